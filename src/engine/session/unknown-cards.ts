import type { CardId } from '../vocabulary/index.js';
import type { CardLookup } from '../state/index.js';
import { stateOf } from './migrations.js';
import type { SavedGame } from './types.js';

/** The cards of a saved game that no set holds, in the order of the alphabet. Throws when the checkpoint is not one of ours. */
export const unknownCards = ({ checkpoint }: SavedGame, cards: CardLookup): readonly CardId[] => {
  const { objects, decks, stack } = stateOf(checkpoint);
  const named = [
    ...Object.values(objects).flatMap(({ card, front }) => (front === undefined ? [card] : [card, front])),
    ...Object.values(decks).flat(),
    ...stack.flatMap(({ card }) => (card === null ? [] : [card])),
  ];
  return [...new Set(named)].filter((id) => !isKnown(id, cards)).toSorted();
};

const isKnown = (id: CardId, cards: CardLookup): boolean => {
  try {
    cards.card(id);
    return true;
  } catch {
    return false;
  }
};
