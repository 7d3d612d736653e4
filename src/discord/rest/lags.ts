import type { Timers } from './timers.js';

/** For how long what has been asked for is not done yet, by channel. */
export interface Lags {
  /** Something has been asked for here. */
  asked(channel: string): void;
  /** What has been asked for here is being done; the returned function says how that ended. */
  begun(channel: string): (isDone: boolean) => void;
  /** Milliseconds for which what is open longest has been open; 0 for nothing. */
  longest(): number;
}

export const openLags = (timers: Pick<Timers, 'now'>): Lags => {
  const open = new Map<string, number>();
  const running = new Map<string, number>();
  return {
    asked(channel) {
      if (!open.has(channel)) open.set(channel, timers.now());
    },
    begun(channel) {
      const since = open.get(channel) ?? timers.now();
      open.delete(channel);
      running.set(channel, since);
      return (isDone) => {
        running.delete(channel);
        if (!isDone) open.set(channel, since);
      };
    },
    longest() {
      const since = [...open.values(), ...running.values()];
      return since.length === 0 ? 0 : timers.now() - Math.min(...since);
    },
  };
};
