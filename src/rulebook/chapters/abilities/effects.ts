import type { ChapterPlan } from '../../section.js';

export const effects = {
  'effects-that-last': {
    rules: ['EFF-02', 'EFF-03', 'EFF-04', 'EFF-05', 'TURN-16', 'RULING-10'],
    related: ['end-phase', 'abilities', 'copying', 'levels'],
    cards: ['vii-the-chariot', 'modeling-clay', 'stoney'],
  },
  'replacement-effects': {
    rules: ['REPL-01', 'REPL-02', 'REPL-05', 'DEC-53', 'REPL-03'],
    related: ['several-replacements', 'would-take-damage', 'damage-or-death-prevented', 'skipping'],
    cards: ['two-of-clubs', 'counterfeit-penny', 'moms-shovel'],
  },
  'several-replacements': {
    rules: ['REPL-07', 'REPL-06', 'REPL-08', 'DEC-32'],
    related: ['replacement-effects', 'shields', 'triggers-in-order'],
    cards: ['daddy-haunt', 'the-dead-cat', 'counterfeit-penny'],
  },
  'would-take-damage': {
    rules: ['DEC-27', 'REPL-01', 'ABIL-07'],
    related: ['replacement-effects', 'triggered-abilities', 'damage-or-death-prevented', 'dying'],
    cards: ['guppys-hairball', 'broken-ankh', 'the-duke-of-flies'],
  },
  skipping: {
    rules: ['REPL-04', 'ROUND-03'],
    related: ['rounds', 'replacement-effects', 'turn-overview'],
    cards: ['famine'],
  },
  'and-then-if-you-do': {
    rules: ['AND-01', 'AND-02', 'AND-03'],
    related: ['destroy-this', 'costs', 'targets'],
    cards: ['xv-the-devil', 'bum-friend', 'xix-the-sun'],
  },
  'each-player': {
    rules: ['EACH-01', 'EACH-02', 'EACH-03', 'EACH-05', 'DEC-21'],
    related: ['everybody-hurt', 'triggers-in-order', 'voting'],
    cards: ['blank-rune', 'chaos', 'ehwaz'],
  },
  'everybody-hurt': {
    rules: ['EACH-04', 'EACH-06', 'DEATH-03', 'EACH-01', 'DEC-50'],
    related: ['each-player', 'deaths-at-once', 'damage'],
    cards: ['xvi-the-tower', 'wrath', 'boom-fly'],
  },
  'additional-names': {
    rules: ['NAME-01', 'ZONE-23'],
    related: ['reading-a-card', 'copying'],
    cards: ['peep', 'the-bloat'],
  },
} as const satisfies ChapterPlan;
