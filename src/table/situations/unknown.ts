import { cardsNamedIn, type CardId, type Position } from '../../engine/index.js';
import { poolOf } from '../options/decks.js';

const DECK_TYPES: readonly string[] = ['loot', 'treasure', 'monster', 'room'];

/** The cards of these sets that lie nowhere in a position: of them are the hands and decks that it does not know. */
export const unknownIn = (position: Position, sets: readonly string[]): readonly CardId[] => {
  const left = new Map<CardId, number>();
  for (const { id, type, copies } of poolOf(sets)) if (DECK_TYPES.includes(type)) left.set(id, copies);
  for (const card of cardsNamedIn(position)) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left].flatMap(([card, times]) => Array<CardId>(Math.max(0, times)).fill(card));
};
