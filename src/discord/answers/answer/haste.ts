import type { Timers } from '../../rest/timers.js';

/** How fast one person may act, wherever it is: faster than people do, so that programs do not take the bot from everybody else. */
export interface Haste {
  /** Counts an act of a user: whether it is done, or not and they are told so; `again`: they were told just before. */
  allows(user: string): 'yes' | 'no' | 'again';
}

/** Acts that somebody may do at once, and the milliseconds in which they may do one more. */
const AT_ONCE = 30;
const EACH = 200;
/** People with less than that who are kept in mind before those are forgotten who have it again. */
const MANY = 1_000;

interface Acts {
  readonly left: number;
  readonly at: number;
  /** They have been told, and have not been allowed anything since. */
  readonly told: boolean;
}

export const createHaste = (timers: Pick<Timers, 'now'>): Haste => {
  const people = new Map<string, Acts>();

  const leftOf = ({ left, at }: Acts, now: number): number => Math.min(AT_ONCE, left + (now - at) / EACH);

  const forget = (now: number): void => {
    if (people.size <= MANY) return;
    for (const [user, acts] of people) if (leftOf(acts, now) === AT_ONCE) people.delete(user);
  };

  return {
    allows(user) {
      const now = timers.now();
      forget(now);
      const before = people.get(user) ?? { left: AT_ONCE, at: now, told: false };
      const left = leftOf(before, now);
      const isAllowed = left >= 1;
      people.set(user, { left: isAllowed ? left - 1 : left, at: now, told: !isAllowed });
      if (isAllowed) return 'yes';
      return before.told ? 'again' : 'no';
    },
  };
};
