import type { ChapterPlan } from '../../section.js';

export const loot = {
  'playing-loot': {
    rules: ['LOOT-04', 'LOOT-03', 'PLAY-01', 'STACK-08', 'TGT-01', 'CANCEL-01', 'RULING-32', 'STACK-04'],
    related: ['loot-plays', 'the-stack', 'cancelling', 'trinkets'],
    cards: ['bomb', 'butter-bean'],
  },
  'loot-plays': {
    rules: ['LOOT-08', 'CHAR-06', 'LOOT-07', 'LOOT-03', 'TURN-06'],
    related: ['playing-loot', 'characters', 'special-loot-plays', 'action-phase'],
    cards: ['lilith', 'soul-heart', 'polydactyly'],
  },
  'special-loot-plays': {
    rules: ['LOOT-06', 'LOOT-05', 'LOOT-07'],
    related: ['loot-plays', 'playing-loot', 'priority'],
    cards: [],
  },
  looting: {
    rules: ['LOOT-01', 'ZONE-08', 'TURN-14'],
    related: ['hand', 'empty-deck', 'start-phase', 'treasure'],
    cards: ['famine'],
  },
  hand: {
    rules: ['LOOT-02', 'ZONE-12', 'ZONE-13', 'TURN-14', 'DISC-01'],
    related: ['looting', 'discarding', 'hidden-information', 'end-phase'],
    cards: [],
  },
  'wild-cards': {
    rules: ['LOOT-09', 'DECK-07'],
    related: ['looting', 'trinkets', 'ambush', 'loot-ratio'],
    cards: ['a-dime', 'dagaz', 'o-the-fool'],
  },
} as const satisfies ChapterPlan;
