import { expect, test } from 'vitest';
import { createBackOff } from '../../../src/discord/shards/back-off.js';
import { createOutages } from '../../../src/discord/shards/outages.js';
import { createLogger } from '../../../src/ops/index.js';
import { HandTimers } from '../support/hand-timers.js';

interface Line {
  readonly level: number;
  readonly part?: unknown;
  readonly why?: string;
  readonly msg: string;
}

const opened = () => {
  const lines: string[] = [];
  const timers = new HandTimers();
  const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const said = (): readonly Line[] => lines.splice(0).map((line) => JSON.parse(line) as Line);
  return { outages: createOutages(log, timers), timers, said };
};

test('an outage is one line when it begins, one each minute, and one when it is over', async () => {
  const { outages, timers, said } = opened();
  outages.failed('gateway', 'HTTP 503');
  outages.failed('gateway', 'HTTP 502');
  expect(said()).toMatchObject([{ level: 40, why: 'HTTP 503', msg: 'Discord cannot be reached: it is tried again' }]);
  expect(outages.why()).toBe('HTTP 502');
  for (const _minute of [1, 2]) {
    await timers.pass(60_000);
    expect(said()).toMatchObject([{ why: 'HTTP 502', attempts: 2, msg: 'still not connected to Discord' }]);
  }
  expect(outages.idleFor()).toBe(120_000);
  outages.over('gateway');
  expect(said()).toMatchObject([{ level: 30, seconds: 120, msg: 'Discord is reached again' }]);
  await timers.pass(120_000);
  expect([said(), outages.why(), outages.idleFor()]).toEqual([[], null, 0]);
});

test('the loss of a connection that stood is called so, and waiting for a known time is no idleness', async () => {
  const { outages, timers, said } = opened();
  outages.over(0);
  expect(said()).toEqual([]);
  outages.failed(0, 'closed with 4000', timers.now() + 30_000);
  expect(said()).toMatchObject([{ part: 0, msg: 'the connection to Discord was lost: it is tried again' }]);
  await timers.pass(40_000);
  expect(outages.idleFor()).toBe(10_000);
  outages.end();
  outages.failed(1, 'closed with 4000');
  await timers.pass(60_000);
  expect(said()).toEqual([]);
});

test('attempts wait twice as long each time, with jitter, until a connection has stood for a while', () => {
  let now = 0;
  let chance = 1;
  const backOff = createBackOff(
    () => now,
    () => chance,
  );
  const waits = (count: number): readonly number[] => Array.from({ length: count }, () => backOff.next());
  expect(waits(8)).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000]);
  chance = 0;
  expect(waits(1)).toEqual([30_000]);
  backOff.stands();
  now += 29_000;
  backOff.lost();
  expect(waits(1)).toEqual([30_000]);
  backOff.stands();
  now += 30_000;
  backOff.lost();
  expect(waits(3)).toEqual([0, 500, 1_000]);
});
