import { expect, onTestFinished, test } from 'vitest';
import { HandTimers } from '../support/hand-timers.js';
import { boardSeen, openHouse, panelSeen, startedTable, textOf, typeEndTurn, type House } from '../support/house.js';

const AUTUMN = Date.UTC(2026, 10, 24, 12);
/** Milliseconds of one step of time, between which the program does what it can. */
const STEP = 5;

/** Lets time pass until this has happened; says how many milliseconds that were, and what came of it. */
const until = async <T>(time: HandTimers, happens: Promise<T>): Promise<{ readonly took: number; readonly is: T }> => {
  const from = time.now();
  const state = { done: false };
  const settle = (): void => void (state.done = true);
  happens.then(settle, settle);
  while (!state.done) await time.pass(STEP);
  return { took: time.now() - from, is: await happens };
};

/** A house on one clock, in which each request takes 100 to 300 ms. */
const distant = async (): Promise<{ readonly house: House; readonly time: HandTimers }> => {
  const time = new HandTimers(AUTUMN);
  const house = await openHouse({ everywhere: time });
  await house.standIn.setLatency({ least: 100, most: 300 });
  onTestFinished(async () => {
    await house.standIn.setLatency(null);
    await time.pass(600_000);
  });
  return { house, time };
};

test('issue 17: while somebody is being told that they are awaited, board and panels show what is done meanwhile', async () => {
  const { house, time } = await distant();
  const { standIn } = house;
  const { active, other } = (await until(time, startedTable(house, { picture: false }))).is;
  await until(time, typeEndTurn(active));
  await until(time, active.slash('hand'));
  await time.pass(301_000);
  await standIn.fail('POST /channels/:channel/messages', { delay: 60_000, times: 1 });
  await until(time, house.tables.keepTime(house.bot.presenceOf)());
  const told = time.now();
  while (time.now() < told + 1_000) await time.pass(STEP);

  const [board, panel] = [boardSeen, panelSeen].map((seen) => textOf(seen(active.messages())));
  const from = time.now();
  await until(time, other.slash('act pass'));
  await until(
    time,
    active.waitFor((seen) => textOf(boardSeen(seen)) !== board && textOf(panelSeen(seen)) !== panel),
  );
  expect(time.now() - from).toBeLessThan(3_000);
  expect(standIn.pings).toEqual([]);
  expect(standIn.problems).toEqual([]);
});
