import type { BookText } from '../book.js';
import { cardsAskedAToL } from './cards-asked-a-l.js';
import { cardsAskedMToZ } from './cards-asked-m-z.js';

/** How players say what a card does. */
export const cardsAsked: BookText['cardsAsked'] = { ...cardsAskedAToL, ...cardsAskedMToZ };
