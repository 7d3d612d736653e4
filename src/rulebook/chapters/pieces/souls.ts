import type { ChapterPlan } from '../../section.js';

export const souls = {
  souls: {
    rules: ['SOUL-01', 'SOUL-02', 'SOUL-03', 'WIN-01', 'GAIN-09', 'RULING-32'],
    related: ['winning', 'bosses', 'soul-values', 'bonus-souls'],
    cards: ['gurdy', 'lost-soul', 'the-chest'],
  },
  'soul-values': {
    rules: ['SOUL-04', 'SOUL-05', 'SOUL-06', 'SOUL-07', 'SOUL-01', 'DEC-52'],
    related: ['souls', 'winning', 'stealing-and-swapping', 'characters'],
    cards: ['mom', 'moms-shovel'],
  },
  'bonus-souls': {
    rules: ['BSOUL-02', 'BSOUL-01', 'BSOUL-03', 'SETUP-06', 'BSOUL-04', 'ZONE-19', 'DEC-33', 'BSOUL-06'],
    related: ['bonus-soul-conditions', 'souls', 'winning', 'outside-the-game'],
    cards: ['soul-of-greed', 'soul-of-gluttony', 'soul-of-guppy'],
  },
  'bonus-soul-conditions': {
    rules: ['BSOUL-05', 'BSOUL-04', 'BSOUL-07', 'DEC-09', 'BSOUL-06', 'DEC-33'],
    related: ['bonus-souls', 'guppy', 'souls', 'solitaire'],
    cards: [
      'soul-of-greed',
      'soul-of-gluttony',
      'soul-of-guppy',
      'soul-of-envy',
      'soul-of-sloth',
      'soul-of-lust',
      'soul-of-pride',
      'soul-of-wrath',
    ],
  },
} as const satisfies ChapterPlan;
