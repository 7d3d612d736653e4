/** Tables that are brought up to date at the same time: enough for all requests that Discord takes. */
const AT_ONCE = 16;

/** Brings every live table up to date after a start: a process before this one may have ended before it could. */
export interface Resuming {
  /** Some tables at a time, so that whoever acts meanwhile is answered; resolves when all are done. */
  all(channels: readonly string[]): Promise<void>;
  /** Somebody acts at this table: it does not wait for the others. */
  first(channel: string): void;
  /** Leaves what has not begun. */
  stop(): void;
}

/** `show` brings one table up to date, and does not fail. */
export const createResuming = (show: (channel: string) => Promise<void>): Resuming => {
  const waiting = new Set<string>();

  const work = async (): Promise<void> => {
    for (const channel of waiting) {
      waiting.delete(channel);
      await show(channel);
      await new Promise<void>((resolve) => setImmediate(resolve)); // a store that answers at once gives nobody else a turn
    }
  };

  return {
    async all(channels) {
      for (const channel of channels) waiting.add(channel);
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
    first(channel) {
      if (waiting.delete(channel)) void show(channel);
    },
    stop: () => waiting.clear(),
  };
};
