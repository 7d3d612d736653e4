import { publishedCards } from '../../generated/cards/catalogue.js';
import type { Card } from '../../src/engine/vocabulary/index.js';
import type { KnownCard } from './known.js';

export { categories, setIds, type Category, type SetId } from '../../generated/cards/catalogue.js';
export { cardSet, type CardSet } from './card-set.js';
export type { CatalogueCard, KnownCard, KnownDeck, KnownFace } from './known.js';
export { printed, rewarding } from './printed.js';

/** Every published card, and whether it is among these, which can be played. */
export const knownCardsOf = (playable: readonly Card[]): readonly KnownCard[] => {
  const byId = new Map(playable.map((card) => [card.id, card]));
  return publishedCards.map((card) => {
    const tree = byId.get(card.id);
    const { reward, back } = card;
    return {
      ...card,
      // A reward that is no sum is told by an effect.
      reward: tree?.reward ?? reward,
      back: back === null ? null : { ...back, reward: tree?.back?.reward ?? back.reward },
      playable: tree !== undefined,
    };
  });
};
