import type { Names } from '../described.js';

/** What is said of cards that are printed again with another picture. */
export interface PrintingsWords {
  /** A card under the name of its printing of this set. */
  readonly name: (card: string, set: string) => string;
  /** What a table plays with, as a house rule: any printing, or these (`isaac@alt-art`). */
  readonly playing: (printings: 'any' | readonly string[], names: Names) => string;
  /** What has been chosen. */
  readonly changed: (to: 'original' | 'any' | 'list') => string;
  /** That a printing does not exist. */
  readonly unknown: (printing: string) => string;
  /** Suggestions for a wish, and what else is understood by each. */
  readonly original: string;
  readonly any: string;
  readonly alsoOriginal: readonly string[];
  readonly alsoAny: readonly string[];
  /** Of the copies in a set: the first printing of a card, or the same text with another picture. */
  readonly first: string;
  readonly otherPicture: string;
}
