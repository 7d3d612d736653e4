import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import {
  createTables,
  deadlineOf,
  isAbsent,
  isDeserted,
  nextLookAt,
  NO_HOURS,
  ownDeadline,
  publicView,
  type GameStore,
  type Hours,
  type PaceName,
  type Setting,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, answer, asked, BOB, CHANNEL, click, CYD, done, requestOf } from '../table-scene.js';
import { HOUR, MINUTE } from '../../support/durations.js';

const SECOND = 1000;
const START = Date.UTC(2026, 10, 23, 12);

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
let now = START;
/** Milliseconds in which no process ran. */
let lost = 0;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  now = START;
  lost = 0;
  tables = createTables({
    store: { ...store, beat: async () => lost },
    cards: { card: cardById },
    log: scene.silent,
    random: () => 'a seed',
    later: () => undefined,
    now: () => now,
  });
});
afterEach(() => close());

const current = async (): Promise<Table> => (await tables.table(CHANNEL))!;

/** Time passes, and the table is looked at. */
const pass = async (milliseconds: number): Promise<Table> => {
  now += milliseconds;
  const end = tables.keepTime();
  await end();
  return current();
};

const set = async (setting: Setting) => tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting });

/** A game at this pace whose active player has their own action phase. */
const playing = async (
  pace: PaceName | null,
  {
    people = [ANN, BOB],
    change = [],
  }: { readonly people?: readonly (typeof ANN)[]; readonly change?: readonly Setting[] } = {},
): Promise<Table> => {
  done(await tables.open(CHANNEL, requestOf(people[0]!), { souls: 4, language: 'en' }));
  done(await set({ set: 'pace', pace }));
  for (const setting of change) done(await set(setting));
  for (const person of people.slice(1)) done(await tables.perform(CHANNEL, requestOf(person), { do: 'join' }));
  for (const person of people)
    done(await tables.perform(CHANNEL, requestOf(person), { do: 'setStandingOrder', order: 'always' }));
  return scene.passToMain(tables, done(await tables.perform(CHANNEL, requestOf(people[0]!), { do: 'start' })));
};

/** The active player ends the turn: everybody else is asked. */
const ending = async (table: Table): Promise<Table> => done(await answer(tables, table, asked(table), 'end'));

const active = (table: Table) => publicView(table)!.turn.active;
const turn = (table: Table): number => publicView(table)!.turn.number;
const seatOf = (table: Table, { user }: { readonly user: string }) =>
  table.data.game.seats.find((seat) => seat.user === user)!.player;
const other = (table: Table) => (asked(table) === ANN ? BOB : ANN);
const said = async (): Promise<readonly (string | undefined)[]> =>
  (await tables.wholeLog(CHANNEL, null)).flatMap(({ line }) => (line.say === 'late' ? [line.detail] : []));

describe('the lobby', () => {
  test('a new table has no clock, and nothing happens by itself', async () => {
    const table = await playing(null);
    expect(deadlineOf(table.data)).toBeNull();
    const later = await pass(1000 * HOUR);
    expect(later.data.game.window).toEqual(table.data.game.window);
    expect(nextLookAt(later.data)).toBeNull();
  });

  test('who has not said when to be asked is asked as is usual: tonight what concerns them, over days what matters', async () => {
    done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en' }));
    done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
    done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'setStandingOrder', order: 'always' }));
    const days = done(await set({ set: 'pace', pace: 'days' }));
    expect(days.data.game.seats.map(({ order }) => order)).toEqual(['matters', 'always']);
    const joined = done(await tables.perform(CHANNEL, requestOf(CYD), { do: 'join' }));
    expect(joined.data.game.seats[2]?.order).toBe('matters');
    const tonight = done(await set({ set: 'pace', pace: 'tonight' }));
    expect(tonight.data.game.seats.map(({ order }) => order)).toEqual(['concerns', 'always', 'concerns']);
  });

  test('times that are not offered are refused, and so is a clock where there is none', async () => {
    done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en' }));
    expect(scene.refusal(await set({ set: 'clock', change: 'answer', seconds: 3600 }))).toBe('notPossible');
    done(await set({ set: 'pace', pace: 'days' }));
    expect(scene.refusal(await set({ set: 'clock', change: 'answer', seconds: 7 }))).toBe('notPossible');
    const table = done(await set({ set: 'clock', change: 'answer', seconds: null }));
    expect(table.data.game.options.pace).toMatchObject({ name: 'days', answer: null, turn: 24 * 3600 });
  });
});

