import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { closesAt, createTables, type GameStore, type Tables } from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, BOB, CHANNEL, done, requestOf, refusal } from '../table-scene.js';
import { DAY, HOUR, MINUTE } from '../../support/durations.js';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
let time: number;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  time = 1_000_000;
  tables = createTables({
    store: { ...store, beat: async () => 0 },
    cards: { card: cardById },
    log: scene.silent,
    random: () => 'a seed',
    later: () => undefined,
    now: () => time,
  });
});
afterEach(() => close());

const pass = async (milliseconds: number): Promise<void> => {
  time += milliseconds;
  await tables.keepTime()();
};
const now = async () => (await tables.table(CHANNEL))!.data;
const open = async (pace: 'tonight' | 'days') =>
  done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en', pace }));
const setDate = (at: number | null, person = ANN) => tables.perform(CHANNEL, requestOf(person), { do: 'setDate', at });

test('the lobby of a table over days stands for seven days without an act, any other one for a day', async () => {
  await open('days');
  await pass(6 * DAY + 23 * HOUR);
  expect((await now()).phase).toBe('lobby');
  await pass(HOUR);
  expect(await now()).toMatchObject({ phase: 'over', game: { upkeep: { idleHours: 7 * 24 } } });
  await open('tonight');
  await pass(DAY);
  expect(await now()).toMatchObject({ phase: 'over', game: { upkeep: { idleHours: 24 } } });
});

test('a lobby with a date stands until then whoever acts, is reminded of it once an hour before, and then closes', async () => {
  await open('days');
  const at = time + 9 * DAY;
  done(await setDate(at));
  await pass(9 * DAY - HOUR - 1);
  expect((await now()).game.upkeep.date).toEqual({ at });
  await pass(1);
  expect((await now()).game.upkeep.date).toEqual({ at, reminded: at - HOUR });
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
  await pass(HOUR - 1);
  expect((await now()).phase).toBe('lobby');
  await pass(1);
  expect(await now()).toMatchObject({ phase: 'over', game: { upkeep: { idleHours: null } } });
});

test('a lobby whose date has passed during an outage is reminded and stands for an hour more', async () => {
  await open('days');
  const at = time + DAY;
  done(await setDate(at));
  await pass(3 * DAY);
  expect((await now()).game.upkeep.date).toEqual({ at, reminded: time });
  expect(closesAt(await now())).toBe(time + HOUR);
  await tables.closeIdle(CHANNEL);
  await pass(HOUR - MINUTE);
  expect((await now()).phase).toBe('lobby');
  await pass(MINUTE);
  expect((await now()).phase).toBe('over');
});

test('only the host of a table over days gives a date, and it goes with the pace, with the game, or when it is taken away', async () => {
  await open('days');
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
  expect(refusal(await setDate(time + DAY, BOB))).toBe('notHost');
  done(await setDate(time + DAY));
  const tonight = { set: 'pace', pace: 'tonight' } as const;
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: tonight }));
  expect((await now()).game.upkeep.date).toBeUndefined();
  expect(refusal(await setDate(time + DAY))).toBe('notPossible');
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'pace', pace: 'days' } }));
  done(await setDate(time + DAY));
  done(await setDate(null));
  expect((await now()).game.upkeep.date).toBeUndefined();
  done(await setDate(time + DAY));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  expect((await now()).game.upkeep.date).toBeUndefined();
});
