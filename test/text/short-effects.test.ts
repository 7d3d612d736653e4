import { expect, test } from 'vitest';
import { cardById } from '../../cards/index.js';
import type { Ability, CardId, Effect, Option, StackItemView } from '../../src/engine/index.js';
import { words, type Names } from '../../src/text/index.js';

const [en, fr] = [words('en', { card: cardById }), words('fr', { card: cardById })];
const namesIn = (language: 'en' | 'fr'): Names => ({
  player: (id) => ({ p1: 'Alice', p2: 'Bob' })[id as string] ?? id,
  card: (id) => cardById(id).name[language],
});

type OfModes = Extract<Ability, { readonly kind: 'triggered' | 'activated' | 'loot' }>;
const effectOf = (id: CardId): Effect => {
  const found = cardById(id).abilities.find((ability): ability is OfModes => 'modes' in ability);
  const effect = found?.modes[0]?.effect;
  if (effect === undefined) throw new Error(`${id} does nothing`);
  return effect;
};

const stacked = (card: CardId, parts: Partial<StackItemView> = {}): StackItemView => ({
  id: 's1',
  kind: 'ability',
  controller: 'p1',
  card,
  source: null,
  how: 'triggered',
  effect: effectOf(card),
  targets: [],
  targetRefs: [],
  number: null,
  copy: false,
  combat: false,
  attackRoll: false,
  roller: null,
  stands: null,
  rows: [],
  hits: null,
  ...parts,
});
const lines = (item: StackItemView): readonly [string, string] => [
  en.stackLine(item, namesIn('en')),
  fr.stackLine(item, namesIn('fr')).replaceAll('\u00A0', ' '),
];

test('what a roll does keeps what caused it', () => {
  const effect = effectOf('guppys-hairball');
  if (effect.do !== 'roll') throw new Error('no roll');
  const item = { rows: effect.rows, stands: 6, number: 6, card: 'guppys-hairball' };
  expect(en.rollOutcome(item)).toBe('prevent 1 of that damage');
  expect(fr.rollOutcome(item)).toBe('prévenez 1 de ces dégâts');
});

test('an ability on the stack keeps what caused it', () => {
  const [english, french] = lines(stacked('dads-lost-coin'));
  expect(english).toContain('reroll that roll');
  expect(french).toContain('relancer ce lancer');
});

test('a trinket that is played becomes an item, it does not do nothing', () => {
  const [english, french] = lines(stacked('swallowed-penny', { kind: 'loot', how: null, effect: { do: 'nothing' } }));
  expect(english).toBe('Swallowed Penny (Alice): it becomes an item');
  expect(french).toContain('elle devient un objet');
});

test('a target that the line names is "it" or "them" after that', () => {
  const [english, french] = lines(stacked('bomb', { kind: 'loot', how: null, targets: [{ player: 'p2' }] }));
  expect(english).toBe('Bomb! (Alice) → Bob: deal 1 damage to them');
  expect(french).toContain('→ Bob : infligez-lui 1 dégât');
});

test('what is offered says what its target can be', () => {
  const option: Option = {
    id: 'o',
    meaning: { kind: 'activate', card: 'mr-boom', effect: effectOf('mr-boom') },
  };
  expect(en.optionLabel(option, namesIn('en'))).toBe('Mr. Boom: deal 1 damage to a monster');
  expect(fr.optionLabel(option, namesIn('fr'))).toContain('infligez 1 dégât à un monstre');
});

test('a number that has been chosen stands in the effect', () => {
  const effect: Effect = { do: 'setRoll', what: { select: 'target', index: 0 }, to: 4 };
  expect(lines(stacked('i-the-magician', { kind: 'loot', how: null, effect }))[0]).toContain('change it to 4');
});