describe('tonight', () => {
  test('whoever does not answer within a minute passes that window only', async () => {
    const ends = await ending(await playing('tonight'));
    const bob = asked(ends);
    expect(deadlineOf(ends.data)).toBe(now + MINUTE);
    const early = await pass(MINUTE - 1);
    expect(early.data.game.window?.id).toBe(ends.data.game.window?.id);
    const late = await pass(1);
    expect(late.data.game.window?.id).not.toBe(ends.data.game.window?.id);
    expect(await said()).toEqual(['answers']);
    expect(late.data.clock.missed).toEqual([{ player: seatOf(ends, bob), times: 1 }]);
    expect(isAbsent(late.data, seatOf(ends, bob))).toBe(false);
  });

  test('after a second deadline in a row the table does not wait for them any more, until they act', async () => {
    let table = await playing('tonight');
    const sleeper = other(table);
    const seat = seatOf(table, sleeper);
    table = await ending(table);
    table = await pass(MINUTE);
    while (!isAbsent(table.data, seat)) table = await pass(5 * MINUTE);
    expect(await said()).toContain('absent');
    while (active(table) === seat || asked(table) === sleeper) table = await pass(5 * MINUTE);
    const main = await scene.passToMain(tables, table);
    const ended = await ending(main);
    expect(ended.data.game.window?.asked).not.toContain(seat);
    done(
      await tables.perform(CHANNEL, requestOf(sleeper), {
        do: 'wait',
        click: { ...click(ended, sleeper), waits: true },
      }),
    );
    expect(isAbsent((await current()).data, seat)).toBe(false);
    expect((await said()).at(-1)).toBe('returns');
  });

  test('a window that is held too long goes on', async () => {
    const ends = await ending(await playing('tonight'));
    const holder = asked(ends);
    const held = done(
      await tables.perform(CHANNEL, requestOf(holder), { do: 'wait', click: { ...click(ends, holder), waits: true } }),
    );
    expect(held.data.game.window?.waits).toHaveLength(1);
    const later = await pass(45 * SECOND);
    expect(later.data.game.window?.waits).toHaveLength(0);
    expect(later.data.game.window?.id).toBe(ends.data.game.window?.id);
  });
});

