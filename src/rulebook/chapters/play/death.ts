import type { ChapterPlan } from '../../section.js';

export const death = {
  dying: {
    rules: ['DEATH-01', 'DEATH-02', 'PREV-02', 'HEAL-02', 'DMG-03', 'CANCEL-02'],
    related: ['death-of-a-monster', 'death-of-a-player', 'damage-or-death-prevented'],
    cards: ['soul-heart', 'broken-ankh'],
  },
  'deaths-at-once': {
    rules: ['DEATH-03', 'ATK-17', 'DEC-29', 'EACH-04', 'EACH-05'],
    related: ['dying', 'death-of-a-monster', 'triggers-in-order'],
    cards: [],
  },
  'what-cannot-die': {
    rules: ['DEATH-05', 'DEATH-04', 'ATKOBJ-03'],
    related: ['eternal', 'dying', 'death-of-a-monster'],
    cards: [],
  },
  'death-of-a-monster': {
    rules: [
      'DEATH-06',
      'DEATH-07',
      'DEATH-09',
      'DEATH-08',
      'MON-05',
      'MON-06',
      'REFILL-02',
      'GAIN-09',
      'ZONE-15',
      'DEC-33',
    ],
    related: ['rewards', 'death-can-be-changed', 'refilling-slots'],
    cards: [],
  },
  'death-can-be-changed': {
    rules: ['DEATH-10', 'DEATH-12', 'RULING-27'],
    related: ['death-of-a-monster', 'death-of-a-player', 'winning'],
    cards: ['rag-man'],
  },
  'death-of-a-player': {
    rules: ['DEATH-11', 'DEATH-13', 'DEATH-17', 'DEATH-18', 'DEATH-19', 'DEATH-12', 'TURN-16', 'EVENT-05', 'KEY-05'],
    related: ['death-penalty', 'dead-players', 'curses'],
    cards: [],
  },
  'death-penalty': {
    rules: ['DEATH-14', 'DEATH-15', 'DEATH-16'],
    related: ['death-of-a-player', 'eternal', 'dead-players'],
    cards: ['shadow'],
  },
  'dead-players': {
    rules: ['DEATH-22', 'DEATH-20', 'DEATH-21', 'DEATH-23', 'HEAL-03', 'DEC-04'],
    related: ['death-of-a-player', 'healing', 'priority'],
    cards: [],
  },
} as const satisfies ChapterPlan;
