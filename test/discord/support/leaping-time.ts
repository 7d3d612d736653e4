import type { Timers } from '../../../src/discord/rest/timers.js';

/** The longest wait that is leapt over, in milliseconds: that between two edits of a board. */
const LONGEST = 2_100;
/** Milliseconds between two looks at whether somebody waits for an answer. */
const LOOK = 5;

interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

/**
 * The real time, but for this: when nobody waits for an answer of the bot, it leaps to what is due next within 2.1 s. So
 * no test waits as long as a board has to between two edits, while the bot and its stand-in count every millisecond of it.
 */
export class LeapingTime implements Timers {
  private ahead = 0;
  private readonly waiting = new Set<Waiting>();
  private timer: NodeJS.Timeout | undefined;
  private looksAt = Infinity;
  private readonly unanswered: () => number;

  /** @param unanswered how many people wait for an answer: time does not leap over the 3 s that Discord gives for it */
  constructor(unanswered: () => number) {
    this.unanswered = unanswered;
  }

  now(): number {
    return Date.now() + this.ahead;
  }

  after(milliseconds: number, run: () => void): () => void {
    const one = { at: this.now() + milliseconds, run };
    this.waiting.add(one);
    this.lookAgain();
    return () => void this.waiting.delete(one);
  }

  /** Milliseconds until the next one is due; infinite when nothing is waited for. */
  private untilNext(): number {
    return Math.min(...[...this.waiting].map(({ at }) => at)) - this.now();
  }

  /** Looks again soon, or when what is due next may be leapt to. */
  private lookAgain(): void {
    const wait = this.untilNext();
    const milliseconds = wait <= LONGEST ? Math.min(Math.max(wait, 0), LOOK) : wait - LONGEST;
    const at = Date.now() + milliseconds;
    if (wait === Infinity || this.looksAt <= at) return;
    clearTimeout(this.timer);
    this.looksAt = at;
    this.timer = setTimeout(() => this.look(), milliseconds);
  }

  private look(): void {
    this.looksAt = Infinity;
    const wait = this.untilNext();
    if (wait > 0 && wait <= LONGEST && this.unanswered() === 0) this.ahead += wait;
    for (const one of this.waiting) {
      if (one.at > this.now()) continue;
      this.waiting.delete(one);
      one.run();
    }
    this.lookAgain();
  }
}
