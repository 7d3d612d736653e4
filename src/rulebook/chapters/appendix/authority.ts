import type { ChapterPlan } from '../../section.js';

export const authority = {
  'questions-and-authority': {
    rules: ['META-02', 'META-01', 'DEC-08'],
    related: ['key-terms', 'errata-official', 'readings-players', 'active-player'],
    cards: ['theres-options'],
  },
  'active-player': {
    rules: ['TERM-01', 'TERM-03', 'ABIL-12', 'MON-02', 'ROOM-03'],
    related: ['turn-overview', 'death-of-a-player', 'priority', 'each-player'],
    cards: [],
  },
  'key-terms': {
    rules: ['TERM-02', 'TERM-06', 'KEY-03', 'META-04'],
    related: ['editions-words', 'questions-and-authority', 'play-and-activate', 'destroying'],
    cards: [],
  },
  'secrets-and-promises': {
    rules: ['META-03', 'BARTER-03', 'ZONE-07', 'LOOT-02', 'SOUL-02', 'ZONE-10'],
    related: ['hidden-information', 'hand', 'bartering', 'decks-and-discards'],
    cards: [],
  },
} as const satisfies ChapterPlan;
