import type { BookText } from '../../book.js';
import { askedAToC } from './rulings-asked-a-c.js';
import { askedDToF } from './rulings-asked-d-f.js';
import { askedGToQ } from './rulings-asked-g-q.js';
import { askedRToZ } from './rulings-asked-r-z.js';

/** What players ask that a ruling answers; the card's name is added. */
export const rulingsAsked: BookText['rulingsAsked'] = { ...askedAToC, ...askedDToF, ...askedGToQ, ...askedRToZ };
