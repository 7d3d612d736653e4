import type { Timers } from './timers.js';

/** What time it is at Discord, as far as its replies tell: the clock of this machine may be wrong. */
export interface ServerClock {
  /** Takes the time in a reply, which is told in whole seconds. */
  heard(date: string): void;
  /** Milliseconds that have passed since a moment by Discord's clock. */
  since(created: number): number;
}

/** Milliseconds up to which the clock of this machine is taken to be right: a reply tells no better. */
const TOLERANCE = 2_000;

export const createServerClock = (timers: Pick<Timers, 'now'>): ServerClock => {
  /** Milliseconds that Discord's clock is ahead of this machine's. */
  let ahead = 0;
  return {
    heard(date) {
      const told = Date.parse(date) + 500 - timers.now();
      if (!Number.isNaN(told)) ahead = Math.abs(told) > TOLERANCE ? told : 0;
    },
    since: (created) => timers.now() + ahead - created,
  };
};
