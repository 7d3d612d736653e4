import SearchableMap from 'minisearch/SearchableMap';
import { plain, wordsIn } from './tokens.js';

/** Lists of numbers, one after the other: where each begins, and at the end where the last ends. */
export interface Lists {
  readonly all: Uint32Array;
  readonly starts: Uint32Array;
}

/** The words of texts as they are compared; each has a number, from 0. */
export interface Vocabulary {
  /** Reads texts: the numbers of the words of each, in its order. */
  readonly read: (texts: readonly string[]) => Lists;
  /** The number of a word; -1 for one that was never read. */
  readonly numberOf: (word: string) => number;
  /** The word with a number. */
  readonly wordOf: (number: number) => string;
  /** All words that were read, by their numbers. */
  readonly words: () => readonly string[];
  /** How many words were read. */
  readonly size: () => number;
  /** Every word that was read, for beginnings and typos; grown when it is first looked at. */
  readonly tree: () => SearchableMap<number>;
}

/** Stands between two texts that are read at once, which costs half of reading one after the other. */
const END = '\u0000';
/** The same between parts of texts. */
const BETWEEN = '\u0001';

/** What stands between two spaces, mostly one word: each different part once, and which part stands where. */
const partsOf = (text: string): { readonly parts: readonly string[]; readonly places: Uint32Array } => {
  const all = text.split(' ');
  const numbers = new Map<string, number>();
  const parts: string[] = [];
  const places = new Uint32Array(all.length);
  for (let at = 0; at < all.length; at += 1) {
    const part = all[at] ?? '';
    let number = numbers.get(part);
    if (number === undefined) numbers.set(part, (number = parts.push(part) - 1));
    places[at] = number;
  }
  return { parts, places };
};

/** A vocabulary of no text yet, or with words that were read before, by their numbers. */
export const createVocabulary = (known: readonly string[] = []): Vocabulary => {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  let tree: SearchableMap<number> | undefined;
  const grown = (): SearchableMap<number> => {
    const all = new SearchableMap<number>();
    words.forEach((word, at) => all.set(word, at));
    return all;
  };
  const number = (word: string): number => {
    const before = numbers.get(word);
    if (before !== undefined) return before;
    const now = words.push(word) - 1;
    numbers.set(word, now);
    tree = undefined;
    return now;
  };
  for (const word of known) number(word);
  const read: Vocabulary['read'] = (texts) => {
    const { parts, places } = partsOf(texts.join(` ${END} `));
    const plainParts = plain(parts.join(BETWEEN)).split(BETWEEN);
    const known = plainParts.map((part) => (part === END ? null : wordsIn(part).map(number)));
    const lengths = Uint32Array.from(known, (met) => met?.length ?? 0);
    let length = 0;
    for (let at = 0; at < places.length; at += 1) length += lengths[places[at] ?? 0] ?? 0;
    const all = new Uint32Array(length);
    const starts = new Uint32Array(texts.length + 1);
    let [text, end] = [0, 0];
    for (let at = 0; at < places.length; at += 1) {
      const met = known[places[at] ?? 0];
      if (met === null || met === undefined) starts[(text += 1)] = end;
      else for (let word = 0; word < met.length; word += 1) all[end++] = met[word] ?? 0;
    }
    starts[texts.length] = end;
    return { all, starts };
  };
  return {
    read,
    numberOf: (word) => numbers.get(word) ?? -1,
    wordOf: (at) => words[at] ?? '',
    words: () => words,
    size: () => words.length,
    tree: () => (tree ??= grown()),
  };
};
