import {
  canTakeBack,
  decisionOf,
  hasPassedInRound,
  isAnnouncing,
  isRound,
  ownActions,
  originOf,
  procedureOf,
  seedOf,
  type ChanceOrigin,
  transitionOf,
  turnOf,
  viewFor,
  windowOf,
  type Decision,
  type ObjectView,
  type OwnAction,
  type PlayerId,
  type Session,
  type View,
} from '../../engine/index.js';
import { isFreeActionPhase } from '../attention/player-context.js';
import { deadlineOf, ownDeadline } from '../clock/waits.js';
import { isHolding } from './holds.js';
import type { Seat, Table, TableData } from '../record/data.js';
import type { KnownWait } from '../record/outcome.js';
import { seatOfUser, seatsOfUser } from '../record/seats-of-user.js';

type Seated = Pick<Table, 'data'>;

/** The seat of a Discord user: the one for which they act now, where they play for several (COOP-01). */
export const seatOf = ({ data }: Seated, user: string): Seat | null => seatOfUser(data, user);

export const seatOfPlayer = ({ data }: Seated, player: PlayerId): Seat | null =>
  data.game.seats.find((seat) => seat.player === player) ?? null;

/** Who was asked when the open window opened, unchanged until it closes: it does not tell who has answered. */
export const waitingFor = ({ data }: Seated): readonly PlayerId[] => data.game.window?.asked ?? [];

type Waiting = Pick<Table, 'data' | 'session'>;

/**
 * For whom the table waits, as everybody may know it. On a quick table that somebody is asked tells of their hand, so that in
 * a round of answers it is only counted; whose turn it is and who chooses is plain without (architecture.md#who-is-asked).
 */
export const knownWait = ({ data, session }: Waiting): KnownWait => {
  const players = waitingFor({ data });
  if (!data.game.options.quick || session === null || !isRound(session)) return { is: 'named', players };
  const { active } = turnOf(session);
  return isFreeActionPhase(viewFor(session, null), active)
    ? { is: 'named', players: players.filter((player) => player === active) }
    : { is: 'counted', answers: players.length };
};

/**
 * Until when the table waits at the most, as everybody may know it: it tells nothing of who has passed early, nor on a quick
 * table of who is asked, whose hours would show in it. Null when there is no end, or none that may be known.
 */
export const knownDeadline = ({ data, session }: Waiting): number | null => {
  if (!data.game.options.quick) return deadlineOf(data);
  const wait = knownWait({ data, session });
  const [player] = wait.is === 'named' && data.clock.window === data.game.window?.id ? wait.players : [];
  return player === undefined ? null : ownDeadline(data, player);
};

/** Whether this player has passed in the open round, or given the pass early. */
export const hasPassed = (session: Session, data: TableData, player: PlayerId): boolean =>
  isRound(session) && (data.game.window?.sealed.includes(player) === true || hasPassedInRound(session, player));

/** Whether this pass is their own: the table passes for whoever is not asked, or has let their time go by. */
export const passedThemselves = (session: Session, data: TableData, player: PlayerId): boolean =>
  hasPassed(session, data, player) &&
  (data.game.window?.sealed.includes(player) === true ||
    (waitingFor({ data }).includes(player) && !data.clock.late.some((one) => one.player === player)));

/**
 * Whether this user has passed in the open window: for them to know, not for others. Who was not asked, or let their time go by,
 * has not: the table passed for them.
 */
export const passedIn = ({ session, data }: Waiting, user: string): boolean => {
  const seat = seatOf({ data }, user);
  return seat !== null && session !== null && data.phase === 'playing' && passedThemselves(session, data, seat.player);
};

/** Whether the table still waits for something of this user: an answer, or a pass that can be given early. */
export const mayAnswer = (table: Table, user: string): boolean => {
  const seat = seatOf(table, user);
  if (seat === null || table.session === null || table.data.phase !== 'playing') return false;
  return waitingFor(table).includes(seat.player) && !hasPassed(table.session, table.data, seat.player);
};

/**
 * Whether a pass of this player can lead anywhere, as everybody may know it: in a round, but in their own action phase with
 * nothing going on only to let go of it, for otherwise it leads back there (TURN-10).
 */
export const isPassableBy = ({ session, data }: Waiting, player: PlayerId): boolean =>
  session !== null && isRound(session) && (!mayDeclareIn(session, player) || isHolding(data, player));

