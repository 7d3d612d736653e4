import { remark, type Resources, type Session } from '../../engine/index.js';
import { withoutOffersOf } from '../barter/offers.js';
import { withoutWait } from '../play/holds.js';
import { settle } from '../play/settle.js';
import { over, type Change, type Working } from '../record/acts.js';
import type { Person, Seat, TableData } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';
import { isSeated, reseated, stopWaiting } from './lobby.js';
import { withoutHours } from './seat-hours.js';
import { isKept, waitingPlace } from './waiting.js';

/** Who leads the table when the host does not sit there any more. */
export const nextHost = (data: TableData, seats: readonly Seat[]): string =>
  seats.some(({ user }) => user === data.host)
    ? data.host
    : (seats.find(({ user }) => user !== null)?.user ?? data.host);

/** The table with a computer player on this seat, which nobody asks any more. */
const withoutPerson = (data: TableData, seat: Seat): TableData => {
  const { since: _, ...rest } = withoutHours(seat);
  const played: Seat = { ...rest, user: null, computer: 'simple', passing: null, vacant: seat.player };
  const seats = data.seats.map((one) => (one === seat ? played : one));
  const still = withoutWait(withoutOffersOf(data, seat.player), seat.player);
  const window = still.window && { ...still.window, asked: still.window.asked.filter((id) => id !== seat.player) };
  return { ...still, seats, host: nextHost(data, seats), window };
};

/** A computer player goes on in a game for whoever sits here; the game ends with its last person. */
export const leaveSeat = (
  { data, session }: { readonly data: TableData; readonly session: Session },
  seat: Seat,
  resources: Resources,
): Change => {
  remark(session, { say: 'leaves', player: seat.player }, seat.player);
  const left = withoutPerson(data, seat);
  const isOver = left.seats.every(({ user }) => user === null);
  return { session, data: isOver ? over(left) : settle(session, left, resources.cards) };
};

const isWaiting = (data: TableData, user: string): boolean => waitingPlace(data, user) > 0 || isKept(data, user);

/** Frees the seat before the game; during it a computer player plays on. The table ends with its last person. */
export const leave = (working: Working, person: Person, resources: Resources): Change | Refusal => {
  const { data, session } = working;
  const seat = data.seats.find(({ user }) => user === person.user);
  if (seat === undefined) return isWaiting(data, person.user) ? stopWaiting(working, person) : { why: 'notSeated' };
  if (data.phase === 'over') return { why: 'gameOver' };
  const isLast = data.seats.every(({ user }) => user === null || user === person.user);
  if (session === null) {
    const seats = data.seats.filter((one) => one !== seat);
    const rest = { ...reseated(data, seats), host: nextHost(data, seats) };
    return { session, data: isLast ? over(rest) : rest };
  }
  return leaveSeat({ session, data }, seat, resources);
};

/** Nobody can go on with a table whose channel is gone. */
export const abandon = ({ data, session }: Working): Change | Refusal =>
  data.phase === 'over' ? { why: 'gameOver' } : { session, data: over(data) };

/** The host ends the table, or anyone at it when they are its only person, or who manages the place. */
export const end = ({ data, session }: Working, person: Person, manages: boolean): Change | Refusal => {
  if (data.phase === 'over') return { why: 'gameOver' };
  if (manages) return { session, data: over(data) };
  const isAlone = data.seats.every(({ user }) => user === null || user === person.user);
  if (!isSeated(data, person.user)) return { why: 'notSeated' };
  if (data.host !== person.user && !isAlone) return { why: 'notHost' };
  return { session, data: over(data) };
};
