import { cardSet, type CardSet } from '../catalogue/index.js';
import { nendoroidCharacters } from './character.js';
import { nendoroidStartingItems } from './starting-item.js';

/** Nendoroid: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const nendoroid: CardSet = cardSet('nendoroid', nendoroidCharacters, nendoroidStartingItems);
