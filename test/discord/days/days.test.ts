import { expect, test } from 'vitest';
import { playedWell } from './played-well.js';

test('issue 16: a game over days goes on without whoever sleeps, through the change to summer time, with a process killed at every deadline', async () => {
  const { processes } = await playedWell('autumn', { from: 1, to: 3 }); // another game in test/long
  expect(processes.deadlines).toBeGreaterThan(2);
  expect(processes.killed).toBeGreaterThan(2);
}, 120_000);
