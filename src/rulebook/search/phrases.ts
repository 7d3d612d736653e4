import type { Language } from '../../text/index.js';
import { plain, queryTokens, type Vocabulary } from './tokens.js';
import { indexOf, meantBy, sum, type Index, type Phrase } from './word-index.js';

/** A thing that was found. */
export interface Ranked {
  readonly thing: number;
  /** From 0 to 1. */
  readonly score: number;
}

/** Finds things by their phrases, best first; of those that fit. */
export type Phrases = (query: string, language: Language, fits: (thing: number) => boolean) => readonly Ranked[];

/** How much the rest of a name or question, which nobody typed, takes from it. */
const UNSAID = 0.4;
/** What a longer text counts beside a name or a question. */
const TEXT = 0.45;
/** What words that stand side by side, as they were typed, add to a longer text. */
const SIDE_BY_SIDE = 0.3;
/** What a longer text adds to a name or question of the same thing. */
const BESIDE = 0.2;
/** What a phrase in another language than that of who asks counts. */
const FOREIGN = 0.98;
/** What all the phrases of a thing together count beside the best of them. */
const TOGETHER = 0.35;
/** So many phrases with a word are half as good as any number. */
const ENOUGH = 2;
/** What is typed letter by letter as it is written goes before what only means the same. */
const TO_THE_LETTER = 0.01;
/** A word that stands in more phrases leads to none by itself, so that "a" and "the" cost nothing. */
const COMMON = 400;

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

/** The part of neighbours in a query that are neighbours in a text too; `follows` says which word comes after which. */
const sideBySide = (words: readonly string[], follows: ReadonlyMap<string, string>): number => {
  if (follows.size === 0) return 0;
  const found = new Set<string>();
  for (let at = 1; at < words.length; at += 1) {
    const before = words[at - 1] ?? '';
    if (follows.get(before) === words[at]) found.add(before);
  }
  return found.size / follows.size;
};

/** How much of a query a phrase meets, from 0 to 1, when its words say so much. */
const coverage = ({ met }: Agreement, says: readonly number[], whole: number): number => {
  let covered = 0;
  for (let at = 0; at < met.length; at += 1) covered += (met[at] ?? 0) * (says[at] ?? 0);
  return covered / whole;
};

/** A query as it is compared with every phrase. */
interface Asked {
  readonly letters: string;
  readonly typed: readonly string[];
  readonly follows: ReadonlyMap<string, string>;
  /** How much each word says. */
  readonly says: readonly number[];
  readonly whole: number;
}

const askedBy = (query: string, { rarity }: Index): Asked => {
  const typed = queryTokens(query);
  const says = typed.map(rarity);
  const follows = new Map(typed.slice(1).map((word, at) => [typed[at] ?? '', word]));
  return { letters: plain(query), typed, follows, says, whole: sum(says) };
};

/** What a name or question is worth for a query, from 0 to about 1. */
const worthOfName = (id: number, agreement: Agreement, asked: Asked, index: Index): number => {
  const covered = coverage(agreement, asked.says, asked.whole);
  const unsaid = 1 - Math.min(1, agreement.said / index.total(id));
  const isExact = unsaid === 0 && plain(index.phrases[id]?.text ?? '') === asked.letters;
  return covered * (1 - UNSAID * unsaid) + (isExact ? TO_THE_LETTER : 0);
};

/** What a longer text is worth for a query, from 0 to 1; 0 when it cannot be worth more than `least`. */
const worthOfText = (id: number, agreement: Agreement, asked: Asked, index: Index, least: number): number => {
  const covered = coverage(agreement, asked.says, asked.whole);
  if (covered * (TEXT + SIDE_BY_SIDE) <= least) return 0;
  return covered * (TEXT + SIDE_BY_SIDE * sideBySide(index.texts[id] ?? [], asked.follows));
};

/** What is known of a thing while its phrases are read. */
interface Tally {
  whole: number;
  text: number;
  /** How often each word of the query is met, in all its phrases together. */
  readonly often: number[];
}

/** How much of a query a thing meets, whichever of its phrases holds the words; from 0 to 1. */
const together = (often: readonly number[], { says, whole }: Asked): number =>
  sum(often.map((count, at) => (count / (count + ENOUGH)) * (says[at] ?? 0))) / whole;

/** Builds the index of the phrases. */
export const openPhrases = (phrases: readonly Phrase[], vocabulary: Vocabulary): Phrases => {
  const index = indexOf(phrases, vocabulary);
  return (query, language, fits) => {
    const asked = askedBy(query, index);
    const tallies = new Map<number, Tally>();
    for (const [id, agreement] of agreementsIn(index, asked.typed)) {
      const phrase = index.phrases[id];
      if (phrase === undefined || !fits(phrase.thing)) continue;
      const tally = tallies.get(phrase.thing) ?? { whole: 0, text: 0, often: asked.typed.map(() => 0) };
      tallies.set(phrase.thing, tally);
      const native = phrase.weight * (phrase.language === language ? 1 : FOREIGN);
      const worth =
        phrase.is === 'whole'
          ? worthOfName(id, agreement, asked, index)
          : worthOfText(id, agreement, asked, index, tally.text / native);
      tally[phrase.is] = Math.max(tally[phrase.is], worth * native);
      for (let at = 0; at < agreement.met.length; at += 1)
        tally.often[at] = (tally.often[at] ?? 0) + (agreement.met[at] ?? 0) * native;
    }
    return [...tallies]
      .map(([thing, { whole, text, often }]) => {
        const best = Math.max(whole + BESIDE * text * (1 - whole), text);
        return { thing, score: (1 - TOGETHER) * best + TOGETHER * together(often, asked) };
      })
      .toSorted((a, b) => b.score - a.score || a.thing - b.thing);
  };
};
