import type { Thing, Trust } from './hit.js';
import { isHolding, queryTokens } from './tokens.js';
import type { Ranked } from './phrases.js';

/**
 * How the chance that the first hit is the right one is worked out: a logistic regression over what is known of it, from
 * questions of which the answer is known and which the index had not read (DESIGN section 3).
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

const FAR = 0.3;

/** How far the best of what a query has found is to be trusted. */
export const trustIn = (
  ranked: readonly Ranked[],
  query: string,
  things: readonly Thing[],
  calibration: Calibration,
): Trust => {
  const [first] = ranked;
  const best = things[first?.thing ?? -1];
  if (first === undefined || best === undefined) return 'nothing';
  const others = ranked.filter(({ thing }) => things[thing]?.family !== best.family);
  const [rival] = others;
  const stranger = others.find(({ thing }) => things[thing]?.rules.some((rule) => best.rules.includes(rule)) !== true);
  if (first.isExact && rival?.isExact !== true) return 'sure';
  const { bias, score, margin, apart, covered, words, sure, least } = calibration;
  const ahead = (other: Ranked | undefined): number => Math.min(FAR, first.score - (other?.score ?? 0));
  const saying = queryTokens(query).filter((word) => !isHolding(word)).length;
  const sum =
    bias +
    score * first.score +
    margin * ahead(rival) +
    apart * ahead(stranger) +
    covered * first.covered +
    words * Math.log(1 + saying);
  const chance = 1 / (1 + Math.exp(-sum));
  if (chance >= sure) return 'sure';
  return chance < least.chance || first.score < least.score ? 'nothing' : 'unsure';
};
