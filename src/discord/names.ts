import { clip } from './payload.js';

/** Characters that turn the reading direction, or are not seen. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const CONTROL = /\p{Cc}+/gu;
const MARKDOWN = /[\\*_~`|>#[\]()<:@-]/g;
/** A mention cannot be built around this joiner, and nobody sees it. */
const NO_BREAK = '\u2060';
const LONGEST_NAME = 32;

/** A name without what changes the direction or hides, at most 32 characters: for plain places such as labels. */
export const plainName = (name: string): string => {
  const clean = name.replace(INVISIBLE, '').replace(CONTROL, ' ').trim();
  return clip(clean === '' ? '?' : clean, LONGEST_NAME);
};

/** A name for places that read markdown and mentions: shown letter by letter, pinging nobody. */
export const escapeName = (name: string): string =>
  plainName(name).replace(MARKDOWN, (sign) => (sign === '@' ? `@${NO_BREAK}` : `\\${sign}`));
