import { cardSet, type CardSet } from '../catalogue/index.js';

/** Four Souls+, 2nd edition: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const fourSoulsPlus: CardSet = cardSet('four-souls-plus-v2');
