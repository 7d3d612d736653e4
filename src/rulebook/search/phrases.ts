import SearchableMap from 'minisearch/SearchableMap';
import type { Language } from '../../text/index.js';
import { isHolding, plain, queryTokens, type Tokens } from './tokens.js';
import { synonymsOf } from './synonyms.js';

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

/** A thing that was found. */
export interface Ranked {
  readonly thing: number;
  /** From 0 to 1. */
  readonly score: number;
}

/** Finds things by their phrases, best first; of those that fit. */
export type Phrases = (query: string, language: Language, fits: (thing: number) => boolean) => readonly Ranked[];

/** What a word that was only begun counts, at least. */
const PREFIX = 0.55;
/** What another word for the same counts. */
const SYNONYM = 0.8;
/** What a word with a typo counts. */
const FUZZY = 0.72;
/** How much the rest of a name or question, which nobody typed, takes from it. */
const UNSAID = 0.4;
/** What a longer text counts beside a name or a question. */
const TEXT = 0.45;
/** What words that stand side by side, as they were typed, add to a longer text. */
const SIDE_BY_SIDE = 0.25;
/** What a longer text adds to a name or question of the same thing. */
const BESIDE = 0.12;
/** What a phrase in another language than that of who asks counts. */
const FOREIGN = 0.98;
/** What all the phrases of a thing together count beside the best of them. */
const TOGETHER = 0.25;
/** So many phrases with a word are half as good as any number. */
const ENOUGH = 3;
/** What a word counts that only holds a question together. */
const HOLDING = 0.25;
/** What is typed letter by letter as it is written goes before what only means the same. */
const TO_THE_LETTER = 0.01;
/** A word that stands nowhere says as much as one that stands in so many phrases. */
const UNHEARD = 40;
/** A word that stands in more phrases leads to none by itself, so that "a" and "the" cost nothing. */
const COMMON = 1000;

interface Index {
  readonly phrases: readonly Phrase[];
  /** The words of each phrase. */
  readonly texts: readonly (readonly string[])[];
  /** In which phrases a word stands. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Every word, for beginnings and typos. */
  readonly words: SearchableMap<true>;
  /** Words of names and questions are spelled as they are meant. */
  readonly inNames: ReadonlySet<string>;
  /** How much a word says: rare words more than common ones. */
  readonly rarity: (word: string) => number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const placesIn = (texts: Index['texts']): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [at, text] of texts.entries())
    for (const word of text) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
  return places;
};

const indexOf = (phrases: readonly Phrase[], tokensOf: Tokens): Index => {
  const texts = phrases.map(({ text }) => tokensOf(text));
  const places = placesIn(texts);
  const words = new SearchableMap<true>();
  for (const word of places.keys()) words.set(word, true);
  const inNames = new Set<string>();
  for (const [at, text] of texts.entries()) if (phrases[at]?.is === 'whole') for (const word of text) inNames.add(word);
  return {
    phrases,
    texts,
    places,
    words,
    inNames,
    rarity: (word) =>
      Math.log(1 + phrases.length / (places.get(word)?.length ?? UNHEARD)) * (isHolding(word) ? HOLDING : 1),
  };
};

/** How many letters of a word may be wrong. */
const typos = (word: string): number => {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

/** A word with two neighbouring letters swapped, if that makes one that is known. */
const unswapped = (word: string, known: ReadonlySet<string>): string | undefined =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  ).find((swapped) => known.has(swapped));

/** The words that may be meant by one that was typed, each with what it counts. */
const meantBy = (typed: string, { words, inNames }: Index): ReadonlyMap<string, number> => {
  const isKnown = inNames.has(typed);
  const meant = isKnown ? typed : (unswapped(typed, inNames) ?? typed);
  const found = new Map<string, number>();
  if (!inNames.has(meant)) for (const [word] of words.fuzzyGet(meant, typos(meant))) found.set(word, FUZZY);
  if (meant.length > 1)
    for (const [word] of words.atPrefix(meant)) found.set(word, PREFIX + (1 - PREFIX) * (meant.length / word.length));
  for (const other of synonymsOf(meant)) if (words.has(other)) found.set(other, SYNONYM);
  if (words.has(meant)) found.set(meant, 1);
  return found;
};

