import { RateLimitError, type RESTOptions } from 'discord.js';
import type { Logger } from '../../../ops/index.js';
import { NotYet } from '../../../table/index.js';
import type { Timers } from '../timers.js';

/** Milliseconds of a rate limit for which a request waits its turn. */
const LONG = 10_000;

/** Discord takes no request of this kind for a long time: nothing waits in line for it, and what is to be shown is looked up then. */
export class LimitedForLong extends NotYet {
  override readonly name = 'LimitedForLong';
  /** When it takes them again. */
  readonly until: number;

  constructor(until: number, now: number) {
    super('Discord takes no such request for a long time', until - now);
    this.until = until;
  }
}

/** Has discord.js fail a request that would have to wait for long. */
export const rejectsLongLimits: NonNullable<RESTOptions['rejectOnRateLimit']> = ({ retryAfter }) => retryAfter > LONG;

/** Rate limits that last long, by what they are for. */
export interface LongLimits {
  /** Runs what makes one request. @throws LimitedForLong at once while there is a limit, and when there is one from now on */
  within<T>(lane: string, run: () => Promise<T>): Promise<T>;
}

export const createLongLimits = (timers: Pick<Timers, 'now'>, log: Pick<Logger, 'warn'>): LongLimits => {
  const limits = new Map<string, number>();
  const check = (lane: string): void => {
    const until = limits.get(lane);
    if (until === undefined) return;
    const now = timers.now();
    if (now < until) throw new LimitedForLong(until, now);
    limits.delete(lane);
  };
  return {
    async within(lane, run) {
      check(lane);
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof RateLimitError)) throw error;
        const now = timers.now();
        const until = now + error.retryAfter;
        const isKnown = limits.has(lane);
        limits.set(lane, until);
        if (!isKnown)
          log.warn(
            { method: error.method, route: error.route, seconds: Math.round(error.retryAfter / 1000) },
            'Discord takes none of these requests for a long time',
          );
        throw new LimitedForLong(until, now);
      }
    },
  };
};
