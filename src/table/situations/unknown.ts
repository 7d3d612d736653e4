import type { CardId, Position } from '../../engine/index.js';
import { poolOf } from '../seats/decks.js';

/** Every card that a position names, as often as it does. */
const named = ({ seats, shop, monsters, rooms, decks, discards }: Position): readonly CardId[] => {
  const list = (cards: readonly CardId[] | number): readonly CardId[] => (typeof cards === 'number' ? [] : cards);
  return [
    ...seats.flatMap(({ items, souls, curses, hand }) => [
      ...[...items, ...souls, ...curses].map(({ card }) => card),
      ...list(hand),
    ]),
    ...[...shop, ...monsters, ...rooms].flat().map(({ card }) => card),
    ...Object.values(decks).flatMap(list),
    ...Object.values(discards).flat(),
  ];
};

const DECK_TYPES: readonly string[] = ['loot', 'treasure', 'monster', 'room'];

/** The cards of these sets that lie nowhere in a position: of them are the hands and decks that it does not know. */
export const unknownIn = (position: Position, sets: readonly string[]): readonly CardId[] => {
  const left = new Map<CardId, number>();
  for (const { id, type, copies } of poolOf(sets)) if (DECK_TYPES.includes(type)) left.set(id, copies);
  for (const card of named(position)) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left].flatMap(([card, times]) => Array<CardId>(Math.max(0, times)).fill(card));
};
