import { expect, test } from 'vitest';
import type { Follower } from '../../playground/index.js';
import { HOUR } from '../support/durations.js';
import { HandClock, stand } from './bot.js';

/** A program that does something at these times, and notes when it did. */
const follower = (now: () => number, times: readonly number[], deadline: number | null) => {
  const done: number[] = [];
  const program: Follower = {
    async nextTimes() {
      while (done.length < times.length && times[done.length]! <= now()) done.push(now());
      return { act: times[done.length] ?? null, deadline };
    },
    drain: async () => undefined,
  };
  return { done, program };
};

test('when time passes, each thing that a program does by itself is done in its own time', async () => {
  const standIn = await stand({ clock: new HandClock() });
  const start = standIn.clock.now();
  const { done, program } = follower(standIn.clock.now, [start + HOUR, start + 2 * HOUR, start + 9 * HOUR], null);
  standIn.follow(program);
  await standIn.passTime(8 * HOUR);
  expect(done).toEqual([start + HOUR, start + 2 * HOUR]);
  expect(standIn.clock.now()).toBe(start + 8 * HOUR);
});

test('to the next deadline: time passes until then, and the click is refused where nobody has one', async () => {
  const standIn = await stand({ clock: new HandClock() });
  const start = standIn.clock.now();
  await expect(standIn.passTime(null)).rejects.toThrow('nobody has a deadline');
  const { done, program } = follower(standIn.clock.now, [start + HOUR], start + 3 * HOUR);
  standIn.follow(program);
  await standIn.passTime(null);
  expect([...done, standIn.clock.now()]).toEqual([start + HOUR, start + 3 * HOUR]);
});
