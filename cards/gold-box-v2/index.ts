import { cardSet, type CardSet } from '../catalogue/index.js';

/** Gold Box, 2nd edition: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const goldBox: CardSet = cardSet('gold-box-v2');
