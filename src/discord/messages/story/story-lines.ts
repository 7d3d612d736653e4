import type { APIEmbed } from 'discord-api-types/v10';
import type { LogEntry, PlayerId } from '../../../engine/index.js';
import { isEvent, playerIn } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { clip, LIMITS } from '../../protocol/payload.js';
import { stamp } from '../../format/times.js';
import { logLines } from '../log/log-lines.js';
import { groupInShort, shownLinesOf, type ShownLine } from '../log/shown-lines.js';
import { openIn, type StoryEvent } from './story-events.js';

const COLOUR = 0x8a6d3b;
/** Lines of a story, and the characters of each. */
const LINES = 10;
const LINE = 160;

/** Milliseconds without a look at the table after which somebody comes back to it: longer than a turn of a game in one sitting. */
const AWAY = 3_600_000;
/** From so many lines on there is something to come back to. */
const WORTH_TELLING = 4;

/** What somebody has missed: the log since they last looked, and when that was, in milliseconds since 1970; null: nobody knows. */
export interface Missed {
  readonly entries: readonly LogEntry[];
  readonly looked: number | null;
}

/** The lines of a log that everybody may read, without the headings of turns. */
const tellable = (entries: readonly LogEntry[], w: Words, names: Names): readonly ShownLine[] =>
  shownLinesOf(openIn(entries), w, names).filter(({ turn }) => turn === null);

/** Whether it is so long since somebody looked that they want to know since when. */
export const isLongAgo = (looked: number, now: number): boolean => now - looked >= AWAY;

/** Whether somebody comes back to a table at which more has happened than they can know. */
export const isReturn = ({ entries, looked }: Missed, now: number, w: Words, names: Names): boolean =>
  (looked === null || isLongAgo(looked, now)) && tellable(entries, w, names).length >= WORTH_TELLING;

/** What an event says, as the log does; of an attack without what it took. */
export const eventLine = ({ group, entry }: StoryEvent, w: Words, names: Names): string =>
  groupInShort(group, w, names) ?? (entry === null ? '' : (logLines([entry], w, names)[0] ?? ''));

/** The line of the log that tells an event, by its place among those lines. */
const placeOf = (lines: readonly ShownLine[], { at }: StoryEvent): number =>
  lines.findLastIndex((line) => line.at <= at);

/** What somebody has done themselves; while they did not look it was done for them. */
const isDoneBy = ({ line }: LogEntry, player: PlayerId): boolean =>
  line.player === player &&
  (line.say === 'late' ||
    (line.say === 'goesOnStack' && (line.detail === 'loot' || line.detail === 'activated')) ||
    isEvent(line, 'attack') ||
    isEvent(line, 'purchase'));

const isAbout = ({ line }: LogEntry, player: PlayerId): boolean =>
  line.player === player || line.other === player || playerIn(line.object) === player;

/** Where a line stands for this reader: what was done for them, what concerns them, the rest; all alike for everybody. */
const rankOf = (entries: readonly LogEntry[], reader: PlayerId | null): number => {
  if (reader === null) return 0;
  if (entries.some((entry) => isDoneBy(entry, reader))) return 0;
  return entries.some((entry) => isAbout(entry, reader)) ? 1 : 2;
};

/**
 * What has happened, in at most ten lines, the weightiest in the order in which they came; the rest is counted in the last one.
 * For a reader what was done for them comes first, then what concerns them, in at most so many lines. `entries` may hold secrets:
 * none of them is told, nor what was taken back.
 */
export const storyLines = (
  entries: readonly LogEntry[],
  events: readonly StoryEvent[],
  w: Words,
  names: Names,
  { reader = null, most = LINES }: { readonly reader?: PlayerId | null; readonly most?: number } = {},
): readonly string[] => {
  const lines = tellable(entries, w, names);
  const open = openIn(entries);
  const ranks = lines.map(({ at, opens }, index) => rankOf(opens ?? open.slice(at, lines[index + 1]?.at), reader));
  const byRank = (a: number, b: number): number => (ranks[a] ?? 0) - (ranks[b] ?? 0);
  const weights = new Map<number, number>();
  const groups = new Map<number, StoryEvent['group']>();
  for (const event of events) {
    const place = placeOf(lines, event);
    weights.set(place, Math.max(weights.get(place) ?? 0, event.weight));
    groups.set(place, event.group);
  }
  const textOf = ({ text }: ShownLine, at: number): string => {
    const group = groups.get(at);
    const short = [...text].length <= LINE || group === undefined ? null : groupInShort(group, w, names);
    return clip(`• ${short ?? text}`, LINE);
  };
  const byWeight = [...lines.keys()].toSorted(
    (a, b) => byRank(a, b) || (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || b - a,
  );
  const told = lines.length <= most ? byWeight : byWeight.slice(0, most - 1);
  const inOrder = told.toSorted((a, b) => byRank(a, b) || a - b);
  const kept = inOrder.flatMap((at) => {
    const line = lines[at];
    return line === undefined ? [] : [textOf(line, at)];
  });
  if (lines.length <= most) return kept;
  return [...kept, w.story.smaller(lines.length - kept.length)];
};

/** The names of a table as one of its players reads them: they are told that it is them. */
export const namesFor = (names: Names, reader: PlayerId, w: Words): Names => ({
  ...names,
  player: (id) => (id === reader ? w.story.you(names.player(id)) : names.player(id)),
});

/** What somebody reads who comes back: since when, and what has happened, in ten lines. */
export const returnLines = (
  { entries, looked }: Missed,
  events: readonly StoryEvent[],
  w: Words,
  names: Names,
  reader: PlayerId,
): readonly string[] => {
  const since = looked === null ? [] : [`*${w.story.since(stamp(looked, 'F'))}*`];
  return [
    ...since,
    ...storyLines(entries, events, w, namesFor(names, reader, w), { reader, most: LINES - since.length }),
  ];
};

/** A story as a part of a message; its picture goes with it where there are pictures. */
export const storyEmbed = (title: string, lines: readonly string[]): APIEmbed => ({
  title: clip(title, LIMITS.title),
  description: clip(lines.join('\n'), LIMITS.description),
  color: COLOUR,
});
