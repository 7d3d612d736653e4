import type { BookText } from '../book.js';

/** How players say what a card does. */
export const cardsAsked: BookText['cardsAsked'] = {
  'moms-shovel': ['steal a soul'],
};