/** How well the words of a phrase and of a query agree. */
interface Agreement {
  /** Of each word of the query, how well it is met, from 0 to 1. */
  readonly met: number[];
  /** How much the words of the phrase say that are met. */
  said: number;
}

const agreementsIn = (index: Index, typed: readonly string[]): ReadonlyMap<number, Agreement> => {
  const asked = typed
    .map((word, at) => {
      const meant = [...meantBy(word, index)].map(([one, like]) => ({
        places: index.places.get(one) ?? [],
        one,
        like,
      }));
      return { at, meant, total: sum(meant.map(({ places }) => places.length)) };
    })
    .toSorted((a, b) => a.total - b.total);
  const found = new Map<number, Agreement>();
  for (const { at, meant, total } of asked) {
    const leads = found.size === 0 || total < COMMON;
    for (const { places, one, like } of meant) {
      const says = index.rarity(one) * like;
      for (const phrase of places) {
        const before = found.get(phrase);
        if (before === undefined && !leads) continue;
        const agreement = before ?? { met: typed.map(() => 0), said: 0 };
        if (before === undefined) found.set(phrase, agreement);
        agreement.met[at] = Math.max(agreement.met[at] ?? 0, like);
        agreement.said += says;
      }
    }
  }
  return found;
};

/** What phrases are worth for a query, each from 0 to 1. */
const worthFor = (query: string, typed: readonly string[], rarity: Index['rarity']) => {
  const letters = plain(query);
  const says = typed.map(rarity);
  const whole = sum(says);
  const pairs = typed.slice(1).map((word, at) => ` ${typed[at] ?? ''} ${word} `);
  return ({ is, text }: Phrase, words: readonly string[], { met, said }: Agreement): number => {
    let covered = 0;
    for (const [at, one] of met.entries()) covered += one * (says[at] ?? 0);
    covered /= whole;
    if (is === 'whole') {
      let total = 0;
      for (const word of words) total += rarity(word);
      const spoken = 1 - UNSAID * (1 - Math.min(1, said / total));
      return covered * spoken + (spoken === 1 && plain(text) === letters ? TO_THE_LETTER : 0);
    }
    const line = ` ${words.join(' ')} `;
    const close = pairs.length === 0 ? 0 : pairs.filter((pair) => line.includes(pair)).length / pairs.length;
    return covered * (TEXT + SIDE_BY_SIDE * close);
  };
};

/** What is known of a thing while its phrases are read. */
interface Tally {
  whole: number;
  text: number;
  /** How often each word of the query is met, in all its phrases together. */
  readonly often: number[];
}

/** How much of a query a thing meets, whichever of its phrases holds the words; from 0 to 1. */
const together = (often: readonly number[], says: readonly number[]): number =>
  sum(often.map((count, at) => (count / (count + ENOUGH)) * (says[at] ?? 0))) / sum(says);

/** Builds the index of the phrases, whose words `tokensOf` reads. */
export const openPhrases = (phrases: readonly Phrase[], tokensOf: Tokens): Phrases => {
  const index = indexOf(phrases, tokensOf);
  return (query, language, fits) => {
    const typed = queryTokens(query);
    const worth = worthFor(query, typed, index.rarity);
    const says = typed.map(index.rarity);
    const tallies = new Map<number, Tally>();
    for (const [id, agreement] of agreementsIn(index, typed)) {
      const phrase = index.phrases[id];
      if (phrase === undefined || !fits(phrase.thing)) continue;
      const tally = tallies.get(phrase.thing) ?? { whole: 0, text: 0, often: typed.map(() => 0) };
      tallies.set(phrase.thing, tally);
      const native = phrase.weight * (phrase.language === language ? 1 : FOREIGN);
      tally[phrase.is] = Math.max(tally[phrase.is], worth(phrase, index.texts[id] ?? [], agreement) * native);
      for (const [at, met] of agreement.met.entries()) tally.often[at] = (tally.often[at] ?? 0) + met * native;
    }
    return [...tallies]
      .map(([thing, { whole, text, often }]) => {
        const best = Math.max(whole + BESIDE * text * (1 - whole), text);
        return { thing, score: (1 - TOGETHER) * best + TOGETHER * together(often, says) };
      })
      .toSorted((a, b) => b.score - a.score || a.thing - b.thing);
  };
};
