import type { CardId } from '../vocabulary/index.js';
import { stateOf } from './migrations.js';
import type { SavedGame } from './types.js';

/** Every card of a saved game, once, in the order of the alphabet. Throws when the checkpoint is not one of ours. */
export const cardsIn = ({ checkpoint }: SavedGame): readonly CardId[] => {
  const { objects, decks, stack } = stateOf(checkpoint);
  const named = [
    ...Object.values(objects).flatMap(({ card, front }) => (front === undefined ? [card] : [card, front])),
    ...Object.values(decks).flat(),
    ...stack.flatMap(({ card }) => (card === null ? [] : [card])),
  ];
  return [...new Set(named)].toSorted();
};
