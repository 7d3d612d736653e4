import type { APIEmbed } from 'discord-api-types/v10';
import type { LogEntry } from '../../../engine/index.js';
import type { Names, Words } from '../../../text/index.js';
import { clip, LIMITS } from '../../protocol/payload.js';
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

/** Whether somebody comes back to a table at which more has happened than they can know. */
export const isReturn = ({ entries, looked }: Missed, now: number, w: Words, names: Names): boolean =>
  (looked === null || now - looked >= AWAY) && tellable(entries, w, names).length >= WORTH_TELLING;

/** What an event says, as the log does; of an attack without what it took. */
export const eventLine = ({ group, entry }: StoryEvent, w: Words, names: Names): string =>
  groupInShort(group, w, names) ?? (entry === null ? '' : (logLines([entry], w, names)[0] ?? ''));

/** The line of the log that tells an event, by its place among those lines. */
const placeOf = (lines: readonly ShownLine[], { at }: StoryEvent): number =>
  lines.findLastIndex((line) => line.at <= at);

/**
 * What has happened, in at most ten lines, the weightiest in the order in which they came; the rest is counted in the last one.
 * `entries` may hold secrets: none of them is told, nor what was taken back.
 */
export const storyLines = (
  entries: readonly LogEntry[],
  events: readonly StoryEvent[],
  w: Words,
  names: Names,
): readonly string[] => {
  const lines = tellable(entries, w, names);
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
  if (lines.length <= LINES) return lines.map(textOf);
  const byWeight = [...lines.keys()].toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || b - a);
  const told = new Set(byWeight.slice(0, LINES - 1));
  const kept = [...lines.entries()].filter(([at]) => told.has(at)).map(([at, line]) => textOf(line, at));
  return [...kept, w.story.smaller(lines.length - kept.length)];
};

/** A story as a part of a message; its picture goes with it where there are pictures. */
export const storyEmbed = (title: string, lines: readonly string[]): APIEmbed => ({
  title: clip(title, LIMITS.title),
  description: clip(lines.join('\n'), LIMITS.description),
  color: COLOUR,
});
