import type { Deck, ObjectId } from '../vocabulary/index.js';
import type { Game } from './game.js';
import type { GameObject } from './state.js';
import { discardDeck, objectOf } from './zones.js';

/** A card that not everybody may see: of a hand, of a deck that is looked at, or face down outside the game (ZONE-22). */
export const isHidden = ({ zone, shownTo, faceDown }: GameObject): boolean =>
  zone === 'hand' || (zone === 'deck' && shownTo !== 'all') || faceDown === true; // ZONE-22

/** The cards of a deck that are objects just now because somebody looks at them, the top first (ZONE-07). */
export const takenUpFrom = (g: Game, deck: Deck): readonly ObjectId[] =>
  g.state.holding.filter(
    (id) => objectOf(g.state, id).zone === 'deck' && discardDeck(g.characteristics(id).type) === deck,
  );
