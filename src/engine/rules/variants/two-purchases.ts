import type { Variant } from './variant.js';

/** Two purchases in a turn. */
export const TWO_PURCHASES: Variant = {
  purchases: 2, // VAR-11
};
