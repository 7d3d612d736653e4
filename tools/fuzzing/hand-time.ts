/** Time that stands still until it is told to pass. */
export interface HandTime {
  /** Milliseconds since 1970. */
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
  /** Lets so many milliseconds pass, and everything happen that is due by then and can go on. */
  pass(milliseconds: number): Promise<void>;
}

/** Turns of the event loop after which what waits for the store or a request has gone on. */
const TURNS = 3;

/** A time of its own, which begins at this one. */
export const handTime = (start: number): HandTime => {
  let time = start;
  const waiting = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => time,
    after(milliseconds, run) {
      const timer = { at: time + milliseconds, run };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    async pass(milliseconds) {
      time += milliseconds;
      for (const timer of waiting) {
        if (timer.at > time) continue;
        waiting.delete(timer);
        timer.run();
      }
      for (let turn = 0; turn < TURNS; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
    },
  };
};
