import type { Variant } from './variant.js';

/** Souls buy ¢, loot and starting items. */
export const SOULS_ARE_MONEY: Variant = {};
