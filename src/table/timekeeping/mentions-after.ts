import { hasPassedInRound, isRound, untakenEntries, type PlayerId } from '../../engine/index.js';
import type { TableChange, WorkingCopy } from '../record/table-change.js';
import { updated, type TableData } from '../record/data.js';
import {
  placesOf,
  withoutEndedOf,
  type EndedMention,
  type NotedMention,
  type MentionEnding,
} from '../record/fields/mentions.js';
import { hasStopped, isAbsent, isTimedOut, missedBy, withMissedDeadline } from '../record/missed-deadlines.js';

const hasMovedOn = ({ phase, game: { window } }: TableData, { data }: TableChange): boolean =>
  phase !== data.phase || window?.id !== data.game.window?.id;

/** Whether everybody sees that this player has done something: nothing that is arranged or passed in secret counts. */
const isSeen = ({ data }: WorkingCopy, made: TableChange, player: PlayerId): boolean =>
  hasMovedOn(data, made) ||
  (made.session !== null &&
    untakenEntries(made.session).some(
      ({ to, line }) => to === 'all' && (line.player === player || line.other === player),
    ));

const isLate = ({ clock }: TableData, player: PlayerId): boolean => clock.late.some((one) => one.player === player);

/** Those whose passes everybody knows of once the window has closed: priority went past them. */
const passersIn = ({ session, data }: WorkingCopy): readonly PlayerId[] =>
  session === null || !isRound(session)
    ? []
    : data.clock.waits.flatMap(({ player, passed }) =>
        passed !== undefined && hasPassedInRound(session, player) && !isLate(data, player) ? [player] : [],
      );

/** The people who have acted in a change for all to see, by hand, by what they had arranged, or by a pass that is used. */
const actedIn = (before: WorkingCopy, made: TableChange): ReadonlySet<string> => {
  const { actor, used } = made.data.clock;
  const players = [
    ...(actor !== null && isSeen(before, made, actor) ? [actor] : []),
    ...(hasMovedOn(before.data, made) ? [...used, ...passersIn(before)] : []),
  ];
  const seats = [...before.data.game.seats, ...made.data.game.seats];
  return new Set(seats.flatMap(({ player, user }) => (user !== null && players.includes(player) ? [user] : [])));
};

/** Whether somebody is still awaited for what a mention is about. */
const isOpen = ({ clock, game: { window, seats }, phase }: TableData, user: string, about: string): boolean =>
  phase === 'playing' &&
  window !== null &&
  clock.window === window.id &&
  clock.waits.some(
    ({ player, for: what }) =>
      about.startsWith(`${window.id}.${what}.`) &&
      !clock.late.some((one) => one.player === player) &&
      seats.some((seat) => seat.player === player && seat.user === user),
  );

/** Of a deadline that was missed: what the table does in place of whoever missed it, and what comes of one more. */
const lateEnding = (before: WorkingCopy, data: TableData, player: PlayerId): MentionEnding => {
  const isTurn = before.data.clock.waits.some((wait) => wait.player === player && wait.for === 'turn');
  const isPass = before.session !== null && isRound(before.session);
  const ofTurn = data.game.options.pace?.lateTurn === 'computer' ? 'playsTurn' : 'endsTurn';
  const did = isTurn ? ofTurn : isPass ? 'passed' : 'chose';
  if (isAbsent(data, player)) return { how: 'late', did, next: 'goesOn' };
  return isAbsent(withMissedDeadline(data, player), player)
    ? { how: 'late', did, next: 'oneMore' }
    : { how: 'late', did };
};

/** How the wait of this player has ended without an act of theirs. */
const endingOf = (
  before: WorkingCopy,
  { session, data }: TableChange,
  user: string,
  player: PlayerId,
): MentionEnding => {
  if (data.phase !== 'playing') return { how: 'over' };
  if (!data.game.seats.some((seat) => seat.user === user)) return { how: 'replaced' };
  if (missedBy(data, player) > missedBy(before.data, player)) return lateEnding(before, data, player);
  const isTakenBack = session !== null && untakenEntries(session).some(({ line }) => line.say === 'takenBack');
  return { how: isTakenBack ? 'undone' : 'goneOn' };
};

