import type { ChapterPlan } from '../../section.js';

export const dice = {
  dice: {
    rules: ['DICE-02', 'DICE-03', 'DICE-01', 'DICE-06', 'DICE-05', 'DICE-04'],
    related: ['rolls-changed', 'would-roll', 'plus-to-rolls', 'roll-tables'],
    cards: ['book-of-sin', 'meat'],
  },
  'rolls-changed': {
    rules: ['DICE-04', 'DICE-12', 'DICE-01'],
    related: ['dice', 'would-roll', 'rerolling', 'flipping'],
    cards: ['spoon-bender', 'mini-mush', 'i-the-magician', 'lucky-foot'],
  },
  'plus-to-rolls': {
    rules: ['DICE-06', 'DEC-23', 'DICE-01'],
    related: ['dice', 'would-roll', 'first-attack-roll', 'attack-rolls'],
    cards: ['synthoil', 'iii-the-empress', 'meat'],
  },
  'would-roll': {
    rules: ['DICE-05', 'DICE-11', 'DEC-28', 'DICE-06', 'RULING-14'],
    related: ['dice', 'rolls-changed', 'plus-to-rolls', 'circled-numbers'],
    cards: ['dads-lost-coin', 'sacred-heart', 'the-relic'],
  },
  'circled-numbers': {
    rules: ['ABIL-08', 'DICE-09'],
    related: ['would-roll', 'triggered-abilities', 'attack-rolls', 'dice-symbols'],
    cards: ['moms-box', 'dead-bird', 'ring-of-flies'],
  },
  'roll-tables': {
    rules: ['KEY-07', 'DICE-07', 'DICE-08'],
    related: ['dice', 'rolls-changed', 'cancelling', 'triggers-in-order'],
    cards: ['book-of-sin', 'xvi-the-tower', 'portable-slot-machine'],
  },
  rerolling: {
    rules: ['REROLL-01', 'DICE-04'],
    related: ['rolls-changed', 'dice', 'rerolling-items', 'first-attack-roll'],
    cards: ['the-d6', 'dice-shard'],
  },
  'rerolling-items': {
    rules: ['REROLL-02', 'REROLL-03', 'DEC-22', 'KEY-01'],
    related: ['eternal', 'gaining', 'shop-items', 'rerolling'],
    cards: ['the-d20', 'the-d4'],
  },
  'first-attack-roll': {
    rules: ['DICE-10', 'DEC-25'],
    related: ['attack-rolls', 'plus-to-rolls', 'levels', 'rerolling'],
    cards: ['curved-horn', 'champion-belt', 'polydactyly'],
  },
  'several-dice': { rules: ['DEC-24', 'DICE-02'], related: ['dice', 'rolls-changed', 'roll-tables'], cards: [] },
  flipping: {
    rules: ['FLIP-01', 'FLIP-02', 'CTR-03'],
    related: ['rolls-changed', 'counters', 'copying', 'reading-a-card'],
    cards: ['the-enigma', 'flip', 'anima-sola', 'the-harbingers'],
  },
} as const satisfies ChapterPlan;
