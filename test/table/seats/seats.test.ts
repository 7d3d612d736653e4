import { afterEach, beforeEach, expect, test } from 'vitest';
import { allCards, cardById } from '../../../cards/index.js';
import { openGame, seededRandom, viewFor } from '../../../src/engine/index.js';
import {
  PLAYABLE_SETS,
  poolOf,
  SEATS,
  setupForTable,
  STANDARD,
  updated,
  type NewTable,
  type Outcome,
  type Setting,
  type Tables,
} from '../../../src/table/index.js';
import { tableData } from '../../../src/table/record/data.js';
import { startsByItself } from '../../../src/table/lobby/lobby.js';
import { undealable, whyNotDealt } from '../../../src/table/options/options.js';
import * as scene from '../table-scene.js';
import { ANN, BOB, CHANNEL, CYD, done, requestOf, refusal } from '../table-scene.js';

let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  const embedded = await scene.embedded();
  ({ close } = embedded);
  tables = scene.tablesOn(embedded.store);
});
afterEach(() => close());

const open = (asked: Omit<NewTable, 'language'> = {}) =>
  tables.open(CHANNEL, requestOf(ANN), { language: 'en', ...asked });
const join = (person = BOB) => tables.perform(CHANNEL, requestOf(person), { do: 'join' });
const set = (setting: Setting) => tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting });
const start = () => tables.perform(CHANNEL, requestOf(ANN), { do: 'start' });
const addComputer = () => tables.perform(CHANNEL, requestOf(ANN), { do: 'addComputer', kind: 'simple' });
const problem = (outcome: Outcome): string => {
  if (outcome.is !== 'refused' || !('problem' in outcome.refusal)) throw new Error(`not refused but ${outcome.is}`);
  return String(outcome.refusal.problem);
};
const data = async () => (await tables.table(CHANNEL))!.data;

test('SETUP-12: a table has four seats unless its host wants two to eight', async () => {
  expect(SEATS).toEqual({ least: 2, usual: 4, most: 8 });
  done(await open());
  for (let n = 2; n <= 4; n += 1) done(await addComputer());
  expect(refusal(await addComputer())).toBe('tableFull');
  done(await set({ set: 'seats', seats: 8 }));
  for (let n = 5; n <= 8; n += 1) done(await addComputer());
  expect(refusal(await addComputer())).toBe('tableFull');
  const { seats } = (await data()).game;
  expect([seats.at(-1)?.player, seats.at(-1)?.name, new Set(seats.map(({ name }) => name)).size]).toEqual([
    'p8',
    'Computer 7',
    8,
  ]);
  for (const number of [1, 9, 2.5]) expect((await set({ set: 'seats', seats: number })).is).toBe('refused');
  expect((await data()).game.options.seats).toBe(8);
});

test('SETUP-06 SETUP-07 SETUP-10 SETUP-12: a game of eight begins with what each of them gets, and with cards for three and more', () => {
  const setup = setupForTable(poolOf(['base']), 8, 4, 'eight', { ...STANDARD, seats: 8 });
  const view = viewFor(openGame(setup, { cards: { card: cardById }, random: seededRandom }), null);
  expect(view.players.map(({ coins, handCount }) => [coins >= 3, handCount >= 3])).toEqual(
    Array.from({ length: 8 }, () => [true, true]),
  );
  expect(new Set(view.players.flatMap(({ characters }) => characters.map(({ card }) => card))).size).toBe(8);
  expect(view.bonusSouls).toHaveLength(3);
});

test.each([5, 6, 7, 8])(
  'SETUP-02 SETUP-12: decks of %i have enough of everything, with each choice of sets',
  (seats) => {
    for (const sets of [['base'], ...PLAYABLE_SETS.map((one) => [...new Set(['base', one])]), [...PLAYABLE_SETS]])
      for (const ratios of [false, true]) {
        const options = { ...STANDARD, seats, sets, ratios };
        expect(whyNotDealt(options, seats)).toBeNull();
        const { rules, decks, characters, outside } = setupForTable(poolOf(sets), seats, 4, 'seed', options);
        expect(rules.supply).toBeGreaterThanOrEqual(100);
        expect(characters.length).toBeGreaterThanOrEqual(seats);
        expect(decks.loot.length).toBeGreaterThanOrEqual(5 * seats);
        const inGame = new Set([...Object.values(decks).flat(), ...outside, ...characters]);
        const forMore = poolOf(sets).filter(({ threePlus, type }) => threePlus && type !== 'room');
        expect(ratios || forMore.every(({ id }) => inGame.has(id))).toBe(true);
      }
  },
);

