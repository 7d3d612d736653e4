import type { ChapterPlan } from '../../section.js';

export const atThisTable = {
  'sets-of-cards': {
    rules: ['DECK-01', 'DECK-02', 'SETUP-12'],
    related: ['deck-building', 'rooms', 'card-types', 'number-of-players'],
    cards: [],
  },
  'ways-to-play': {
    rules: ['COOP-01', 'COOP-07', 'SETUP-12', 'WIN-01'],
    related: ['solitaire', 'coop', 'shared-goal', 'number-of-players'],
    cards: [],
  },
  'no-teams-of-two': {
    rules: ['WIN-01', 'WIN-03', 'COOP-01', 'BARTER-03'],
    related: ['ways-to-play', 'winning', 'bartering', 'coop'],
    cards: [],
  },
  'length-of-a-game': {
    rules: ['WIN-01', 'WIN-02'],
    related: ['winning', 'rounds', 'absent-players', 'ways-to-play'],
    cards: [],
  },
  'taking-back': {
    rules: ['DEC-03', 'ZONE-07', 'TURN-11'],
    related: ['readings-declarations', 'attack-or-purchase-lost', 'easily-wrong-declaring', 'hidden-information'],
    cards: [],
  },
  watching: {
    rules: ['META-03', 'ZONE-07'],
    related: ['hidden-information', 'leaving-players', 'number-of-players', 'secrets-and-promises'],
    cards: [],
  },
} as const satisfies ChapterPlan;
