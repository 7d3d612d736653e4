import type { Variant } from './variant.js';

/** More lies open from the beginning. */
export const WIDE_TABLE: Variant = {
  openingSlots: { shop: 3, monster: 3 }, // VAR-11
};
