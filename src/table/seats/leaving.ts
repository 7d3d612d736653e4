import { concedeGame, appendLogLine, turnOf, type Session } from '../../engine/index.js';
import { withoutOffersOf } from '../barter/offers.js';
import { withoutWait } from '../play/holds.js';
import { settle } from '../play/settle.js';
import { withGameOver, requireSeat, type TableChange, type WorkingCopy } from '../record/table-change.js';
import { updated, type Former, type Person, type Seat, type TableData } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';
import { strengthAt } from '../record/strength.js';
import { modeIn } from '../record/way-to-play.js';
import { peopleAt, seatOfUser, seatsOfUser } from '../record/seats-of-user.js';
import { endIfAgreed, neededToEnd, withoutAgreement } from '../proposals/ending.js';
import { withAbandoned, type Departure } from './departures.js';
import { withoutConsent } from '../proposals/consent.js';
import { isSeated, reseated, stopWaiting } from '../lobby/lobby.js';
import { vacated } from '../lobby/seat-hours.js';
import { isKept, waitingPlace } from '../lobby/waiting.js';

/** Who leads the table when the host does not sit there any more. */
export const nextHost = (data: TableData, seats: readonly Seat[]): string =>
  seats.some(({ user }) => user === data.game.host)
    ? data.game.host
    : (seats.find(({ user }) => user !== null)?.user ?? data.game.host);

/** The table with a computer player on this seat, which nobody asks any more and anybody may take. */
const withoutPerson = (data: TableData, seat: Seat, vacant: string): TableData => {
  const { since: _since, proposedEnd: _turn, ...rest } = vacated(seat);
  const played: Seat = { ...rest, user: null, computer: strengthAt(data), passing: null, vacant };
  const seats = data.game.seats.map((one) => (one === seat ? played : one));
  const { player } = seat;
  const still = withoutConsent(withoutAgreement(withoutWait(withoutOffersOf(data, player), player), player), player);
  const window = still.game.window && {
    ...still.game.window,
    asked: still.game.window.asked.filter((id) => id !== player),
  };
  return updated(still, { game: { seats, host: nextHost(data, seats), window } });
};

/** A game that goes on, and its table. */
export interface Running {
  readonly data: TableData;
  readonly session: Session;
}

/** The table that remembers who has left which seat, or given up. */
const remembering = ({ data, session }: Running, { player, user, name }: Seat, line: string, conceded: boolean) => {
  const left: Former = { player, user, name, conceded, turn: turnOf(session).number, line };
  return updated(data, { social: { former: [...data.social.former, left] } });
};

/**
 * A computer player goes on in a game for whoever sits here, and the seat is vacant; the game ends with its last person,
 * or when more than half of those who stay have agreed to end it.
 */
export const leaveSeat = (now: Running, seat: Seat, departure: Departure): TableChange => {
  const { data, session } = now;
  const conceded = departure === 'concedes';
  const vacant = `${seat.player}.${data.social.former.length}`;
  const detail = conceded ? ({ detail: 'conceded' } as const) : {};
  const line = appendLogLine(session, { say: 'leaves', ...detail, player: seat.player }, vacant);
  const gone = withoutPerson(remembering(now, seat, line, conceded), seat, vacant);
  if (gone.game.seats.every(({ user }) => user === null)) return { session, data: withGameOver(gone) };
  const left = departure === 'leaves' ? withAbandoned(gone, seat) : gone;
  const ended = endIfAgreed(session, left);
  return { session, data: ended.phase === 'over' ? ended : settle(session, left) };
};

/**
 * Gives a game up: with two players the other one wins, or all lose where they share the goal; with more, or for the partner
 * who stays, a computer player goes on in the seat.
 */
export const concede = (working: WorkingCopy, person: Person): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { data, session, seat } = now;
  const hasPartner = modeIn(data.game.options)?.sharesGoal === true && peopleAt(data) > 1;
  if (data.game.seats.length > 2 || hasPartner) return leaveSeat(now, seat, 'concedes');
  if (!concedeGame(session, seat.player)) return { why: 'notPossible' };
  return { session, data: withGameOver(remembering(now, seat, '', true)) };
};

const isWaiting = (data: TableData, user: string): boolean => waitingPlace(data, user) > 0 || isKept(data, user);

/** Frees the seat before the game; during it a computer player plays on. The table ends with its last person. */
export const leave = (working: WorkingCopy, person: Person): TableChange | Refusal => {
  const { data, session } = working;
  const own = seatsOfUser(data, person.user);
  const [seat] = own;
  if (seat === undefined) return isWaiting(data, person.user) ? stopWaiting(working, person) : { why: 'notSeated' };
  if (data.phase === 'over') return { why: 'gameOver' };
  const isLast = data.game.seats.every(({ user }) => user === null || user === person.user);
  if (session === null) {
    const seats = data.game.seats.filter(({ user }) => user !== person.user);
    const rest = updated(reseated(data, seats), { game: { host: nextHost(data, seats) } });
    return { session, data: isLast ? withGameOver(rest) : rest };
  }
  let now: TableData = data;
  for (const { player } of own) {
    const left = now.game.seats.find((one) => one.player === player);
    if (left !== undefined && now.phase === 'playing') now = leaveSeat({ session, data: now }, left, 'leaves').data;
  }
  return { session, data: now };
};

/** Nobody can go on with a table whose channel is gone. */
export const abandon = ({ data, session }: WorkingCopy): TableChange | Refusal =>
  data.phase === 'over' ? { why: 'gameOver' } : { session, data: withGameOver(data) };

/** Whether somebody ends a table without asking the others: its host, its only person, or who manages the place. */
const mayEndAlone = (data: TableData, { user }: Person, manages: boolean): boolean =>
  manages || (isSeated(data, user) && (data.game.host === user || peopleAt(data) === 1));

/** Ends the table for whoever may do so alone. */
export const end = ({ data, session }: WorkingCopy, person: Person, manages: boolean): TableChange | Refusal => {
  if (data.phase === 'over') return { why: 'gameOver' };
  if (mayEndAlone(data, person, manages)) return { session, data: withGameOver(data) };
  return { why: isSeated(data, person.user) ? 'notHost' : 'notSeated' };
};

/** Whether a game that goes on is over as soon as this person ends it, or agrees to what somebody else has proposed. */
export const endsAtOnce = (data: TableData, person: Person, manages: boolean): boolean => {
  if (data.phase !== 'playing') return false;
  if (mayEndAlone(data, person, manages)) return true;
  const player = seatOfUser(data, person.user)?.player;
  const agreed = data.social.endProposal?.agreed ?? [];
  if (player === undefined || data.social.endProposal === null || agreed.includes(player)) return false;
  return agreed.length + 1 >= neededToEnd(data);
};
