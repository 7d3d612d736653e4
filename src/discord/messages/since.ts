import type { Words } from '../../text/index.js';
import { marked, type Told } from './folded.js';

/** Lines that are told at once, and the characters of each. */
const LINES = 4;
const LINE = 270;

const heading = (w: Words): string => `*${w.story.sinceYouLooked}*`;

/** What has happened since somebody last looked, the newest of it; null when that is nothing. */
export const sinceNotice = (told: readonly Told[], w: Words): string | null => {
  if (told.length === 0) return null;
  const shown = told.slice(-LINES).map((line) => marked(line, LINE));
  const earlier = told.length - shown.length;
  return [heading(w), ...(earlier === 0 ? [] : [w.story.more(earlier)]), ...shown].join('\n');
};

/** Whether a panel's notice is of this kind. */
export const isSince = (notice: string | null, w: Words): boolean => notice?.startsWith(heading(w)) === true;
