import { expect, test } from 'vitest';
import { createLogger } from '../../../src/ops/index.js';
import { createPassing } from '../../../src/discord/shown/passing.js';
import { HandTimers } from '../support/hand-timers.js';
import { tableOf } from '../support/long-table.js';

test('a seat is passed on when its time is over, tried again when that fails, and not when it is taken before', async () => {
  const timers = new HandTimers();
  const passed: string[] = [];
  let fails = 1;
  const passSeatsOn = async (channel: string) => {
    passed.push(channel);
    if ((fails -= 1) >= 0) throw new Error('no store');
    return { is: 'refused', refusal: { why: 'notPossible' }, table: null } as const;
  };
  const passing = createPassing({ passSeatsOn }, createLogger({ level: 'silent' }), timers);
  const { data, ...rest } = tableOf(null);
  const kept = (until: number | null) => ({
    ...rest,
    data: { ...data, finding: { ...data.finding, kept: until === null ? [] : [{ user: '1', name: 'Ann', until }] } },
  });
  passing.sync(kept(timers.now() + 600_000));
  await timers.pass(599_999);
  expect(passed).toEqual([]);
  await timers.pass(1);
  expect(passed).toEqual(['1']);
  await timers.pass(5_000);
  expect(passed).toEqual(['1', '1']);
  passing.sync(kept(timers.now() + 1_000));
  passing.sync(kept(null));
  passing.sync({ ...kept(timers.now() + 1_000), channel: '2' });
  passing.stop();
  await timers.pass(10_000);
  expect(passed).toHaveLength(2);
});
