import { modeNamed, type LogEntry, type LogLine, type PlayerId, type View } from '../../../engine/index.js';
import { cardOf, isEvent, publicView, seatOfPlayer, vacantSeats, type Table } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { addressOf } from '../../format/addresses.js';
import { escapeName } from '../../format/escaping.js';
import { clipLines, LIMITS, message, type Payload } from '../../format/payload.js';
import { shortEnding } from '../../format/together-lines.js';
import { namesOf, seatName } from '../../format/seat-names.js';
import { openIn } from '../story/moments.js';

/** A soul that has come to somebody, and from whom it was taken. */
interface Soul {
  readonly player: PlayerId;
  readonly card: string;
  readonly from: PlayerId | null;
}

const soulIn = (line: LogLine, view: View): Soul | null => {
  const card = cardOf(line.object);
  if (card === null) return null;
  if ((isEvent(line, 'gainSoul') || isEvent(line, 'becomeSoul')) && line.player !== undefined)
    return { player: line.player, card, from: null };
  const { other: player, player: from = null } = line;
  if (player === undefined || !isEvent(line, 'giveObject') || line.detail !== 'steal') return null;
  const has = view.players.find(({ id }) => id === player)?.soulCards ?? [];
  return has.some((soul) => soul.card === card) ? { player, card, from } : null;
};

/** Souls that came in one way to one player are told together, with how many that player has now. */
const soulLines = (lines: readonly LogLine[], view: View, w: Words, names: Names): readonly string[] => {
  const souls = lines.flatMap((line) => soulIn(line, view) ?? []);
  const isSame = (one: Soul, other: Soul): boolean => one.player === other.player && one.from === other.from;
  const first = souls.filter((one, at) => souls.findIndex((other) => isSame(one, other)) === at);
  return first.map((one) => {
    const cards = souls.filter((other) => isSame(one, other)).map(({ card }) => names.card(card));
    const player = view.players.find(({ id }) => id === one.player);
    return w.news.soul({
      player: names.player(one.player),
      cards,
      from: one.from === null ? null : names.player(one.from),
      has: view.mode?.together ?? player?.souls ?? 0,
      goal: player?.soulsToWin ?? 0,
      isTogether: (view.mode?.together ?? null) !== null,
    });
  });
};

/** Who sits where somebody else, or the computer, sat before. */
const arrival = (table: Table, player: PlayerId, w: Words): readonly string[] => {
  const seat = seatOfPlayer(table, player);
  if (seat === null || seat.user === null) return [];
  const former = table.data.former.findLast((one) => one.player === player);
  const name = seatName(seat, 'markdown');
  if (former !== undefined && former.user === seat.user) return [w.news.back(name)];
  return [w.news.sits(name, former === undefined ? null : escapeName(former.name))];
};

/** Who has left: where anybody may take the seat, the message that offers it says so. */
const departure = ({ data }: Table, entry: LogEntry, w: Words): readonly string[] => {
  const at = data.former.findIndex(({ line }) => line === entry.id);
  const former = data.former[at];
  const seat = data.seats.find(({ vacant }) => vacant !== undefined && vacant === `${former?.player}.${at}`);
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
  const { board } = table.data.messages;
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
