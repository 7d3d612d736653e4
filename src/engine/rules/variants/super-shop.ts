import type { Variant } from './variant.js';

/** Each soul makes the others richer and the shop larger. */
export const SUPER_SHOP: Variant = {
  soulGained: { coinsOfOthers: 5, shopSlots: 1 }, // VAR-09
};
