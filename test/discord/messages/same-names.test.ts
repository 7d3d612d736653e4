import { expect, test } from 'vitest';
import { allCards } from '../../../cards/index.js';
import { legalActionsOf } from '../../../src/discord/messages/choice/legal-actions.js';
import { choiceFor } from '../../../src/discord/messages/choice/question.js';
import { draftLine } from '../../../src/discord/messages/panel/asked-lines.js';
import { partsIn, type Ability, type Card, type Option, type OptionId, viewFor } from '../../../src/engine/index.js';
import { facesOf } from '../../../src/engine/vocabulary/index.js';
import { LANGUAGES, words, type Language, type Names } from '../../../src/text/index.js';
import { typed } from '../../text/support.js';
import { sceneCards } from '../../support/cards/index.js';
import { tableOf } from '../support/long-table.js';
import { aScene, type Scene } from '../../support/scene.js';

const SPEECH = { en: words('en', sceneCards), fr: words('fr', sceneCards) };
const namesIn = (language: Language): Names => ({
  player: (id) => (id === 'p1' ? 'Alice' : 'Bob'),
  card: (id) => SPEECH[language].cardName(id),
});

const labelsOf = (options: readonly Option[], language: Language): readonly string[] =>
  options.map(
    (option) => choiceFor(option, { w: SPEECH[language], names: namesIn(language), stack: [] }, options).label,
  );

const meant = (card: Card, ability: Ability): Option['meaning'] | null => {
  const { key } = ability;
  if (ability.kind === 'replacement') return { kind: 'replacement', card: card.id, ability: key, replaces: ability };
  if (ability.kind !== 'triggered' && ability.kind !== 'activated') return null;
  const kind = ability.kind === 'triggered' ? 'trigger' : 'activate';
  return { kind, card: card.id, ability: key, ...ability.modes.slice(0, 1).map(({ effect }) => ({ effect }))[0] };
};

/** Its abilities as options; one that does nothing is only what Prototype assembles others from. */
const optionsOf = (card: Card): readonly Option[] =>
  card.abilities
    .flatMap((one) => partsIn('ability', one, 'ability'))
    .flatMap((ability, at) => {
      const meaning = meant(card, ability);
      return meaning === null || meaning.effect?.do === 'nothing' ? [] : [{ id: `${card.id}/${at}`, meaning }];
    });

const faces = allCards.flatMap(facesOf);

/** Abilities of another printing that do the same are the same. */
const isFirst = ({ meaning }: Option, index: number, all: readonly Option[]): boolean => {
  const does = (one: Option['meaning']): string => JSON.stringify([one.effect, { ...one.replaces, key: '' }]);
  return all.findIndex(({ meaning: other }) => does(other) === does(meaning)) === index;
};

test.each(LANGUAGES)('ABIL-07 REPL-07: abilities of one name differ in what they are called in %s', (language) => {
  const all = faces.flatMap(optionsOf);
  const nameOf = ({ meaning }: Option): string => `${meaning.kind} ${SPEECH[language].cardName(meaning.card!)}`;
  const several = [...new Set(all.map(nameOf))]
    .map((name) => all.filter((option) => nameOf(option) === name).filter(isFirst))
    .filter((options) => options.length > 1);
  expect(several.length).toBeGreaterThan(50);
  const wrong = several.flatMap((options) => {
    const labels = labelsOf(options, language);
    expect(labels.filter((label) => label.length > 80)).toEqual([]);
    const isBad = new Set(labels).size < labels.length || labels.some((label) => /\(\d+\)$/.test(label));
    return isBad ? [labels] : [];
  });
  expect(wrong).toEqual([]);
});

/** What is asked now: what the buttons or entries of the menu are called, and the order so far in a line of the panel. */
const shown = (scene: Scene, chosen: readonly OptionId[] = []): readonly (readonly [string, ...string[]])[] =>
  LANGUAGES.map((language) => {
    const decision = scene.decision();
    const view = viewFor(scene.session(), decision.player);
    const draft = draftLine({ view, w: SPEECH[language], markdown: namesIn(language), chosen }, decision);
    return [draft, ...labelsOf(decision.options, language)].map(typed) as [string, ...string[]];
  });

