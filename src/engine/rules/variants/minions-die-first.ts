import type { Variant } from './variant.js';

/** Bosses are attacked when no smaller monster is there. */
export const MINIONS_DIE_FIRST: Variant = {
  minionsFirst: true, // VAR-10
};
