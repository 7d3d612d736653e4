import type { CardId } from '../../src/engine/vocabulary/index.js';

/** A changed place of a card. */
export interface MutantName {
  readonly card: CardId;
  readonly path: string;
  readonly change: string;
}

/** A mutant and the name of the test that failed, null when all passed. */
export interface MutantResult extends MutantName {
  readonly killedBy: string | null;
}

/** A line that the tests write: a mutant that is tried from now on, what came of it, or that all have been tried. */
export type MutantLine = MutantName | MutantResult | { readonly end: true };

/** The mutant as one line of text, as it stands in the list of survivors. */
export const keyOf = ({ card, path, change }: MutantName): string => `${card} ${path}: ${change}`;