test('ABIL-07: two triggers of one curse say what they do, in the order so far too', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { curses: ['curse-of-loss'], souls: ['gurdy', 'chub'] });
  scene
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  const [english, french] = shown(scene);
  const [leaves, destroys] = [
    'Curse of Loss: put this curse into discard',
    'Curse of Loss: destroy a soul you control',
  ];
  expect(english).toEqual([`As it is: 1. ${leaves} → 2. ${destroys}`, leaves, destroys]);
  const [part, detruit] = [
    'Malédiction de la perte : mettez cette malédiction dans la défausse',
    'Malédiction de la perte : détruisez une de vos âmes',
  ];
  expect(french).toEqual([`Ordre actuel : 1. ${part} → 2. ${detruit}`, part, detruit]);
  scene.done({ midway: 'the order is asked' });
});

test('ABIL-07: one ability that has triggered on several things names them', () => {
  const scene = aScene().player('p1', { items: ['toasts'], hand: ['each-loots-1'] });
  scene.play('p1', 'each-loots-1').allPass();
  const [[draft], [, ...french]] = shown(scene, ['t1']) as [[string], [string]];
  expect(draft).toBe('Order so far: 1. toasts (Bob)\nThe rest as it is: 2. toasts (Alice)');
  expect(french).toEqual(['toasts (Alice)', 'toasts (Bob)']);
  scene.done({ midway: 'the order is asked' });
});

test('REPL-07: two shields of one card say how much is left of each', () => {
  const left = (amount: number): Option => ({
    id: `shield ${amount}`,
    meaning: { kind: 'replacement', card: 'soul-heart', ability: 'points', left: amount },
  });
  const all: Option = { id: 'all', meaning: { kind: 'replacement', card: 'soul-heart', ability: 'instance' } };
  expect(labelsOf([left(1), left(2), all], 'en')).toEqual([
    'Soul Heart: prevent the next 1 damage',
    'Soul Heart: prevent the next 2 damage',
    'Soul Heart: prevent all of it',
  ]);
  expect(labelsOf([left(1), left(2), all], 'fr').map(typed)).toEqual([
    "Cœur d'âme : prévenez le prochain dégât",
    "Cœur d'âme : prévenez les 2 prochains dégâts",
    "Cœur d'âme : prévenez tous les dégâts",
  ]);
});

test('REPL-07: a replacement says in its entry what it does, not what else its card does', () => {
  const scene = aScene()
    .player('p1', { hand: ['soul-heart', 'bomb'], lootPlays: 2 })
    .player('p2', { items: ['host-hat'] });
  scene.play('p1', 'soul-heart', { targets: ['p2'] }).allPass();
  scene.passTo('p2').use('p2', 'host-hat').allPass();
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  const { options } = scene.decision();
  const entry = choiceFor(options[0]!, { w: SPEECH.en, names: namesIn('en'), stack: [] }, options);
  expect([entry.label, entry.description]).toEqual(['Soul Heart', 'Prevent the next 1 damage']);
  scene.done({ midway: 'the order is asked' });
});

test('monsters of one name are numbered as they lie, where they can be attacked', () => {
  const scene = aScene({ players: 1 }).monsters('henry', 'gurdy', 'henry');
  const attacks = (language: Language) => legalActionsOf(tableOf(scene.session()), 'u1', SPEECH[language]).attacks;
  expect(attacks('en').map(({ label }) => label)).toEqual(['Henry (1)', 'Gurdy', 'Henry (2)', 'The monster deck']);
  const shorts = attacks('fr').map(({ short = '' }) => short);
  expect(new Set(shorts).size).toBe(shorts.length);
  scene.done();
});

test('TGT-01: things of one name that differ are counted as they lie there, cards that are the same are not', () => {
  const lying = (id: string, zone: 'play' | 'hand', card: string): Option => ({
    id,
    meaning: { kind: 'object', card, zone },
  });
  expect(labelsOf([lying('a', 'play', 'henry'), lying('b', 'play', 'henry')], 'en')).toEqual([
    'Henry (1)',
    'Henry (2)',
  ]);
  const more = (id: string): Option => ({ id, meaning: { kind: 'modifier', number: 1 } });
  expect(labelsOf([more('r0'), more('r1')], 'en')).toEqual(['+1 to the roll', '+1 to the roll']);
  expect(labelsOf([lying('a', 'hand', 'a-penny'), lying('b', 'hand', 'a-penny')], 'en')).toEqual([
    'A Penny!',
    'A Penny!',
  ]);
  expect(labelsOf([lying('a', 'hand', 'pills'), lying('b', 'hand', 'pills-2')], 'en')).toEqual([
    'Pills!: roll, an effect that lasts, damage',
    expect.stringContaining('Pills!: roll: 1–2: loot 1'),
  ]);
});
