import { setTimeout } from 'node:timers/promises';
import type { IIdentifyThrottler } from 'discord.js';

/** Milliseconds in which one connection of each bucket may identify (topics/gateway), and a little more. */
const EVERY = 5_250;

/**
 * A turn to identify in a bucket: milliseconds after which to ask again, 0 when it is one's turn. What fails is asked again
 * later.
 */
export type IdentifyTurn = (bucket: number) => Promise<number>;

/** Turns among the connections of this process only; `now` is in milliseconds. */
export const ownTurns = (now: () => number): IdentifyTurn => {
  const last = new Map<number, number>();
  return async (bucket) => {
    const wait = (last.get(bucket) ?? -Infinity) + EVERY - now();
    if (wait > 0) return wait;
    last.set(bucket, now());
    return 0;
  };
};

/** Lets so many connections identify at a time, as their turns come. */
export const throttlerOf = (turn: IdentifyTurn, concurrency: number): IIdentifyThrottler => ({
  async waitForIdentify(shard, signal) {
    const bucket = shard % Math.max(1, concurrency);
    for (;;) {
      const wait = await turn(bucket).catch(() => EVERY);
      if (wait === 0) return;
      await setTimeout(wait, undefined, { signal });
    }
  },
});
