import { expect, test } from 'vitest';
import { createChannelSync } from '../../../src/discord/rest/channel-sync.js';
import { HandTimers, settled } from '../support/hand-timers.js';

/** The synchronization of one channel, and how often it has run. */
const syncedChannel = () => {
  const timers = new HandTimers();
  let runs = 0;
  const once = async (): Promise<void> => void (runs += 1);
  return { timers, channelSync: createChannelSync(once, () => 'again', timers), runs: () => runs };
};

test('a channel is left alone while a click in it is answered, and brought up to date then', async () => {
  const { channelSync, runs } = syncedChannel();
  const first = channelSync.hold('1');
  const second = channelSync.hold('1');
  await channelSync.sync('1');
  first();
  await settled();
  expect(runs()).toBe(0);
  second();
  await settled();
  expect(runs()).toBe(1);
});

test('clicks that come later keep nothing waiting, however closely one follows the other', async () => {
  const { channelSync, runs } = syncedChannel();
  let before = channelSync.hold('1');
  await channelSync.sync('1');
  for (let click = 0; click < 3; click += 1) {
    const next = channelSync.hold('1');
    before();
    before = next;
    await settled();
  }
  expect(runs()).toBe(1);
});

test('acts of which one follows the other hold a channel for three seconds at most', async () => {
  const { timers, channelSync, runs } = syncedChannel();
  let before = channelSync.hold('1');
  await channelSync.sync('1');
  for (let click = 0; click < 40 && runs() === 0; click += 1) {
    const next = channelSync.hold('1');
    await channelSync.sync('1');
    await timers.pass(100);
    before();
    before = next;
    await settled();
  }
  expect(timers.now() - 1_000_000).toBeLessThanOrEqual(3_200);
  expect(runs()).toBe(1);
});
