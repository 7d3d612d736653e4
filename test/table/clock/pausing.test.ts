import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import {
  createTables,
  deadlineOf,
  nextLookAt,
  nextRewind,
  NO_HOURS,
  ownDeadline,
  type GameStore,
  type Hours,
  type PaceName,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, answer, asked, BOB, CHANNEL, CYD, done, newInteraction, requestOf, refusal } from '../table-scene.js';
import { HOUR, MINUTE } from '../../support/durations.js';

const START = Date.UTC(2026, 10, 23, 12);

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
let now = START;
/** Milliseconds in which no process ran. */
let lost = 0;

const openTables = (): Tables =>
  createTables({
    store: { ...store, beat: async () => lost },
    cards: { card: cardById },
    log: scene.silent,
    random: () => 'a seed',
    later: () => undefined,
    now: () => now,
  });

beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  now = START;
  lost = 0;
  tables = openTables();
});
afterEach(() => close());

const current = async (): Promise<Table> => (await tables.table(CHANNEL))!;

/** Time passes, and the table is looked at. */
const pass = async (milliseconds: number): Promise<Table> => {
  now += milliseconds;
  await tables.keepTime()();
  return current();
};

/** A game at this pace whose active player has their own action phase, just now. */
const playing = async (pace: PaceName | null, people = [ANN, BOB]): Promise<Table> => {
  done(await tables.open(CHANNEL, requestOf(ANN), { souls: 4, language: 'en' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'pace', pace } }));
  for (const person of people.slice(1)) done(await tables.perform(CHANNEL, requestOf(person), { do: 'join' }));
  for (const person of people)
    done(await tables.perform(CHANNEL, requestOf(person), { do: 'setStandingOrder', order: 'always' }));
  return scene.passToMain(tables, done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' })));
};

const ending = async (table: Table): Promise<Table> => done(await answer(tables, table, asked(table), 'end'));
const game = async (): Promise<string> => (await current()).data.game.id;
const pause = async () => tables.perform(CHANNEL, requestOf(ANN), { do: 'pause', game: await game() });
const goOn = async () => tables.perform(CHANNEL, requestOf(ANN), { do: 'goOn', game: await game() });
const nudge = async () => tables.nudge(CHANNEL, requestOf(ANN), await game());
const heard = (table: Table) => table.data.clock.waits.map((wait) => wait.heard);
const hoursOf = async (person: typeof ANN, hours: Partial<Hours>): Promise<void> =>
  void done(await tables.setHours(CHANNEL, { ...person, hours: { ...NO_HOURS, ...hours } }));
const said = async (): Promise<readonly (string | undefined)[]> =>
  (await tables.wholeLog(CHANNEL, null)).flatMap(({ line: { say, detail } }) =>
    say === 'late' || say === 'pause' ? [`${say} ${detail}`] : [],
  );

test('at a paused table no deadline comes, and afterwards everybody has what they had left', async () => {
  const window = (await ending(await playing('days'))).data.game.window?.id;
  await pass(3 * HOUR);
  const stopped = done(await pause());
  expect([deadlineOf(stopped.data), nextLookAt(stopped.data)]).toEqual([null, null]);
  const later = await pass(100 * HOUR);
  expect(later.data.game.window?.id).toBe(window);
  const going = done(await goOn());
  expect(deadlineOf(going.data)).toBe(now + 5 * HOUR);
  expect((await pass(5 * HOUR - 1)).data.game.window?.id).toBe(window);
  expect((await pass(1)).data.game.window?.id).not.toBe(window);
  expect(await said()).toEqual(['pause waits', 'pause goesOn', 'late answers']);
});

test('a pause survives a restart and an outage, which do not count twice', async () => {
  await ending(await playing('days'));
  await pass(HOUR);
  done(await pause());
  await pass(10 * HOUR);
  lost = 6 * HOUR;
  now += lost;
  tables = openTables();
  expect(deadlineOf((await pass(0)).data)).toBeNull();
  expect(deadlineOf(done(await goOn()).data)).toBe(now + 7 * HOUR);
});

test('an outage that ends with the very click that pauses or goes on counts for nobody', async () => {
  await ending(await playing('days'));
  await pass(HOUR);
  lost = 2 * HOUR;
  now += lost;
  await pass(0);
  done(await pause());
  lost += 3 * HOUR;
  now += 3 * HOUR;
  await pass(0);
  expect(deadlineOf(done(await goOn()).data)).toBe(now + 7 * HOUR);
});

test('whoever acts while it is paused can, and what is asked then waits without end', async () => {
  const table = await playing('days');
  await pass(20 * HOUR);
  done(await pause());
  await pass(50 * HOUR);
  const ends = await ending(await current());
  expect(deadlineOf(ends.data)).toBeNull();
  const window = ends.data.game.window?.id;
  expect((await pass(50 * HOUR)).data.game.window?.id).toBe(window);
  const next = await scene.passToMain(tables, done(await answer(tables, await current(), asked(ends), 'pass')));
  expect(asked(next)).not.toBe(asked(table));
  expect(deadlineOf(next.data)).toBeNull();
  done(await goOn());
  expect(deadlineOf((await current()).data)).toBe(now + 24 * HOUR); // a whole turn, for it began while it was paused
});

test('what somebody had used of their turn before a pause stays used', async () => {
  const table = await playing('days', [ANN, BOB, CYD]);
  const active = table.data.game.window!.asked[0]!;
  await pass(20 * HOUR);
  done(await pause());
  await pass(9 * HOUR);
  done(await goOn());
  expect(ownDeadline((await current()).data, active)).toBe(now + 4 * HOUR);
  await pass(HOUR);
  const asking = await ending(await current());
  expect(asking.data.clock.turn?.left).toBe(3 * HOUR);
});

