import { isInPlay, objectOf, printedCard, turnOver, type EventOf, type Game } from '../../state/index.js';
import { backOf, copiedCard } from '../characteristics/abilities-now.js';

/**
 * Turns a card in play to its other face: the same object with its counters and damage, of which only the face that
 * is up counts (FLIP-01). Null without another face; what is a copy shows none of its own (COPY-04).
 */
export const flipCard = (g: Game, e: EventOf<'flip'>): EventOf<'flip'> | null => {
  const id = e.object;
  const object = objectOf(g.state, id);
  const front = printedCard(object);
  const back = backOf(g, front);
  if (back === null || !isInPlay(object)) return null; // FLIP-01
  if (copiedCard(g, id) !== null) return null; // COPY-04
  turnOver(g.state, id, back); // FLIP-01
  return e;
};
