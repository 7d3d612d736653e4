import type { Variant } from './variant.js';

/** Everybody begins with more ¢ and loot. */
export const RICH_START: Variant = {
  opening: { coins: 8, loot: 5 }, // VAR-11
};
