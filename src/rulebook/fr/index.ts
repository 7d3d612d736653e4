import type { BookText } from '../book.js';
import { abilities } from './abilities.js';
import { death } from './death.js';
import { glossary } from './glossary.js';
import { rulings } from './rulings.js';

/** The rulebook in French; no-break spaces are put in where it is read. */
export const french: BookText = {
  titles: {
    abilities: 'Effets, cibles et coûts',
    death: 'La mort',
  },
  chapters: {
    abilities,
    death,
  },
  glossary,
  rulings,
};
