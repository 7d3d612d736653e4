import type { BookText } from '../../book.js';
import { cardsAskedAToF } from './cards-asked-a-f.js';
import { cardsAskedGToR } from './cards-asked-g-r.js';
import { cardsAskedSToZ } from './cards-asked-s-z.js';

/** How players say what a card does. */
export const cardsAsked: BookText['cardsAsked'] = { ...cardsAskedAToF, ...cardsAskedGToR, ...cardsAskedSToZ };
