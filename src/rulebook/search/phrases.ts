import type { Language } from '../../text/index.js';
import { weighed } from './numbers.js';
import { phraseMatchesIn, parseQuery, type ParsedQuery } from './phrase-matches.js';
import { aboutness, nameMatchOf, pairsMet, tallied, wordsMet, type Tallies, type Tally } from './tally.js';
import type { Reply } from '../reading.js';
import { candidatesOf, type FoundAnswer } from '../ranking/ranking.js';
import type { Vocabulary } from './vocabulary.js';
import type { IndexedPhrases } from './indexed-phrases.js';
import type { Classified } from '../ranking/classifier.js';
import { bounded, tokensIn } from './tokens.js';
import { indexOf } from './word-index.js';

/** A document that was found. */
export interface Ranked {
  readonly document: number;
  /** From 0 to about 1. */
  readonly score: number;
  /** One of its names or questions is typed letter by letter. */
  readonly isExact: boolean;
  /** How much of what the query says it meets somewhere, from 0 to 1. */
  readonly covered: number;
  /** Which of its answers the query asks for. */
  readonly answer: number;
  /** What goes before that answer; null where the query is no question for Yes or No. */
  readonly reply: Reply | null;
}

/** What each way counts in which a document can agree with a query; `best`, `words` and `pairs` are 1 together. */
export interface Parts {
  /** The best of its names and questions, or of its longer texts. */
  readonly best: number;
  /** A longer text beside a name or question, when it is the best. */
  readonly text: number;
  /** What a longer text adds to a name or question. */
  readonly beside: number;
  /** What a longer text adds in any case, to a query of several words. */
  readonly always: number;
  /** The words of the query, whichever phrase holds them. */
  readonly words: number;
  /** The neighbours in the query that are neighbours in a phrase. */
  readonly pairs: number;
  /** How well its names match; on top of the others. */
  readonly nameMatch: number;
  /** The name of the card that it is about; on top of the others. */
  readonly about: number;
  /** What it loses that is about a card of whose name nothing is typed. */
  readonly unnamed: number;
  /** The cosine similarity of the query and all its phrases together; on top of the others. */
  readonly directionSimilarity: number;
  /** How much less a word says of a document that has many phrases; from 0 to 1. */
  readonly length: number;
  /** Of the weight of a word, the share that is how well it tells documents apart and not how rare it is; from 0 to 1. */
  readonly informationShare: number;
}

/** What is typed letter by letter as something is called or asked adds, where it is more than a word. */
const SAID_SO = 0.12;
/** What a name of one word adds that is typed as it is written, beside words that only begin or sound like it. */
const NAMED = 0.25;

const scoreOf = (
  tally: Tally,
  tallies: Tallies,
  asked: ParsedQuery,
  parts: Parts,
  all: number,
  isOfCard: boolean,
): number => {
  const { best, text } = tally;
  const nearest = Math.max(best + parts.beside * text * (1 - best), parts.text * text);
  const single = parts.best * nearest + parts.words * wordsMet(tally, tallies, parts.length);
  const whole =
    tallies.pairs.length < 2
      ? single / (1 - parts.pairs) + (tally.isExact ? NAMED : 0)
      : single + parts.pairs * pairsMet(tally, tallies) + parts.always * text;
  return (
    whole +
    parts.nameMatch * nameMatchOf(tally, tallies, asked) +
    parts.about * aboutness(tally, tallies, all) +
    parts.directionSimilarity * tally.directionSimilarity +
    (tally.isExact && tallies.pairs.length > 1 ? SAID_SO : 0) -
    (isOfCard ? parts.unnamed * (1 - tally.named) : 0)
  );
};

/** So many of what is found are looked at once more, by all that is known of them. */
const MOST_RANKED = 10;

/** Things as they were found, and the answers of the first of them with what is known of each. */
export interface Candidates {
  readonly ranked: readonly Ranked[];
  readonly answers: () => readonly FoundAnswer[];
}

/** Finds documents by their phrases, best first; of those that fit. */
export type Find = (query: string, language: Language, fits: (document: number) => boolean) => Candidates;

/** What is likely at all goes before what else was found; in their order. */
const rankedFirst = <Found>(found: readonly Found[], isLikely: (one: Found) => boolean) => {
  const [first, others] = [found.slice(0, MOST_RANKED), found.slice(MOST_RANKED)];
  const likely = others.filter(isLikely);
  return { first: [...first, ...likely], others: others.filter((one) => !likely.includes(one)) };
};

const UNCLASSIFIED: Classified = {
  isLikely: () => false,
  isPossible: () => true,
  of: () => ({ chance: 0, yes: 0, no: 0 }),
};

/** Builds the index of the phrases of so many documents; `classify` says how likely the words of a query ask for each. */
export const createCandidates = (
  phrases: IndexedPhrases,
  all: number,
  parts: Parts,
  vocabulary: Vocabulary,
  classify: (words: readonly string[]) => Classified = () => UNCLASSIFIED,
): Find => {
  const index = indexOf(phrases, vocabulary, parts.informationShare);
  const ofCards = new Set(phrases.wordings.filter(({ is }) => is === 'about').map(({ document }) => document));
  return (query, language, fits) => {
    const asked = parseQuery(query, index);
    const classified = classify(tokensIn(bounded(query)));
    const counts = Uint8Array.from({ length: all }, (_, document) =>
      classified.isPossible(document) && fits(document) ? 1 : 0,
    );
    const matches = phraseMatchesIn(index, asked, counts);
    const tallies = tallied(matches, asked, language, index, all);
    const scored = tallies.all
      .map((tally) => ({ tally, score: scoreOf(tally, tallies, asked, parts, all, ofCards.has(tally.document)) }))
      .toSorted((a, b) => b.score - a.score || a.tally.document - b.tally.document);
    const { first, others } = rankedFirst(scored, ({ tally }) => classified.isLikely(tally.document));
    const ranked = [...first, ...others].map(({ tally, score }) => ({
      document: tally.document,
      score,
      isExact: tally.isExact,
      covered: weighed(tally.reached, asked.says),
      answer: 0,
      reply: null,
    }));
    const documents = first.map(({ tally, score }, at) => ({
      tally,
      score,
      covered: ranked[at]?.covered ?? 0,
      isOfCard: ofCards.has(tally.document),
    }));
    return {
      ranked,
      answers: () => candidatesOf(documents, { asked, tallies, index, all, classified: classified.of }),
    };
  };
};
