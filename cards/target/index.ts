import { cardSet, type CardSet } from '../catalogue/index.js';
import { targetTreasures } from './treasure.js';

/** Target: the cards that one shop sold with the game. */
export const target: CardSet = cardSet('target', targetTreasures);
