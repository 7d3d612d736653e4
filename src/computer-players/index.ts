import type { CardLookup, OptionId, View } from '../engine/index.js';
import { chooseRandom } from './answers/random.js';
import { chooseScripted } from './answers/scripted.js';
import { chooseSimple } from './answers/simple.js';

export { acceptsOffer } from './answers/barter.js';
export { chooseRandom } from './answers/random.js';
export { randomFrom } from './rollout-policy/random-numbers.js';
export { isSearchable } from './search/plans.js';
export { think, type Weighed } from './search/search.js';
export { mayBegin } from './situation/beginning.js';

/** Computer players that think ahead, and how much: rollouts, and the milliseconds that a table gives them. */
export const THINKERS = {
  careful: { rollouts: 24, ms: 20 },
  strong: { rollouts: 240, ms: 200 },
} as const;
export type Thinker = keyof typeof THINKERS;

export const isThinker = (kind: string | null): kind is Thinker => kind !== null && Object.hasOwn(THINKERS, kind);

/**
 * The answer of a computer player to the question that is open in its own view, which is all it sees.
 * `random` gives numbers from 0 to 1; the same view and numbers give the same answer.
 * Throws when the view holds no question.
 */
export const chooseAnswer = (
  kind: 'random' | 'simple' | 'scripted',
  view: View,
  random: () => number,
  cards: CardLookup,
): readonly OptionId[] => {
  const { decision, turn } = view;
  if (decision === null) throw new Error('no question is put to this player');
  switch (kind) {
    case 'random':
      return chooseRandom(
        decision,
        turn.active === decision.player && turn.phase === 'action' && view.stack.length === 0,
        random,
      );
    case 'simple':
      return chooseSimple(view, decision, cards, random);
    case 'scripted':
      return chooseScripted(view, decision);
  }
};
