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
