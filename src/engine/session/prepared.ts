import type { CardId, Deck } from '../vocabulary/index.js';
import { DECKS } from '../state/index.js';
import { insidesOf, type Session } from './insides.js';
import { openGame } from './session.js';
import type { Resources, Setup } from './types.js';

/** A new game as `openGame` opens it, if its shuffle leaves these cards at the bottom of their decks; otherwise null. */
export const openGameEndingIn = (
  setup: Setup,
  last: Readonly<Partial<Record<Deck, CardId>>>,
  resources: Resources,
): Session | null => {
  const session = openGame(setup, resources);
  const { decks } = insidesOf(session).state;
  return DECKS.every((deck) => last[deck] === undefined || decks[deck][0] === last[deck]) ? session : null;
};
