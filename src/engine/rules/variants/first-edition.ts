import type { Variant } from './variant.js';

/** The cards of the base set as the first edition had them, as far as they meant something else then. */
export const FIRST_EDITION: Variant = {
  formerPrintings: 'all', // ERRATA-03
};
