import type { BookText } from '../book.js';
import { death } from './death.js';
import { glossary } from './glossary.js';
import { rulings } from './rulings.js';

/** The rulebook in French; no-break spaces are put in where it is read. */
export const french: BookText = {
  titles: { death: 'La mort' },
  chapters: { death },
  glossary,
  rulings,
};
