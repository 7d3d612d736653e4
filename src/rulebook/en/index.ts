import type { BookText } from '../book.js';
import { death } from './death.js';
import { glossary } from './glossary.js';
import { rulings } from './rulings.js';

/** The rulebook in English. */
export const english: BookText = {
  titles: { death: 'Death' },
  chapters: { death },
  glossary,
  rulings,
};
