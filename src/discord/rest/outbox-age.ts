import type { Timers } from './timers.js';

/** For how long what has been asked for is not done yet, by channel. */
export interface OutboxAge {
  /** Something has been asked for here. */
  queued(channel: string): void;
  /** What has been asked for here is being done; the returned function says how that ended. */
  begin(channel: string): (isDone: boolean) => void;
  /** Milliseconds for which what is open longest has been open; 0 for nothing. */
  oldest(): number;
}

export const createOutboxAge = (timers: Pick<Timers, 'now'>): OutboxAge => {
  const open = new Map<string, number>();
  const running = new Map<string, number>();
  return {
    queued(channel) {
      if (!open.has(channel)) open.set(channel, timers.now());
    },
    begin(channel) {
      const since = open.get(channel) ?? timers.now();
      open.delete(channel);
      running.set(channel, since);
      return (isDone) => {
        running.delete(channel);
        if (!isDone) open.set(channel, since);
      };
    },
    oldest() {
      const since = [...open.values(), ...running.values()];
      return since.length === 0 ? 0 : timers.now() - Math.min(...since);
    },
  };
};
