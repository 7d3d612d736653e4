import type { Variant } from './variant.js';

/** Everybody begins with a slot machine. */
export const CASINO: Variant = {
  startsWith: 'portable-slot-machine', // VAR-06
};