/** A player's own action phase with nothing going on, nor anything half done, as a monster's death before its rewards. */
const mayDeclareIn = (session: Session, player: PlayerId): boolean =>
  procedureOf(session)?.kind === 'turn' && isFreeActionPhase(viewFor(session, null), player);

/** Whether anybody's pass can lead anywhere, as everybody may know it. */
export const isPassable = (table: Waiting): boolean => {
  const { session, data } = table;
  if (session === null) return false;
  const wait = knownWait(table);
  const known = [turnOf(session).active, ...(wait.is === 'named' ? wait.players : [])];
  return data.game.seats.some(
    ({ player }) => (known.includes(player) || isHolding(data, player)) && isPassableBy(table, player),
  );
};

/** The open question, when it is this user's. */
export const questionOf = (table: Table, user: string): Decision | null => {
  const seat = seatOf(table, user);
  if (seat === null || table.session === null || table.data.phase !== 'playing') return null;
  const decision = decisionOf(table.session);
  return decision?.player === seat.player ? decision : null;
};

/**
 * The window that a user's buttons are made for: that of their own question, otherwise the one that everyone sees.
 * While somebody announces, only they see a window of its own, so that it does not show.
 */
export const windowFor = (table: Table, user: string | null): string | null =>
  user !== null && table.session !== null && questionOf(table, user) !== null
    ? windowOf(table.session)
    : (table.data.game.window?.id ?? null);

/**
 * Who of a round has passed becomes visible when the window closes: until then the first one asked stands for the holder of
 * priority, and on a quick table the active player (architecture.md#who-is-asked).
 */
const asShown = ({ data }: Seated, view: View): View => {
  if (view.priority === null) return view;
  const [first = view.turn.active] = data.game.options.quick ? [] : waitingFor({ data });
  return { ...view, priority: { holder: first, passed: [] } };
};

/** The table as everyone may see it. */
export const publicView = ({ session, data }: Table): View | null =>
  session === null ? null : asShown({ data }, viewFor(session, null));

/**
 * How far the game has come: a number that everyone may know. The revision would tell of passes given early and of
 * something being announced (architecture.md#hidden-information: nothing reveals a hidden card).
 */
export const progressOf = ({ session }: Pick<Table, 'session'>): number =>
  session === null ? 0 : transitionOf(session);

/** What this user may see with their own eyes; null for those without a seat. */
export const viewOf = (table: Table, user: string): View | null => {
  const seat = seatOf(table, user);
  return seat === null || table.session === null ? null : asShown(table, viewFor(table.session, seat.player));
};

/** The hand of this user, for their eyes only. */
export const shownHand = (table: Table, user: string): readonly ObjectView[] => viewOf(table, user)?.hand ?? [];

/** The seat of this user whose last action can be taken back: the one for which they act now before their others. */
export const seatToTakeBack = ({ data, session }: Waiting, user: string): Seat | null => {
  const front = seatOf({ data }, user);
  const own = [...(front === null ? [] : [front]), ...seatsOfUser(data, user)];
  return session === null ? null : (own.find(({ player }) => canTakeBack(session, player)) ?? null);
};

/** Whether this user can take back their last action now. */
export const mayTakeBack = (table: Table, user: string): boolean =>
  table.data.phase === 'playing' && table.data.game.options.takeBack && seatToTakeBack(table, user) !== null;

/** The last actions of this user that can be taken back one after the other, the newest first: at most so many. */
export const ownLastActions = (table: Table, user: string, most: number): readonly OwnAction[] => {
  const seat = seatToTakeBack(table, user);
  if (seat === null || table.session === null || !mayTakeBack(table, user)) return [];
  return isAnnouncing(table.session, seat.player) ? [] : ownActions(table.session, seat.player).slice(0, most);
};

/** The seed of a game that is over, to be checked against the hash shown at its start; null before. */
export const revealedSeed = ({ data, session }: Table): string | null =>
  data.phase === 'over' && session !== null ? seedOf(session) : null;

/** What the seed of a game that is over was made of; null before. */
export const revealedOrigin = ({ data, session }: Table): ChanceOrigin | null =>
  data.phase === 'over' && session !== null ? originOf(session) : null;

/** The hands of a game that is over; nothing before. */
export const revealedHand = ({ data, session }: Table, player: PlayerId): readonly ObjectView[] =>
  data.phase === 'over' && session !== null ? viewFor(session, player).hand : [];
