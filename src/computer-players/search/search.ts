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
import { randomFrom } from '../light/numbers.js';
import { facesOf } from './faces.js';
import { plansFor } from './plans.js';
import { tryOut, type Manner, type Plan } from './tries.js';

/** How much is thought. */
interface Budget {
  /** Tries at most: games played on from an imagined one. */
  readonly tries: number;
  /** How much of the time there is has gone by, 1 for all; the table caps a budget so. Without it all tries are made. */
  readonly timeGone?: () => number;
}

/** An answer, and what of it was weighed against what: how likely each was found to win, from 0 to 1. */
interface Thought {
  readonly answer: readonly OptionId[];
  readonly weighed: readonly Weighed[];
  readonly tries: number;
}

/** One thing that could have been answered. */
export interface Weighed {
  readonly option: OptionId;
  /** What would have been attacked. */
  readonly on: OptionId | null;
  /** How likely it was found to win, from 0 to 1. */
  readonly share: number;
}

/** How often it does not think, so that nothing goes on for ever. */
const LETTING_BE = 0.01;
/** How much better than the first thought something must look, in standard errors and in chance to win. */
const ERRORS = 2;
const MARGIN = 0.008;
/** Of few tries the spread is not well known: it is taken as if so many more had differed by so much. */
const UNSEEN = { tries: 2, by: 0.03 };
/** Tries of a plan from which something can be told. */
const FEWEST = 3;
/** Samples that do not lead to the question, one after another, after which there are none. */
const MOST_MISSES = 4;

