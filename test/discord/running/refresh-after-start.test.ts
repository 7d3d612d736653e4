import { expect, test } from 'vitest';
import { createRefreshQueue } from '../../../src/discord/running/refresh-after-start.js';
import { settled } from '../support/hand-timers.js';

/** Until everything that can begin has begun. */
const calm = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await settled();
};

/** Tables that are shown one by one: when `finish` is called for them. */
const refreshing = (count: number) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const refreshQueue = createRefreshQueue(async (channel) => {
    begun.push(channel);
    await new Promise<void>((resolve) => ends.set(channel, resolve));
  });
  const all = refreshQueue.addAll(Array.from({ length: count }, (_, n) => `${n}`));
  const finish = async (): Promise<void> => {
    for (const [channel, end] of ends) {
      ends.delete(channel);
      end();
    }
    await calm();
  };
  return { refreshQueue, begun, all, finish };
};

test('after a start some tables at a time are brought up to date, and those first where somebody acts', async () => {
  const { refreshQueue, begun, all, finish } = refreshing(240);
  await calm();
  expect(begun).toEqual(Array.from({ length: 100 }, (_, n) => `${n}`));
  refreshQueue.refreshNow('238');
  refreshQueue.refreshNow('3');
  expect(begun.slice(100)).toEqual(['238']);
  await finish();
  expect(begun).toHaveLength(201);
  await finish();
  await finish();
  await all;
  expect(new Set(begun).size).toBe(240);
  expect(begun).toHaveLength(240);
});

test('tables whose turn has not come are left when the program stops', async () => {
  const { refreshQueue, begun, all, finish } = refreshing(240);
  await calm();
  refreshQueue.stop();
  await finish();
  await all;
  expect(begun).toHaveLength(100);
});
