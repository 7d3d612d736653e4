import type { ChapterPlan } from '../../section.js';

export const editions = {
  editions: {
    rules: ['STACK-10', 'SETUP-02', 'SETUP-06', 'WIN-03', 'ERRATA-03'],
    related: ['editions-turn', 'editions-dice', 'editions-death', 'editions-words'],
    cards: ['soul-of-greed'],
  },
  'editions-turn': {
    rules: [
      'ATK-02',
      'BUY-02',
      'REFILL-01',
      'TURN-05',
      'TURN-10',
      'TURN-14',
      'ROOM-04',
      'VOTE-01',
      'TURN-15',
      'TURN-16',
    ],
    related: ['editions', 'attacking', 'buying', 'end-phase'],
    cards: ['remote-detonator'],
  },
  'editions-dice': {
    rules: ['DICE-05', 'DICE-06', 'DICE-07', 'DICE-08', 'DMG-13'],
    related: ['editions', 'dice', 'rolls-changed', 'attack-rolls'],
    cards: ['book-of-sin', 'meat'],
  },
  'editions-death': {
    rules: ['DEATH-14', 'DEATH-07', 'DEATH-16', 'PREV-02', 'CANCEL-02', 'DEATH-03', 'KEY-05', 'PREV-03'],
    related: ['editions', 'death-penalty', 'dying', 'damage-or-death-prevented'],
    cards: ['broken-ankh', 'host-hat'],
  },
  'editions-words': {
    rules: ['TERM-05'],
    related: ['editions', 'key-terms', 'recharging', 'play-and-activate'],
    cards: [],
  },
  'editions-cards': {
    rules: ['BLANK-00', 'KEY-03', 'RULING-12', 'RULING-15'],
    related: ['editions', 'errata-first-edition', 'blank-card-doubled', 'ambush'],
    cards: ['blank-card', 'ambush', 'shadow', 'monster-manual'],
  },
  'editions-booklet': {
    rules: ['META-05', 'ATK-12', 'MON-01'],
    related: ['questions-and-authority', 'key-terms', 'attack-rolls', 'events'],
    cards: [],
  },
} as const satisfies ChapterPlan;
