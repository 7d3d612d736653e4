import { expect, test } from 'vitest';
import { allCards, cardById } from '../../cards/index.js';
import type { Card, Effect } from '../../src/engine/index.js';
import { partsIn } from '../../src/engine/vocabulary/index.js';
import { words, type Words } from '../../src/text/index.js';
import { aScene, type Scene } from '../support/scene.js';
import { sceneCards } from '../support/cards/index.js';
import { enNames, frNames, typed } from './support.js';

const LANGUAGES = [
  { w: words('en', { card: cardById }), names: { ...enNames, card: (id: string) => cardById(id).name.en } },
  { w: words('fr', { card: cardById }), names: { ...frNames, card: (id: string) => cardById(id).name.fr } },
];
type Asking = Parameters<Words['asks']>[0];

/** Every question for a target, every choice on resolution and every "may" of a card. */
const questionsOf = (card: Card): readonly Asking[] => {
  const one = { card: card.id, min: 1, max: 1 } as const;
  const found: Asking[] = [];
  for (const ability of [...card.abilities, ...(card.back?.abilities ?? [])]) {
    for (const { effect, targets } of 'modes' in ability ? ability.modes : [])
      for (const [at, { min, max }] of targets.entries())
        found.push({ ...one, key: 'announce.target', min, max, effect, aims: { targets, at } });
    const effects = partsIn('ability', ability, 'effect');
    const followed = new Set<Effect>();
    for (const effect of effects) {
      if (effect.do === 'may')
        found.push({
          ...one,
          key: 'effect.may',
          options: [{ id: 'yes', meaning: { kind: 'yes', effect: effect.effect } }],
        });
      if (effect.do !== 'sequence') continue;
      for (const [at, part] of effect.of.entries()) {
        if (part.do !== 'choose') continue;
        followed.add(part);
        found.push({ ...one, key: 'effect.choose', effect: { do: 'sequence', of: effect.of.slice(at) } });
      }
    }
    for (const effect of effects)
      if (effect.do === 'choose' && !followed.has(effect)) found.push({ ...one, key: 'effect.choose', effect });
  }
  return found;
};

const asked = (card: string, nth = 0): readonly string[] =>
  LANGUAGES.map(({ w, names }) => typed(w.asks(questionsOf(cardById(card))[nth]!, names)));

test('every question of every card is one sentence that ends as a question and leaves no gap', () => {
  const questions = allCards.flatMap(questionsOf);
  expect(questions.length).toBeGreaterThan(130);
  for (const { w, names } of LANGUAGES)
    for (const question of questions) {
      const text = typed(w.asks(question, names));
      expect(text).toMatch(/^\p{Lu}[^.:□•]*\?$/u);
      expect(text.length).toBeLessThan(140);
      expect(text).not.toMatch(/which one|the (?:chosen )?thing|élément|\bthe target\?$.*\bwhich/iu);
    }
});

test('what is done with a thing asks for it, with the thing in its place in the sentence', () => {
  expect(asked('bomb')).toEqual(['Who takes 1 damage?', 'Qui subit 1 dégât ?']);
  expect(asked('mr-boom')).toEqual(['Which monster takes 1 damage?', 'Quel monstre subit 1 dégât ?']);
  expect(asked('the-battery')).toEqual(['Which item do you recharge?', 'Quel objet rechargez-vous ?']);
  expect(asked('moms-eye')).toEqual(['Whose hand do you look at?', 'De quel joueur regardez-vous la main ?']);
  expect(asked('boomerang')[0]).toBe('From whose hand do you choose a loot card at random?');
  expect(asked('jawbone')).toEqual(['Which player do you steal 3¢ from?', 'À quel joueur volez-vous 3 ¢ ?']);
  expect(asked('decoy')).toEqual([
    'Which item do you swap this item with?',
    'Contre quel objet échangez-vous cet objet ?',
  ]);
  expect(asked('mega-battery')).toEqual(['Whose items do you recharge?', 'De quel joueur rechargez-vous les objets ?']);
  expect(asked('curse-of-pain')).toEqual(['Who gets this curse?', 'Qui reçoit cette malédiction ?']);
  expect(asked('soul-heart')).toEqual(['Who is protected?', 'Qui est protégé ?']);
  expect(asked('vi-the-lovers')).toEqual([
    'Who gains +2 HP till end of turn?',
    "Qui gagne +2 PV jusqu'à la fin du tour ?",
  ]);
  expect(asked('sack-of-pennies')).toEqual(['Do you want to recharge this item?', 'Voulez-vous recharger cet objet ?']);
});

test('what no single act says is asked for by what it is', () => {
  expect(asked('two-of-clubs')).toEqual(['Who is it for?', 'Pour qui est-ce ?']);
  expect(asked('monster-manual')).toEqual(['Which monster do you choose?', 'Quel monstre choisissez-vous ?']);
  expect(asked('viii-justice')).toEqual(['Which player do you choose?', 'Quel joueur choisissez-vous ?']);
});

/** What is asked now, after so many picks. */
const order = (scene: Scene, picked: number): readonly string[] => {
  const cards = { card: (id: string) => sceneCards.card(id) };
  return [
    words('en', cards).asks(scene.decision(), enNames, picked),
    typed(words('fr', cards).asks(scene.decision(), frNames, picked)),
  ];
};

test('ZONE-07: an order asks for the next card pick by pick, and says which end of which deck', () => {
  const top = aScene().player('p1', { items: ['sleight-of-hand'] });
  top.use('p1', 'sleight-of-hand', { targets: ['deck:loot'] }).allPass();
  expect(order(top, 0)).toEqual([
    'Which goes on top of the loot deck?',
    'Quelle carte va au sommet de la pioche butins ?',
  ]);
  expect(order(top, 1)).toEqual(['Which lies below it?', 'Laquelle vient juste en dessous ?']);
  top.done({ midway: 'the order is not the point' });
  const bottom = aScene()
    .player('p1', { hand: ['xviii-the-moon'] })
    .deck('loot', ['bomb']);
  bottom.play('p1', 'xviii-the-moon').allPass().answer('p1', 'effect.choose', 'bomb');
  expect(order(bottom, 0)[0]).toBe('Bottom of the loot deck: which card lies uppermost?');
  bottom.done({ midway: 'the order is not the point' });
});
