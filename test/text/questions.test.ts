import { expect, test } from 'vitest';
import { cardById } from '../../cards/index.js';
import { sceneCards } from '../support/cards/index.js';
import { aScene, damaged, type Scene } from '../support/scene.js';
import { words } from '../../src/text/index.js';
import { enNames, frNames, typed } from './support.js';

const languages = [
  { words: words('en', sceneCards), names: { ...enNames, card: (id: string) => cardById(id).name.en } },
  { words: words('fr', sceneCards), names: { ...frNames, card: (id: string) => cardById(id).name.fr } },
];

/** What is asked now, in English and French. */
const asked = (scene: Scene): readonly string[] =>
  languages.map(({ words: w, names }) => typed(w.question(scene.decision(), names)));
/** The options, in English and French. */
const options = (scene: Scene): readonly (readonly string[])[] =>
  languages.map(({ words: w, names }) =>
    scene.decision().options.map((option) => typed(w.optionLabel(option, names)).replace(/ \(.*\)$/, '')),
  );
const said = (scene: Scene, say: 'outcome'): readonly (readonly string[])[] =>
  languages.map(({ words: w, names }) => scene.said(say).map((line) => typed(w.logLine(line, names))));

test('a choice says what is done with the chosen one', () => {
  const scene = aScene()
    .player('p1', { items: ['chaos-card'] })
    .monsters('gurdy');
  scene.use('p1', 'chaos-card').allPass();
  expect(asked(scene)).toEqual([
    'Chaos Card: Which effect do you choose?',
    'Carte du chaos : Quel effet choisissez-vous ?',
  ]);
  expect(options(scene)[0]).toEqual(['Kill a player or a monster', 'Destroy an item or a soul']);
  scene.answer('p1', 'effect.option', 'm0');
  expect(asked(scene)).toEqual([
    'Chaos Card: Which player or monster do you kill?',
    'Carte du chaos : Quel joueur ou monstre tuez-vous ?',
  ]);
  scene.answer('p1', 'effect.choose', 'gurdy').resolve().done();
});

test('whoever chooses for somebody else is asked for what is their own, and told who gets it', () => {
  const scene = aScene()
    .player('p1', { items: ['guppys-head'] })
    .player('p2', { hand: ['bomb', 'a-penny'] });
  scene.use('p1', 'guppys-head', { targets: ['p2'] }).allPass();
  expect(asked(scene)).toEqual([
    "Guppy's Head: Which loot card do you give to Alice?",
    'Tête de Guppy : Quel butin donnez-vous à Alice ?',
  ]);
  scene.answer('p2', 'effect.choose', 'bomb').done();
});

test('a target is asked for with what happens to it, and with its number when there are several', () => {
  const scene = aScene()
    .player('p1', { items: ['finger', 'meat'], hand: ['bomb'] })
    .player('p2', { items: ['book-of-sin', 'breakfast'] })
    .monsters('gurdy')
    .dice(2);
  scene.answer('p1', 'priority', 'play bomb');
  expect(asked(scene)).toEqual(['Bomb!: Who takes 1 damage?', 'Bombe ! : Qui subit 1 dégât ?']);
  scene.answer('p1', 'announce.target', 'gurdy').resolve();
  scene.passTo('p2').use('p2', 'book-of-sin').passUntil(0);
  expect(asked(scene)).toEqual([
    'Finger!: Which item do you swap with another one?',
    'Le doigt ! : Quel objet échangez-vous contre un autre ?',
  ]);
  scene.answer('p1', 'trigger.target', 'meat');
  expect(asked(scene)[0]).toBe('Finger!: Which item do you swap the first one with?');
  scene.answer('p1', 'trigger.target', 'breakfast').allPass(2);
  expect(asked(scene)).toEqual([
    'Finger!: Do you want to swap Meat! (Alice) with Breakfast (Bob)?',
    'Le doigt ! : Voulez-vous échanger De la viande ! (Alice) contre Petit-déjeuner (Bob) ?',
  ]);
  scene.answer('p1', 'effect.may', 'yes');
  expect(scene.items('p1')).toEqual(['finger', 'breakfast']);
  scene.resolve().done();
});

test('a choice among cards that lie open says that it is of them', () => {
  const scene = aScene().player('p1', { hand: ['xii-the-hanged-man'] });
  scene.play('p1', 'xii-the-hanged-man').allPass();
  expect(asked(scene)).toEqual([
    'XII. The Hanged Man: Which cards do you put on the bottom of their deck (as many as you like)?',
    'XII. Le Pendu : Quelles cartes mettez-vous en dessous de leur pioche (autant que vous voulez) ?',
  ]);
  scene.answer('p1', 'effect.choose').done();
});

