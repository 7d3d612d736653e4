import { expect, test } from 'vitest';
import { createResuming } from '../../../src/discord/shown/upkeep/resuming.js';
import { settled } from '../support/hand-timers.js';

/** Tables that are shown one by one: when `finish` is called for them. */
const resumed = (count: number) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const resuming = createResuming(async (channel) => {
    begun.push(channel);
    await new Promise<void>((resolve) => ends.set(channel, resolve));
  });
  const all = resuming.all(Array.from({ length: count }, (_, n) => `${n}`));
  const finish = async (): Promise<void> => {
    for (const [channel, end] of ends) {
      ends.delete(channel);
      end();
    }
    for (let turn = 0; turn < 5; turn += 1) await settled();
  };
  return { resuming, begun, all, finish };
};

test('issue 18: after a start some tables at a time are brought up to date, and those first where somebody acts', async () => {
  const { resuming, begun, all, finish } = resumed(40);
  await settled();
  expect(begun).toEqual(Array.from({ length: 16 }, (_, n) => `${n}`));
  resuming.first('38');
  resuming.first('3');
  expect(begun.slice(16)).toEqual(['38']);
  await finish();
  expect(begun).toHaveLength(33);
  await finish();
  await finish();
  await all;
  expect(new Set(begun).size).toBe(40);
  expect(begun).toHaveLength(40);
});

test('issue 18: tables whose turn has not come are left when the program stops', async () => {
  const { resuming, begun, all, finish } = resumed(40);
  await settled();
  resuming.stop();
  await finish();
  await all;
  expect(begun).toHaveLength(16);
});
