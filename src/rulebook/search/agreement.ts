import { sum } from './numbers.js';
import { lettersOf, queryTokens, stem } from './tokens.js';
import { meantBy, SHORTEST_PART, type Index } from './word-index.js';

/** A word that stands in a larger part of all phrases leads to none by itself, so that "a" and "the" cost nothing. */
const COMMON = 0.06;

/** What two words count that are written as one. */
const JOINED = 0.9;

/** A query as it is compared with every phrase. */
export interface Asked {
  readonly letters: string;
  readonly typed: readonly string[];
  /** The numbers of the words. */
  readonly numbers: readonly number[];
  /** How much each word says. */
  readonly says: readonly number[];
  /** How much they say together. */
  readonly whole: number;
  /** How rare each word is, beside the length of the query as a direction among the words. */
  readonly rare: readonly number[];
}

/** Reads a query. */
export const askedBy = (query: string, { rarity, rareOf, vocabulary }: Index): Asked => {
  const typed = queryTokens(query);
  const says = typed.map(rarity);
  const numbers = typed.map(vocabulary.numberOf);
  const rare = numbers.map(rareOf);
  const length = Math.sqrt(sum(rare));
  return {
    letters: lettersOf(query),
    typed,
    numbers,
    says,
    whole: sum(says),
    rare: rare.map((one) => one / length),
  };
};

/** How well the words of a phrase and of a query agree. */
export interface Agreement {
  readonly phrase: number;
  /** Which words of the query are met, each once. */
  readonly met: number[];
  /** How well each of them is met, from 0 to 1. */
  readonly like: number[];
  /** How much the words of the phrase say that are met. */
  said: number;
}

/** What may be meant by a word of a query, and where that stands. */
interface Meaning {
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
const meaningsOf = (typed: readonly string[], index: Index): readonly Meaning[] =>
  typed
    .map((word, at): Meaning => {
      const meant = [...meantBy(word, index), ...joinedAt(typed, at, index)].map(([one, like]) => ({
        places: index.places(one),
        says: index.rarityOf(one) * like,
        like,
      }));
      return { at, meant, total: sum(meant.map(({ places }) => places.length)) };
    })
    .toSorted((a, b) => a.total - b.total);

/** A phrase meets a word of the query, perhaps not for the first time. */
const meet = ({ met, like }: Agreement, at: number, how: number): void => {
  const last = met.length - 1;
  if (met[last] === at) like[last] = Math.max(like[last] ?? 0, how);
  else {
    met.push(at);
    like.push(how);
  }
};

/** Every phrase that shares a word with a query. */
export const agreementsIn = (index: Index, { typed }: Asked): readonly Agreement[] => {
  const found: Agreement[] = [];
  /** By phrase: its place among those, from 1. */
  const rows = new Uint32Array(index.size);
  for (const { at, meant, total } of meaningsOf(typed, index)) {
    const leads = found.length === 0 || total < index.size * COMMON;
    for (const { places, says, like } of meant)
      for (const phrase of places) {
        if (rows[phrase] === 0) {
          if (!leads) continue;
          rows[phrase] = found.push({ phrase, met: [], like: [], said: 0 });
        }
        const agreement = found[(rows[phrase] ?? 0) - 1];
        if (agreement === undefined) continue;
        meet(agreement, at, like);
        agreement.said += says;
      }
  }
  return found;
};

/** How much of a query a phrase meets, from 0 to 1. */
export const coverage = ({ met, like }: Agreement, { says, whole }: Asked): number => {
  let covered = 0;
  for (let at = 0; at < met.length; at += 1) covered += (like[at] ?? 0) * (says[met[at] ?? 0] ?? 0);
  return covered / whole;
};
