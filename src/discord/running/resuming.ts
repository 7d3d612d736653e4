/** Tables that are brought up to date at the same time: most wait for two seconds until their board may be edited again. */
const AT_ONCE = 100;

/** Lets others go on: a store that answers at once gives nobody else a turn. */
const breath = async (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

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
      await breath();
    }
  };

  return {
    async all(channels) {
      for (const channel of channels) waiting.add(channel);
      const workers: Promise<void>[] = [];
      while (workers.length < AT_ONCE && waiting.size > 0) {
        workers.push(work());
        await breath();
      }
      await Promise.all(workers);
    },
    first(channel) {
      if (waiting.delete(channel)) void show(channel);
    },
    stop: () => waiting.clear(),
  };
};
