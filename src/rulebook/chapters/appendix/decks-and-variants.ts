import type { ChapterPlan } from '../../section.js';

export const decksAndVariants = {
  'deck-building': {
    rules: ['DECK-01', 'DECK-02', 'DECK-10', 'DECK-11', 'DECK-03'],
    related: ['treasure-ratio', 'loot-ratio', 'monster-ratio', 'number-of-players'],
    cards: [],
  },
  'treasure-ratio': {
    rules: ['DECK-04', 'DECK-05', 'DECK-01'],
    related: ['deck-building', 'items', 'loot-ratio', 'monster-ratio'],
    cards: ['breakfast', 'the-battery', 'battery-bum', 'box', 'the-chest'],
  },
  'loot-ratio': {
    rules: ['DECK-06', 'DECK-07', 'DECK-01'],
    related: ['deck-building', 'wild-cards', 'looting', 'treasure-ratio'],
    cards: ['a-dime', 'butter-bean', 'lost-soul'],
  },
  'monster-ratio': {
    rules: ['DECK-08', 'DECK-09', 'DECK-01'],
    related: ['deck-building', 'monsters', 'bosses', 'events'],
    cards: ['fly', 'mom', 'chest', 'curse-of-pain'],
  },
  variants: {
    rules: ['VAR-11', 'VAR-08', 'VAR-09', 'VAR-10'],
    related: ['mini-draft', 'variants-of-characters', 'souls-for-sale', 'enhanced-bartering'],
    cards: [],
  },
  'mini-draft': {
    rules: ['VAR-01', 'DEC-57', 'VAR-02'],
    related: ['variants', 'setup', 'number-of-players', 'treasure'],
    cards: [],
  },
  'variants-of-characters': {
    rules: ['VAR-07', 'VAR-03', 'VAR-06'],
    related: ['variants', 'characters', 'starting-items', 'mini-draft'],
    cards: ['eden', 'portable-slot-machine'],
  },
  'souls-for-sale': {
    rules: ['VAR-05', 'DEC-33'],
    related: ['variants', 'souls', 'starting-items', 'action-phase'],
    cards: [],
  },
  'enhanced-bartering': {
    rules: ['VAR-04', 'DEC-58', 'BARTER-02', 'BARTER-03'],
    related: ['bartering', 'variants', 'souls'],
    cards: [],
  },
} as const satisfies ChapterPlan;
