import {
  clearUndo,
  isRound,
  appendLogLine,
  hasTurn,
  turnOf,
  viewFor,
  type LateDetail,
  type PlayerId,
  type Session,
  sameTree,
} from '../../engine/index.js';
import { isFreeActionPhase } from '../attention/player-context.js';
import { clockAt, notifyAt, overdueIn, type Awaited, type Waiting } from '../clock/waits.js';
import type { TableChange, WorkingCopy } from '../record/table-change.js';
import type { Wait } from '../record/groups/clock.js';
import { outboxItems } from '../repository/table-repository.js';
import { updated, type TableData } from '../record/data.js';
import { isAbsent, withMissedDeadline } from '../record/missed-deadlines.js';
import type { Refusal } from '../record/outcome.js';
import { isHolding, withoutWait } from '../play/holds.js';
import { hasPassed, knownWait } from '../play/reading.js';
import { settle } from '../play/settle.js';

/** What the table waits for this player for: what is done in one's own turn counts for the turn. */
const reasonFor = (session: Session, data: TableData, player: PlayerId): Wait['for'] => {
  if (isHolding(data, player)) return 'hold';
  const isOwnTurn = hasTurn(session, player);
  const isLive = data.game.options.pace?.name === 'tonight';
  const isAnswer = isLive && isRound(session) && !isFreeActionPhase(viewFor(session, null), player);
  return isOwnTurn && !isAnswer ? 'turn' : 'answer';
};

/** Who is awaited in the open window: those who were asked at its opening, and those who hold it. */
const awaitedIn = (session: Session, data: TableData): readonly Awaited[] => {
  const asked = data.game.window?.asked ?? [];
  const holding = data.game.seats.flatMap(({ player }) =>
    !asked.includes(player) && isHolding(data, player) ? [player] : [],
  );
  return [...asked, ...holding].map((player) => ({
    player,
    for: reasonFor(session, data, player),
    hasPassed: !isHolding(data, player) && hasPassed(session, data, player),
  }));
};

const waitingOf = ({ session, data }: WorkingCopy): Waiting | null =>
  data.phase !== 'playing' || session === null || data.game.window === null
    ? null
    : { window: data.game.window.id, turn: turnOf(session).number, awaited: awaitedIn(session, data) };

/**
 * The table with the deadlines that a change brings about: who is awaited, since when, until when. `now` in milliseconds since 1970, `lost`
 * the milliseconds in which no process ran, null when that is not known.
 */
export const withDeadlines = (
  before: WorkingCopy | null,
  after: TableChange,
  now: number,
  lost: number | null,
): TableChange => {
  const clock = clockAt(before?.data ?? after.data, after.data, waitingOf(after), now, lost);
  return { session: after.session, data: { ...after.data, clock } };
};

const logLate = (
  session: Session,
  player: PlayerId,
  detail: LateDetail,
  to: 'all' | readonly PlayerId[] = 'all',
): void => {
  appendLogLine(session, { say: 'late', detail, player }, `${player}.${detail}`, to);
};

/** What the table does in place of whoever let this time go by. */
const lateDetail = (data: TableData, wait: Wait): LateDetail => {
  if (wait.for !== 'turn') return 'answers';
  return data.game.options.pace?.lateTurn === 'computer' ? 'playsTurn' : 'endsTurn';
};

/** Lets go of a window that has been held for too long: its offers are withdrawn with it. */
const letGo = (session: Session, data: TableData, { player }: Wait): TableData => {
  appendLogLine(session, { say: 'barter', detail: 'goesOn', player }, `${player}.late.goesOn`);
  const offers = data.social.offers.filter(({ from, holds }) => from !== player || holds === null);
  return updated(withoutWait(data, player), { social: { offers } });
};

/** The table once somebody's time is over: from now on it answers for them in this window, or for the rest of the turn. */
const withLate = (session: Session, data: TableData, wait: Wait): TableData => {
  if (wait.for === 'hold') return letGo(session, data, wait);
  const { player } = wait;
  const { window } = data.clock;
  logLate(session, player, lateDetail(data, wait), knownWait({ session, data }).is === 'counted' ? [player] : 'all');
  const missed = withMissedDeadline(data, player);
  if (isAbsent(missed, player) && !isAbsent(data, player)) logLate(session, player, 'absent');
  const late =
    wait.for === 'turn' ? { player, turn: turnOf(session).number, window: null } : { player, turn: null, window };
  return { ...missed, clock: { ...missed.clock, late: [...missed.clock.late, late] } };
};

/** The waits, each marked as notified or reminded whose time for that has come at `now`. */
const markNotified = ({ clock, game: { seats } }: TableData, now: number): readonly Wait[] =>
  clock.waits.map((wait) => {
    const at = notifyAt(wait, { clock, game: { seats } });
    if (at === null || at > now) return wait;
    if (wait.heard === undefined) return { ...wait, heard: 'told' };
    const reminded: Wait = { ...wait, heard: 'reminded' };
    const next = notifyAt(reminded, { clock, game: { seats } });
    return wait.heard === 'reminded' || (next !== null && next <= now) ? { ...reminded, last: true } : reminded;
  });

/** The table with its clock moved on to `now`, and notifications that are due marked; nobody is answered for yet. */
const atTime = (working: WorkingCopy, now: number, lost: number): TableChange => {
  const { session, data } = withDeadlines(working, working, now, lost);
  return { session, data: { ...data, clock: { ...data.clock, waits: markNotified(data, now) } } };
};

/**
 * What happens by itself when somebody's time is over, or they are to hear that they are awaited
 * (architecture.md#deadlines-and-late-answers); refused when it is not yet time for anything. `now` is in milliseconds since
 * 1970, `lost` the milliseconds in which no process ran.
 */
export const overdue = (working: WorkingCopy, now: number, lost: number): TableChange | Refusal => {
  const { session } = working;
  const change = atTime(working, now, lost);
  const over = overdueIn(change.data.clock, now);
  const isChanged = !sameTree(change.data.clock, working.data.clock);
  if (over.length === 0 || session === null) return isChanged ? change : { why: 'notPossible' };
  const late = over.reduce<TableData>((so, wait) => withLate(session, so, wait), change.data);
  clearUndo(session);
  return { session, data: settle(session, late) };
};

/** In the outbox when people are to hear that they are awaited. */
const NOTICE = 'notice';

/** The outbox of a change that time brings about: the messages to update, and a notice when somebody is newly notified. */
export const outboxWithNotices = (before: WorkingCopy | null, after: TableChange): readonly string[] => {
  const { clock } = after.data;
  const known = before?.data.clock.window === clock.window ? (before?.data.clock.waits ?? []) : [];
  const isNews = clock.waits.some(
    ({ player, heard, last }) =>
      !known.some((wait) => wait.player === player && wait.heard === heard && wait.last === last),
  );
  return [...outboxItems(before, after), ...(isNews ? [NOTICE] : [])];
};
