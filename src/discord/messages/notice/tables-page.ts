import { isPractice, knownDeadline, knownWait, seatOf, type SeatTaken, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { addressOf } from '../../protocol/addresses.js';
import { clip, clipLines, LIMITS, linkButton, message, rows, type Payload } from '../../protocol/payload.js';
import { namesOf } from '../../format/seat-names.js';
import { stamp } from '../../format/times.js';
import { reasonFor } from './notice-message.js';

const COLOUR = 0x3f6f4f;
/** Tables that are listed; more are counted. */
const MOST_TABLES = 20;

/** Somebody's seat, with the table when it waits for them. */
export interface SeatShown extends SeatTaken {
  readonly waiting: Table | null;
}

const waitOf = ({ waiting, seat }: SeatShown) =>
  waiting?.data.clock.waits.find(({ player }) => player === seat?.player) ?? null;

/** Those that wait first, the most urgent before the others: what is over soonest, then what waits for longest. */
const urgency = (one: SeatShown): readonly number[] => {
  const wait = waitOf(one);
  return [one.waiting === null ? 1 : 0, wait?.due ?? Infinity, wait?.since ?? Infinity];
};
const byUrgency = (one: SeatShown, other: SeatShown): number => {
  const [mine, theirs] = [urgency(one), urgency(other)];
  const at = mine.findIndex((number, index) => number !== theirs[index]);
  return at < 0 || (mine[at] ?? 0) < (theirs[at] ?? 0) ? -1 : 1;
};

const awaitedIn = (one: SeatShown, w: Words) => {
  const { waiting, seat } = one;
  if (waiting === null || seat === null) return null;
  const wait = waitOf(one);
  const { since, due } = wait ?? {};
  return {
    reason: reasonFor(waiting, seat.player, w),
    since: since === undefined ? null : stamp(since, 'R'),
    until: due === undefined ? null : stamp(due, 'R'),
  };
};

const linesOf = (sorted: readonly SeatShown[], w: Words): readonly string[] => {
  const { seat, practice, more } = w.person.tables;
  const lines = sorted.slice(0, MOST_TABLES).map((one) => {
    const where = isPractice(one.channel) ? practice : `<#${one.channel}>`;
    return seat({ where, phase: one.phase, awaited: awaitedIn(one, w) });
  });
  const rest = sorted.length - lines.length;
  return rest > 0 ? [...lines, more(rest)] : lines;
};

/** The way to the table that waits most urgently, of those that have one. */
const nextRow = (
  sorted: readonly SeatShown[],
  w: Words,
  label: string = w.person.tables.next,
): Payload['components'] => {
  const found = sorted.find(({ waiting, channel }) => waiting !== null && !isPractice(channel));
  const server = found?.waiting?.data.game.upkeep.server ?? null;
  if (found === undefined || server === null) return [];
  const address = addressOf(server, found.channel, found.waiting?.data.display.messages.board ?? null);
  return rows([linkButton(address, label)]);
};

/** That no table waits for this user; for whom else this one does and until when, as everybody may know it. */
const waitsNowhere = (table: Table, user: string, w: Words): string => {
  const wait = knownWait(table);
  const own = seatOf(table, user)?.player;
  const names = namesOf(table, w, 'markdown');
  const players = wait.is === 'named' ? wait.players.filter((one) => one !== own).map((one) => names.player(one)) : [];
  const until = table.data.clock.paused === undefined ? knownDeadline(table) : null;
  return w.notices.nothingWaits(players, until === null ? null : stamp(until, 'f'));
};

/**
 * The end of a look at a table at which nothing more is asked: the way to the other table that waits for this person, or that
 * none does.
 */
export const withEndOfLook = (
  page: Payload,
  table: Table,
  user: string,
  others: readonly SeatShown[],
  w: Words,
): Payload => {
  if (others.length > 0) {
    const next = nextRow(others.toSorted(byUrgency), w, w.notices.nextTable(others.length));
    return { ...page, components: [...page.components, ...next] };
  }
  const content = [page.content, waitsNowhere(table, user, w)].filter((line) => line !== '').join('\n');
  return { ...page, content: clip(content, LIMITS.content) };
};

/** Where a person sits, those that wait for them first: since when, why, until when. */
export const tablesMessage = (seats: readonly SeatShown[], w: Words): Payload => {
  const { title, none } = w.person.tables;
  const sorted = seats.toSorted(byUrgency);
  const description = sorted.length === 0 ? none : clipLines(linesOf(sorted, w), LIMITS.description);
  return message({
    embeds: [{ title: clip(title, LIMITS.title), description, color: COLOUR }],
    components: nextRow(sorted, w),
  });
};

/** The one message of a day: all tables that wait for somebody. */
export const digestMessage = (seats: readonly SeatShown[], w: Words): Payload => {
  const sorted = seats.toSorted(byUrgency);
  const lines = [w.notices.digest(sorted.length), ...linesOf(sorted, w)];
  return message({ content: clipLines(lines, LIMITS.content), components: nextRow(sorted, w) });
};
