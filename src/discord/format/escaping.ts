import { clip } from '../protocol/payload.js';

/** Characters that turn the reading direction, or are not seen: format characters, and letters that are blank. */
const INVISIBLE = /[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;
/** Control characters, and what begins a new line. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
const MARKDOWN = /[\\*_~`|>#[\]()<:@-]/g;
/** A mention cannot be built around this joiner, and nobody sees it. */
const NO_BREAK = '\u2060';
const LONGEST_NAME = 32;
/** DISCORD section 3: free text that the bot repeats. */
export const LONGEST_TEXT = 120;

const cleaned = (text: string, longest: number): string =>
  clip(text.replace(INVISIBLE, '').replace(CONTROL, ' ').trim(), longest);

const escaped = (text: string): string =>
  text.replace(MARKDOWN, (sign) => (sign === '@' ? `@${NO_BREAK}` : `\\${sign}`));

/** A name without what changes the direction or hides, at most 32 characters: for plain places such as labels. */
export const plainName = (name: string): string => {
  const clean = cleaned(name, LONGEST_NAME);
  return clean === '' ? '?' : clean;
};

/** A name for places that read markdown and mentions: shown letter by letter, pinging nobody. */
export const escapeName = (name: string): string => escaped(plainName(name));

/** What somebody has typed, for plain places: on one line, without what is not seen. */
export const plainText = (text: string, longest = LONGEST_TEXT): string => cleaned(text, longest);

/** What somebody has typed, for places that read markdown and mentions: on one line, letter by letter, pinging nobody. */
export const escapeText = (text: string, longest = LONGEST_TEXT): string => escaped(cleaned(text, longest));

/** A line with its own number: Discord numbers the lines of a list one after the other, whatever they begin with. */
export const numberedAsIs = (line: string): string => line.replace(/^(\d+)\./u, '$1\\.');
