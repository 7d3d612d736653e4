import type { Timers } from '../../rest/timers.js';

/** What somebody does: acts, looks something up, or types what is completed for them, which tells them nothing when it is not. */
type Doing = 'act' | 'lookup' | 'typing';

/** How fast one person may act and look things up, wherever it is: as fast as people do, so that programs do not take the bot from everybody else. */
export interface RateLimiter {
  /** Counts what a user does: whether it is done, or not and they are told so; `alreadyTold`: they were told just before. */
  check(user: string, doing: Doing): 'allowed' | 'limited' | 'alreadyTold';
}

/** What somebody may do at once, and the milliseconds in which they may do one more. */
interface BucketRate {
  readonly burst: number;
  readonly refillMs: number;
}

const ACTS: BucketRate = { burst: 30, refillMs: 200 };
/** A search keeps everybody waiting for up to 50 ms. */
const LOOKUPS: BucketRate = { burst: 6, refillMs: 400 };

/** People with less than that who are kept in mind before those are forgotten who have it again. */
const MANY = 1_000;

interface Bucket {
  readonly tokens: number;
  readonly at: number;
  /** They have been told, and have not been allowed anything since. */
  readonly told: boolean;
}

/** A token bucket for each person. */
const createBuckets = ({ burst, refillMs }: BucketRate, now: () => number) => {
  const people = new Map<string, Bucket>();
  const tokensOf = ({ tokens, at }: Bucket): number => Math.min(burst, tokens + (now() - at) / refillMs);

  const forget = (): void => {
    if (people.size <= MANY) return;
    for (const [user, acts] of people) if (tokensOf(acts) === burst) people.delete(user);
  };

  return (user: string, isTold: boolean): ReturnType<RateLimiter['check']> => {
    forget();
    const before = people.get(user) ?? { tokens: burst, at: now(), told: false };
    const left = tokensOf(before);
    const isAllowed = left >= 1;
    const told = !isAllowed && (before.told || isTold);
    people.set(user, { tokens: isAllowed ? left - 1 : left, at: now(), told });
    if (isAllowed) return 'allowed';
    return before.told ? 'alreadyTold' : 'limited';
  };
};

export const createRateLimiter = (timers: Pick<Timers, 'now'>): RateLimiter => {
  const now = (): number => timers.now();
  const [acts, lookups] = [createBuckets(ACTS, now), createBuckets(LOOKUPS, now)];
  return {
    check(user, doing) {
      const act = acts(user, doing !== 'typing');
      return act !== 'allowed' || doing === 'act' ? act : lookups(user, doing === 'lookup');
    },
  };
};
