import type { VariantClash, VariantId } from '../../../engine/index.js';

/** What is said of a variant. */
export interface VariantTold {
  readonly name: string;
  /** At most 100 characters, for menus. */
  readonly about: string;
  /** What it changes, in a paragraph, for the lobby. */
  readonly paragraph: string;
  /** When one would play with it, for its page of the help. */
  readonly when: string;
  /** What to think of, for the first turn of each player. */
  readonly firstTurn: string;
}

/** What is said of the variants of the rulebook (VAR-01..VAR-11). */
export interface VariantsWords {
  readonly of: Readonly<Record<VariantId, VariantTold>>;
  /** On the button that opens the page where they are chosen. */
  readonly button: string;
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly choose: string;
  /** Those of a game, in a line. */
  readonly playing: (variants: readonly VariantId[]) => string;
  /** How many starting items souls can still buy (VAR-05). */
  readonly startingItems: (left: number) => string;
  /** Why a choice of them cannot be. */
  readonly clash: (clash: VariantClash) => string;
}
