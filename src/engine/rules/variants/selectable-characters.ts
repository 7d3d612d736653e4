import type { Variant } from './variant.js';

/** Everybody chooses their character. */
export const SELECTABLE_CHARACTERS: Variant = {
  excludes: ['eden-only'], // VAR-03
};
