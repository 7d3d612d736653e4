import type { Reply } from '../reading.js';
import type { ParsedQuery } from '../search/phrase-matches.js';
import { alike, kindsIn, kindsOf } from './grammar.js';
import { sum, weighed } from '../search/numbers.js';
import {
  aboutness,
  nameMatchOf,
  pairsMet,
  unmetAnswer,
  wordsMet,
  type AnswerTally,
  type Tallies,
  type Tally,
} from '../search/tally.js';
import { isStopWord } from '../search/tokens.js';
import type { Classified, Likelihood } from './classifier.js';
import { weights } from './weights.js';
import type { Index } from '../search/word-index.js';

/** What an answer is known by beside others that were found for the same query: first of its document, then its own; each about from 0 to 1. */
interface Features {
  /** The score by which the document was found. */
  readonly score: number;
  readonly text: number;
  readonly directionSimilarity: number;
  readonly covered: number;
  readonly words: number;
  readonly pairs: number;
  readonly nameMatch: number;
  /** How surely the query is about the card and what is said of it. */
  readonly about: number;
  readonly isRuling: number;
  /** A ruling on a card of which the query names nothing. */
  readonly unnamed: number;
  readonly isExact: number;
  /** How likely the phrases of the document have the words of the query (naive Bayes). */
  readonly likelihood: number;
  /** How large the document is among all. */
  readonly size: number;
  /** What the best of the phrases that ask for the answer is worth. */
  readonly bestPhraseScore: number;
  /** What the text of the answer is worth. */
  readonly answerTextScore: number;
  /** How much of the query both together cover. */
  readonly queryCoverage: number;
  /** The cosine similarity of the query and all that asks for it. */
  readonly answerDirectionSimilarity: number;
  /** How likely that has the words of the query. */
  readonly likely: number;
  /** How far the best phrase asks the same, and of the same, as the query. */
  readonly grammar: number;
  readonly subject: number;
  /** How far the answer is about the same. */
  readonly textSubject: number;
  /** What the document says first of all. */
  readonly isFirst: number;
  /** The logarithm of how likely the classifier finds it. */
  readonly classified: number;
}

/** What each of them counts. */
export type Ranking = Readonly<Record<keyof Features, number>>;

const RANKING: Ranking = weights.ranking;
export const FEATURES = Object.keys(RANKING) as readonly (keyof Features)[];

/** An answer that was found. */
export interface FoundAnswer {
  /** The place of its document among those that were found. */
  readonly at: number;
  readonly answer: number;
  readonly reply: Reply | null;
  /** It is asked for so letter by letter, or its document is called so. */
  readonly isExact: boolean;
  readonly features: Features;
}

/** A word is taken to stand in so small a part of all phrases everywhere. */
const ANYWHERE = 0.04;
/** The logarithm of how much likelier a word is in a document of which every phrase has it. */
const EVERYWHERE = Math.log1p(1 / ANYWHERE);
/** The weight of a stop word. */
const STOP_WORD_WEIGHT = 0.3;

/** The logarithm of the chance of the words of a query among so many phrases, beside that anywhere; 1 where each word stands in all. */
const likelihood = (often: readonly number[], phrases: number, says: readonly number[]): number => {
  let [gained, said] = [0, 0];
  for (let at = 0; at < says.length; at += 1) {
    const [count, one] = [often[at] ?? 0, says[at] ?? 0];
    if (count > 0) gained += one * Math.log1p(count / (1 + phrases) / ANYWHERE); // most words are met nowhere
    said += one;
  }
  return said === 0 ? 0 : gained / said / EVERYWHERE;
};

/** A document that was found. */
interface FoundDocument {
  readonly tally: Tally;
  readonly score: number;
  readonly covered: number;
  readonly isOfCard: boolean;
}

/** What a query is compared with. */
interface Compared {
  readonly asked: ParsedQuery;
  readonly tallies: Tallies;
  readonly index: Index;
  readonly all: number;
  /** Of an answer of a document. */
  readonly classified: Classified['of'];
  /** How much each word of the query says where it is counted how often words are met. */
  readonly says: readonly number[];
}

