import type { Card, CardId, CardLookup } from '../../engine/index.js';

/** Whether this version cannot play a card that a game has. */
export const isAsleep = (id: CardId, cards: CardLookup): boolean => (cards.asleep?.(id) ?? null) !== null;

/** What is said of a card that sleeps, and the text of any other. */
export const orAsleep =
  (text: (card: Card, cards: CardLookup) => readonly string[], asleep: string) =>
  (card: Card, cards: CardLookup): readonly string[] =>
    isAsleep(card.id, cards) ? [asleep] : text(card, cards);
