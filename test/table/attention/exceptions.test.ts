import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  isSameSubject,
  MOST_EXCEPTIONS,
  publicView,
  subjectsIn,
  waitingFor,
  whyAsked,
  type GameStore,
  type Person,
  type Subject,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, answer, asked, BOB, CHANNEL, click, dealt, done, requestOf, refusal } from '../table-scene.js';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  tables = scene.tablesOn(store);
});
afterEach(() => close());

const seatOf = (table: Table, { user }: Person) => table.data.game.seats.find((seat) => seat.user === user)!;
const current = async (): Promise<Table> => (await tables.table(CHANNEL))!;
const STEP: Subject = { is: 'happening', happening: 'step' };

/** Somebody has declared the end of their turn, and the other, who is always asked, is asked. */
const ending = async () => {
  const main = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
  const active = asked(main);
  const other = active === ANN ? BOB : ANN;
  const table = done(await answer(tables, main, active, 'end'));
  expect(waitingFor(table)).toContain(seatOf(table, other).player);
  return { table, active, other };
};

test('whoever passes and does not want to be asked this again is not asked the next time, though always otherwise', async () => {
  const { table, active, other } = await ending();
  const { player } = seatOf(table, other);
  const about: Subject = { is: 'player', player: seatOf(table, active).player };
  const before = subjectsIn(publicView(table)!, player);
  expect(before.some((subject) => isSameSubject(subject, about))).toBe(true);
  const passed = done(
    await tables.perform(CHANNEL, requestOf(other), { do: 'passAndForget', click: { ...click(table, other), about } }),
  );
  expect(seatOf(passed, other).exceptions).toEqual([{ ask: 'never', about }]);
  let now = passed;
  while (publicView(now)!.turn.active === about.player) {
    expect(waitingFor(now)).not.toContain(player);
    now = done(await answer(tables, now, asked(now), 'pass'));
  }
  expect(waitingFor(now)).toContain(player); // their own turn
});

test('C8: whoever wants always to be asked of something is asked, whatever their standing order is', async () => {
  const main = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'decides' }));
  const active = asked(main);
  const other = active === ANN ? BOB : ANN;
  const { number } = publicView(main)!.turn;
  const set = done(await tables.perform(CHANNEL, requestOf(other), { do: 'setException', about: STEP, ask: 'always' }));
  const stopped = done(await answer(tables, set, active, 'end'));
  expect(publicView(stopped)!.turn.number).toBe(number);
  expect(asked(stopped)).toBe(other);
  expect(whyAsked(stopped, other.user)).toMatchObject({ is: 'exception', exception: { ask: 'always' } });
  const next = await scene.passToMain(tables, done(await answer(tables, stopped, other, 'pass')));
  expect(publicView(next)!.turn.number).toBe(number + 1);
  const ended = done(await answer(tables, next, other, 'end'));
  expect(waitingFor(ended), 'who has not said so is not asked').not.toContain(seatOf(ended, active).player);
});

test('bad input: an older window, something else than the window is about, more than enough, and nothing to take back', async () => {
  const { table, other } = await ending();
  const forget = async (change: object) =>
    refusal(
      await tables.perform(CHANNEL, requestOf(other), {
        do: 'passAndForget',
        click: { ...click(table, other), about: STEP, ...change },
      }),
    );
  expect(await forget({ window: 'before' })).toBe('movedOn');
  expect(await forget({ about: { is: 'card', card: 'bomb' } })).toBe('movedOn');
  expect(await forget({ game: 'other' })).toBe('movedOn');
  const set = async (about: Subject, ask: 'never' | null) =>
    tables.perform(CHANNEL, requestOf(other), { do: 'setException', about, ask });
  expect(refusal(await set(STEP, null))).toBe('asking');
  for (let n = 0; n < MOST_EXCEPTIONS; n += 1) done(await set({ is: 'card', card: `card ${n}` }, 'never'));
  expect(refusal(await set(STEP, 'never'))).toBe('asking');
  expect(await forget({})).toBe('asking');
  expect(seatOf(await current(), other).exceptions).toHaveLength(MOST_EXCEPTIONS);
  expect((await current()).data.game.window).toEqual(table.data.game.window);
});

test('the page of orders knows how often each of them would have asked in the last turns', async () => {
  const { table, active, other } = await ending();
  let now = table;
  while (publicView(now)!.turn.number === publicView(table)!.turn.number)
    now = done(await answer(tables, now, asked(now), 'pass'));
  const lately = (await tables.askedLately(CHANNEL, other))!;
  const { always, concerns, matters, decides } = lately.times;
  expect(always).toBeGreaterThan(0);
  expect(always).toBeGreaterThanOrEqual(concerns);
  expect(concerns).toBeGreaterThanOrEqual(matters);
  expect(matters).toBeGreaterThanOrEqual(decides);
  expect(lately.turns).toBeGreaterThan(0);
  expect(lately.untilBack.asked).toBeGreaterThan(0);
  expect(lately.untilBack.passed).toBeLessThanOrEqual(lately.untilBack.asked);
  done(await tables.perform(CHANNEL, requestOf(other), { do: 'setException', about: STEP, ask: 'never' }));
  const less = (await tables.askedLately(CHANNEL, other))!;
  expect(less.times.always).toBeLessThan(always);
  expect((await tables.askedLately(CHANNEL, active))!.times.always).toBeGreaterThan(0);
});

test('what somebody does not want to be asked goes with them when their seat changes hands', async () => {
  const { other } = await ending();
  done(await tables.perform(CHANNEL, requestOf(other), { do: 'setException', about: STEP, ask: 'never' }));
  const { player } = seatOf(await current(), other);
  const given = done(
    await tables.perform(CHANNEL, requestOf(other), { do: 'giveToComputer', seat: { player, manages: true } }),
  );
  expect(given.data.game.seats.find((seat) => seat.player === player)).not.toHaveProperty('exceptions');
});