/** Larger documents are all large. */
const LARGE = 4;

const documentFeatures = (
  { tally, score, covered, isOfCard }: FoundDocument,
  { asked, tallies, index, all, says }: Compared,
) => ({
  score,
  text: tally.text,
  directionSimilarity: tally.directionSimilarity,
  covered,
  words: wordsMet(tally, tallies, 0),
  pairs: pairsMet(tally, tallies),
  nameMatch: nameMatchOf(tally, tallies, asked),
  about: aboutness(tally, tallies, all),
  isRuling: isOfCard ? 1 : 0,
  unnamed: isOfCard ? 1 - tally.named : 0,
  isExact: tally.isExact ? 1 : 0,
  likelihood: likelihood(tally.often, index.phrasesOf(tally.document), says),
  size: Math.min(LARGE, tally.size) / LARGE,
});

const answerFeatures = (answering: AnswerTally, at: number, { asked, index, says }: Compared) => {
  const kinds = kindsOf(asked.typed);
  const kindsAt = (phrase: number | null): number =>
    phrase === null ? 0 : kindsIn(index.wordsOf(phrase), index.vocabulary);
  const phrased = alike(kinds, kindsAt(answering.phrase));
  return {
    bestPhraseScore: answering.asked,
    answerTextScore: answering.text,
    queryCoverage: weighed(
      asked.says.map((_, word) => Math.min(1, answering.often[word] ?? 0)),
      asked.says,
    ),
    answerDirectionSimilarity: answering.directionSimilarity,
    likely: likelihood(answering.often, answering.phrases, says),
    grammar: phrased.asked,
    subject: phrased.about,
    textSubject: alike(kinds, kindsAt(answering.textPhrase)).about,
    isFirst: at === 0 ? 1 : 0,
  };
};

/** What is less likely is as unlikely as this. */
const UNLIKELY = 1e-5;

/** The classifier must be as sure as this of an answer, and of Yes or No. */
const SURELY = { asked: 0.3, replied: 0.95 } as const;

const replyOf = ({ chance, yes, no }: Likelihood): Reply | null => {
  if (chance < SURELY.asked) return null;
  return yes >= SURELY.replied ? 'yes' : no >= SURELY.replied ? 'no' : null;
};

/** The phrase that asks for an answer must be as near as this, and ask so much the same, that its Yes or No is right for a query, too. */
const REPLIED = { asked: 0.7, grammar: 0.6 } as const;

/** The answers of the documents that were found first, with what is known of each. */
export const candidatesOf = (
  documents: readonly FoundDocument[],
  query: Omit<Compared, 'says'>,
): readonly FoundAnswer[] => {
  const { asked, tallies } = query;
  const says = tallies.words.map((one, at) => (isStopWord(asked.typed[at] ?? '') ? STOP_WORD_WEIGHT : 1) * one);
  const compared = { ...query, says };
  return documents.flatMap((document, at) => {
    const shared = documentFeatures(document, compared);
    const met =
      document.tally.answers.length === 0 ? [unmetAnswer(compared.asked.typed.length)] : document.tally.answers;
    return met.flatMap((answering, answer): readonly FoundAnswer[] => {
      if (answering === undefined) return [];
      const likelihood = compared.classified(document.tally.document, answer);
      const own = {
        ...answerFeatures(answering, answer, compared),
        classified: Math.log(Math.max(UNLIKELY, likelihood.chance)),
      };
      const isReplied = own.bestPhraseScore >= REPLIED.asked && own.grammar >= REPLIED.grammar;
      const isCalledSo = document.tally.isExact && answer === 0 && !met.some((one) => one?.isExact === true);
      return [
        {
          at,
          answer,
          reply: isReplied ? answering.reply : replyOf(likelihood),
          isExact: answering.isExact || isCalledSo,
          features: { ...shared, ...own },
        },
      ];
    });
  });
};

/** How well an answer fits by all that is known of it. */
export const utilityOf = ({ features }: Pick<FoundAnswer, 'features'>, ranking = RANKING): number =>
  sum(FEATURES.map((name) => ranking[name] * features[name]));
