import type { Language } from '../../text/index.js';
import { coverage, type Agreement, type Asked } from './agreement.js';
import { sum, weighed } from './numbers.js';
import { isHolding, lettersOf } from './tokens.js';
import type { Index } from './word-index.js';

/** How much the rest of a name or question, which nobody typed, takes from it. */
const UNSAID = 0.5;
/** What a phrase in another language than that of who asks counts. */
const FOREIGN = 0.98;
/** What is typed letter by letter as it is written goes before what only means the same. */
const TO_THE_LETTER = 0.05;
/** Sums in another order differ by less. */
const ROUNDING = 1e-9;
/** How much of a card's name may be misspelled. */
const MISSPELLED = 0.3;
/** What a longer text counts beside a name or question where words are counted. */
const IN_TEXT = 0.4;
/** So many phrases with a word are half as good as any number, for a thing of usual size. */
const ENOUGH = 1.9;
/** What a word counts that only holds a question together, where words are counted. */
const HOLDING = 0.5;
/** How much two words say that stand side by side nowhere. */
const UNHEARD = 3;

/** What is known of a thing when its phrases have been read. */
export interface Tally {
  readonly thing: number;
  /** How many phrases it has, beside the mean. */
  readonly size: number;
  /** What the best of its names and questions is worth, from 0 to about 1. */
  best: number;
  /** One of its names or questions is typed letter by letter. */
  isExact: boolean;
  /** What the best of its longer texts is worth, from 0 to 1. */
  text: number;
  /** How far the query goes the same way as all its phrases together: the cosine of the angle between them. */
  leaning: number;
  /** How the name of the card that it is about agrees with the query; null when it is not named. */
  about: Agreement | null;
  /** The largest part of the name of the card that it is about that is met; from 0 to 1. */
  named: number;
  /** Of each word of the query, how well its names meet it at best, from 0 to 1. */
  readonly called: number[];
  /** Of each word of the query, how often it is met; a longer text counts less. */
  readonly often: number[];
  /** Of each word of the query, how well it is met at best, from 0 to 1. */
  readonly reached: number[];
  /** Of each word of the query and the one before it, how often they stand side by side. */
  readonly pairs: number[];
}

/** What is known of all things, and how much the words of the query say among them. */
export interface Tallies {
  readonly all: readonly Tally[];
  /** Of each word. */
  readonly words: readonly number[];
  /** Of each word and the one before it. */
  readonly pairs: readonly number[];
}

/** Adds to the count of a thing; the first time the thing is counted too, as one or as a part of one. */
const count = (counts: number[], spread: number[], at: number, more: number, one: number): void => {
  const before = counts[at] ?? 0;
  counts[at] = before + more;
  if (before === 0) spread[at] = (spread[at] ?? 0) + one;
};

/** Reads a phrase that is a name or a question. */
const readName = (tally: Tally, agreement: Agreement, asked: Asked, native: number, index: Index): void => {
  const { phrase } = agreement;
  const unsaid = 1 - Math.min(1, agreement.said / index.total(phrase));
  const isExact = unsaid < ROUNDING && lettersOf(index.textOf(phrase)) === asked.letters;
  const worth = coverage(agreement, asked) * (1 - UNSAID * unsaid) + (isExact ? TO_THE_LETTER : 0);
  tally.best = Math.max(tally.best, worth * native);
  tally.isExact ||= isExact;
  if (index.wordingOf(phrase)?.is !== 'about') return;
  tally.named = Math.max(tally.named, 1 - unsaid);
  if (unsaid <= MISSPELLED && agreement.said > (tally.about?.said ?? 0)) tally.about = agreement;
};

/** Whether a word of the query and the one before it stand side by side in a phrase, written as they were typed. */
const isPair = ({ phrase, met, like }: Agreement, { numbers }: Asked, at: number, index: Index): boolean =>
  like[met.indexOf(at - 1)] === 1 && index.areNeighbours(phrase, numbers[at - 1] ?? -1, numbers[at] ?? -1);

/** How much something says that stands in so many of all things. */
const informs = (things: number, all: number): number => Math.log(1 + all / things);

/** How much two words say that stand side by side in so many things; nothing before the first word. */
const pairSays = (at: number, things: number, all: number): number => {
  if (at === 0) return 0;
  return things === 0 ? UNHEARD : informs(things, all);
};

