import type { Variant } from './variant.js';

/** Two attacks in a turn. */
export const TWO_ATTACKS: Variant = {
  attacks: 2, // VAR-11
};
