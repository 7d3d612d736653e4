import type { ChapterPlan } from '../../section.js';

export const setup = {
  setup: {
    rules: ['SETUP-01', 'SETUP-10', 'SETUP-02', 'SETUP-03', 'SETUP-06', 'SETUP-07', 'SETUP-05'],
    related: ['opening-slots', 'starting-characters', 'who-goes-first', 'bonus-souls'],
    cards: [],
  },
  'opening-slots': {
    rules: ['SETUP-04', 'SETUP-03', 'SETUP-05'],
    related: ['setup', 'refilling-slots', 'events', 'rooms'],
    cards: ['fly', 'troll-bombs', 'dip'],
  },
  'starting-characters': {
    rules: ['SETUP-08', 'SETUP-07', 'SETUP-09', 'CHAR-02', 'DEC-48'],
    related: ['characters', 'starting-items', 'recharging', 'who-goes-first'],
    cards: ['eden', 'isaac', 'the-d6'],
  },
  'who-goes-first': {
    rules: ['SETUP-11'],
    related: ['setup', 'turn-overview', 'starting-characters'],
    cards: ['cain'],
  },
  'number-of-players': {
    rules: ['SETUP-12', 'COOP-11'],
    related: ['setup', 'solitaire', 'coop', 'deck-building'],
    cards: ['razor-blade'],
  },
} as const satisfies ChapterPlan;
