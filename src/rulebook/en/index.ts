import type { BookText } from '../book.js';
import { abilities } from './abilities.js';
import { death } from './death.js';
import { glossary } from './glossary.js';
import { rulings } from './rulings.js';

/** The rulebook in English. */
export const english: BookText = {
  titles: {
    abilities: 'Abilities, targets and costs',
    death: 'Death',
  },
  chapters: {
    abilities,
    death,
  },
  glossary,
  rulings,
};
