import type { ChapterPlan } from '../../section.js';

export const turn = {
  'turn-overview': {
    rules: ['TURN-01', 'TURN-08', 'TURN-06', 'TURN-05', 'TURN-16', 'TURN-14', 'ATK-06', 'BUY-07', 'TERM-01'],
    related: ['start-phase', 'action-phase', 'end-phase', 'priority'],
    cards: [],
  },
  'start-phase': {
    rules: ['TURN-02', 'TURN-04', 'TURN-05', 'TURN-03', 'RECH-01', 'PRIO-07', 'TURN-06'],
    related: ['turn-overview', 'recharging', 'loot-plays', 'triggered-abilities'],
    cards: ['dark-bum', 'moms-purse'],
  },
  'action-phase': {
    rules: ['TURN-07', 'TURN-06', 'TURN-09', 'TURN-08', 'TURN-10', 'TURN-11', 'DEC-03', 'LOOT-08', 'ATK-06', 'BUY-07'],
    related: ['attacking', 'buying', 'loot-plays', 'end-phase'],
    cards: ['belly-button'],
  },
  'end-phase': {
    rules: [
      'TURN-13',
      'TURN-14',
      'TURN-15',
      'TURN-16',
      'TURN-17',
      'DEC-16',
      'EFF-04',
      'ROOM-04',
      'DEATH-17',
      'PRIO-07',
      'PREV-03',
    ],
    related: ['ending-the-turn', 'hand', 'rooms', 'healing'],
    cards: ['starter-deck', 'the-polaroid'],
  },
  'ending-the-turn': {
    rules: ['TURN-18', 'TURN-19', 'FIZZ-02', 'ATK-15'],
    related: ['end-phase', 'attack-ends', 'cancelling', 'the-stack'],
    cards: ['o-the-fool', 'cursed-moms-hand'],
  },
  'extra-turns': {
    rules: ['TURN-20', 'ROUND-03', 'REPL-04'],
    related: ['rounds', 'turn-overview', 'replacement-effects'],
    cards: ['xix-the-sun', 'famine'],
  },
  rounds: {
    rules: ['ROUND-01', 'ROUND-02', 'ROUND-03'],
    related: ['turn-overview', 'extra-turns', 'solitaire', 'coop'],
    cards: [],
  },
} as const satisfies ChapterPlan;
