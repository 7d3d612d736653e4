import { sameTree } from '../../engine/index.js';
import type { Condition, Effect, EventPattern, Replacement, Selector } from '../../engine/index.js';
import {
  attackingPlayer,
  attackRollsMade,
  causeObject,
  it,
  same,
  wouldPayRewards,
} from '../../engine/vocabulary/index.js';
import type { MatchedEvent } from './matched-events.js';

/** Several dice instead of one, and who chooses which counts. */
export type Dice = Extract<Replacement, { readonly instead: 'dice' }>;

/** "reroll it with 2 dice instead of one": the next reroll of something is made with them, and is made at once. */
export const rerolledWith = (first: Effect | undefined, next: Effect | undefined): Dice | null => {
  if (first?.do !== 'meanwhile' || first.till !== 'onceThisTurn' || next?.do !== 'reroll') return null;
  const { ability } = first;
  if (ability.kind !== 'replacement' || ability.only !== undefined || ability.instead.instead !== 'dice') return null;
  const reroll = { event: 'reroll', where: same(causeObject, next.what) };
  return sameTree(ability.would, reroll) ? ability.instead : null;
};

/** "they also gain its rewards": who gains the rewards of the one that is about to die, besides whoever else does. */
export const gainsItsRewards = (instead: Replacement): Selector | null => {
  if (instead.instead !== 'also' || instead.effect.do !== 'forEach') return null;
  const { of, effect, as } = instead.effect;
  if (!sameTree(of, causeObject) || as !== undefined || effect.do !== 'meanwhile') return null;
  const { ability, till } = effect;
  if (ability.kind !== 'replacement' || till !== 'onceThisTurn' || ability.only !== undefined) return null;
  if (!sameTree(ability.would, wouldPayRewards(it)) || ability.instead.instead !== 'also') return null;
  const paid = ability.instead.effect;
  return paid.do === 'payRewards' && sameTree(paid.of, it) ? paid.to : null;
};

/** "the player who killed it gains them too": who gains the rewards that are about to be paid, besides whoever else does. */
export const gainsThemToo = ({ event }: EventPattern, instead: Replacement): Selector | null => {
  if (event !== 'rewards' || instead.instead !== 'also' || instead.effect.do !== 'payRewards') return null;
  const { of, to, share } = instead.effect;
  return sameTree(of, causeObject) && share === undefined ? to : null;
};

/** "if it is their 2nd this turn": which attack roll of the attacking player it has to be, after one that they make. */
export const nthOfAttacker = ({ onAttackRoll, player }: MatchedEvent, only: Condition | undefined): number | null => {
  if (!onAttackRoll || player?.select !== 'attackingPlayer' || only?.if !== 'compare' || only.is !== '=') return null;
  const { left, right } = only;
  const isTheirs = sameTree(left, attackRollsMade(attackingPlayer));
  return isTheirs && typeof right === 'number' && right > 0 ? right : null;
};
