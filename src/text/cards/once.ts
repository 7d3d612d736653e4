import type { Card, CardLookup } from '../../engine/index.js';

type CardText = (card: Card, cards: CardLookup) => readonly string[];

/** The text of each card put together once: it depends on nothing but the card and how other cards are called. */
export const once = (text: CardText): CardText => {
  const known = new WeakMap<CardLookup, WeakMap<Card, readonly string[]>>();
  return (card, cards) => {
    const texts = known.get(cards) ?? new WeakMap<Card, readonly string[]>();
    known.set(cards, texts);
    const lines = texts.get(card) ?? text(card, cards);
    texts.set(card, lines);
    return lines;
  };
};