interface Candidate {
  readonly plan: Plan;
  readonly shares: number[];
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** How much better a plan did than the first thought in the same imagined games, and the standard error of that. */
const comparedWith = (first: Candidate, { shares }: Candidate) => {
  const differences = shares.map((share, at) => share - (first.shares[at] ?? share));
  const better = mean(differences);
  const squares = differences.reduce((sum, one) => sum + (one - better) ** 2, UNSEEN.tries * UNSEEN.by ** 2);
  const spread = Math.sqrt(squares / Math.max(1, differences.length + UNSEEN.tries - 1));
  return { better, error: spread / Math.sqrt(Math.max(1, differences.length)) };
};

/** The first thought, and the half of the others that may be best: what is not well known yet is given the benefit of the doubt. */
const betterHalf = ([first, ...others]: readonly Candidate[]): readonly Candidate[] => {
  if (first === undefined) return [];
  const hope = (candidate: Candidate): number => {
    const { better, error } = comparedWith(first, candidate);
    return better + error;
  };
  const ranked = others.toSorted((a, b) => hope(b) - hope(a));
  return [first, ...ranked.slice(0, Math.max(1, Math.ceil(others.length / 2)))];
};

/** The plan that is better than the first thought for all that can be told, and most so; null if none is. */
const bestOf = (candidates: readonly Candidate[]): Plan | null => {
  const [first, ...others] = candidates;
  if (first === undefined || first.shares.length < FEWEST) return null;
  let found: Plan | null = null;
  let most = MARGIN;
  for (const candidate of others) {
    const { better, error } = comparedWith(first, candidate);
    const surely = better - ERRORS * error;
    if (surely <= most) continue;
    found = candidate.plan;
    most = surely;
  }
  return found;
};

/** Imagined games, each the same for all plans: the same cards and the same chance, which is spread evenly over the games. */
const imaginer = (session: Session, { player, key }: Decision, seed: number) => {
  const isBetween = key === 'priority';
  let misses = 0;
  let last: { readonly at: number; readonly game: Session } | null = null;
  return (at: number): Session | null => {
    if (misses >= MOST_MISSES) return null;
    if (isBetween && last?.at === at) return fork(last.game);
    const game = sample(session, player, `${seed}/${at}`, facesOf(seed, at));
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
const gone = ({ options, min, fallback }: Decision, answer: readonly OptionId[]): readonly OptionId[] => {
  if (!answer.includes('back')) return answer;
  const others = options.map(({ id }) => id).filter((id) => id !== 'back');
  return others.length < Math.max(1, min) ? fallback : others.slice(0, Math.max(1, min));
};

/** What a simple player answers on the way of an action to the stack, remembered for all tries. */
const announcing = (cards: CardLookup, seed: number): Manner['announce'] => {
  const known = new Map<string, readonly OptionId[]>();
  return (session, decision) => {
    const key = `${decision.key} ${decision.source} ${decision.card} ${decision.options.map(({ id }) => id).join(' ')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = chooseSimple(viewFor(session, decision.player), decision, cards, randomFrom(seed));
    const chosen = gone(decision, answer);
    known.set(key, chosen);
    return chosen;
  };
};

interface Trying {
  readonly imagine: (at: number) => Session | null;
  readonly manner: Manner;
  readonly seed: number;
  /** How much of the budget is used up, 1 for all. */
  readonly used: (made: number) => number;
}

/** Lets all plans that are left play the next games; false where there is none, or no time for all. */
const tryAll = (candidates: readonly Candidate[], at: number, { imagine, manner, seed, used }: Trying): boolean => {
  const shares: number[] = [];
  for (const { plan } of candidates) {
    if (used(0) >= 1) return false;
    const game = imagine(at);
    const share = game === null ? null : tryOut(game, plan, manner, randomFrom(seed + at * 7919));
    if (share === null) return false;
    shares.push(share);
  }
  for (const [index, { shares: own }] of candidates.entries()) own.push(shares[index] ?? 0);
  return true;
};

/**
 * Tries what could be done until the budget is used up: each time an equal part of it is, the better half is left (sequential
 * halving), so that most tries are of what is hardest to tell apart.
 */
const narrowed = (all: readonly Candidate[], trying: Trying): { left: readonly Candidate[]; made: number } => {
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  let left = all;
  let made = 0;
  let round = 1;
  for (let at = 0; left.length > 1 && trying.used(made + left.length) <= 1; at += 1) {
    if (!tryAll(left, at, trying)) break;
    made += left.length;
    if (round >= rounds || at === 0 || trying.used(made) < round / rounds) continue;
    left = betterHalf(left);
    round += 1;
  }
  return { left, made };
};

/** In the turn of another a try ends when what goes on is over: what comes later says more about chance than about the answer. */
const isOwnTurn = ({ turn, viewer }: View): boolean => turn.active === viewer;

/** Whether there is anything to think about: where nothing happens in the turn of another, a pass is a pass. */
const isWorthTrying = (
  { turn, stack, attack }: View,
  { key, player }: Decision,
  [first]: readonly OptionId[],
): boolean => {
  if (key !== 'priority' || first !== 'pass') return true;
  const isOwnAction = turn.active === player && turn.phase === 'action';
  return isOwnAction || stack.length > 0 || attack !== null || turn.phase === 'end';
};

/** What was weighed, the best first; what was tried less often is told by how it did beside the first thought. */
const weighedIn = ([first, ...others]: readonly Candidate[]): readonly Weighed[] => {
  if (first === undefined || first.shares.length === 0) return [];
  const base = mean(first.shares);
  const tried = others.filter(({ shares }) => shares.length > 0);
  return [{ ...first, share: base }, ...tried.map((one) => ({ ...one, share: base + comparedWith(first, one).better }))]
    .map(({ plan: { answer, on }, share }) => ({
      option: answer.join(' '),
      on,
      share: Math.round(Math.max(0, Math.min(1, share)) * 1000) / 1000,
    }))
    .toSorted((a, b) => b.share - a.share);
};

/**
 * Thinks about the question that is open: tries what could be answered in imagined games, and does what wins most often there,
 * or what a simple player would do where nothing else is clearly better. Looks at the game through its player's view and
 * through samples only. The same view, random numbers and tries give the same answer.
 */
export const think = (
  session: Session,
  cards: CardLookup,
  random: () => number,
  { tries, timeGone = () => 0 }: Budget,
): Thought => {
  const decision = decisionOf(session);
  if (decision === null) throw new Error('no question is put to this player');
  const { player } = decision;
  const view = viewFor(session, player);
  const seed = Math.floor(random() * 2 ** 32);
  const answer = gone(decision, chooseSimple(view, decision, cards, random));
  const isTried = random() >= LETTING_BE && isWorthTrying(view, decision, answer);
  const plans = isTried ? plansFor(session, decision, { answer, on: null }, cards) : [{ answer, on: null }];
  const all: readonly Candidate[] = plans.map((plan) => ({ plan, shares: [] }));
  const until = isOwnTurn(view) ? 'turn' : 'calm';
  const manner = { me: player, cards, until, announce: announcing(cards, seed) } as const;
  const used = (made: number): number => Math.max(made / tries, timeGone());
  const { left, made } = narrowed(all, { manner, seed, used, imagine: imaginer(session, decision, seed) });
  return { answer: bestOf(left)?.answer ?? answer, weighed: weighedIn(all), tries: made };
};
