import type { APIComponentInMessageActionRow } from 'discord-api-types/v10';
import type { LogEntry } from '../../../engine/index.js';
import { promiseIn, seatOf, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import { plainText } from '../../format/escaping.js';
import { button, clip, clipLines, LIMITS, message, rows, select, type Payload } from '../../protocol/payload.js';
import { namesOf } from '../../format/seat-names.js';
import { bulletLine, strikeIfTakenBack, shownLinesOf, type ShownLine } from './shown-lines.js';
import { linesOf } from './log-lines.js';

const COLOUR = 0x4a4a55;
/** Lines on a page, and the characters of each: together less than a description holds. */
const LINES = 14;
const LINE = 270;
const SECRET = '◉ ';

/** Which part of the log is shown: its newest lines, those from a line on, or one line opened. */
export type LogPlace =
  | { readonly at: 'newest' }
  /** Where the reader left off: from the entry with this id. */
  | { readonly at: 'unread'; readonly next: string }
  | { readonly at: 'line'; readonly from: number }
  | { readonly at: 'opened'; readonly id: string; readonly from: number };

interface LogPage {
  readonly table: Table;
  readonly user: string;
  readonly w: Words;
  /** What this user may read of the whole log, oldest first. */
  readonly entries: readonly LogEntry[];
  readonly place: LogPlace;
  /** They may manage what people write in the channel. */
  readonly moderates: boolean;
}

const idIn =
  ({ table }: LogPage) =>
  (verb: ButtonVerb, arg: string): string =>
    formatId({ game: table.data.game.id, window: '', verb, arg });

/** The place that the argument of a button of the log names; the newest for anything else. */
export const placeIn = (arg: string): LogPlace => {
  const found = /^[fonb](\d{1,6})$/.exec(arg);
  return found === null ? { at: 'newest' } : { at: 'line', from: Number(found[1]) };
};

const unseenFrom = ({ entries, place }: LogPage, all: readonly ShownLine[]): number | null => {
  if (place.at !== 'unread') return null;
  const first = entries.findLastIndex(({ id }) => id === place.next);
  const found = first === -1 ? -1 : all.findIndex(({ at }) => at >= first);
  return found <= 0 ? null : found;
};

const startOf = ({ place }: LogPage, lines: number, unseen: number | null): number => {
  const newest = Math.max(0, lines - LINES);
  switch (place.at) {
    case 'newest':
      return newest;
    case 'unread':
      return Math.min(newest, unseen ?? newest);
    case 'line':
    case 'opened':
      return Math.min(newest, place.from);
    default:
      return place satisfies never;
  }
};

const pageLines = (log: LogPage, all: readonly ShownLine[], start: number, unseen: number | null): string => {
  const { table, w } = log;
  const names = namesOf(table, w, 'markdown');
  const heading = (turn: ShownLine['turn']): string =>
    `**${turn === null ? w.story.beforeFirstTurn : w.story.turn(turn.number, names.player(turn.player))}**`;
  const present = all.slice(0, start).findLast(({ turn }) => turn !== null)?.turn ?? null;
  const lines = all[start]?.turn === null ? [heading(present)] : [];
  for (const [index, line] of all.slice(start, start + LINES).entries()) {
    if (start + index === unseen) lines.push(`— *${w.story.sinceYouLooked}*`);
    if (line.turn !== null) lines.push(heading(line.turn));
    else lines.push(line.secret ? `${SECRET}${strikeIfTakenBack(line, LINE)}` : bulletLine(line, LINE));
  }
  return lines.join('\n');
};

/** From the start, one page older or newer, and the newest. */
const turnButtons = (log: LogPage, lines: number, start: number): readonly APIComponentInMessageActionRow[] => {
  const id = idIn(log);
  const { story } = log.w;
  const isFirst = start === 0;
  const isLast = start + LINES >= lines;
  if (isFirst && isLast) return [];
  return [
    button(id('log', 'f0'), story.first, 'secondary', isFirst),
    button(id('log', `o${Math.max(0, start - LINES)}`), story.older, 'secondary', isFirst),
    button(id('log', `n${start + LINES}`), story.newer, 'secondary', isLast),
    button(id('log', 'newest'), story.last, 'secondary', isLast),
  ];
};

const backToPanel = ({ table, user, w }: LogPage): readonly APIComponentInMessageActionRow[] => {
  if (seatOf(table, user) === null || table.data.phase !== 'playing') return [];
  return [
    button(formatId({ game: table.data.game.id, window: '', verb: 'page', arg: 'r' }), w.more.toPanel, 'primary'),
  ];
};

/** What the menu for removing own words says in its id, in place of an offer. */
export const PROMISE = 'promise';

/** For moderators: the promises in own words among these lines, to be removed. */
const removals = (log: LogPage, entries: readonly LogEntry[]): readonly APIComponentInMessageActionRow[] => {
  const { table, w, moderates } = log;
  const plain = namesOf(table, w, 'plain');
  const found = entries.flatMap((entry) => promiseIn(entry, table.data) ?? []).slice(0, LIMITS.options);
  const choices = found.map(({ offer, by, words }) => ({
    value: offer,
    label: w.board.headed(plain.player(by), plainText(words)),
  }));
  return moderates && choices.length > 0 ? [select(idIn(log)('wipe', PROMISE), w.freeText.removePromise, choices)] : [];
};

const page = (log: LogPage, all: readonly ShownLine[]): Payload => {
  const { table, w } = log;
  const unseen = unseenFrom(log, all);
  const start = startOf(log, all.length, unseen);
  const shown = all.slice(start, start + LINES);
  const plain = namesOf(table, w, 'plain');
  const openings = shown.flatMap(({ opens, id }) => {
    const [label] = opens === null ? [] : shownLinesOf(opens, w, plain);
    return label === undefined ? [] : [{ value: id, label: label.text }];
  });
  const secret = shown.some((line) => line.secret) ? [`${SECRET}${w.story.secret}`] : [];
  const place = w.story.place(start + 1, start + shown.length, all.length);
  const embed = {
    title: clip(w.story.title, LIMITS.title),
    description: shown.length === 0 ? w.story.nothingYet : clip(pageLines(log, all, start, unseen), 4_000),
    color: COLOUR,
    footer: { text: clip([place, ...secret].join(' · '), LIMITS.footer) },
  };
  return message({
    embeds: [embed],
    components: rows(
      openings.length === 0 ? [] : [select(idIn(log)('logopen', `b${start}`), w.story.open, openings)],
      removals(
        log,
        shown.flatMap(({ at }) => log.entries[at] ?? []),
      ),
      [...turnButtons(log, all.length, start), ...backToPanel(log)],
    ),
  });
};

/** One line of the log with everything that it stands for. */
const opened = (log: LogPage, { text, opens }: ShownLine, from: number): Payload => {
  const { table, w } = log;
  const entries = opens ?? [];
  const lines = linesOf(entries, w, namesOf(table, w, 'markdown'), true).map(
    ({ text: line, at }) => `${entries[at]?.to === 'all' ? '• ' : SECRET}${line}`,
  );
  const embed = {
    title: clip(w.story.title, LIMITS.title),
    description: clip(`**${clip(text, 1_000)}**\n\n${clipLines(lines, 2_900)}`, 4_000),
    color: COLOUR,
  };
  return message({
    embeds: [embed],
    components: rows(removals(log, entries), [
      button(idIn(log)('log', `b${from}`), w.story.backToLog),
      ...backToPanel(log),
    ]),
  });
};

/** The log of a game, for one reader: a page of it, or one line opened. */
export const logPageMessage = (log: LogPage): Payload => {
  const { table, w, entries, place } = log;
  const all = shownLinesOf(entries, w, namesOf(table, w, 'markdown'), true);
  const line = place.at === 'opened' ? all.find(({ id, opens }) => id === place.id && opens !== null) : undefined;
  return line !== undefined && place.at === 'opened' ? opened(log, line, place.from) : page(log, all);
};
