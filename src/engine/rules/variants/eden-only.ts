import type { Variant } from './variant.js';

/** Everybody plays Eden. */
export const EDEN_ONLY: Variant = {
  excludes: ['selectable-characters'], // VAR-07
};
