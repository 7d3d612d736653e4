import { cardSet, type CardSet } from '../catalogue/index.js';
import { gishMonsters } from './monster.js';
import { gishTreasures } from './treasure.js';

/** Gish: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const gish: CardSet = cardSet('gish', gishMonsters, gishTreasures);
