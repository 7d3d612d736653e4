import type { ChapterPlan } from '../../section.js';

export const winning = {
  winning: {
    rules: ['WIN-01', 'WIN-03', 'WIN-02'],
    related: ['souls', 'winning-when', 'winning-by-card', 'bonus-souls'],
    cards: ['mom', 'the-lamb'],
  },
  'winning-when': {
    rules: ['WIN-02', 'DEC-06', 'DEC-07', 'STACK-07'],
    related: ['winning', 'death-can-be-changed', 'stealing-and-swapping'],
    cards: ['wizoob', 'rag-man'],
  },
  'winning-by-card': { rules: ['WIN-04', 'WIN-05', 'CHAL-11'], related: ['winning', 'challenges', 'coop'], cards: [] },
  bartering: {
    rules: ['BARTER-01', 'BARTER-02', 'BARTER-03', 'BARTER-04', 'BARTER-05', 'GAIN-10', 'COOP-09'],
    related: ['coins', 'gaining', 'stealing-and-swapping', 'solitaire'],
    cards: [],
  },
} as const satisfies ChapterPlan;
