import type { Variant } from './variant.js';

/** A monster that dies rewards all players. */
export const REWARDS_FOR_EVERYONE: Variant = {
  rewards: { own: 2, others: 1 }, // VAR-08
};