describe('over days', () => {
  test('an own turn that is late ends after its loot, and the next begins', async () => {
    const table = await playing('days');
    expect(ownDeadline(table.data, active(table))).toBe(now + 24 * HOUR);
    let late = await pass(24 * HOUR);
    while (turn(late) === turn(table)) late = await pass(8 * HOUR);
    expect((await said())[0]).toBe('endsTurn');
    expect(active(late)).not.toBe(active(table));
  });

  test('or a computer player plays the rest of it, if the table has agreed on that', async () => {
    const change = [{ set: 'clock', change: 'lateTurn', lateTurn: 'computer' }] as const;
    await playing('days', { change });
    await pass(24 * HOUR);
    expect((await said())[0]).toBe('playsTurn');
  });

  test('time for a turn is used up by all that its player is awaited for, and by nothing else', async () => {
    const table = await playing('days');
    now += 20 * HOUR;
    const ends = await ending(table);
    now += 7 * HOUR; // the other one thinks
    let passed = done(await answer(tables, ends, other(table), 'pass'));
    expect(asked(passed)).toBe(asked(table));
    expect(ownDeadline(passed.data, active(passed))).toBe(now + 4 * HOUR);
    while (turn(passed) === turn(table)) passed = done(await answer(tables, passed, asked(passed), 'pass'));
    expect(ownDeadline(passed.data, active(passed))).toBe(now + 24 * HOUR);
  });

  test('somebody hears once that they are awaited, and once more when half of their time is over', async () => {
    const heard = async (): Promise<unknown> => (await current()).data.clock.waits.map((wait) => wait.heard);
    const table = await playing('days');
    now += 2 * MINUTE;
    const asking = now;
    await ending(table);
    await pass(999);
    expect(await heard()).toEqual([undefined]);
    await pass(1);
    expect(await heard()).toEqual(['told']);
    expect(nextLookAt((await current()).data)).toBe(asking + 4 * HOUR);
    await pass(4 * HOUR - SECOND);
    expect(await heard()).toEqual(['reminded']);
    expect(nextLookAt((await current()).data)).toBe(asking + 8 * HOUR);
  });

  /** What the active player has heard. */
  const ownHeard = async (): Promise<unknown> => {
    const { data } = await current();
    const { heard, last } = data.clock.waits.find((wait) => wait.for === 'turn')!;
    return [heard, last];
  };

  test('of a long time there is a second reminder three hours before its end, and none after it', async () => {
    const table = await playing('days');
    const due = ownDeadline(table.data, active(table))!;
    await pass(MINUTE);
    await pass(12 * HOUR);
    expect(await ownHeard()).toEqual(['reminded', undefined]);
    expect(nextLookAt((await current()).data)).toBe(due - 3 * HOUR);
    await pass(due - 3 * HOUR - now);
    expect(await ownHeard()).toEqual(['reminded', true]);
    expect(nextLookAt((await current()).data)).toBe(due);
  });

  test('both reminders are one when the first comes as late as the second', async () => {
    const table = await playing('days');
    const due = ownDeadline(table.data, active(table))!;
    await pass(MINUTE);
    await pass(due - HOUR - now);
    expect(await ownHeard()).toEqual(['reminded', true]);
  });

  test('where the lobby has chosen so, the table waits no more after one missed deadline', async () => {
    const change = [{ set: 'clock', change: 'misses', misses: 1 }] as const;
    const table = await playing('days', { people: [ANN, BOB, CYD], change });
    const late = await pass(8 * HOUR);
    const absent = late.data.game.seats.filter(({ player }) => isAbsent(late.data, player));
    expect(absent).toHaveLength(2);
    expect(isAbsent(late.data, active(table))).toBe(false);
    expect(await said()).toContain('absent');
  });

  test('whoever has just acted is there, and hears nothing for a minute', async () => {
    const table = await playing('days');
    const next = done(await answer(tables, await ending(table), other(table), 'pass'));
    expect(new Set(next.data.clock.waits.map(({ tell }) => tell))).toEqual(new Set([now + MINUTE]));
  });

  test('a pass given early tells nobody anything: the time that everybody sees stays as it is', async () => {
    const table = await playing('days', { people: [ANN, BOB, CYD] });
    const ends = await ending(table);
    const [first, second] = ends.data.game.window!.asked;
    expect(first).toBeDefined();
    const until = deadlineOf(ends.data);
    now += HOUR;
    const sealed = done(await answer(tables, ends, scene.personOf(ends, second!), 'pass'));
    expect(sealed.data.game.window?.sealed).toContain(second);
    expect(deadlineOf(sealed.data)).toBe(until);
    const late = await pass(7 * HOUR);
    expect(late.data.clock.missed).toEqual([{ player: first, times: 1 }]);
  });
});

