import type { Variant } from './variant.js';

/** Everybody is dealt two characters and chooses one of them. */
export const ONE_OF_TWO: Variant = {
  characters: 'ofTwo', // VAR-07
  excludes: ['eden-only', 'selectable-characters'], // VAR-03
};
