import type { SearchDocument, Trust } from '../search/hit.js';
import { isStopWord, queryTokens } from '../search/tokens.js';
import { chancesOf, sum } from '../search/numbers.js';
import type { Candidates, Ranked } from '../search/phrases.js';
import { utilityOf, type FoundAnswer, type Ranking } from './ranking.js';
import { weights } from './weights.js';

/**
 * How the chance that the first hit is the right one is worked out: a logistic regression over what is known of it, from
 * questions of which the answer is known and which the index had not read (architecture.md#the-life-of-a-lookup).
 */
export interface Calibration {
  readonly bias: number;
  /** Of its score. */
  readonly score: number;
  /** Of how much better it is than the next that stands on another page; more than `FAR` better counts as that. */
  readonly margin: number;
  /** Of how much better it is than the next that shares no rule with it: neighbours often answer the same question. */
  readonly apart: number;
  /** Of the part of the query that it meets. */
  readonly covered: number;
  /** Of the logarithm of the words that say something, and one more. */
  readonly words: number;
  /** From this chance on it is taken for what was meant. */
  readonly sure: number;
  /** Below this chance, or below this score, it is only the nearest there is. */
  readonly least: { readonly chance: number; readonly score: number };
}

/** What was found in its order, and how far the first of it is to be trusted. */
export interface Judged {
  readonly ranked: readonly Ranked[];
  readonly trust: Trust;
}

/** Brings into their order what was found for a query, and says how far the first is to be trusted. */
export type Judge = (found: Candidates, query: string, documents: readonly SearchDocument[]) => Judged;

const FAR = 0.3;

const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** The words of a query that say something. */
const saying = (query: string): number => queryTokens(query).filter((word) => !isStopWord(word)).length;

const trustOf = (chance: number, sure: number, least: boolean): Trust =>
  chance >= sure ? 'sure' : least ? 'unsure' : 'nothing';

/** In the order of the scores; how far the best is to be trusted by how far it is ahead. */
export const judgedByScore =
  ({ bias, score, margin, apart, covered, words, sure, least }: Calibration): Judge =>
  ({ ranked }, query, documents) => {
    const [first] = ranked;
    const best = documents[first?.document ?? -1];
    if (first === undefined || best === undefined) return { ranked, trust: 'nothing' };
    const others = ranked.filter(({ document }) => documents[document]?.family !== best.family);
    const [rival] = others;
    const stranger = others.find(
      ({ document }) => documents[document]?.rules.some((rule) => best.rules.includes(rule)) !== true,
    );
    if (first.isExact && rival?.isExact !== true) return { ranked, trust: 'sure' };
    const ahead = (other: Ranked | undefined): number => Math.min(FAR, first.score - (other?.score ?? 0));
    const chance = chanceOf(
      bias +
        score * first.score +
        margin * ahead(rival) +
        apart * ahead(stranger) +
        covered * first.covered +
        words * Math.log(1 + saying(query)),
    );
    return { ranked, trust: trustOf(chance, sure, chance >= least.chance && first.score >= least.score) };
  };

/** What is known of a query and of its best answer. */
export interface Doubts {
  readonly bias: number;
  /** The logarithm of the odds of the answer, and of its page, among all that were found. */
  readonly odds: number;
  readonly pageOdds: number;
  readonly score: number;
  readonly covered: number;
  readonly asked: number;
  readonly likely: number;
  readonly words: number;
}

const oddsOf = (chance: number): number => Math.max(-5, Math.min(5, Math.log((chance + 1e-9) / (1 - chance + 1e-9))));

/** The answers of a query, best first, and what there is to doubt in the first; null for none. */
export const rankedAnswers = (
  found: Pick<Candidates, 'ranked' | 'answers'>,
  query: string,
  documents: readonly SearchDocument[],
  ranking?: Ranking,
) => {
  const answers = found.answers();
  const chances = chancesOf(answers.map((one) => utilityOf(one, ranking)));
  const order = answers
    .map((candidate, at) => ({ candidate, chance: chances[at] ?? 0 }))
    .toSorted(
      (one, other) => Number(other.candidate.isExact) - Number(one.candidate.isExact) || other.chance - one.chance,
    );
  const [best] = order;
  if (best === undefined) return null;
  const pageOf = ({ at }: FoundAnswer): string | undefined => documents[found.ranked[at]?.document ?? -1]?.family;
  const page = pageOf(best.candidate);
  const { score, covered, bestPhraseScore: asked, likely } = best.candidate.features;
  const doubts: Doubts = {
    bias: 1,
    odds: oddsOf(best.chance),
    pageOdds: oddsOf(sum(order.filter(({ candidate }) => pageOf(candidate) === page).map(({ chance }) => chance))),
    score,
    covered,
    asked,
    likely,
    words: Math.log(1 + saying(query)),
  };
  return { candidates: order.map(({ candidate }) => candidate), doubts };
};

const { sure, least, ...TRUSTED } = weights.trust;

/** The chance that the first answer is right. */
export const chanceRight = (doubts: Doubts, trusted: Doubts = TRUSTED): number =>
  chanceOf(sum(Object.entries(doubts).map(([name, one]) => trusted[name as keyof Doubts] * one)));

/** Answers in the order of their chances (ranking.ts); that the first is right is a logistic regression over what is known of it. */
export const judgedByChance: Judge = (found, query, documents) => {
  const answers = rankedAnswers(found, query, documents);
  if (answers === null) return { ranked: found.ranked, trust: 'nothing' };
  const { candidates, doubts } = answers;
  const firsts = candidates.filter(({ at }, place) => candidates.findIndex((one) => one.at === at) === place);
  const ranked = [
    ...firsts.flatMap(({ at, answer, reply }): readonly Ranked[] => {
      const document = found.ranked[at];
      return document === undefined ? [] : [{ ...document, answer, reply }];
    }),
    ...found.ranked.slice(firsts.length),
  ];
  const [first, ...others] = ranked;
  if (first?.isExact === true && !others.some(({ isExact }) => isExact)) return { ranked, trust: 'sure' };
  const chance = chanceRight(doubts);
  return { ranked, trust: trustOf(chance, sure, chance >= least.chance && (first?.score ?? 0) >= least.score) };
};
