import type { Variant } from './variant.js';

/** Everybody begins with two treasures that they have chosen. */
export const MINI_DRAFT: Variant = {
  seats: [2, 8], // VAR-02
  drafts: 2, // VAR-01
};
