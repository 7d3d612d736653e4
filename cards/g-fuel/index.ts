import { cardSet, type CardSet } from '../catalogue/index.js';
import { gFuelTreasures } from './treasure.js';

/** G Fuel: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const gFuel: CardSet = cardSet('g-fuel', gFuelTreasures);
