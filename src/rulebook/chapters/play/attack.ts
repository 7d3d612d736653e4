import type { ChapterPlan } from '../../section.js';

export const attack = {
  attacking: {
    rules: [
      'ATK-01',
      'ATK-02',
      'ATK-03',
      'ATK-06',
      'ATK-07',
      'ATK-20',
      'DEC-02',
      'ATK-04',
      'TURN-08',
      'TURN-07',
      'RULING-12',
    ],
    related: ['attacking-the-deck', 'attack-rolls', 'attack-ends', 'additional-attacks'],
    cards: ['pride'],
  },
  'attacking-the-deck': {
    rules: ['ATK-08', 'ATK-09', 'ATK-10', 'ATK-05', 'RULING-22', 'ZONE-14', 'ATK-07', 'KEY-05'],
    related: ['attacking', 'covered-cards', 'events', 'refilling-slots'],
    cards: ['stoney', 'i-can-see-forever'],
  },
  'attack-rolls': {
    rules: ['ATK-12', 'ATK-11', 'ATK-13', 'ATK-16', 'ATK-19', 'ATK-22', 'DMG-13', 'CARD-07'],
    related: ['dice', 'rolls-changed', 'damage', 'attack-ends'],
    cards: ['monstro', 'meat'],
  },
  'attack-ends': {
    rules: [
      'ATK-14',
      'ATK-15',
      'ATK-21',
      'ATK-17',
      'ATK-13',
      'FIZZ-02',
      'DEATH-03',
      'DEATH-09',
      'DEC-39',
      'DEC-47',
      'MON-05',
    ],
    related: ['attack-rolls', 'dying', 'fizzling', 'ending-the-turn'],
    cards: ['bomb'],
  },
  'additional-attacks': {
    rules: ['TURN-12', 'TERM-04', 'ATK-06', 'RULING-12'],
    related: ['attacking', 'action-phase', 'ambush', 'ending-the-turn'],
    cards: ['xi-strength', 'conquest', 'champion-belt', 'monster-manual'],
  },
  'others-in-an-attack': {
    rules: ['ATK-18', 'DEC-17', 'KEY-08', 'MON-05'],
    related: ['attack-rolls', 'team-up', 'dead-players', 'attack-ends'],
    cards: [],
  },
} as const satisfies ChapterPlan;
