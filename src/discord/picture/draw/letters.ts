import type { SKRSContext2D } from '@napi-rs/canvas';
import { assetPath } from '../../../ops/index.js';
import { coverageOf } from './coverage.js';
import { library } from './library.js';

/** Our own names of the vendored fonts, so that none of the machine's is taken for them. */
const FACES = {
  plain: { family: 'Table Plain', file: 'DejaVuSans.ttf' },
  strong: { family: 'Table Strong', file: 'DejaVuSans-Bold.ttf' },
  narrow: { family: 'Table Narrow', file: 'DejaVuSansCondensed-Bold.ttf' },
} as const;
type Face = keyof typeof FACES;

/** How letters are set: their face, their height in pixels of the picture, and their colour. */
export interface Letters {
  readonly face: Face;
  readonly size: number;
  readonly fill: string;
}

let covered: ((character: string) => boolean) | null = null;

/** Whether our fonts have a sign for a character: known without what draws, which is in another thread. */
const isCovered = (character: string): boolean =>
  (covered ??= coverageOf(assetPath('fonts', FACES.narrow.file)))(character);

let areLoaded = false;

/** Registers the fonts, once; throws when a file is missing. */
export const loadFonts = (): void => {
  if (areLoaded) return;
  const { GlobalFonts } = library();
  for (const { family, file } of Object.values(FACES)) {
    const path = assetPath('fonts', file);
    if (GlobalFonts.registerFromPath(path, family) === null) throw new Error(`The font ${path} cannot be read.`);
  }
  areLoaded = true;
};

/** Marks that turn the reading direction or join what is not there, and what only changes how another sign looks. */
const UNSEEN = /[\p{Cf}\p{Cc}\uFE00-\uFE0F]/gu;

/**
 * A name as our fonts can write it: fancy letters as plain ones, signs that the fonts lack left out; `instead` when nothing is
 * left, or no letter of a name that has lost some of its signs.
 */
export const writable = (name: string, instead: string): string => {
  const signs = [...name.normalize('NFKC').replace(UNSEEN, '')];
  const covered = signs.filter(isCovered);
  const left = covered.join('').replace(/\s+/g, ' ').trim();
  const isName = covered.length === signs.length ? left !== '' : /\p{L}/u.test(left);
  return isName ? left : instead;
};

const setLetters = (ctx: SKRSContext2D, { face, size, fill }: Letters): void => {
  ctx.font = `${size}px "${FACES[face].family}"`;
  ctx.fillStyle = fill;
};

/** The width in pixels that a text takes. */
export const widthOf = (ctx: SKRSContext2D, text: string, letters: Letters): number => {
  setLetters(ctx, letters);
  return ctx.measureText(text).width;
};

/** The longest beginning of a text that fits, by halving. */
const beginning = (ctx: SKRSContext2D, text: string, width: number, end: string): string => {
  const signs = [...text];
  let fits = 0;
  let over = signs.length;
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (ctx.measureText(signs.slice(0, middle).join('') + end).width <= width) fits = middle;
    else over = middle;
  }
  return signs.slice(0, fits).join('');
};

/** The text, cut with an ellipsis where it is wider. */
const clipped = (ctx: SKRSContext2D, text: string, width: number, letters: Letters): string => {
  setLetters(ctx, letters);
  return ctx.measureText(text).width <= width ? text : `${beginning(ctx, text, width, '…').trimEnd()}…`;
};

/** How much narrower letters may get before a text is cut. */
export const SQUEEZE = 0.86;

/** Writes one line with its left end, middle or right end at x, and its letters standing on y; gives its width. */
export const write = (
  ctx: SKRSContext2D,
  text: string,
  at: { readonly x: number; readonly y: number; readonly width?: number; readonly align?: 'left' | 'center' | 'right' },
  letters: Letters,
): number => {
  const shown = at.width === undefined ? text : clipped(ctx, text, at.width / SQUEEZE, letters);
  setLetters(ctx, letters);
  const whole = ctx.measureText(shown).width;
  const width = Math.min(whole, at.width ?? whole);
  const shift = { left: 0, center: width / 2, right: width }[at.align ?? 'left'];
  ctx.save();
  ctx.translate(at.x - shift, at.y);
  if (width < whole) ctx.scale(width / whole, 1);
  ctx.fillText(shown, 0, 0);
  ctx.restore();
  return width;
};

