import type { Decision, OptionId } from '../../engine/index.js';

/** How often a random player passes when it does not have to begin something itself (architecture.md#tests). */
const PASSING = 0.9;

const below = (random: () => number, limit: number): number => Math.min(limit - 1, Math.floor(random() * limit));

/**
 * Any answer, each number of options and each option as likely as any other; outside the own action phase, and while
 * something is on the stack, mostly a pass: a machine that pays for itself would be used without end (architecture.md#tests).
 * Calls off only what cannot be gone on with.
 */
export const chooseRandom = (decision: Decision, mayBegin: boolean, random: () => number): readonly OptionId[] => {
  if (decision.key === 'priority' && !mayBegin && random() < PASSING) return ['pass'];
  const options = decision.options.map(({ id }) => id).filter((id) => id !== 'back');
  if (options.length < Math.max(1, decision.min)) return decision.fallback;
  const most = Math.min(decision.max, options.length);
  const count = decision.min + below(random, most - decision.min + 1);
  return Array.from({ length: count }, () => options.splice(below(random, options.length), 1)).flat();
};
