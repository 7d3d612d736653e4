import type { ChapterPlan } from '../../section.js';

export const aloneAndTogether = {
  solitaire: {
    rules: ['COOP-01', 'COOP-02', 'COOP-12'],
    related: ['timer', 'shared-goal', 'coop', 'stale-room'],
    cards: [],
  },
  coop: {
    rules: ['COOP-09', 'COOP-01', 'COOP-02', 'COOP-11', 'BSOUL-06', 'BARTER-05'],
    related: ['timer', 'shared-goal', 'solitaire', 'number-of-players'],
    cards: [],
  },
  timer: {
    rules: ['COOP-04', 'COOP-05', 'COOP-03', 'COOP-06', 'DEC-07'],
    related: ['shared-goal', 'solitaire', 'rounds', 'challenges'],
    cards: [],
  },
  'shared-goal': {
    rules: ['COOP-07', 'COOP-08'],
    related: ['timer', 'winning', 'solitaire', 'soul-values'],
    cards: ['mom'],
  },
  'stale-room': {
    rules: ['COOP-10', 'ROOM-04'],
    related: ['rooms', 'replacing-a-room', 'solitaire', 'rounds'],
    cards: [],
  },
  challenges: {
    rules: ['CHAL-01', 'CHAL-11', 'CHAL-10', 'WIN-05'],
    related: ['final-boss', 'minions', 'timer', 'coop'],
    cards: [],
  },
  'final-boss': {
    rules: ['CHAL-04', 'DEC-58', 'CHAL-02', 'CHAL-03', 'CHAL-05'],
    related: ['challenges', 'minions', 'attacking', 'replacement-effects'],
    cards: ['tech-x', 'gold-bomb'],
  },
  minions: {
    rules: ['CHAL-06', 'CHAL-07', 'CHAL-08', 'CHAL-09', 'REFILL-06'],
    related: ['challenges', 'final-boss', 'slots', 'refilling-slots'],
    cards: ['portal'],
  },
} as const satisfies ChapterPlan;
