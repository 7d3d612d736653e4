import { LRUCache } from 'lru-cache';
import type { Timers } from '../../rest/timers.js';
import type { Answering } from './interaction-answer.js';

/** What is known of the interactions that are being answered, or could not be. */
export interface Presses {
  /** What this interaction does is committed only while Discord wants an answer to it; the returned function ends that. */
  answering(interaction: string, answering: Pick<Answering, 'wanted'>): () => void;
  /** Fails when Discord has given this interaction up. */
  wanted(interaction: string): Promise<void>;
  /** The answer to this press did not reach its person, who may press again. `what` is the same for the same press. */
  lost(user: string, what: string, interaction: string): void;
  /**
   * The interaction as which a press counts: that of the press before when that was the same and its person saw that it
   * failed, so that both together are done once; otherwise its own.
   */
  countsAs(user: string, what: string, interaction: string): string;
}

/** Milliseconds in which somebody who saw that a press failed presses again. */
const AGAIN = 60_000;
/** People whose last press is remembered. */
const MOST = 1_000;

export const createPresses = (timers: Pick<Timers, 'now'>): Presses => {
  const pending = new Map<string, Pick<Answering, 'wanted'>>();
  const failed = new LRUCache<string, { readonly what: string; readonly interaction: string; readonly at: number }>({
    max: MOST,
  });
  /** As which the second presses counted: they may be delivered twice. */
  const repeated = new LRUCache<string, string>({ max: MOST });
  return {
    answering(interaction, answering) {
      pending.set(interaction, answering);
      return () => {
        if (pending.get(interaction) === answering) pending.delete(interaction);
      };
    },
    wanted: async (interaction) => pending.get(interaction)?.wanted(),
    lost: (user, what, interaction) => failed.set(user, { what, interaction, at: timers.now() }),
    countsAs(user, what, interaction) {
      const before = failed.get(user);
      failed.delete(user);
      const isAgain = before?.what === what && timers.now() - before.at < AGAIN;
      if (isAgain) repeated.set(interaction, before.interaction);
      return repeated.get(interaction) ?? interaction;
    },
  };
};
