import type { Language } from '../../text/index.js';
import { coverage, type PhraseMatches, type ParsedQuery } from './phrase-matches.js';
import { sum, weighed } from './numbers.js';
import { isStopWord } from './tokens.js';
import type { Reply } from '../reading.js';
import type { IndexedWording } from './indexed-phrases.js';
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
/** So many phrases with a word are half as good as any number, for a document of usual size. */
const ENOUGH = 1.9;
/** What a word counts that only holds a question together, where words are counted. */
const STOP_WORD_WEIGHT = 0.5;
/** How much two words say that stand side by side nowhere. */
const UNHEARD = 3;

/** How well one answer of a document fits a query. */
export interface AnswerTally {
  /** What the best of the phrases that ask for it is worth, from 0 to about 1. */
  asked: number;
  /** That phrase; null for none. */
  phrase: number | null;
  /** What goes before the answer to that phrase. */
  reply: Reply | null;
  /** One of these phrases is typed letter by letter. */
  isExact: boolean;
  /** What its own text is worth, from 0 to 1. */
  text: number;
  /** That text; null where nothing of it is met. */
  textPhrase: number | null;
  /** The cosine similarity of the query and all that asks for it. */
  directionSimilarity: number;
  /** How many phrases share a word with the query. */
  phrases: number;
  /** Of each word of the query, how often it is met in all that asks for it. */
  readonly often: number[];
}

/** What is known of a document when its phrases have been read. */
export interface Tally {
  readonly document: number;
  /** How many phrases it has, beside the mean. */
  readonly size: number;
  /** What the best of its names and questions is worth, from 0 to about 1. */
  best: number;
  /** One of its names or questions is typed letter by letter. */
  isExact: boolean;
  /** What the best of its longer texts is worth, from 0 to 1. */
  text: number;
  /** Of each of its answers, as far as they have been met. */
  readonly answers: (AnswerTally | undefined)[];
  /** How far the query goes the same way as all its phrases together: the cosine of the angle between them. */
  directionSimilarity: number;
  /** The row in which the name of the card that it is about agrees with the query; null when it is not named. */
  about: number | null;
  /** The largest part of the name of the card that it is about that is met; from 0 to 1. */
  named: number;
  /** Of each word of the query, how well its names meet it at best, from 0 to 1. */
  readonly nameMatch: number[];
  /** Of each word of the query, how often it is met; a longer text counts less. */
  readonly often: number[];
  /** Of each word of the query, how well it is met at best, from 0 to 1. */
  readonly reached: number[];
  /** Of each word of the query and the one before it, how often they stand side by side. */
  readonly pairs: number[];
}

/** What is known of all documents, and how much the words of the query say among them. */
export interface Tallies {
  readonly matches: PhraseMatches;
  readonly all: readonly Tally[];
  /** Of each word. */
  readonly words: readonly number[];
  /** Of each word and the one before it. */
  readonly pairs: readonly number[];
}

/** Adds to the count of a document; the first time the document is counted too, as one or as a part of one. */
const count = (counts: number[], spread: number[], at: number, more: number, one: number): void => {
  const before = counts[at] ?? 0;
  counts[at] = before + more;
  if (before === 0) spread[at] = (spread[at] ?? 0) + one;
};

/** An answer of which nothing is met yet of so many words. */
export const unmetAnswer = (words: number): AnswerTally => ({
  asked: 0,
  phrase: null,
  reply: null,
  isExact: false,
  text: 0,
  textPhrase: null,
  directionSimilarity: 0,
  phrases: 0,
  often: Array.from({ length: words }, () => 0),
});

const answeringOf = ({ answers, often }: Tally, answer: number): AnswerTally =>
  (answers[answer] ??= unmetAnswer(often.length));

/** Reads a text: of an answer, or of the whole document. */
const readText = (tally: Tally, { answer }: IndexedWording, phrase: number, worth: number): void => {
  tally.text = Math.max(tally.text, worth);
  if (answer === null) return;
  const answering = answeringOf(tally, answer);
  if (worth > answering.text) Object.assign(answering, { text: worth, textPhrase: phrase });
};

/** Reads a phrase that is a name or a question. */
const readName = (
  tally: Tally,
  matches: PhraseMatches,
  row: number,
  asked: ParsedQuery,
  native: number,
  index: Index,
): void => {
  const phrase = matches.phrases[row] ?? 0;
  const said = matches.said[row] ?? 0;
  const unsaid = 1 - Math.min(1, said / index.total(phrase));
  const isExact = unsaid < ROUNDING && index.spellingOf(phrase) === asked.spelling;
  const worth = coverage(matches, row, asked) * (1 - UNSAID * unsaid) + (isExact ? TO_THE_LETTER : 0);
  tally.best = Math.max(tally.best, worth * native);
  tally.isExact ||= isExact;
  const wording = index.wordingOf(phrase);
  if (wording !== undefined && wording.answer !== null) {
    const answering = answeringOf(tally, wording.answer);
    answering.isExact ||= isExact;
    if (worth * native > answering.asked)
      Object.assign(answering, { asked: worth * native, phrase, reply: wording.reply });
  }
  if (wording?.is !== 'about') return;
  tally.named = Math.max(tally.named, 1 - unsaid);
  const before = tally.about === null ? 0 : (matches.said[tally.about] ?? 0);
  if (unsaid <= MISSPELLED && said > before) tally.about = row;
};

/** Whether a word of the query and the one before it stand side by side in a phrase, written as they were typed. */
const isPair = (
  { phrases, like, width }: PhraseMatches,
  row: number,
  { numbers }: ParsedQuery,
  at: number,
  index: Index,
): boolean =>
  at > 0 &&
  like[row * width + at - 1] === 1 &&
  index.areNeighbours(phrases[row] ?? 0, numbers[at - 1] ?? -1, numbers[at] ?? -1);

