import { clearUndo, appendLogLine, type PlayerId } from '../../engine/index.js';
import type { Refusal } from '../record/outcome.js';
import type { TableChange, WorkingCopy } from '../record/table-change.js';
import { withoutOffersOf } from '../barter/offers.js';
import { usualOrder } from '../clock/pace.js';
import { withoutWait } from '../play/holds.js';
import { withoutAgreement } from '../proposals/ending.js';
import { withoutConsent } from '../proposals/consent.js';
import { strengthAt } from '../record/strength.js';
import { leaveSeat, nextHost } from './leaving.js';
import { departureOf, withSeatTaken, withoutAbandoned } from './departures.js';
import { computerName } from '../lobby/lobby.js';
import { acceptanceOf, notAccepting } from '../lobby/quick.js';
import { hoursOf, vacated } from '../lobby/seat-hours.js';
import { withoutWaiting } from '../lobby/waiting.js';
import { settle } from '../play/settle.js';
import { updated, type Invitation, type Person, type Seat, type TableData } from '../record/data.js';

/** A seat, and who may give it away: whoever sits there, the host, and who manages the place. */
const seatToGive = (
  { phase, game: { host, seats } }: TableData,
  person: Person,
  player: PlayerId,
  manages: boolean,
): Seat | Refusal => {
  const seat = seats.find((one) => one.player === player);
  if (phase === 'over') return { why: 'gameOver' };
  if (seat === undefined) return { why: 'noSuchPlayer' };
  return manages || host === person.user || seat.user === person.user ? seat : { why: 'notHost' };
};

const isLastPerson = ({ game: { seats } }: TableData, { player }: Seat): boolean =>
  seats.every((seat) => seat.user === null || seat.player === player);

/** A computer player takes this seat: in a game it plays on with everything that belongs to the seat. */
export const giveToComputer = (
  working: WorkingCopy,
  person: Person,
  { player, manages }: { readonly player: PlayerId; readonly manages: boolean },
): TableChange | Refusal => {
  const { data, session } = working;
  const seat = seatToGive(data, person, player, manages);
  if ('why' in seat) return seat;
  if (seat.user === null) return { why: 'notPossible' };
  if (isLastPerson(data, seat)) return { why: 'seat', problem: 'lastPerson' };
  const departure = seat.user === person.user ? 'leaves' : departureOf(data, seat);
  if (session !== null) return leaveSeat({ data, session }, seat, departure);
  const played: Seat = { ...vacated(seat), name: computerName(data), user: null, computer: strengthAt(data) };
  const seats = data.game.seats.map((one) => (one === seat ? played : one));
  return { session, data: updated(data, { game: { seats, host: nextHost(data, seats) } }) };
};

/** Offers a seat of a game to somebody who does not sit there; the offer before it, of this seat or to them, is void. */
export const invite = (
  { data, session }: WorkingCopy,
  person: Person,
  { id, player, user, manages }: Invitation & { readonly manages: boolean },
): TableChange | Refusal => {
  const seat = seatToGive(data, person, player, manages);
  if ('why' in seat) return seat;
  if (session === null) return { why: 'notStarted' };
  if (data.game.seats.some((one) => one.user === user)) return { why: 'alreadySeated' };
  const others = data.social.invitations.filter((one) => one.player !== player && one.user !== user);
  return { session, data: updated(data, { social: { invitations: [...others, { id, player, user }] } }) };
};

const without = (data: TableData, { id }: Invitation): TableData =>
  updated(data, { social: { invitations: data.social.invitations.filter((one) => one.id !== id) } });

/** The table without any offer of this seat, or to this person, who sits down there. */
const withoutInvitations = (data: TableData, player: PlayerId, { user }: Person): TableData =>
  updated(data, {
    social: {
      finding: withoutWaiting(data.social.finding, user),
      invitations: data.social.invitations.filter((one) => one.player !== player && one.user !== user),
    },
  });

/** Nothing of what whoever sat there has begun goes on: offers, a pass given early, a choice, a last action to take back. */
const clearSeat = (data: TableData, player: PlayerId): TableData => {
  const still = withoutConsent(withoutAgreement(withoutWait(withoutOffersOf(data, player), player), player), player);
  const { window, sealedChoice } = still.game;
  return updated(still, {
    game: {
      window: window && { ...window, sealed: window.sealed.filter((one) => one !== player) },
      sealedChoice: sealedChoice?.player === player ? null : sealedChoice,
    },
  });
};

