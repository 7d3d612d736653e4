import type { SetId } from '../../generated/cards/catalogue.js';
import type { Card } from '../../src/engine/vocabulary/index.js';

/** A set as it is published: its id in the catalogue and its distinct cards, in the order in which decks are put together. */
export interface CardSet {
  readonly id: SetId;
  readonly cards: readonly Card[];
}

/**
 * The set of these lists of cards. Decks are put together of them by their ids, so that it makes no
 * difference to what a seed deals in which file a card stands.
 */
export const cardSet = (id: SetId, ...lists: readonly (readonly Card[])[]): CardSet => ({
  id,
  cards: lists.flat().toSorted((a, b) => (a.id < b.id ? -1 : 1)),
});
