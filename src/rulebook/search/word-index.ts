import type SearchableMap from 'minisearch/SearchableMap';
import type { Language } from '../../text/index.js';
import { synonymsOf } from './synonyms.js';
import { isHolding, type Vocabulary } from './tokens.js';

/** Something by which a thing can be found. */
export interface Phrase {
  /** What is found: its index among the things. */
  readonly thing: number;
  readonly language: Language;
  readonly text: string;
  /** A name or question is wholly meant; of a longer text any part may be. */
  readonly is: 'whole' | 'text';
  /** From 0 to 1: how surely it is meant by who types it. */
  readonly weight: number;
}

/** What a word that was only begun counts, at least. */
const PREFIX = 0.55;
/** What another word for the same counts. */
const SYNONYM = 0.8;
/** What a word with a typo counts. */
const FUZZY = 0.72;
/** What a word counts that only holds a question together. */
const HOLDING = 0.25;
/** A word that stands nowhere says as much as one that stands in so many phrases. */
const UNHEARD = 40;

/** Phrases by their words. */
export interface Index {
  readonly phrases: readonly Phrase[];
  /** The words of each phrase. */
  readonly texts: readonly (readonly string[])[];
  /** In which phrases a word stands. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Every word that was read, here or elsewhere, for beginnings and typos. */
  readonly words: SearchableMap<true>;
  /** Whether a word stands in a name or question, which are spelled as they are meant. */
  readonly isNamed: (word: string) => boolean;
  /** How much a word says: rare words more than common ones. */
  readonly rarity: (word: string) => number;
  /** How much the words of a phrase say, all together. */
  readonly total: (phrase: number) => number;
}

/** All of them together. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const placesIn = (texts: Index['texts']): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (let at = 0; at < texts.length; at += 1)
    for (const word of texts[at] ?? []) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [at]);
      else if (known[known.length - 1] !== at) known.push(at);
    }
  return places;
};

/** Builds the index of phrases. */
export const indexOf = (phrases: readonly Phrase[], { read, words }: Vocabulary): Index => {
  const texts = phrases.map(({ text }) => read(text));
  const places = placesIn(texts);
  const isNamed = (word: string): boolean => places.get(word)?.some((at) => phrases[at]?.is === 'whole') === true;
  const rarity = (word: string): number => {
    const rare = Math.log(1 + phrases.length / (places.get(word)?.length ?? UNHEARD));
    return isHolding(word) ? rare * HOLDING : rare;
  };
  const totals = new Map<number, number>();
  const total = (phrase: number): number => {
    const before = totals.get(phrase);
    if (before !== undefined) return before;
    const now = sum((texts[phrase] ?? []).map(rarity));
    totals.set(phrase, now);
    return now;
  };
  return { phrases, texts, places, words, isNamed, rarity, total };
};

/** How many letters of a word may be wrong. */
const typos = (word: string): number => {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

/** A word with two neighbouring letters swapped, if that makes one that is known. */
const unswapped = (word: string, isKnown: (word: string) => boolean): string | undefined =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  ).find(isKnown);

/** The words that may be meant by one that was typed, each with what it counts. */
export const meantBy = (typed: string, { words, isNamed }: Index): ReadonlyMap<string, number> => {
  const meant = isNamed(typed) ? typed : (unswapped(typed, isNamed) ?? typed);
  const found = new Map<string, number>();
  if (!isNamed(meant)) for (const [word] of words.fuzzyGet(meant, typos(meant))) found.set(word, FUZZY);
  if (meant.length > 1)
    for (const [word] of words.atPrefix(meant)) found.set(word, PREFIX + (1 - PREFIX) * (meant.length / word.length));
  for (const other of synonymsOf(meant)) found.set(other, SYNONYM);
  found.set(meant, 1);
  return found;
};