test('SETUP-07 SETUP-12: eight seats need eight characters, four seats four, and the number is refused where they are banned', async () => {
  const characters = allCards.filter(
    ({ id, type }) => type === 'character' && poolOf(['base']).some((one) => one.id === id),
  );
  const banned = characters.slice(5).map(({ id }) => id);
  expect(undealable({ ...STANDARD, banned })).toBeNull();
  expect(undealable({ ...STANDARD, banned, seats: 5 })).toBeNull();
  expect(undealable({ ...STANDARD, banned, seats: 6 })).toEqual({ why: 'tooFewCards', kind: 'character', least: 6 });
  done(await open());
  for (const card of banned) done(await set({ set: 'list', list: 'banned', card }));
  expect(refusal(await set({ set: 'seats', seats: 8 }))).toBe('tooFewCards');
  expect((await data()).game.options).toMatchObject({ banned });
  expect((await data()).game.options.seats).toBeUndefined();
});

test('fewer seats than are taken are refused, and nobody loses a seat', async () => {
  done(await open({ seats: 6 }));
  for (const person of [BOB, CYD]) done(await join(person));
  for (let n = 4; n <= 6; n += 1) done(await addComputer());
  expect(problem(await set({ set: 'seats', seats: 5 }))).toBe('seats');
  expect(problem(await set({ set: 'preset', preset: 'together' }))).toBe('seats');
  expect(problem(await set({ set: 'preset', preset: 'alone' }))).toBe('alone');
  const { seats, options } = (await data()).game;
  expect([seats.length, options.seats, options.mode]).toEqual([6, 6, undefined]);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'removeComputer' }));
  expect(done(await set({ set: 'seats', seats: 5 })).data.game.options.seats).toBe(5);
});

test('COOP-01: a way to play has its own number of seats, whatever is wished for', async () => {
  expect(problem(await open({ preset: 'together', seats: 5 }))).toBe('ownSeats');
  done(await open({ seats: 5 }));
  const together = done(await set({ set: 'preset', preset: 'together' })).data;
  expect(together.game.options).toMatchObject({ mode: 'together', seats: 5 });
  expect(problem(await set({ set: 'seats', seats: 6 }))).toBe('ownSeats');
  done(await join());
  const late = done(await join(CYD)).data;
  expect([late.game.seats.length, late.social.finding.waiting.length]).toEqual([2, 1]);
  expect(done(await set({ set: 'preset', preset: 'standard' })).data.game.options.seats).toBe(5);
});

test('COOP-01: a game for two does not start with one seat taken', async () => {
  done(await open({ preset: 'together' }));
  expect(problem(await start())).toBe('fewSeats');
  expect((await data()).game.seats).toHaveLength(1);
  done(await set({ set: 'preset', preset: 'standard' }));
  expect(refusal(await start())).toBe('tooFewPlayers');
});

test('SETUP-12: a seat more goes to whoever has waited longest', async () => {
  done(await open());
  for (let n = 2; n <= 4; n += 1) done(await addComputer());
  for (const person of [BOB, CYD]) done(await join(person));
  const { finding } = done(await set({ set: 'seats', seats: 5 })).data.social;
  expect([finding.kept.map(({ name }) => name), finding.waiting.map(({ name }) => name)]).toEqual([['Bob'], ['Cyd']]);
  expect(done(await join()).data.game.seats.map(({ name }) => name)).toContain('Bob');
});

test('a table that starts when it is full does so with as many seats as it has', async () => {
  done(await open({ seats: 3, startsFull: true }));
  expect(startsByItself(done(await join()).data)).toBe(false);
  expect(startsByItself(done(await join(CYD)).data)).toBe(true);
  expect(startsByItself(done(await set({ set: 'seats', seats: 5 })).data)).toBe(false);
});

test('tables of earlier versions have the usual number of seats', async () => {
  done(await open());
  const stored = await data();
  const { seats: _seats, ...options } = stored.game.options;
  const loaded = tableData.parse(updated(stored, { game: { options } }));
  expect(loaded.game.options.seats).toBeUndefined();
  for (const seats of [1, 9, 4.5])
    expect(tableData.safeParse(updated(stored, { game: { options: { ...options, seats } } })).success).toBe(false);
});
