import {
  decisionOf,
  fork,
  sample,
  viewFor,
  type CardLookup,
  type Decision,
  type OptionId,
  type Session,
  type View,
} from '../../engine/index.js';
import { chooseSimple } from '../answers/simple.js';
import { randomFrom } from '../rollout-policy/random-numbers.js';
import { stratifiedDice } from './stratified-dice.js';
import { plansFor } from './plans.js';
import { rollOut, type RolloutSettings, type Plan } from './rollouts.js';

/** How much is thought. */
interface Budget {
  /** Rollouts at most: games played on from an imagined one. */
  readonly rollouts: number;
  /** How much of the time there is has gone by, 1 for all; the table caps a budget so. Without it all rollouts are made. */
  readonly timeGone?: () => number;
}

/** An answer, and what of it was weighed against what: how likely each was found to win, from 0 to 1. */
interface Thought {
  readonly answer: readonly OptionId[];
  readonly weighed: readonly Weighed[];
  readonly rollouts: number;
}

/** One thing that could have been answered. */
export interface Weighed {
  readonly option: OptionId;
  /** What would have been attacked. */
  readonly on: OptionId | null;
  /** How likely it was found to win, from 0 to 1. */
  readonly share: number;
}

/** The chance that the search is skipped, so that no loop lasts for ever. */
const SKIP_CHANCE = 0.01;
/** How much better than the first thought something must look, in standard errors and in chance to win. */
const ERRORS = 2;
const MARGIN = 0.008;
/** Prior of the variance, which few rollouts do not tell: as if so many more had differed by so much. */
const PRIOR = { rollouts: 2, by: 0.03 };
/** Fewest rollouts of a plan to judge it by. */
const MIN_ROLLOUTS = 3;
/** Samples that do not lead to the question, one after another, after which there are none. */
const MOST_MISSES = 4;