test('whoever is late is late once, however long the one who was asked before them may sleep', async () => {
  const ends = await ending(await playing('days', { people: [ANN, BOB, CYD] }));
  const [first, second] = ends.data.game.window!.asked;
  const away: Hours = { ...NO_HOURS, away: { until: now + 48 * HOUR } };
  done(await tables.setHours(CHANNEL, { ...scene.personOf(ends, first!), hours: away }));
  const late = await pass(8 * HOUR);
  expect(late.data.game.window?.id).toBe(ends.data.game.window?.id);
  expect(nextLookAt(late.data)).toBeGreaterThan(now);
  const later = await pass(SECOND);
  expect(later.data.clock.missed).toEqual([{ player: second, times: 1 }]);
  expect(await said()).toEqual(['answers']);
});

test('whoever comes back to a window that is still open has time for it again, and has missed nothing more', async () => {
  const ends = await ending(await playing('days', { people: [ANN, BOB, CYD] }));
  const [first, second] = ends.data.game.window!.asked;
  const away: Hours = { ...NO_HOURS, away: { until: now + 48 * HOUR } };
  done(await tables.setHours(CHANNEL, { ...scene.personOf(ends, first!), hours: away }));
  await pass(8 * HOUR);
  await pass(HOUR);
  const back = done(
    await tables.perform(CHANNEL, requestOf(scene.personOf(ends, second!)), { do: 'answerRest', ways: ['computer'] }),
  );
  expect(ownDeadline(back.data, second!)).toBe(now + 8 * HOUR);
  const later = await pass(SECOND);
  expect(later.data.clock.missed).toEqual([]);
  expect(await said()).toEqual(['answers']);
  const again = await pass(8 * HOUR);
  expect(again.data.clock.missed).toEqual([{ player: second, times: 1 }]);
});

test('whoever comes back in their own turn when its time is over has as long as for an answer', async () => {
  const computer: Setting = { set: 'clock', change: 'lateTurn', lateTurn: 'computer' };
  const begun = await playing('days', { people: [ANN, BOB, CYD], change: [computer] });
  const player = active(begun);
  const late = await pass(24 * HOUR);
  expect([active(late), turn(late)]).toEqual([player, turn(begun)]);
  const back = done(
    await tables.perform(CHANNEL, requestOf(scene.personOf(late, player)), { do: 'answerRest', ways: ['computer'] }),
  );
  expect(back.data.clock.turn).toEqual({ number: turn(begun), left: 8 * HOUR });
  const missed = (await pass(SECOND)).data.clock.missed.map((one) => one.player);
  expect(missed).not.toContain(player);
});

describe('when the world is not as it should be', () => {
  test('time in which no process ran counts for nobody', async () => {
    const ends = await ending(await playing('days'));
    lost = 24 * HOUR;
    const later = await pass(24 * HOUR + 7 * HOUR);
    expect(later.data.game.window?.id).toBe(ends.data.game.window?.id);
    expect(deadlineOf(later.data)).toBe(START + 32 * HOUR);
    expect((await pass(HOUR)).data.game.window?.id).not.toBe(ends.data.game.window?.id);
  });

  test('a clock that jumps back moves what is waited for with it', async () => {
    const ends = await ending(await playing('days'));
    lost = -3 * HOUR;
    const later = await pass(-3 * HOUR);
    expect(deadlineOf(later.data)).toBe(now + 8 * HOUR);
    expect(later.data.game.window?.id).toBe(ends.data.game.window?.id);
  });

  test('when nobody comes any more the table stands still, and goes on with the first who acts', async () => {
    let table = await playing('days', { people: [ANN, BOB, CYD] });
    for (let looks = 0; looks < 12; looks += 1) table = await pass(24 * HOUR);
    expect(table.data.phase).toBe('playing');
    expect(isDeserted(table.data)).toBe(true);
    expect([nextLookAt(table.data), deadlineOf(table.data)]).toEqual([null, null]);
    const again = done(await answer(tables, table, asked(table), scene.offered(table)[0]!.id));
    expect(isDeserted(again.data)).toBe(false);
    expect(nextLookAt(again.data)).not.toBeNull();
  });
});
