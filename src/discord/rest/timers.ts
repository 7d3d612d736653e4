/** Time as the bot sees it; tests bring their own. */
export interface Timers {
  /** Milliseconds. */
  now(): number;
  /** Runs once after so many milliseconds; the returned function calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const realTimers: Timers = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Resolves when this is done, or after so many milliseconds; fails only as the work does until then. */
export const notLonger = async (timers: Timers, milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let cancel = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    cancel = timers.after(milliseconds, resolve);
  });
  await Promise.race([work, late]).finally(cancel);
};
