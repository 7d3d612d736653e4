import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import {
  createTables,
  deadlineOf,
  isAbsent,
  isDeserted,
  nextLookAt,
  vacantSeats,
  type Person,
  type Presence,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import {
  ANN,
  answer,
  asked,
  BOB,
  CHANNEL,
  CYD,
  done,
  embedded,
  requestOf,
  passToMain,
  silent,
} from '../table-scene.js';
import { HOUR, MINUTE } from '../../support/durations.js';

const START = Date.UTC(2026, 10, 24, 12);

let close: () => Promise<void>;
let tables: Tables;
let now: number;
let later: (() => void)[];
/** What Discord says of users; the others are there. */
let known: Map<string, Presence | 'unknown' | 'silent'>;
let askedFor: string[];
beforeEach(async () => {
  const opened = await embedded();
  ({ close } = opened);
  [now, later, known, askedFor] = [START, [], new Map(), []];
  tables = createTables({
    store: { ...opened.store, beat: async () => 0 },
    cards: { card: cardById },
    log: silent,
    random: () => 'a seed',
    later: (_milliseconds, run) => void later.push(run),
    now: () => now,
  });
});
afterEach(async () => close());

const presenceOf = async (_place: unknown, user: string): Promise<Presence> => {
  askedFor.push(user);
  const found = known.get(user) ?? 'here';
  if (found === 'unknown') throw new Error('429');
  return found === 'silent' ? new Promise(() => undefined) : found;
};

/** Time passes, and the table is looked at; what takes longer than it may is given up. */
const pass = async (milliseconds: number): Promise<Table> => {
  now += milliseconds;
  const end = tables.keepTime(presenceOf)();
  let isOver = false;
  void end.then(() => void (isOver = true));
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    for (const run of later.splice(0)) run();
  }
  return (await tables.table(CHANNEL))!;
};

/** A game over days of these people in which the active player has ended their turn: the others are asked. */
const ending = async (people: readonly Person[], pace: 'days' | null = 'days'): Promise<Table> => {
  const [host] = people as [Person];
  done(await tables.open(CHANNEL, requestOf(host), { souls: 4, language: 'en' }));
  done(await tables.perform(CHANNEL, requestOf(host), { do: 'set', setting: { set: 'pace', pace } }));
  for (const person of people.slice(1)) done(await tables.perform(CHANNEL, requestOf(person), { do: 'join' }));
  for (const person of people)
    done(await tables.perform(CHANNEL, requestOf(person), { do: 'setStandingOrder', order: 'always' }));
  const table = await passToMain(tables, done(await tables.perform(CHANNEL, requestOf(host), { do: 'start' })));
  now += 2 * MINUTE;
  return done(await answer(tables, table, asked(table), 'end'));
};

const seatOf = ({ data }: Table, { user }: Person) => data.game.seats.find((seat) => seat.user === user)!.player;
const said = async () =>
  (await tables.wholeLog(CHANNEL, null)).flatMap(({ line }) =>
    line.say === 'late' || line.say === 'leaves' ? [[line.say, line.detail]] : [],
  );

describe('before somebody is told or answered for, it is asked whether they can act', () => {
  test('who has left the server has left the table: the seat is vacant at once, and the game goes on', async () => {
    const table = await ending([ANN, BOB, CYD]);
    const gone = asked(table);
    const player = seatOf(table, gone);
    known.set(gone.user, 'gone');
    const after = await pass(1000);
    expect(askedFor).toContain(gone.user);
    expect(vacantSeats(after.data).map((seat) => seat.player)).toEqual([player]);
    expect(after.data.game.window?.asked).not.toContain(player);
    expect((await said()).map(([say]) => say)).toEqual(['leaves']);
    expect(after.data.game.seats.some(({ user }) => user === after.data.game.host)).toBe(true);
  });

  test('a table whose only person has left is over', async () => {
    const table = await ending([ANN, BOB]);
    for (const { user } of [ANN, BOB]) known.set(user, 'gone');
    await pass(1000);
    const { data } = await pass(2 * HOUR);
    expect([table.data.phase, data.phase]).toEqual(['playing', 'over']);
  });

  test.each(['days', null] as const)(
    'who is timed out is answered for until then, and awaited again afterwards (pace: %s)',
    async (pace) => {
      const table = await ending([ANN, BOB, CYD], pace);
      const out = asked(table);
      const player = seatOf(table, out);
      const until = now + 50 * HOUR;
      known.set(out.user, { timedOutUntil: until });
      const after = await pass(1000);
      expect(isAbsent(after.data, player)).toBe(true);
      expect(after.data.game.window?.asked).not.toContain(player);
      expect(await said()).toEqual([['late', 'timedOut']]);
      expect(after.data.game.seats.find((seat) => seat.player === player)?.user).toBe(out.user);
      known.clear();
      now = until - 1;
      expect(isAbsent((await pass(0)).data, player)).toBe(true);
      expect(isAbsent((await pass(1)).data, player)).toBe(false);
      expect((await said()).filter(([, detail]) => detail === 'timedOut')).toHaveLength(1);
    },
  );

  test('when nobody at the table can act it stands still, and goes on by itself when the first can', async () => {
    await ending([ANN, BOB]);
    const [first, second] = [now + 5 * HOUR, now + 50 * HOUR];
    known.set(ANN.user, { timedOutUntil: first }).set(BOB.user, { timedOutUntil: second });
    let table = await pass(1000);
    while (!isDeserted(table.data) && now < first) table = await pass(2 * MINUTE);
    expect(isDeserted(table.data)).toBe(true);
    expect([nextLookAt(table.data), deadlineOf(table.data)]).toEqual([first, null]);
    known.delete(ANN.user);
    now = first;
    const after = await pass(0);
    expect([isDeserted(after.data), isAbsent(after.data, seatOf(after, BOB))]).toEqual([false, true]);
  });

  test.each(['unknown', 'silent'] as const)('when Discord cannot be asked (%s) the deadline goes on', async (how) => {
    const table = await ending([ANN, BOB]);
    const late = asked(table);
    known.set(late.user, how);
    const told = await pass(1000);
    expect(told.data.clock.waits.map(({ heard }) => heard)).toEqual(['told']);
    const after = await pass(8 * HOUR);
    expect(after.data.clock.missed).toEqual([{ player: seatOf(table, late), times: 1 }]);
    expect(after.data.game.seats.every(({ user }) => user !== null)).toBe(true);
  });

  test('nobody is asked about while nothing is due', async () => {
    await ending([ANN, BOB]);
    await pass(1000);
    askedFor = [];
    await pass(HOUR);
    expect(askedFor).toEqual([]);
  });
});
