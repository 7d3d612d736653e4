import type { Variant } from './variant.js';

/** Blank Card as it was first printed, with its table of doubled results. */
export const OLD_BLANK_CARD: Variant = {
  formerPrintings: ['blank-card'], // BLANK-00
};
