import type { ObjectId } from '../vocabulary/index.js';
import { isInPlay, moved, objectOf, printedCard, type Game, type GameEvent } from '../state/index.js';
import { backOf, copiedCard } from './abilities.js';

/**
 * Turns a card in play to its other face: the same object with its counters and damage, of which only the face that
 * is up counts (FLIP-01). Null without another face; what is a copy shows none of its own (COPY-04).
 */
export const flipCard = (g: Game, e: GameEvent, id: ObjectId): GameEvent | null => {
  const object = objectOf(g.state, id);
  const front = printedCard(object);
  const back = backOf(g, front);
  if (back === null || !isInPlay(object)) return null; // FLIP-01
  if (copiedCard(g, id) !== null) return null; // COPY-04
  if (object.front === undefined) {
    object.front = front;
    object.card = back; // FLIP-01
  } else {
    object.card = front; // FLIP-01
    delete object.front;
  }
  moved(g.state);
  return e;
};
