import type { CardId } from '../../src/engine/vocabulary/index.js';
import type { KnownCard } from './index.js';
import type { SetId } from './rows.js';

/** A card printed again with another picture: the same card, with the same text. */
export interface Printing {
  /** The card and the set of this printing: `isaac@alt-art`. */
  readonly id: string;
  readonly card: CardId;
  readonly set: SetId;
}

/** The printings of cards besides the first one of each. */
export const otherPrintingsOf = (cards: readonly KnownCard[]): readonly Printing[] =>
  cards.flatMap(({ id: card, printings }) =>
    printings.slice(1).map(({ set }): Printing => ({ id: `${card}@${set}`, card, set })),
  );
