import { cardSet, type CardSet } from '../catalogue/index.js';
import { dickKnotsMonsters } from './monster.js';

/** Dick Knots: the list of the file of this folder is handed to `cardSet`. */
export const dickKnots: CardSet = cardSet('dick-knots', dickKnotsMonsters);
