import { modeNamed, type LogEntry, type LogLine, type PlayerId, type View } from '../../../engine/index.js';
import { publicView, seatOfPlayer, vacantSeats, type Table } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { addressOf } from '../../protocol/addresses.js';
import { escapeName } from '../../format/escaping.js';
import { clipLines, LIMITS, message, type Payload } from '../../protocol/payload.js';
import { shortEnding } from '../../format/together-lines.js';
import { namesOf, seatName } from '../../format/seat-names.js';
import { soulChangeIn, type SoulChange } from '../log/soul-changes.js';
import { openIn } from '../story/story-events.js';

/** A soul that was won, lost or changed hands, and how many those two had then. */
interface Counted extends SoulChange {
  readonly has: number;
  readonly left: number;
}

/** What has become of souls, with the numbers as they were after each: those of now without what came later. */
const countedIn = (changes: readonly SoulChange[], view: View): readonly Counted[] => {
  const together = view.mode?.together ?? null;
  const now = (player: PlayerId | null): number => together ?? view.players.find(({ id }) => id === player)?.souls ?? 0;
  const change = (one: SoulChange, player: PlayerId | null): number =>
    (together === null ? one.to === player : one.to !== null) ? one.souls : 0;
  const loss = (one: SoulChange, player: PlayerId | null): number =>
    (together === null ? one.from === player : one.from !== null) ? one.souls : 0;
  return changes.map((one, at) => {
    const then = (player: PlayerId | null): number =>
      changes.slice(at + 1).reduce((sum, later) => sum - change(later, player) + loss(later, player), now(player));
    return { ...one, has: Math.max(0, then(one.to ?? one.from)), left: Math.max(0, then(one.from)) };
  });
};

/** Souls that moved in one way after each other are told together, with how many their player has then. */
const soulLines = (lines: readonly LogLine[], view: View, w: Words, names: Names): readonly string[] => {
  const isSame = (one: Counted, other: Counted | undefined): boolean =>
    other !== undefined && one.to === other.to && one.from === other.from && one.how === other.how;
  const told: Counted[][] = [];
  for (const one of countedIn(
    lines.flatMap((line) => soulChangeIn(line) ?? []),
    view,
  )) {
    const before = told.at(-1);
    if (before !== undefined && isSame(one, before.at(-1))) before.push(one);
    else told.push([one]);
  }
  const isTogether = (view.mode?.together ?? null) !== null;
  const goalOf = (player: PlayerId): number => view.players.find(({ id }) => id === player)?.soulsToWin ?? 0;
  return told.flatMap((some) => {
    const last = some.at(-1);
    const player = last?.to ?? last?.from ?? null;
    if (last === undefined || player === null) return [];
    const { how, to, from, has, left } = last;
    const giver = to === null ? null : from;
    return w.news.soul({
      how,
      player: names.player(player),
      from: giver === null ? null : names.player(giver),
      cards: some.map(({ card }) => names.card(card)),
      has,
      goal: goalOf(player),
      left: giver === null || isTogether ? null : { has: left, goal: goalOf(giver) },
      isTogether,
    });
  });
};

/** Who sits where somebody else, or the computer, sat before. */
const arrival = (table: Table, player: PlayerId, w: Words): readonly string[] => {
  const seat = seatOfPlayer(table, player);
  if (seat === null || seat.user === null) return [];
  const former = table.data.social.former.findLast((one) => one.player === player);
  const name = seatName(seat, 'markdown');
  if (former !== undefined && former.user === seat.user) return [w.news.back(name)];
  return [w.news.sits(name, former === undefined ? null : escapeName(former.name))];
};

/** Who has left: where anybody may take the seat, the message that offers it says so. */
const departure = ({ data }: Table, entry: LogEntry, w: Words): readonly string[] => {
  const at = data.social.former.findIndex(({ line }) => line === entry.id);
  const former = data.social.former[at];
  const seat = data.game.seats.find(({ vacant }) => vacant !== undefined && vacant === `${former?.player}.${at}`);
  if (former === undefined || seat === undefined || vacantSeats(data).includes(seat)) return [];
  return [w.news.left(escapeName(former.name), former.conceded)];
};

const seatLines = (table: Table, entries: readonly LogEntry[], w: Words): readonly string[] =>
  table.data.phase !== 'playing'
    ? []
    : entries.flatMap((entry) => {
        const { say, detail, player } = entry.line;
        if (say !== 'leaves' || player === undefined) return [];
        return detail === 'takenOver' ? arrival(table, player, w) : departure(table, entry, w);
      });

/** A timer is told from here on, until it is over. */
const LAST_OF_TIMER = 2;

/** Where the timer is by now, when it has come near its end. */
const timerLines = (lines: readonly LogLine[], { mode }: View, w: Words): readonly string[] => {
  const said = lines.findLast(({ say, detail }) => say === 'timer' && detail !== undefined)?.amount;
  const timer = mode === null ? null : modeNamed(mode.id).timer;
  if (said === undefined || timer === null) return [];
  const left = Math.abs(timer.over - said);
  return left > 0 && left <= LAST_OF_TIMER ? [w.news.timer(said, timer.over)] : [];
};

/** How the game ended, with the way to its result. */
const resultLine = (table: Table, view: View, server: string | null, w: Words, names: Names): string => {
  const { board } = table.data.display.messages;
  const link = server === null ? `<#${table.channel}>` : addressOf(server, table.channel, board);
  return shortEnding(view, w, names.player, link);
};

/**
 * What has just happened that everybody wants to hear of: souls, who has left or come, and once, when `isResult`, how the game
 * ended. One message for all of it; null for nothing. It mentions nobody.
 */
export const newsMessage = (
  table: Table,
  entries: readonly LogEntry[],
  w: Words,
  { server, isResult }: { readonly server: string | null; readonly isResult: boolean },
): Payload | null => {
  const view = publicView(table);
  if (view === null) return null;
  const names = namesOf(table, w, 'markdown');
  const open = openIn(entries);
  const lines = [
    ...soulLines(
      open.map(({ line }) => line),
      view,
      w,
      names,
    ),
    ...timerLines(
      open.map(({ line }) => line),
      view,
      w,
    ),
    ...seatLines(table, open, w),
    ...(isResult ? [resultLine(table, view, server, w, names)] : []),
  ];
  return lines.length === 0 ? null : message({ content: clipLines(lines, LIMITS.content) });
};
