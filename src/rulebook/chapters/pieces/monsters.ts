import type { ChapterPlan } from '../../section.js';

export const monsters = {
  monsters: {
    rules: ['MON-04', 'MON-01', 'MON-02', 'MON-03', 'TERM-01'],
    related: ['attacking', 'death-of-a-monster', 'bosses', 'events'],
    cards: ['stoney', 'moms-eye', 'bomb'],
  },
  'cursed-and-holy': {
    rules: ['MON-07', 'RULING-21', 'DICE-09', 'ABIL-08'],
    related: ['monsters', 'dice', 'dice-symbols', 'attack-rolls'],
    cards: ['cursed-horf', 'holy-dip', 'ring-of-flies'],
  },
  bosses: {
    rules: ['MON-06', 'SOUL-03', 'GAIN-09', 'MON-05', 'DECK-09', 'RULING-32'],
    related: ['souls', 'soul-values', 'death-of-a-monster', 'reward-box'],
    cards: ['monstro', 'mom', 'lost-soul'],
  },
  events: {
    rules: ['EVENT-01', 'EVENT-02', 'EVENT-03', 'EVENT-04', 'ATK-09', 'ZONE-15', 'KEY-05'],
    related: ['curses', 'attacking', 'refilling-slots', 'opening-slots'],
    cards: ['xl-floor', 'chest', 'troll-bombs'],
  },
  curses: {
    rules: ['EVENT-05', 'KEY-05', 'DEATH-13'],
    related: ['events', 'death-of-a-player', 'triggered-abilities', 'opening-slots'],
    cards: ['curse-of-pain', 'dagaz', 'curse-of-loss'],
  },
} as const satisfies ChapterPlan;