interface Candidate {
  readonly plan: Plan;
  readonly shares: number[];
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** The mean paired difference of a plan to the first one over the same games, and its standard error. */
const pairedDifference = (first: Candidate, { shares }: Candidate) => {
  const differences = shares.map((share, at) => share - (first.shares[at] ?? share));
  const better = mean(differences);
  const squares = differences.reduce((sum, one) => sum + (one - better) ** 2, PRIOR.rollouts * PRIOR.by ** 2);
  const spread = Math.sqrt(squares / Math.max(1, differences.length + PRIOR.rollouts - 1));
  return { better, error: spread / Math.sqrt(Math.max(1, differences.length)) };
};

/** The first thought, and the half of the others that may be best: what is not well known yet is given the benefit of the doubt. */
const betterHalf = ([first, ...others]: readonly Candidate[]): readonly Candidate[] => {
  if (first === undefined) return [];
  const hope = (candidate: Candidate): number => {
    const { better, error } = pairedDifference(first, candidate);
    return better + error;
  };
  const ranked = others.toSorted((a, b) => hope(b) - hope(a));
  return [first, ...ranked.slice(0, Math.max(1, Math.ceil(others.length / 2)))];
};

/** The plan that is better than the first thought for all that can be told, and most so; null if none is. */
const bestOf = (candidates: readonly Candidate[]): Plan | null => {
  const [first, ...others] = candidates;
  if (first === undefined || first.shares.length < MIN_ROLLOUTS) return null;
  let found: Plan | null = null;
  let most = MARGIN;
  for (const candidate of others) {
    const { better, error } = pairedDifference(first, candidate);
    const surely = better - ERRORS * error;
    if (surely <= most) continue;
    found = candidate.plan;
    most = surely;
  }
  return found;
};

/** Samples games with hidden information drawn anew; each has the same cards and random numbers for all plans (common random numbers), stratified over the games. */
const createSampler = (session: Session, { player, key }: Decision, seed: number) => {
  const isBetween = key === 'priority';
  let misses = 0;
  let last: { readonly at: number; readonly game: Session } | null = null;
  return (at: number): Session | null => {
    if (misses >= MOST_MISSES) return null;
    if (isBetween && last?.at === at) return fork(last.game);
    const game = sample(session, player, `${seed}/${at}`, stratifiedDice(seed, at));
    if (game === null) {
      misses += 1;
      return null;
    }
    misses = 0;
    if (!isBetween) return game;
    last = { at, game };
    return fork(game);
  };
};

/** Goes on with what it has begun to announce: it was found good, and what is called off is begun again. */
const withoutBack = ({ options, min, fallback }: Decision, answer: readonly OptionId[]): readonly OptionId[] => {
  if (!answer.includes('back')) return answer;
  const others = options.map(({ id }) => id).filter((id) => id !== 'back');
  return others.length < Math.max(1, min) ? fallback : others.slice(0, Math.max(1, min));
};

/** What a simple player answers on the way of an action to the stack, remembered for all rollouts. */
const createAnnouncer = (cards: CardLookup, seed: number): RolloutSettings['announce'] => {
  const known = new Map<string, readonly OptionId[]>();
  return (session, decision) => {
    const key = `${decision.key} ${decision.source} ${decision.card} ${decision.options.map(({ id }) => id).join(' ')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = chooseSimple(viewFor(session, decision.player), decision, cards, randomFrom(seed));
    const chosen = withoutBack(decision, answer);
    known.set(key, chosen);
    return chosen;
  };
};

interface RolloutBatch {
  readonly sampleGame: (at: number) => Session | null;
  readonly settings: RolloutSettings;
  readonly seed: number;
  /** How much of the budget is used up, 1 for all. */
  readonly used: (made: number) => number;
}

/** Rolls out all remaining plans in the next sample; false if there is no sample, or not enough time for all. */
const rollOutAll = (
  candidates: readonly Candidate[],
  at: number,
  { sampleGame, settings, seed, used }: RolloutBatch,
): boolean => {
  const shares: number[] = [];
  for (const { plan } of candidates) {
    if (used(0) >= 1) return false;
    const game = sampleGame(at);
    const share = game === null ? null : rollOut(game, plan, settings, randomFrom(seed + at * 7919));
    if (share === null) return false;
    shares.push(share);
  }
  for (const [index, { shares: own }] of candidates.entries()) own.push(shares[index] ?? 0);
  return true;
};

/**
 * Tries what could be done until the budget is used up: each time an equal part of it is, the better half is left (sequential
 * halving), so that most rollouts are of what is hardest to tell apart.
 */
const sequentialHalving = (
  all: readonly Candidate[],
  batch: RolloutBatch,
): { left: readonly Candidate[]; made: number } => {
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  let left = all;
  let made = 0;
  let round = 1;
  for (let at = 0; left.length > 1 && batch.used(made + left.length) <= 1; at += 1) {
    if (!rollOutAll(left, at, batch)) break;
    made += left.length;
    if (round >= rounds || at === 0 || batch.used(made) < round / rounds) continue;
    left = betterHalf(left);
    round += 1;
  }
  return { left, made };
};

/** In the turn of another a rollout ends when what goes on is over: what comes later says more about chance than about the answer. */
const isOwnTurn = ({ turn, viewer }: View): boolean => turn.active === viewer;

/** Whether there is anything to think about: where nothing happens in the turn of another, a pass is a pass. */
const isWorthSearching = (
  { turn, stack, attack }: View,
  { key, player }: Decision,
  [first]: readonly OptionId[],
): boolean => {
  if (key !== 'priority' || first !== 'pass') return true;
  const isOwnAction = turn.active === player && turn.phase === 'action';
  return isOwnAction || stack.length > 0 || attack !== null || turn.phase === 'end';
};

/** What was weighed, the best first; what was tried less often is told by how it did beside the first thought. */
const evaluationsOf = ([first, ...others]: readonly Candidate[]): readonly Weighed[] => {
  if (first === undefined || first.shares.length === 0) return [];
  const base = mean(first.shares);
  const tried = others.filter(({ shares }) => shares.length > 0);
  return [
    { ...first, share: base },
    ...tried.map((one) => ({ ...one, share: base + pairedDifference(first, one).better })),
  ]
    .map(({ plan: { answer, on }, share }) => ({
      option: answer.join(' '),
      on,
      share: Math.round(Math.max(0, Math.min(1, share)) * 1000) / 1000,
    }))
    .toSorted((a, b) => b.share - a.share);
};

/**
 * Thinks about the question that is open: rolls out the possible answers in imagined games, and gives the one that wins most often there,
 * or what a simple player would do where nothing else is clearly better. Looks at the game through its player's view and
 * through samples only. The same view, random numbers and rollouts give the same answer.
 */
export const think = (
  session: Session,
  cards: CardLookup,
  random: () => number,
  { rollouts, timeGone = () => 0 }: Budget,
): Thought => {
  const decision = decisionOf(session);
  if (decision === null) throw new Error('no question is put to this player');
  const { player } = decision;
  const view = viewFor(session, player);
  const seed = Math.floor(random() * 2 ** 32);
  const answer = withoutBack(decision, chooseSimple(view, decision, cards, random));
  const isTried = random() >= SKIP_CHANCE && isWorthSearching(view, decision, answer);
  const plans = isTried ? plansFor(session, decision, { answer, on: null }, cards) : [{ answer, on: null }];
  const all: readonly Candidate[] = plans.map((plan) => ({ plan, shares: [] }));
  const until = isOwnTurn(view) ? 'turn' : 'calm';
  const settings = { me: player, cards, until, announce: createAnnouncer(cards, seed) } as const;
  const used = (made: number): number => Math.max(made / rollouts, timeGone());
  const { left, made } = sequentialHalving(all, {
    settings,
    seed,
    used,
    sampleGame: createSampler(session, decision, seed),
  });
  return { answer: bestOf(left)?.answer ?? answer, weighed: evaluationsOf(all), rollouts: made };
};
