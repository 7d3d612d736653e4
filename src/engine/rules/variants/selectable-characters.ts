import type { Variant } from './variant.js';

/** Everybody chooses their character. */
export const SELECTABLE_CHARACTERS: Variant = {
  characters: 'any', // VAR-07
  excludes: ['eden-only', 'one-of-two'], // VAR-03
};