/** Counts the phrases of things that agree with a query; `all` is how many things there are. */
export const tallied = (
  agreements: readonly Agreement[],
  asked: Asked,
  language: Language,
  index: Index,
  all: number,
): Tallies => {
  /** By thing. */
  const tallies: (Tally | undefined)[] = Array.from({ length: all });
  const none = (): number[] => asked.typed.map(() => 0);
  const [words, pairs] = [none(), none()];
  for (const agreement of agreements) {
    const wording = index.wordingOf(agreement.phrase);
    if (wording === undefined) continue;
    const { thing } = wording;
    const tally = (tallies[thing] ??= {
      thing,
      size: index.sizeOf(thing),
      best: 0,
      isExact: false,
      text: 0,
      leaning: 0,
      about: null,
      named: 0,
      called: none(),
      often: none(),
      reached: none(),
      pairs: none(),
    });
    const native = wording.weight * (wording.language === language ? 1 : FOREIGN);
    if (wording.is === 'text') tally.text = Math.max(tally.text, coverage(agreement, asked) * native);
    else readName(tally, agreement, asked, native, index);
    const one = wording.is === 'text' ? IN_TEXT : 1;
    const part = index.partOf(agreement.phrase) * native;
    for (let which = 0; which < agreement.met.length; which += 1) {
      const at = agreement.met[which] ?? 0;
      const like = agreement.like[which] ?? 0;
      if (wording.is === 'name') tally.called[at] = Math.max(tally.called[at] ?? 0, like);
      tally.leaning += like * (asked.rare[at] ?? 0) * part;
      count(tally.often, words, at, like * one, one);
      tally.reached[at] = Math.max(tally.reached[at] ?? 0, like);
      if (like === 1 && isPair(agreement, asked, at, index)) count(tally.pairs, pairs, at, one, 1);
    }
  }
  return {
    all: tallies.filter((tally) => tally !== undefined),
    words: asked.typed.map((word, at) => informs((words[at] ?? 0) + 1, all) * (isHolding(word) ? HOLDING : 1)),
    pairs: asked.typed.map((_, at) => pairSays(at, pairs[at] ?? 0, all)),
  };
};

/**
 * How much of a query a thing meets, whichever of its phrases holds the words; from 0 to 1. The more `length` is, from 0
 * to 1, the less a word says of a thing that has many phrases.
 */
export const wordsMet = ({ often, size }: Tally, { words }: Tallies, length: number): number => {
  const enough = ENOUGH * (1 - length + length * size);
  return weighed(
    words.map((_, at) => (often[at] ?? 0) / ((often[at] ?? 0) + enough)),
    words,
  );
};

/** How much of what a query says stands in what a thing is called; from 0 to 1. */
export const calledSo = ({ called }: Tally, { words }: Tallies, { typed }: Asked): number => {
  const says = words.map((one, at) => (isHolding(typed[at] ?? '') ? 0 : one));
  return sum(says) === 0 ? 0 : weighed(called, says);
};

/** The part of the neighbours in a query that are neighbours in a thing's phrases too; from 0 to 1. */
export const pairsMet = (tally: Tally, { pairs }: Tallies): number =>
  weighed(
    pairs.map((_, at) => (tally.pairs[at] ?? 0) / ((tally.pairs[at] ?? 0) + 1)),
    pairs,
  );

/** What the name of a card counts by itself, when nothing else of the query is about what is said of the card. */
const NAME_ALONE = 0.2;

/** How much of the query that is no part of the name is met; from 0 to 1. */
const besideName = ({ reached }: Tally, { met }: Agreement, words: readonly number[]): number => {
  const says = words.map((one, at) => (met.includes(at) ? 0 : one));
  return sum(says) === 0 ? 1 : weighed(reached, says);
};

/**
 * How surely a query is about what is said of a card and not only its name; from 0 to 1, and less for names of everyday
 * words.
 */
export const aboutness = (tally: Tally, { words }: Tallies, all: number): number => {
  const { about } = tally;
  if (about === null) return 0;
  const named = sum(about.met.map((at, which) => (words[at] ?? 0) * (about.like[which] ?? 0))) / sum(words);
  const rarest = Math.max(...about.met.map((at) => words[at] ?? 0));
  const isAbout = NAME_ALONE + (1 - NAME_ALONE) * besideName(tally, about, words);
  return (isAbout * 2 * Math.min(named, 1 - named) * rarest) / informs(1, all);
};