/** Words are parted by spaces; a mark after a space, as French sets it, belongs to the word before. */
const BETWEEN_WORDS = / +(?![!?:;»])/;

/** Fewer letters of a word than this do not stand alone in a line. */
const LEAST_PIECE = 3;

/** The longest beginning of these letters of a word, at least some, after which a syllable seems to begin; else all of them. */
const syllables = (first: string, word: string): string => {
  const begins = (at: number): boolean => /^[^aeiouyàâéèêëîïôöùûüœ-][aeiouyàâéèêëîïôöùûüœ]/iu.test(word.slice(at));
  for (let at = Math.min(first.length, word.length - LEAST_PIECE); at >= LEAST_PIECE; at -= 1)
    if (begins(at)) return word.slice(0, at);
  return first;
};

/** Cuts a word that is wider than a line, with a hyphen; a word that has one is cut there if both parts fit. */
const pieces = (ctx: SKRSContext2D, word: string, width: number): readonly string[] => {
  if (ctx.measureText(word).width <= width) return [word];
  const hyphen = word.indexOf('-') + 1;
  if (hyphen > 1 && hyphen < word.length && ctx.measureText(word.slice(0, hyphen)).width <= width)
    return [word.slice(0, hyphen), ...pieces(ctx, word.slice(hyphen), width)];
  const first = syllables(beginning(ctx, word, width, '-'), word);
  return first === '' ? [word] : [`${first}-`, ...pieces(ctx, word.slice(first.length), width)];
};

/** The lines of a text, as many as it takes. */
const allLines = (ctx: SKRSContext2D, text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(BETWEEN_WORDS)) {
    const [first = '', ...rest] = pieces(ctx, word, width);
    const longer = line === '' ? first : `${line} ${first}`;
    if (ctx.measureText(longer).width <= width) line = longer;
    else {
      lines.push(line);
      line = first;
    }
    for (const piece of rest) {
      lines.push(line);
      line = piece;
    }
  }
  return [...lines, line];
};

/** At most so many lines of a text; the last one ends with an ellipsis when something is left. */
export const wrapText = (
  ctx: SKRSContext2D,
  text: string,
  room: { readonly width: number; readonly lines: number },
  letters: Letters,
): readonly string[] => {
  setLetters(ctx, letters);
  const lines = allLines(ctx, text, room.width);
  if (lines.length <= room.lines) return lines;
  const kept = lines.slice(0, room.lines);
  const last = kept[kept.length - 1] ?? '';
  const cut = ctx.measureText(`${last}…`).width <= room.width ? last : beginning(ctx, last, room.width, '…');
  return [...kept.slice(0, -1), `${cut.replace(/[\s-]+$/, '')}…`];
};

/**
 * The largest of these heights in which the text takes no more than so many lines; the smallest if none. Its lines may have to be
 * squeezed into the width.
 */
export const fitText = (
  ctx: SKRSContext2D,
  text: string,
  room: { readonly width: number; readonly lines: number },
  face: Face,
  sizes: readonly number[],
): { readonly size: number; readonly lines: readonly string[] } => {
  const smallest = Math.min(...sizes);
  const tries = [...sizes.map((size) => [size, room.width] as const), [smallest, room.width / SQUEEZE] as const];
  for (const [size, width] of tries) {
    setLetters(ctx, { face, size, fill: '#000' });
    const lines = allLines(ctx, text, width);
    const isWhole = !text.split(BETWEEN_WORDS).some((word) => ctx.measureText(word).width > width);
    if (lines.length <= room.lines && isWhole) return { size, lines };
  }
  return { size: smallest, lines: wrapText(ctx, text, room, { face, size: smallest, fill: '#000' }) };
};
