import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  allCards,
  blankHouseCard,
  cardById,
  HOUSE_LIMITS,
  houseCopy,
  houseId,
  houseProblem,
  isCopiable,
  isHouseName,
  neutralName,
  textNumbers,
  withTextNumbers,
  withWord,
  wordChoices,
} from '../../../cards/index.js';
import type { Card } from '../../../src/engine/index.js';
import {
  createTables,
  HOUSE_CARD_LIMITS,
  isReady,
  shownHouseCard,
  type GameStore,
  type HouseCards,
  type Tables,
} from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { silent } from '../table-scene.js';

const SERVER = '700';
const PASSED = { is: 'passed', games: 50, seen: 40, used: 90 } as const;

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
let own: HouseCards;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  tables = createTables({ store, cards: { card: cardById }, log: silent });
  own = tables.servers.houseCards;
});
afterEach(() => close());

const bomb = (number: number): Card => houseCopy(cardById('bomb'), number, 2);
const added = async (...make: ((number: number) => Card)[]) => {
  const made = await own.add(SERVER, make);
  if (made === 'full' || 'problem' in made) throw new Error(JSON.stringify(made));
  return made;
};

test('cards get numbers that are never given again, in each server by itself', async () => {
  await added(bomb, bomb);
  expect(await own.remove(SERVER, 2)).toBe(true);
  expect(await own.remove(SERVER, 2)).toBe(false);
  await added(bomb);
  expect((await own.of(SERVER)).map(({ number, card }) => [number, card.id])).toEqual([
    [1, 'house-1'],
    [3, 'house-3'],
  ]);
  expect(await own.of('701')).toEqual([]);
  await tables.servers.forget(SERVER);
  expect(await own.of(SERVER)).toEqual([]);
});

test('a card is ready once it was tried as it is, and a change makes it not so', async () => {
  const [one] = await added(bomb);
  await own.tested(SERVER, one!.card, PASSED);
  expect((await own.of(SERVER)).map(isReady)).toEqual([true]);
  expect(textNumbers(one!.card)).toEqual([1]);
  const changed = await own.change(SERVER, 1, (card) => withTextNumbers(card, [5]));
  expect(changed).toMatchObject({ test: null });
  await own.tested(SERVER, one!.card, PASSED); // of what it was
  expect((await own.of(SERVER)).map(isReady)).toEqual([false]);
  expect(await own.change(SERVER, 9, (card) => card)).toBeNull();
});

test('of several cards all are added or none, and the one that cannot be is told by its place', async () => {
  const broken = (number: number): Card => ({ ...bomb(number), copies: 99 });
  expect(await own.add(SERVER, [bomb, broken])).toEqual({
    problem: { is: 'number', what: 'copies', least: 1, most: 10 },
    at: 1,
  });
  expect(await own.of(SERVER)).toEqual([]);
});

test('a server has 200 cards and no more', async () => {
  await added(...Array.from({ length: HOUSE_CARD_LIMITS.cards }, () => bomb));
  expect(await own.add(SERVER, [bomb])).toBe('full');
  expect(await own.of(SERVER)).toHaveLength(200);
});

test('what is hostile in a card is refused: names, words, numbers, fields, faces and size', async () => {
  const refused = async (change: (card: Card) => object): Promise<unknown> => {
    const made = await own.add(SERVER, [(number) => change(bomb(number)) as Card]);
    return made !== 'full' && 'problem' in made ? made.problem.is : made;
  };
  const name = (en: string) => (card: Card) => ({ ...card, name: { en, fr: en } });
  for (const bad of [
    '@everyone',
    '<@1>',
    '**x**',
    '[a](b)',
    '`x`',
    'a\nb',
    ' a',
    'a  b',
    '',
    'x'.repeat(41),
    '\u202Eabc',
    '# a',
    'a|b',
    '\u0418',
  ])
    expect([bad, await refused(name(bad))]).toEqual([bad, 'name']);
  expect(isHouseName("Mom's Éclair 2.0!")).toBe(true);
  const deep = (depth: number): object =>
    depth === 0 ? { do: 'nothing' } : { do: 'sequence', steps: [deep(depth - 1)] };
  const says = (effect: object) => (card: Card) => ({
    ...card,
    abilities: [{ kind: 'loot', key: 'loot', modes: [{ targets: [], effect }] }],
  });
  expect(await refused(says(deep(60)))).toBe('size');
  expect(await refused(says({ do: 'explode' }))).toBe('words');
  expect(await refused(says({ do: 'become', name: { en: '@everyone', fr: '@everyone' } }))).toBe('words');
  expect(await refused((card) => ({ ...card, abilities: JSON.parse('[{"__proto__":{"x":1}}]') as unknown }))).toBe(
    'words',
  );
  expect(await refused((card) => ({ ...card, extra: 1 }))).toBe('words');
  expect(await refused((card) => ({ ...card, id: 'bomb' }))).toBe('form');
  expect(await refused((card) => ({ ...card, back: card }))).toBe('form');
  expect(await refused((card) => ({ ...card, type: 'challenge', category: null }))).toBe('type');
  expect(await refused((card) => ({ ...card, category: 'basic' }))).toBe('category');
  expect(await refused((card) => ({ ...card, reward: { coins: -1 } }))).toBe('number');
  expect(await own.of(SERVER)).toEqual([]);
});

test('where free text is off a card has a name that nobody has chosen', () => {
  const card = { ...bomb(3), name: { en: 'Kaboom', fr: 'Badaboum' } };
  expect(shownHouseCard(card, true)).toBe(card);
  expect(shownHouseCard(card, false).name).toEqual({ en: 'House card 3', fr: 'Carte maison 3' });
});

test('words are chosen from what may stand there, and a blank card can be begun with', async () => {
  const choices = wordChoices(bomb(1)).map(({ others }) => [...others()]);
  expect(choices.some((others) => others.length > 0)).toBe(true);
  await added((number) => blankHouseCard('monster', number, { en: 'A', fr: 'A' }, 'basic'));
  expect(houseId(1)).toBe('house-1');
});

test('every word that is offered may stand there, and is said by a published card with the same fields', () => {
  const card = houseCopy(cardById('mega-bean'), 1, 1);
  const offered = wordChoices(card).flatMap(({ place, others }) =>
    [...others()].map((word) => withWord(card, place, word)),
  );
  expect(offered.length).toBeGreaterThan(300);
  expect(offered.filter((one) => houseProblem(one) !== null)).toEqual([]);
});

test('every published card of a deck can be copied but those of two faces, without HP, or of a challenge', () => {
  const left = allCards.filter((card) => !isCopiable(card));
  const others = left.filter(({ type, category }) => type !== 'startingItem' && !`${category}`.startsWith('challenge'));
  expect(others.map(({ id }) => id).toSorted()).toEqual(['blank-canvas', 'the-enigma', 'the-harbingers']);
  const copies = allCards.filter(isCopiable).map((card) => {
    const copy = houseCopy(card, 1, Math.min(card.copies, HOUSE_LIMITS.copies));
    return { ...copy, name: neutralName(copy.id) };
  });
  expect(copies.filter((copy) => houseProblem(copy) !== null)).toEqual([]);
});

test('what is damaged in the store counts as none', async () => {
  await store.setServerData(`${SERVER}.cards`, '{"format":1,"next":2,"cards":[{"number":1,"card":{"id":"bomb"}}]}');
  expect(await own.of(SERVER)).toEqual([]);
});
