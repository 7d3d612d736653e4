import type { Variant } from './variant.js';

/** Loot and items may be bartered too. */
export const ENHANCED_BARTERING: Variant = {
  barters: ['loot', 'items'], // VAR-04
};
