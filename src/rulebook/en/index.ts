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

/** The rulebook in English. */
export const english: BookText = {
  titles: {
    setup: 'Setting up',
    cards: 'Cards and items',
    loot: 'Loot cards',
    abilities: 'Abilities, targets and costs',
    keywords: 'Keywords',
    effects: 'Effects',
    death: 'Death',
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
