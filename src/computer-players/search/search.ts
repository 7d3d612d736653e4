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
import { plansFor } from './plans.js';
import { tryOut, type Manner, type Plan } from './tries.js';

/** How much is thought. */
interface Budget {
  /** Tries at most: games played on from an imagined one. */
  readonly tries: number;
  /** Whether there is time for more tries; the table caps a budget so. Without it all are made. */
  readonly goOn?: () => boolean;
}

/** An answer, and what of it was weighed against what: how likely each was found to win, from 0 to 1. */
interface Thought {
  readonly answer: readonly OptionId[];
  readonly weighed: readonly Weighed[];
  readonly tries: number;
}

/** One thing that could have been answered. */
interface Weighed {
  readonly option: OptionId;
  /** What it would have been for: what is attacked or bought. */
  readonly on: OptionId | null;
  /** How likely it was found to win, from 0 to 1. */
  readonly share: number;
}

/** How often it does not think, so that nothing goes on for ever. */
const LETTING_BE = 0.01;
/** Tries of a plan until the worse half of the plans is left. */
const ROUND = 5;
/** How much better than the first thought something must look, in standard errors and in chance to win. */
const ERRORS = 1.5;
const MARGIN = 0.004;
/** What is so many standard errors worse is tried no more. */
const CLEARLY = 1.5;
/** Tries of a plan after which it is believed that it is clearly worse; one that made no difference at all is left out before. */
const ENOUGH = 8;
/** Tries of a plan from which something can be told. */
const FEWEST = 5;
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
  const spread = differences.reduce((sum, one) => sum + (one - better) ** 2, 0) / Math.max(1, differences.length - 1);
  /** Of few tries the spread itself is not well known. */
  const doubt = 1 + 2 / Math.max(1, differences.length);
  return { better, error: doubt * Math.sqrt(spread / Math.max(1, differences.length)) };
};

/** The better half, and the first thought, which is always one of them; without those that are clearly worse than it. */
const betterHalf = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const [first, ...others] = candidates;
  if (first === undefined) return candidates;
  const ranked = others
    .map((candidate) => ({ candidate, ...comparedWith(first, candidate) }))
    .filter(
      ({ candidate, better, error }) =>
        (error > 0 && candidate.shares.length < ENOUGH) || better + CLEARLY * error > MARGIN,
    )
    .toSorted((a, b) => b.better - a.better)
    .map(({ candidate }) => candidate);
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
    if (better - ERRORS * error <= most) continue;
    found = candidate.plan;
    most = better - ERRORS * error;
  }
  return found;
};

/** Imagined games, each the same for all plans: the same cards and the same chance. */
const imaginer = (session: Session, { player, key }: Decision, seed: string) => {
  const isBetween = key === 'priority';
  let misses = 0;
  let last: { readonly at: number; readonly game: Session } | null = null;
  return (at: number): Session | null => {
    if (misses >= MOST_MISSES) return null;
    if (isBetween && last?.at === at) return fork(last.game);
    const game = sample(session, player, `${seed}/${at}`);
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
}

/** Lets all plans that are left play the next games; false where there is none. */
const tryAll = (candidates: readonly Candidate[], at: number, { imagine, manner, seed }: Trying): boolean => {
  const shares: number[] = [];
  for (const { plan } of candidates) {
    const game = imagine(at);
    const share = game === null ? null : tryOut(game, plan, manner, randomFrom(seed + at * 7919));
    if (share === null) return false;
    shares.push(share);
  }
  for (const [index, { shares: own }] of candidates.entries()) own.push(shares[index] ?? 0);
  return true;
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
    .map(({ plan: { answer, later }, share }) => ({
      option: answer.join(' '),
      on: later?.id ?? null,
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
  { tries, goOn = () => true }: Budget,
): Thought => {
  const decision = decisionOf(session);
  if (decision === null) throw new Error('no question is put to this player');
  const { player } = decision;
  const view = viewFor(session, player);
  const seed = Math.floor(random() * 2 ** 32);
  const answer = gone(decision, chooseSimple(view, decision, cards, random));
  const isTried = random() >= LETTING_BE && isWorthTrying(view, decision, answer);
  const plans = isTried ? plansFor(session, decision, { answer, later: null }, cards) : [{ answer, later: null }];
  let left: readonly Candidate[] = plans.map((plan) => ({ plan, shares: [] }));
  const all = left;
  const until = isOwnTurn(view) ? 'turn' : 'calm';
  const manner = { me: player, cards, until, announce: announcing(cards, seed) } as const;
  const trying: Trying = { manner, seed, imagine: imaginer(session, decision, `${seed}`) };
  let made = 0;
  for (let at = 0; left.length > 1 && made + left.length <= tries && goOn(); at += 1) {
    if (!tryAll(left, at, trying)) break;
    made += left.length;
    if ((at + 1) % ROUND === 0) left = betterHalf(left);
  }
  return { answer: bestOf(left)?.answer ?? answer, weighed: weighedIn(all), tries: made };
};