/** Somebody sits down on a seat, and sees what belongs to it from then on only; `id` is of what offered it to them. */
const takenOver = (
  working: WorkingCopy,
  person: Person,
  { id, player }: Pick<Invitation, 'id' | 'player'>,
): TableChange | Refusal => {
  const { session } = working;
  if (session === null) return { why: 'notStarted' };
  const since = appendLogLine(session, { say: 'leaves', detail: 'takenOver', player }, `${player}.${id}`);
  const departed = withoutAbandoned(withSeatTaken(working.data, player), person.user);
  const data = clearSeat(withoutInvitations(departed, player, person), player);
  const { user, name } = person;
  const seat: Seat = {
    player,
    name,
    user,
    computer: null,
    order: usualOrder(data.game.options.pace),
    holdPriority: false,
    passing: null,
    since,
    ...hoursOf(person),
    ...acceptanceOf(data, person),
  };
  const seats = data.game.seats.map((one) => (one.player === player ? seat : one));
  clearUndo(session);
  return { session, data: settle(session, updated(data, { game: { seats, host: nextHost(data, seats) } })) };
};

/**
 * Why this person may not sit down here, or null: nobody plays with what they know of another hand, or after giving up, nor
 * at a quick table without accepting it.
 */
const barredFrom = (data: TableData, person: Person, player: PlayerId): Refusal | null => {
  const own = data.social.former.filter((one) => one.user === person.user);
  if (own.some(({ conceded }) => conceded)) return { why: 'seat', problem: 'hasConceded' };
  if (own.some((one) => one.player !== player)) return { why: 'seat', problem: 'knowsOtherHand' };
  return notAccepting(data, person);
};

/** Takes a seat that was offered, declines it, or withdraws the offer. */
export const answerInvitation = (
  working: WorkingCopy,
  person: Person,
  {
    game,
    id,
    answer,
    manages,
  }: {
    readonly game: string;
    readonly id: string;
    readonly answer: 'accept' | 'decline' | 'withdraw';
    readonly manages: boolean;
  },
): TableChange | Refusal => {
  const { data, session } = working;
  const invitation = data.social.invitations.find((one) => one.id === id);
  if (game !== data.game.id || invitation === undefined) return { why: 'seat', problem: 'noInvitation' };
  if (answer === 'withdraw') {
    const seat = seatToGive(data, person, invitation.player, manages);
    return 'why' in seat ? seat : { session, data: without(data, invitation) };
  }
  if (invitation.user !== person.user) return { why: 'seat', problem: 'notYourInvitation' };
  if (answer === 'decline') return { session, data: without(data, invitation) };
  if (data.game.seats.some(({ user }) => user === person.user)) return { why: 'alreadySeated' };
  return barredFrom(data, person, invitation.player) ?? takenOver(working, person, invitation);
};

/** The seats that anybody may take: somebody has left them, and they are not offered to one who has waited longest. */
export const vacantSeats = ({ phase, game: { seats }, social: { invitations } }: TableData): readonly Seat[] =>
  phase !== 'playing'
    ? []
    : seats.filter(
        ({ vacant, player }) =>
          vacant !== undefined && !invitations.some((one) => one.until !== undefined && one.player === player),
      );

/**
 * Somebody who has left sits down again where the computer still plays for them, also when that seat is offered to somebody
 * else by now; null for anybody else.
 */
export const returnToSeat = (working: WorkingCopy, person: Person): TableChange | Refusal | null => {
  const { data } = working;
  if (data.phase !== 'playing' || data.game.seats.some(({ user }) => user === person.user)) return null;
  const own = data.social.former.filter(({ user }) => user === person.user);
  const seat = data.game.seats.find(
    ({ vacant, player }) => vacant !== undefined && own.some((one) => one.player === player),
  );
  if (seat?.vacant === undefined) return null;
  const { player, vacant: id } = seat;
  return barredFrom(data, person, player) ?? takenOver(working, person, { id, player });
};

/** Takes a seat that somebody has left, whoever is first; who sat there before may come back to it. */
export const takeVacantSeat = (
  working: WorkingCopy,
  person: Person,
  { game, id }: { readonly game: string; readonly id: string },
): TableChange | Refusal => {
  const { data } = working;
  if (data.phase === 'over') return { why: 'gameOver' };
  const seat = vacantSeats(data).find(({ vacant }) => vacant === id);
  if (game !== data.game.id || seat === undefined) return { why: 'seat', problem: 'notVacant' };
  if (data.game.seats.some(({ user }) => user === person.user)) return { why: 'alreadySeated' };
  const { player } = seat;
  return barredFrom(data, person, player) ?? takenOver(working, person, { id, player });
};
