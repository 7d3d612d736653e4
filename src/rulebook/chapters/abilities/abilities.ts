import type { ChapterPlan } from '../../section.js';

export const abilities = {
  abilities: {
    rules: ['ABIL-01', 'ABIL-05', 'ABIL-09', 'EFF-01', 'ABIL-06', 'ABIL-02', 'EFF-03'],
    related: ['activated-abilities', 'triggered-abilities', 'loot-plays', 'off-the-stack'],
    cards: ['synthoil', 'spoon-bender', 'bomb'],
  },
  'activated-abilities': {
    rules: ['ABIL-02', 'ABIL-03', 'ABIL-04', 'COST-01', 'COST-05', 'ROOM-02', 'PRIO-04'],
    related: ['costs', 'priority', 'recharging', 'without-its-card'],
    cards: ['tech-x', 'the-bone', 'portable-slot-machine'],
  },
  'triggered-abilities': {
    rules: ['ABIL-06', 'ABIL-10', 'DEC-16', 'TURN-17', 'RULING-25'],
    related: ['triggers-in-order', 'circled-numbers', 'no-priority', 'would-take-damage'],
    cards: ['fanny-pack', 'the-habit', 'the-haunt'],
  },
  'triggers-in-order': {
    rules: ['ABIL-07', 'ABIL-12', 'DEC-29', 'DEC-20', 'DEATH-03', 'DEC-32'],
    related: ['triggered-abilities', 'the-stack', 'deaths-at-once', 'each-player'],
    cards: ['moms-razor', 'cheese-grater', 'holy-dinga'],
  },
  'without-its-card': {
    rules: ['ABIL-11', 'DEC-11', 'EVENT-04', 'RULING-09'],
    related: ['the-stack', 'cancelling', 'fizzling', 'stealing-and-swapping'],
    cards: ['razor-blade', 'pay-to-play', 'modeling-clay'],
  },
  targets: {
    rules: ['TGT-04', 'TGT-01', 'TGT-05', 'STACK-05'],
    related: ['choose-one', 'no-legal-target', 'fizzling', 'the-stack'],
    cards: ['guppys-head', 'pay-to-play', 'the-d4'],
  },
  'choose-one': {
    rules: ['TGT-03', 'DEC-30', 'STACK-05'],
    related: ['targets', 'the-stack', 'no-legal-target'],
    cards: ['forever-alone', 'dagaz', 'chaos-card'],
  },
  'no-legal-target': {
    rules: ['TGT-06', 'DEC-12'],
    related: ['targets', 'fizzling', 'costs'],
    cards: ['butter-bean', 'dagaz'],
  },
  costs: {
    rules: ['COST-02', 'COST-01', 'COST-05', 'CANCEL-04', 'PAY-01'],
    related: ['destroy-this', 'cancelling', 'activated-abilities', 'counters'],
    cards: ['portable-slot-machine', 'smelter', 'contract-from-below'],
  },
  'destroy-this': {
    rules: ['COST-04', 'COST-03', 'DEC-22', 'AND-03', 'RULING-17'],
    related: ['costs', 'and-then-if-you-do', 'eternal', 'cancelling'],
    cards: ['moms-shovel', 'pandoras-box', 'contract-from-below'],
  },
} as const satisfies ChapterPlan;
