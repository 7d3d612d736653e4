import type { BookText } from '../book.js';
import { abilities } from './abilities.js';
import { cards } from './cards.js';
import { keywords } from './keywords.js';
import { effects } from './effects.js';
import { death } from './death.js';
import { glossary } from './glossary.js';
import { loot } from './loot.js';
import { rulings } from './rulings.js';
import { setup } from './setup.js';

/** The rulebook in French; no-break spaces are put in where it is read. */
export const french: BookText = {
  titles: {
    setup: 'La mise en place',
    cards: 'Les cartes et les objets',
    loot: 'Les cartes butin',
    abilities: 'Effets, cibles et coûts',
    keywords: 'Mots-clés',
    effects: 'Ce que font les effets',
    death: 'La mort',
  },
  chapters: {
    setup,
    cards,
    loot,
    abilities,
    keywords,
    effects,
    death,
  },
  glossary,
  rulings,
};
