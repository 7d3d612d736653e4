import { expect, test } from 'vitest';
import { isAwake } from '../../../src/table/clock/hours.js';
import type { Setting } from '../../../src/table/index.js';
import { expectLeadsTo } from '../../support/history-replay.js';
import { CHANNEL } from '../../table/table-scene.js';
import { PLAYERS } from '../../../tools/days/people.js';
import { hoursOf, playedOverDays, type Days } from './days.js';
import { amount } from '../../support/amount.js';

const HOUR = 3600;
/** Shorter than people look, so that many deadlines come. */
const SHORT: readonly Setting[] = [
  { set: 'clock', change: 'answer', seconds: 2 * HOUR },
  { set: 'clock', change: 'turn', seconds: 8 * HOUR },
];

/** In which games the third player is absent, on which days. */
const ABSENCES = [
  { seed: 'autumn', from: 1, to: 3 },
  { seed: 'summer time', from: 0, to: 3 },
];

/** Nothing is late, nothing comes in the night, nothing is lost or done twice. */
const expectWell = async ({ table, tables, processes, told, late }: Days): Promise<void> => {
  expect(table.data.phase).toBe('over');
  expect(processes.latest).toBeLessThanOrEqual(5000);
  const zones = new Map(PLAYERS.map(({ user, zone }) => [user, hoursOf(zone)]));
  for (const { user, at } of told) expect(isAwake(zones.get(user)!, at), new Date(at).toISOString()).toBe(true);
  expectLeadsTo(await tables.history(CHANNEL), table.session!);
  const lines = (await tables.wholeLog(CHANNEL, null)).map(({ line }) => line);
  const missed = lines.filter(
    ({ say, detail }) => say === 'late' && ['answers', 'endsTurn', 'playsTurn'].includes(`${detail}`),
  );
  expect(missed).toHaveLength(late.size);
};

test('games over days go on without whoever sleeps, through the change to summer time, with a process killed at every deadline', async () => {
  const [deadlines, killed]: [number[], number[]] = [[], []];
  for (const { seed, ...away } of ABSENCES.slice(0, amount(1, 2))) {
    const days = await playedOverDays({
      seed,
      from: '2027-03-26', // Paris changes on the 28th
      order: 'matters',
      prepares: true,
      gone: { user: '3', ...away },
      settings: SHORT,
    });
    await expectWell(days);
    expect(days.days).toBeGreaterThan(2);
    deadlines.push(days.processes.deadlines);
    killed.push(days.processes.killed);
  }
  expect(deadlines.reduce((sum, one) => sum + one)).toBeGreaterThan(amount(2, 4));
  expect(killed.reduce((sum, one) => sum + one)).toBeGreaterThan(amount(2, 4));
});
