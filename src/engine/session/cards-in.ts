import type { CardId } from '../vocabulary/index.js';
import type { GameState } from '../state/index.js';

/** Every card of a game, once, in the order of the alphabet. */
export const cardsOfState = ({ objects, decks, stack }: GameState): readonly CardId[] => {
  const named = [
    ...Object.values(objects).flatMap(({ card, front }) => (front === undefined ? [card] : [card, front])),
    ...Object.values(decks).flat(),
    ...stack.flatMap(({ card }) => (card === null ? [] : [card])),
  ];
  return [...new Set(named)].toSorted();
};
