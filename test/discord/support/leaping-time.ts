import type { Timers } from '../../../src/discord/rest/timers.js';
import { busy, busyItself, isIdleSince, LOOK } from './idle.js';

/** The longest wait that is leapt over, in milliseconds. */
const LONGEST = 10_000;
/** What waits so long may be the 3 s that Discord gives for an answer, or a retry. */
const LONG = 3_000;

interface Waiting {
  readonly at: number;
  readonly milliseconds: number;
  readonly run: () => void;
}

/**
 * Time that passes as the process works, and leaps to what is due next within 10 s once it is idle. So no test waits as
 * long as a board has to between two edits, and a machine that is busy with something else makes nobody late: a deadline
 * passes by the processor time that an answer takes.
 */
export class LeapingTime implements Timers {
  private readonly start = Date.now() - busy();
  private ahead = 0;
  private readonly waiting = new Set<Waiting>();
  private timer: NodeJS.Timeout | undefined;
  private looksAt = Infinity;
  private idleLooks = 0;
  private seen = busy();
  private readonly asked = new Map<string, number>();
  /** The most processor milliseconds that anybody has waited for an answer, without those of other threads. */
  slowest = 0;

  now(): number {
    return Math.floor(this.start + this.ahead + busy());
  }

  after(milliseconds: number, run: () => void): () => void {
    const one = { at: this.now() + milliseconds, milliseconds, run };
    this.waiting.add(one);
    this.lookAgain();
    return () => void this.waiting.delete(one);
  }

  /** Notes an interaction, whose answer is waited for. */
  readonly noted = (id: string, what: 'created' | 'settled'): void => {
    if (what === 'created') this.asked.set(id, busyItself());
    else {
      this.slowest = Math.max(this.slowest, busyItself() - (this.asked.get(id) ?? Infinity));
      this.asked.delete(id);
    }
  };

  private next(): Waiting | undefined {
    let next: Waiting | undefined;
    for (const one of this.waiting) if (next === undefined || one.at < next.at) next = one;
    return next;
  }

  /** How many looks in a row have to find the process idle before time leaps to this. */
  private looksBefore({ milliseconds }: Waiting): number {
    if (milliseconds >= LONG) return 40;
    return this.asked.size > 0 ? 4 : 0;
  }

  /** Looks again soon, or when what is due next may be leapt to. */
  private lookAgain(): void {
    const next = this.next();
    if (next === undefined) return;
    const wait = next.at - this.now();
    const milliseconds = wait <= LONGEST ? Math.min(Math.max(wait, 0), LOOK) : wait - LONGEST;
    const at = Date.now() + milliseconds;
    if (this.looksAt <= at) return;
    clearTimeout(this.timer);
    this.looksAt = at;
    this.timer = setTimeout(() => this.look(), milliseconds);
  }

  private look(): void {
    this.looksAt = Infinity;
    this.idleLooks = isIdleSince(this.seen) ? this.idleLooks + 1 : 0;
    this.seen = busy();
    const next = this.next();
    const wait = next === undefined ? 0 : next.at - this.now();
    if (next !== undefined && wait > 0 && wait <= LONGEST && this.idleLooks >= this.looksBefore(next))
      this.ahead += wait;
    for (const one of this.waiting) {
      if (one.at > this.now()) continue;
      this.waiting.delete(one);
      one.run();
    }
    this.lookAgain();
  }
}