/** How much something says that stands in so many of all documents. */
const informs = (documents: number, all: number): number => Math.log(1 + all / documents);

/** How much two words say that stand side by side in so many documents; nothing before the first word. */
const pairSays = (at: number, documents: number, all: number): number => {
  if (at === 0) return 0;
  return documents === 0 ? UNHEARD : informs(documents, all);
};

/** The tally of a document of which no phrase has been read; `none` makes a count for each word of the query. */
const emptyTally = (document: number, size: number, none: () => number[]): Tally => ({
  document,
  size,
  best: 0,
  isExact: false,
  text: 0,
  answers: [],
  directionSimilarity: 0,
  about: null,
  named: 0,
  nameMatch: none(),
  often: none(),
  reached: none(),
  pairs: none(),
});

/** Counts the phrases of documents that agree with a query; `all` is how many documents there are. */
export const tallied = (
  matches: PhraseMatches,
  asked: ParsedQuery,
  language: Language,
  index: Index,
  all: number,
): Tallies => {
  /** By document. */
  const tallies: (Tally | undefined)[] = Array.from({ length: all });
  const none = (): number[] => asked.typed.map(() => 0);
  const [words, pairs] = [none(), none()];
  const { size, width, phrases, like: likes } = matches;
  for (let row = 0; row < size; row += 1) {
    const phrase = phrases[row] ?? 0;
    const wording = index.wordingOf(phrase);
    if (wording === undefined) continue;
    const { document } = wording;
    const tally = (tallies[document] ??= emptyTally(document, index.sizeOf(document), none));
    const native = wording.weight * (wording.language === language ? 1 : FOREIGN);
    if (wording.is === 'text') readText(tally, wording, phrase, coverage(matches, row, asked) * native);
    else readName(tally, matches, row, asked, native, index);
    const one = wording.is === 'text' ? IN_TEXT : 1;
    const part = index.partOf(phrase) * native;
    const answering = wording.answer === null ? null : answeringOf(tally, wording.answer);
    if (answering !== null) answering.phrases += 1;
    for (let at = 0; at < width; at += 1) {
      const like = likes[row * width + at] ?? 0;
      if (like === 0) continue;
      if (answering !== null) {
        answering.directionSimilarity += like * (asked.idf[at] ?? 0) * part;
        answering.often[at] = (answering.often[at] ?? 0) + like;
      }
      if (wording.is === 'name') tally.nameMatch[at] = Math.max(tally.nameMatch[at] ?? 0, like);
      tally.directionSimilarity += like * (asked.idf[at] ?? 0) * part;
      count(tally.often, words, at, like * one, one);
      tally.reached[at] = Math.max(tally.reached[at] ?? 0, like);
      if (like === 1 && isPair(matches, row, asked, at, index)) count(tally.pairs, pairs, at, one, 1);
    }
  }
  return {
    matches,
    all: tallies.filter((tally) => tally !== undefined),
    words: asked.typed.map(
      (word, at) => informs((words[at] ?? 0) + 1, all) * (isStopWord(word) ? STOP_WORD_WEIGHT : 1),
    ),
    pairs: asked.typed.map((_, at) => pairSays(at, pairs[at] ?? 0, all)),
  };
};

/**
 * How much of a query a document meets, whichever of its phrases holds the words; from 0 to 1. The more `length` is, from 0
 * to 1, the less a word says of a document that has many phrases.
 */
export const wordsMet = ({ often, size }: Tally, { words }: Tallies, length: number): number => {
  const enough = ENOUGH * (1 - length + length * size);
  return weighed(
    words.map((_, at) => (often[at] ?? 0) / ((often[at] ?? 0) + enough)),
    words,
  );
};

/** How much of what a query says stands in what a document is called; from 0 to 1. */
export const nameMatchOf = ({ nameMatch: called }: Tally, { words }: Tallies, { typed }: ParsedQuery): number => {
  const says = words.map((one, at) => (isStopWord(typed[at] ?? '') ? 0 : one));
  return sum(says) === 0 ? 0 : weighed(called, says);
};

/** The part of the neighbours in a query that are neighbours in a document's phrases too; from 0 to 1. */
export const pairsMet = (tally: Tally, { pairs }: Tallies): number =>
  weighed(
    pairs.map((_, at) => (tally.pairs[at] ?? 0) / ((tally.pairs[at] ?? 0) + 1)),
    pairs,
  );

/** What the name of a card counts by itself, when nothing else of the query is about what is said of the card. */
const NAME_ALONE = 0.2;

/** How much of the query that is no part of the name is met; from 0 to 1. */
const besideName = ({ reached }: Tally, named: Float32Array, words: readonly number[]): number => {
  const says = words.map((one, at) => (named[at] === 0 ? one : 0));
  return sum(says) === 0 ? 1 : weighed(reached, says);
};

/**
 * How surely a query is about what is said of a card and not only its name; from 0 to 1, and less for names of everyday
 * words.
 */
export const aboutness = (tally: Tally, { words, matches }: Tallies, all: number): number => {
  if (tally.about === null) return 0;
  const { width, like } = matches;
  const named = like.subarray(tally.about * width, (tally.about + 1) * width);
  const part = sum(words.map((one, at) => one * (named[at] ?? 0))) / sum(words);
  const rarest = Math.max(...words.filter((_, at) => named[at] !== 0));
  const isAbout = NAME_ALONE + (1 - NAME_ALONE) * besideName(tally, named, words);
  return (isAbout * 2 * Math.min(part, 1 - part) * rarest) / informs(1, all);
};
