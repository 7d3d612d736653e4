import type { Timers } from '../../../src/discord/rest/timers.js';

/** Time that moves only when it is told to. */
export class HandTimers implements Timers {
  private time: number;
  private readonly waiting = new Set<{ readonly at: number; readonly run: () => void }>();

  constructor(start = 1_000_000) {
    this.time = start;
  }

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.time + milliseconds, run };
    this.waiting.add(timer);
    return () => void this.waiting.delete(timer);
  }

  /** Milliseconds until something is due; infinite when nothing is waited for. */
  untilNext(): number {
    return Math.min(...[...this.waiting].map(({ at }) => at)) - this.time;
  }

  /** Lets so many milliseconds pass, and everything that is due happen. */
  async pass(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    for (const timer of this.waiting) {
      if (timer.at > this.time) continue;
      this.waiting.delete(timer);
      timer.run();
    }
    await settled();
  }
}

/** Lets everything go on until this has stayed the same for a while. */
export const calm = async (of: () => unknown): Promise<void> => {
  let before = of();
  for (let still = 0; still < 5;) {
    await settled();
    const now = of();
    still = now === before ? still + 1 : 0;
    before = now;
  }
};

/** Lets every promise that can go on do so. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};
