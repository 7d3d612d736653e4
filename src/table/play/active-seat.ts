import { decisionOf } from '../../engine/index.js';
import { requireSeat, type TableChange, type WorkingCopy } from '../record/table-change.js';
import type { Person } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';
import { seatOfUser, seatsOfUser, withActiveSeat } from '../record/seats-of-user.js';
import { hasPassed } from './reading.js';

/** What a table asks now, to compare with later. */
const questionIn = ({ session, data }: WorkingCopy): string => {
  const decision = session === null ? null : decisionOf(session);
  return JSON.stringify([data.game.window?.id ?? null, decision?.player ?? null]);
};

/**
 * The table with whoever plays for several seats acting for the one that is asked (COOP-01): whenever somebody else is asked,
 * and once the seat that they have turned to has passed.
 */
export const withAskedSeatActive = (before: WorkingCopy | null, after: TableChange): TableChange => {
  const { session, data } = after;
  const asked = session === null || data.phase !== 'playing' ? null : (decisionOf(session)?.player ?? null);
  const user = data.game.seats.find(({ player }) => player === asked)?.user ?? null;
  const active = user === null ? null : seatOfUser(data, user);
  if (session === null || asked === null || active === null || active.player === asked) return after;
  const isNew = before === null || questionIn(before) !== questionIn(after);
  return isNew || hasPassed(session, data, active.player) ? { session, data: withActiveSeat(data, asked) } : after;
};

/** Somebody who plays for several seats acts for the next of them from now on, until another one is asked. */
export const turnToNext = (working: WorkingCopy, person: Person): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { session, data, seat } = now;
  const own = seatsOfUser(data, person.user);
  const next = own[(own.findIndex(({ player }) => player === seat.player) + 1) % own.length];
  return next === undefined || own.length < 2
    ? { why: 'notPossible' }
    : { session, data: withActiveSeat(data, next.player) };
};
