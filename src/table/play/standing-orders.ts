import type { Change, Working } from '../record/acts.js';
import type { Person, Seat, StandingOrder } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';

const withSeat = (
  { data, session }: Working,
  person: Person,
  change: Partial<Pick<Seat, 'order' | 'holdPriority' | 'askForced'>>,
): Change | Refusal => {
  if (!data.seats.some(({ user }) => user === person.user)) return { why: 'notSeated' };
  if (data.phase === 'over') return { why: 'gameOver' };
  const seats = data.seats.map((seat) => (seat.user === person.user ? { ...seat, ...change } : seat));
  return { session, data: { ...data, seats } };
};

/** Changes when a person is asked. It counts from the next window on: who is asked in the open one does not change. */
export const setStandingOrder = (working: Working, person: Person, order: StandingOrder): Change | Refusal =>
  withSeat(working, person, { order });

export const setHoldPriority = (working: Working, person: Person, holdPriority: boolean): Change | Refusal =>
  withSeat(working, person, { holdPriority });

/**
 * Changes whether questions with one possible answer are put to a person; it counts from the next such question on
 * (DEC-31).
 */
export const setAskForced = (working: Working, person: Person, ask: boolean): Change | Refusal =>
  withSeat(working, person, { askForced: ask });