test('quiet hours that fall into a pause take nothing, and none of the time before it is given back', async () => {
  const ends = await ending(await playing('days'));
  const bob = asked(ends);
  await hoursOf(bob, { zone: 'UTC', quiet: { from: 22 * 60, to: 8 * 60 } });
  await pass(HOUR);
  done(await pause());
  await pass(11 * HOUR); // midnight, in the quiet hours
  done(await goOn());
  expect(deadlineOf((await current()).data)).toBe(Date.UTC(2026, 10, 24, 8) + 7 * HOUR);
});

test('nobody is told or reminded while it is paused; afterwards they are', async () => {
  await ending(await playing('days'));
  done(await pause());
  expect(heard(await pass(10 * HOUR))).toEqual([undefined]);
  done(await goOn());
  expect(heard(await pass(MINUTE))).toEqual(['told']);
  done(await pause());
  expect(heard(await pass(100 * HOUR))).toEqual(['told']);
  done(await goOn());
  expect(heard(await pass(4 * HOUR))).toEqual(['reminded']);
});

test('without a clock, too, nobody is told while it is paused', async () => {
  await ending(await playing(null));
  done(await pause());
  expect(heard(await pass(HOUR))).toEqual([undefined]);
  done(await goOn());
  expect(heard(await pass(MINUTE))).toEqual(['told']);
});

test('time to refuse a rewind stands still with the table', async () => {
  const table = await playing('days', [ANN, BOB]);
  const ends = await ending(table);
  const after = done(await answer(tables, ends, asked(ends), 'pass'));
  const [decision] = await tables.pastDecisions(CHANNEL);
  const proposed = done(
    await tables.perform(CHANNEL, requestOf(asked(after)), { do: 'proposeRewind', transition: decision!.transition }),
  );
  expect(nextRewind(proposed.data)).toBe(now + 24 * HOUR);
  await pass(2 * HOUR);
  done(await pause());
  expect((await pass(100 * HOUR)).data.social.rewindProposal).not.toBeNull();
  done(await goOn());
  expect(nextRewind((await current()).data)).toBe(now + 22 * HOUR);
  expect((await pass(22 * HOUR)).data.social.rewindProposal).toBeNull();
});

test('bad input: what is paused, over, not begun or another game is not paused, and says why', async () => {
  done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en' }));
  expect(refusal(await pause())).toBe('notStarted');
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  await playing('days');
  expect(refusal(await goOn())).toBe('notPossible');
  expect(refusal(await tables.perform(CHANNEL, requestOf(ANN), { do: 'pause', game: 'other' }))).toBe('movedOn');
  const once = newInteraction();
  done(await tables.perform(CHANNEL, { interaction: once, person: ANN }, { do: 'pause', game: await game() }));
  expect(
    (await tables.perform(CHANNEL, { interaction: once, person: ANN }, { do: 'pause', game: await game() })).is,
  ).toBe('duplicate');
  expect(refusal(await pause())).toBe('notPossible');
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  expect((await current()).data.clock.paused).toBeUndefined();
  expect(refusal(await goOn())).toBe('gameOver');
});

test('a nudge is the one reminder of a wait: it comes at once, and never a second time', async () => {
  await ending(await playing('days'));
  await pass(MINUTE);
  expect((await nudge()).nudged).toEqual({ told: 1, asleep: 0, reminded: 0 });
  expect(heard(await current())).toEqual(['nudged']);
  const again = await nudge();
  expect([refusal(again.outcome), again.nudged]).toEqual(['notPossible', { told: 0, asleep: 0, reminded: 1 }]);
  expect(heard(await pass(5 * HOUR))).toEqual(['nudged']);
});

test('whoever has been reminded is not nudged, and of the next wait everybody is told anew', async () => {
  const ends = await ending(await playing('days'));
  await pass(4 * HOUR);
  await pass(0);
  expect(heard(await current())).toEqual(['reminded']);
  expect((await nudge()).nudged).toEqual({ told: 0, asleep: 0, reminded: 1 });
  const next = done(await answer(tables, await current(), asked(ends), 'pass'));
  expect((await nudge()).nudged).toEqual({ told: next.data.game.window!.asked.length, asleep: 0, reminded: 0 });
});

test('nobody is nudged in their quiet hours or while they are away; they are told when these end', async () => {
  const ends = await ending(await playing('days'));
  const bob = asked(ends);
  await hoursOf(bob, { zone: 'UTC', quiet: { from: 11 * 60, to: 14 * 60 } });
  const asleep = await nudge();
  expect([refusal(asleep.outcome), asleep.nudged]).toEqual(['notPossible', { told: 0, asleep: 1, reminded: 0 }]);
  expect(heard(await current())).toEqual([undefined]);
  expect(heard(await pass(2 * HOUR + MINUTE))).toEqual(['told']);
  await hoursOf(bob, { away: { until: null } });
  expect((await nudge()).nudged).toMatchObject({ told: 0, asleep: 1 });
});

test('where several are awaited all are nudged, whoever has passed already', async () => {
  const ends = await ending(await playing('days', [ANN, BOB, CYD]));
  const [, second] = ends.data.game.window!.asked.map((player) => scene.personOf(ends, player));
  done(await answer(tables, ends, second!, 'pass'));
  expect((await nudge()).nudged).toEqual({ told: 2, asleep: 0, reminded: 0 });
});

test('a nudge is no sign of life of the table', async () => {
  await ending(await playing('days'));
  const { touched } = (await current()).data.game.upkeep;
  now += HOUR;
  await nudge();
  expect((await current()).data.game.upkeep.touched).toBe(touched);
});
