import { LRUCache } from 'lru-cache';
import type { Timers } from '../../rest/timers.js';

/** Has a press whose answer was lost, and the same press repeated by its person, count as one interaction. */
export interface InteractionDedup {
  /** The answer to this press did not reach its person, who may press again. `what` is the same for the same press. */
  markFailed(user: string, what: string, interaction: string): void;
  /**
   * The id as which a press counts: that of the press before when that was the same and its person saw that it failed, so that
   * both together are done once; otherwise its own.
   */
  canonicalId(user: string, what: string, interaction: string): string;
}

/** Milliseconds in which somebody who saw that a press failed presses again. */
const RETRY_WINDOW = 60_000;
/** People whose last press is remembered. */
const MOST = 1_000;

export const createInteractionDedup = (timers: Pick<Timers, 'now'>): InteractionDedup => {
  const failed = new LRUCache<string, { readonly what: string; readonly interaction: string; readonly at: number }>({
    max: MOST,
  });
  /** The ids as which repeated presses counted: Discord may deliver these twice as well. */
  const canonical = new LRUCache<string, string>({ max: MOST });
  return {
    markFailed: (user, what, interaction) => failed.set(user, { what, interaction, at: timers.now() }),
    canonicalId(user, what, interaction) {
      const before = failed.get(user);
      failed.delete(user);
      const isAgain = before?.what === what && timers.now() - before.at < RETRY_WINDOW;
      if (isAgain) canonical.set(interaction, before.interaction);
      return canonical.get(interaction) ?? interaction;
    },
  };
};
