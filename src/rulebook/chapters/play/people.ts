import type { ChapterPlan } from '../../section.js';

export const people = {
  'leaving-players': {
    rules: ['WIN-01', 'DEATH-22', 'META-02'],
    related: ['absent-players', 'dead-players', 'winning', 'number-of-players'],
    cards: [],
  },
  'absent-players': {
    rules: ['PRIO-08', 'DEC-31', 'META-02'],
    related: ['leaving-players', 'quick-passing', 'priority', 'turn-overview'],
    cards: [],
  },
} as const satisfies ChapterPlan;
