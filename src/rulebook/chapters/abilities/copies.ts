import type { ChapterPlan } from '../../section.js';

export const copies = {
  copying: {
    rules: ['COPY-01', 'COPY-02', 'COPY-04', 'COPY-05', 'COPY-07', 'DEC-14', 'RULING-08'],
    related: ['copies-and-counters', 'copying-loot', 'copying-abilities', 'guppy'],
    cards: ['diplopia', 'modeling-clay'],
  },
  'copies-and-counters': {
    rules: ['COPY-06', 'COPY-03', 'COPY-02', 'RULING-08'],
    related: ['copying', 'counters'],
    cards: ['the-dead-cat', 'modeling-clay', 'diplopia'],
  },
  'copying-loot': {
    rules: ['COPY-08', 'COPY-09', 'COPY-10'],
    related: ['copying', 'copying-abilities', 'loot-plays', 'targets'],
    cards: ['blank-card'],
  },
  'copying-abilities': {
    rules: ['COPY-11', 'COPY-12'],
    related: ['copying', 'copying-loot', 'destroy-this', 'activated-abilities'],
    cards: ['placebo', 'no', 'tech-x'],
  },
  counters: {
    rules: ['CTR-01', 'CTR-02', 'CTR-05', 'CTR-03', 'CTR-04'],
    related: ['counters-with-a-name', 'costs', 'copies-and-counters'],
    cards: ['the-bone', 'tech-x', 'cambion-conception', 'golden-trinket', 'marbles'],
  },
  'counters-with-a-name': {
    rules: ['CTR-06', 'CTR-07', 'CTR-08', 'CTR-09'],
    related: ['counters', 'eternal', 'damage'],
    cards: [],
  },
  slots: {
    rules: ['SLOT-01', 'SLOT-02', 'SLOT-03', 'REFILL-05', 'SETUP-03'],
    related: ['refilling-slots', 'covered-cards', 'indomitable', 'shop-items'],
    cards: ['mulligan', 'hanger', 'xl-floor'],
  },
} as const satisfies ChapterPlan;
