import type { Decision, OptionId, View } from '../../engine/index.js';
import type { Seat } from '../record/data.js';

/** With so many other cards in a deck nobody sees those at its bottom soon. */
const MANY_CARDS = 20;

/**
 * The answer to a question in which order cards go to the bottom of a deck: as they are shown, where so many cards lie above
 * that nobody sees them soon, unless the player wants forced choices too. Judged from what everybody sees. Null when they
 * are asked.
 */
export const autoOrder = (
  { key, into, options }: Decision,
  { askForced }: Pick<Seat, 'askForced'>,
  { decks }: Pick<View, 'decks'>,
): readonly OptionId[] | null => {
  if (key !== 'deck.order' || into?.place !== 'deckBottom' || askForced === true) return null;
  return decks[into.deck] >= MANY_CARDS + options.length ? options.map(({ id }) => id) : null;
};
