import { hashOf, sum } from './numbers.js';
import { lettersOf, queryTokens, stem } from './tokens.js';
import { meantBy, SHORTEST_PART, type Index } from './word-index.js';

/** A word that stands in a larger part of all phrases leads to none by itself, so that "a" and "the" cost nothing. */
const COMMON = 0.06;

/** What two words count that are written as one. */
const JOINED = 0.9;

/** A query as it is compared with every phrase. */
export interface ParsedQuery {
  /** The hash of how it is spelled. */
  readonly spelling: number;
  readonly typed: readonly string[];
  /** The numbers of the words. */
  readonly numbers: readonly number[];
  /** How much each word says. */
  readonly says: readonly number[];
  /** How much they say together. */
  readonly whole: number;
  /** The inverse document frequency of each word, divided by the length of the query as a vector of words. */
  readonly idf: readonly number[];
}

/** Reads a query. */
export const parseQuery = (query: string, { rarity, idfOf, vocabulary }: Index): ParsedQuery => {
  const typed = queryTokens(query);
  const says = typed.map(rarity);
  const numbers = typed.map(vocabulary.numberOf);
  const idf = numbers.map(idfOf);
  const length = Math.sqrt(sum(idf));
  return {
    spelling: hashOf(lettersOf(query)),
    typed,
    numbers,
    says,
    whole: sum(says),
    idf: idf.map((one) => one / length),
  };
};

/** Every phrase that shares a word with a query, in rows: numbers in arrays, for there are thousands and they are soon forgotten. */
export interface PhraseMatches {
  readonly size: number;
  /** How many words the query has. */
  readonly width: number;
  /** By row. */
  readonly phrases: Uint32Array;
  /** By row: how much the words of the phrase say that are met. */
  readonly said: Float64Array;
  /** By row, of each word of the query, how well it is met, from 0 to 1. */
  readonly like: Float32Array;
}

/** What may be meant by a word of a query, and where that stands. */
interface WordMeaning {
  readonly at: number;
  readonly meant: readonly { readonly places: Uint32Array; readonly says: number; readonly like: number }[];
  /** In how many phrases. */
  readonly total: number;
}

/** What the words before and after may be together with this one: `soul less`. */
const joinedAt = (typed: readonly string[], at: number, { vocabulary, isNamed }: Index): readonly [number, number][] =>
  [at - 1, at].flatMap((first): readonly [number, number][] => {
    const [one = '', other = ''] = [typed[first], typed[first + 1]];
    const both =
      one.length < SHORTEST_PART || other.length < SHORTEST_PART ? -1 : vocabulary.numberOf(stem(one + other));
    return both !== -1 && isNamed(both) ? [[both, JOINED]] : [];
  });

/** The words that stand in the fewest phrases first. */
const wordMeaningsOf = (typed: readonly string[], index: Index): readonly WordMeaning[] =>
  typed
    .map((word, at): WordMeaning => {
      const meant = [...meantBy(word, index), ...joinedAt(typed, at, index)].map(([one, like]) => ({
        places: index.places(one),
        says: index.rarityOf(one) * like,
        like,
      }));
      return { at, meant, total: sum(meant.map(({ places }) => places.length)) };
    })
    .toSorted((a, b) => a.total - b.total);

/** Every phrase that shares a word with a query, of the documents that count: by document, 1 for those. */
export const phraseMatchesIn = (index: Index, { typed }: ParsedQuery, counts: Uint8Array): PhraseMatches => {
  const width = typed.length;
  const meanings = wordMeaningsOf(typed, index);
  const { documentOf, sizes } = index;
  const counted = sizes.reduce((all, size, document) => all + (counts[document] === 1 ? size : 0), 0);
  const most = Math.min(counted, sum(meanings.map(({ total }) => total)));
  const phrases = new Uint32Array(most);
  const said = new Float64Array(most);
  const like = new Float32Array(most * width);
  const { rows } = index;
  let size = 0;
  for (const { at, meant, total } of meanings) {
    const leads = size === 0 || total < index.size * COMMON;
    for (const { places, says, like: how } of meant)
      for (const phrase of places) {
        if (counts[documentOf[phrase] ?? 0] !== 1) continue;
        let row = rows[phrase] ?? 0;
        if (row === 0) {
          if (!leads) continue;
          phrases[size] = phrase;
          rows[phrase] = row = size += 1;
        }
        const place = (row - 1) * width + at;
        if (how > (like[place] ?? 0)) like[place] = how;
        said[row - 1] = (said[row - 1] ?? 0) + says;
      }
  }
  for (let row = 0; row < size; row += 1) rows[phrases[row] ?? 0] = 0;
  return { size, width, phrases, said, like };
};

/** How much of a query the phrase of a row meets, from 0 to 1. */
export const coverage = ({ width, like }: PhraseMatches, row: number, { says, whole }: ParsedQuery): number => {
  let covered = 0;
  for (let at = 0; at < width; at += 1) covered += (like[row * width + at] ?? 0) * (says[at] ?? 0);
  return covered / whole;
};
