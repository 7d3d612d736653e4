import type { LogEntry } from '../../../engine/index.js';
import type { Names, Words } from '../../../text/index.js';
import { stamp } from '../../format/times.js';
import { bulletLine, shownLinesOf } from './shown-lines.js';

/** Lines that are shown at once, and the characters of each. */
const LINES = 4;
const LINE = 110;

/** Since when: by the clock where that is long ago. */
const heading = (looked: number | null, w: Words): string =>
  `*${looked === null ? w.story.sinceYouLooked : w.story.since(stamp(looked, 'F'))}*`;

/**
 * What has happened since somebody last looked, the newest of it; null when that is nothing. Their own secrets and what was taken
 * back are left out. `looked`: when that was, where it is long ago.
 */
export const sinceNotice = (
  entries: readonly LogEntry[],
  looked: number | null,
  w: Words,
  names: Names,
): string | null => {
  const lines = shownLinesOf(entries, w, names).filter(({ secret, takenBack }) => !secret && !takenBack);
  if (lines.length === 0) return null;
  const shown = lines.slice(-LINES).map((line) => bulletLine(line, LINE));
  const earlier = lines.length - shown.length;
  return [heading(looked, w), ...(earlier === 0 ? [] : [w.story.more(earlier)]), ...shown].join('\n');
};

/** Whether a panel's notice is of this kind. */
export const isSinceNotice = (notice: string | null, w: Words): boolean => {
  const [before = ''] = w.story.since('|').split('|');
  return notice?.startsWith(heading(null, w)) === true || notice?.startsWith(`*${before}`) === true;
};
