import type { TableChange, WorkingCopy } from '../record/table-change.js';
import { updated, type Person, type Seat, type StandingOrder } from '../record/data.js';
import {
  isSameSubject,
  MOST_EXCEPTIONS,
  type AskingException,
  type Subject,
} from '../record/fields/asking-exceptions.js';
import type { Refusal } from '../record/outcome.js';
import { seatOfUser } from '../record/seats-of-user.js';

const withSeat = (
  { data, session }: WorkingCopy,
  person: Person,
  change: Partial<Pick<Seat, 'order' | 'holdPriority' | 'askForced'>>,
): TableChange | Refusal => {
  if (!data.game.seats.some(({ user }) => user === person.user)) return { why: 'notSeated' };
  if (data.phase === 'over') return { why: 'gameOver' };
  const seats = data.game.seats.map((seat) => (seat.user === person.user ? { ...seat, ...change } : seat));
  return { session, data: updated(data, { game: { seats } }) };
};

/** Changes when a person is asked. It counts from the next window on: who is asked in the open one does not change. */
export const setStandingOrder = (working: WorkingCopy, person: Person, order: StandingOrder): TableChange | Refusal =>
  withSeat(working, person, { order });

export const setHoldPriority = (working: WorkingCopy, person: Person, holdPriority: boolean): TableChange | Refusal =>
  withSeat(working, person, { holdPriority });

/**
 * Changes whether questions with one possible answer are put to a person; it counts from the next such question on
 * (DEC-31).
 */
export const setAskForced = (working: WorkingCopy, person: Person, ask: boolean): TableChange | Refusal =>
  withSeat(working, person, { askForced: ask });

/** What a seat says about one thing from now on; null for nothing any more. Refused when it has said enough already. */
export const withException = (seat: Seat, about: Subject, ask: AskingException['ask'] | null): Seat | Refusal => {
  const { exceptions = [], ...rest } = seat;
  const others = exceptions.filter((one) => !isSameSubject(one.about, about));
  if (ask === null && others.length === exceptions.length) return { why: 'asking', problem: 'none' };
  if (ask !== null && others.length >= MOST_EXCEPTIONS) return { why: 'asking', problem: 'full' };
  const now = ask === null ? others : [...others, { ask, about }];
  return now.length === 0 ? rest : { ...rest, exceptions: now };
};

/** Has a person never asked of a thing, or always, or as it is usual; it counts from the next window on. */
export const setException = (
  { data, session }: WorkingCopy,
  person: Person,
  about: Subject,
  ask: AskingException['ask'] | null,
): TableChange | Refusal => {
  const seat = seatOfUser(data, person.user);
  if (seat === null) return { why: 'notSeated' };
  if (data.phase !== 'playing') return { why: data.phase === 'over' ? 'gameOver' : 'notStarted' };
  const changed = withException(seat, about, ask);
  if ('why' in changed) return changed;
  return {
    session,
    data: updated(data, { game: { seats: data.game.seats.map((one) => (one === seat ? changed : one)) } }),
  };
};
