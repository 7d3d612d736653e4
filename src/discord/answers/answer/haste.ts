import type { Timers } from '../../rest/timers.js';

/** What somebody does: acts, looks something up, or types what is completed for them, which tells them nothing when it is not. */
type Doing = 'act' | 'lookup' | 'typing';

/** How fast one person may act and look things up, wherever it is: as fast as people do, so that programs do not take the bot from everybody else. */
export interface Haste {
  /** Counts what a user does: whether it is done, or not and they are told so; `again`: they were told just before. */
  allows(user: string, doing: Doing): 'yes' | 'no' | 'again';
}

/** What somebody may do at once, and the milliseconds in which they may do one more. */
interface Rate {
  readonly atOnce: number;
  readonly each: number;
}

const ACTS: Rate = { atOnce: 30, each: 200 };
/** A search keeps everybody waiting for up to 50 ms. */
const LOOKUPS: Rate = { atOnce: 6, each: 400 };

/** People with less than that who are kept in mind before those are forgotten who have it again. */
const MANY = 1_000;

interface Acts {
  readonly left: number;
  readonly at: number;
  /** They have been told, and have not been allowed anything since. */
  readonly told: boolean;
}

/** A token bucket for each person. */
const limited = ({ atOnce, each }: Rate, now: () => number) => {
  const people = new Map<string, Acts>();
  const leftOf = ({ left, at }: Acts): number => Math.min(atOnce, left + (now() - at) / each);

  const forget = (): void => {
    if (people.size <= MANY) return;
    for (const [user, acts] of people) if (leftOf(acts) === atOnce) people.delete(user);
  };

  return (user: string, isTold: boolean): ReturnType<Haste['allows']> => {
    forget();
    const before = people.get(user) ?? { left: atOnce, at: now(), told: false };
    const left = leftOf(before);
    const isAllowed = left >= 1;
    const told = !isAllowed && (before.told || isTold);
    people.set(user, { left: isAllowed ? left - 1 : left, at: now(), told });
    if (isAllowed) return 'yes';
    return before.told ? 'again' : 'no';
  };
};

export const createHaste = (timers: Pick<Timers, 'now'>): Haste => {
  const now = (): number => timers.now();
  const [acts, lookups] = [limited(ACTS, now), limited(LOOKUPS, now)];
  return {
    allows(user, doing) {
      const act = acts(user, doing !== 'typing');
      return act !== 'yes' || doing === 'act' ? act : lookups(user, doing === 'lookup');
    },
  };
};