/** Whether somebody has given their seat up: what the table does for whoever it waited for in vain is no act of theirs. */
const hasLeft = (before: WorkingCopy, data: TableData, user: string, player: PlayerId): boolean =>
  !data.game.seats.some((seat) => seat.user === user) && !hasStopped(before.data, player);

/** What becomes of a mention in a change: it stays, is to be deleted, or says from now on how it ended. */
const fateOf = (
  before: WorkingCopy,
  after: TableChange,
  acted: ReadonlySet<string>,
  [user, at]: readonly [string, NotedMention],
): 'stays' | 'leaves' | EndedMention => {
  const { data } = after;
  if (at.about === null || isOpen(data, user, at.about)) return 'stays';
  const player = [...before.data.game.seats, ...data.game.seats].find((seat) => seat.user === user)?.player;
  if (player === undefined || acted.has(user) || at.secret || hasLeft(before, data, user, player)) return 'leaves';
  const { about: _about, silent: _silent, secret: _secret, replaced: _replaced, ...stands } = at;
  return { ...stands, user, player, ending: endingOf(before, after, user, player) };
};

/** A missed deadline, without what it says of the next one when that is not true any more. */
const stillTrue = (
  { game: { seats, options }, clock, phase }: TableData,
  newer: readonly EndedMention[],
  one: EndedMention,
): EndedMention => {
  const { next, ...ending } = one.ending;
  const isElse = seats.some(
    ({ player, user }) =>
      user !== null &&
      player !== one.player &&
      !hasStopped({ game: { seats, options }, clock }, player) &&
      !isTimedOut({ clock }, player),
  );
  const isLast = newer.every(({ user, ending: { how } }) => user !== one.user || how !== 'late');
  const isSeated = phase === 'playing' && seats.some(({ user }) => user === one.user);
  return next === undefined || (isSeated && isElse && isLast) ? one : { ...one, ending };
};

/** What is being posted to somebody who has acted meanwhile is not wanted any more. */
const stillPosting = (data: TableData, acted: ReadonlySet<string>) =>
  data.display.messages.telling?.map((one) => {
    const { user, about } = one;
    const isOver = user !== undefined && about !== undefined && acted.has(user) && !isOpen(data, user, about);
    return isOver ? { ...one, unwanted: true as const } : one;
  });

/**
 * The table after a change with its mentions: one whose person has acted for all to see is to be deleted, and one that ended
 * otherwise says how, until that person acts. What can be seen of this goes by what everybody sees. `made` is the change
 * before its time was known, `after` with it.
 */
export const withMentions = (before: WorkingCopy | null, made: TableChange, after: TableChange): TableChange => {
  const { messages } = after.data.display;
  const { notices, endedNotices, telling = [] } = messages;
  if (before === null || Object.keys(notices).length + endedNotices.length + telling.length === 0) return after;
  const acted = actedIn(before, made);
  const mentions = withoutEndedOf(messages, acted);
  const fates = Object.entries(mentions.notices).map((one) => ({ one, fate: fateOf(before, after, acted, one) }));
  const ended = fates.flatMap(({ fate }) => (typeof fate === 'string' ? [] : [fate]));
  const posting = stillPosting(after.data, acted);
  const changed = {
    ...mentions,
    notices: Object.fromEntries(fates.flatMap(({ one, fate }) => (fate === 'stays' ? [one] : []))),
    endedNotices: [...mentions.endedNotices.map((one) => stillTrue(after.data, ended, one)), ...ended],
    leavingNotices: [
      ...mentions.leavingNotices,
      ...fates.flatMap(({ one: [, at], fate }) =>
        fate === 'leaves' ? placesOf(at) : fate === 'stays' ? [] : (at.replaced ?? []),
      ),
    ],
    ...(posting === undefined ? {} : { telling: posting }),
  };
  return { session: after.session, data: updated(after.data, { display: { messages: changed } }) };
};
