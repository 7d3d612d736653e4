import type { VariantId } from '../../state/index.js';

/** What a variant changes about the rules; what it does not name is as ever. The rules ask for each by its name. */
export interface Variant {
  /** Fewest and most players; absent for any number. */
  readonly seats?: readonly [least: number, most: number];
  /** Variants that cannot be in the same game. */
  readonly excludes?: readonly VariantId[];
  /** What may be bartered besides ¢ (VAR-04). */
  readonly barters?: readonly Bartered[];
}

/** What of a player's things may change hands in a deal. */
export type Bartered = 'loot' | 'items';
