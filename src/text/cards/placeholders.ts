import type { Card, CardId, CardLookup } from '../../engine/index.js';

/** Whether a card is unknown to this version, so that a placeholder stands for it. */
export const isPlaceholder = (id: CardId, cards: CardLookup): boolean => (cards.placeholder?.(id) ?? null) !== null;

/** A function that gives this line for a placeholder, and the text of any other card. */
export const orPlaceholderText =
  (text: (card: Card, cards: CardLookup) => readonly string[], placeholder: string) =>
  (card: Card, cards: CardLookup): readonly string[] =>
    isPlaceholder(card.id, cards) ? [placeholder] : text(card, cards);
