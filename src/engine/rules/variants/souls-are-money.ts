import type { Variant } from './variant.js';

/** Souls buy ¢, loot and starting items. */
export const SOULS_ARE_MONEY: Variant = {
  soulBuys: { coins: 5, loot: 1, items: 1 }, // VAR-05
};
