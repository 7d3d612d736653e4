import type { Deck, ObjectId } from '../vocabulary/index.js';
import type { Game } from './game.js';
import type { GameObject } from './state.js';
import { discardDeck, objectOf } from './zones.js';

/** A card that not everybody may see: of a hand, or of a deck that is looked at. */
export const isHidden = ({ zone, shownTo }: GameObject): boolean =>
  zone === 'hand' || (zone === 'deck' && shownTo !== 'all');

/** The cards of a deck that are objects just now because somebody looks at them, the top first (ZONE-07). */
export const takenUpFrom = (g: Game, deck: Deck): readonly ObjectId[] =>
  g.state.holding.filter(
    (id) => objectOf(g.state, id).zone === 'deck' && discardDeck(g.characteristics(id).type) === deck,
  );
