import type { BookText } from '../book.js';

/** What players ask that a ruling answers; the card's name is added. */
export const rulingsAsked: BookText['rulingsAsked'] = {
  '9-volt-before-the-next-turn': ['recharged at the end of the turn'],
};