test('a choice that may be left out says so', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'mr-boom'] })
    .monsters('holy-moms-eye')
    .dice(2);
  scene.use('p1', 'book-of-sin').passUntil('holy-moms-eye').allPass();
  expect(asked(scene)).toEqual([
    "Holy Mom's Eye: Which item do you recharge, if any?",
    'Œil de Maman sacré : Quel objet rechargez-vous (facultatif) ?',
  ]);
  scene.answer('p1', 'effect.choose').resolve().done();
});

test('a cost names what it takes', () => {
  const scene = aScene({ players: 3 }).player('p1', {
    items: ['contract-from-below', 'donation-machine', 'smelter', 'meat', 'the-relic', 'breakfast'],
    hand: ['bomb', 'a-penny'],
  });
  scene.answer('p1', 'priority', 'use donation-machine');
  expect(asked(scene)).toEqual([
    'Donation Machine: Which item do you give away to pay?',
    'Machine à dons : Quel objet donnez-vous pour payer le coût ?',
  ]);
  scene.answer('p1', 'announce.cost', 'meat');
  expect(asked(scene)).toEqual(['Donation Machine: Who gets it?', 'Machine à dons : Qui le reçoit ?']);
  scene.answer('p1', 'announce.cost', 'p3').resolve();
  scene.answer('p1', 'priority', 'use smelter');
  expect(asked(scene)).toEqual([
    'Smelter: Which loot card do you discard to pay?',
    `${cardById('smelter').name.fr} : Quel butin défaussez-vous pour payer le coût ?`,
  ]);
  scene.answer('p1', 'announce.cost', 'bomb').resolve();
  scene.answer('p1', 'priority', 'use contract-from-below').answer('p1', 'announce.target', 'meat');
  expect(asked(scene)).toEqual([
    'Contract from Below: Which 2 items do you destroy to pay?',
    `${cardById('contract-from-below').name.fr} : Quels 2 objets détruisez-vous pour payer le coût ?`,
  ]);
  scene.answer('p1', 'announce.cost', 'the-relic', 'breakfast').resolve().done();
});

test('shadow: the one who chooses for another is told whose death penalty it is', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'], items: ['shadow'] })
    .player('p2', { items: ['meat'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).passUntil(0);
  expect(asked(scene)).toEqual([
    'Bob dies: which of their items is destroyed?',
    'Mort de Bob : lequel de ses objets est détruit ?',
  ]);
  scene.answer('p1', 'deathPenalty.item', 'meat').done();
  const own = aScene().player('p1', { hand: ['xiii-death'], items: ['meat'] });
  own.play('p1', 'xiii-death', { targets: ['p1'] }).passUntil(0);
  expect(asked(own)).toEqual(['You die: which item do you destroy?', 'Vous mourez : quel objet détruisez-vous ?']);
  own.answer('p1', 'deathPenalty.item', 'meat').toNextTurn().done();
});

test('options of one target and of several are told apart', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters(damaged('pestilence', 3), 'gurdy');
  scene.play('p1', 'gold-bomb', { targets: ['pestilence'] }).resolve();
  expect(options(scene)).toEqual([
    ['Deal 2 damage to a player or a monster', 'Deal 1 damage to 2 players or monsters'],
    ['Infligez 2 dégâts à un joueur ou un monstre', 'Infligez 1 dégât à 2 joueurs ou monstres'],
  ]);
  scene.answer('p1', 'trigger.mode', 'm0').answer('p1', 'trigger.target', 'gurdy').resolve().done();
});

test('the log says what a roll does: its number, and what its card says to it', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .dice(4);
  scene.use('p1', 'book-of-sin').resolve();
  expect(said(scene, 'outcome')).toEqual([
    ['4: loot 1 (Book of Sin).'],
    [`4 : piochez 1 butin (${cardById('book-of-sin').name.fr}).`],
  ]);
  scene.done();
});

test('an item that is destroyed is not said to die', () => {
  const scene = aScene()
    .player('p1', { items: ['chaos-card'] })
    .player('p2', { items: ['meat'] });
  scene.use('p1', 'chaos-card').allPass().answer('p1', 'effect.option', 'm1').answer('p1', 'effect.choose', 'meat');
  const lines = scene.said('event').filter(({ event }) => event === 'dies' || event === 'destroy');
  expect(
    lines.map((line) => languages[0]!.words.logLine(line, languages[0]!.names)).filter((text) => text !== ''),
  ).toHaveLength(2);
  scene.done();
});
