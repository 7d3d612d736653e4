import type { ChapterPlan } from '../../section.js';

export const stack = {
  'the-stack': {
    rules: ['STACK-01', 'STACK-02', 'STACK-09', 'PRIO-05'],
    related: ['priority', 'off-the-stack', 'cancelling', 'targets'],
    cards: ['the-relic', 'sleight-of-hand', 'butter-bean'],
  },
  'off-the-stack': {
    rules: [
      'STACK-07',
      'STACK-10',
      'DEC-01',
      'DEATH-16',
      'DEATH-07',
      'REFILL-01',
      'WIN-02',
      'BSOUL-02',
      'BUY-05',
      'TURN-05',
    ],
    related: ['the-stack', 'cancelling', 'attacking', 'buying'],
    cards: [],
  },
  priority: {
    rules: ['PRIO-01', 'PRIO-05', 'PRIO-04', 'PRIO-03', 'STACK-06', 'TURN-10', 'TURN-07', 'LOOT-03'],
    related: ['who-has-priority-first', 'no-priority', 'the-stack', 'quick-passing'],
    cards: [],
  },
  'who-has-priority-first': {
    rules: ['PRIO-02', 'PRIO-06', 'PRIO-09', 'DEC-05', 'PRIO-01', 'PRIO-03'],
    related: ['priority', 'the-stack', 'dice'],
    cards: ['the-d6'],
  },
  'no-priority': {
    rules: ['PRIO-07', 'STACK-03', 'DEC-16', 'TURN-17', 'TURN-02'],
    related: ['priority', 'end-phase', 'start-phase', 'the-stack'],
    cards: [],
  },
  'quick-passing': { rules: ['PRIO-08', 'DEC-31'], related: ['priority', 'hidden-information'], cards: [] },
} as const satisfies ChapterPlan;
