import type { Variant } from './variant.js';

/** Everybody plays Eden. */
export const EDEN_ONLY: Variant = {
  everybodyIs: 'eden', // VAR-03
  excludes: ['selectable-characters', 'one-of-two'], // VAR-07
};
