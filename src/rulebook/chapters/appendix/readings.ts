import type { ChapterPlan } from '../../section.js';

export const readings = {
  'readings-declarations': {
    rules: ['DEC-01', 'DEC-02', 'DEC-03', 'ATK-07', 'BUY-06', 'TURN-11', 'RULING-12'],
    related: ['action-phase', 'attacking', 'buying', 'readings-priority'],
    cards: [],
  },
  'readings-priority': {
    rules: ['DEC-05', 'DEC-16', 'DEC-20', 'PRIO-09', 'TURN-17'],
    related: ['priority', 'end-phase', 'triggers-in-order', 'refill-after-a-death'],
    cards: ['the-polaroid'],
  },
  'readings-winning': {
    rules: ['DEC-06', 'DEC-07', 'DEC-09', 'BSOUL-07'],
    related: ['winning', 'bonus-souls', 'solitaire', 'coop'],
    cards: ['soul-of-greed'],
  },
  'readings-targets': {
    rules: ['DEC-12', 'DEC-13', 'DEC-11', 'DEC-30', 'TGT-02', 'TGT-06', 'TGT-07', 'ABIL-11'],
    related: ['targets', 'fizzling', 'abilities', 'activated-abilities'],
    cards: ['chaos-card'],
  },
  'readings-dice': {
    rules: ['DEC-23', 'DEC-24', 'DEC-54', 'DEC-25', 'DEC-28', 'DICE-06', 'DICE-10'],
    related: ['dice', 'rolls-changed', 'rerolling', 'easily-wrong-rolls'],
    cards: ['bum-bo-treasure', 'champion-belt'],
  },
  'readings-damage': {
    rules: ['DEC-27', 'DEC-29', 'DEC-22', 'DEC-26', 'DEATH-03'],
    related: ['damage', 'dying', 'destroying', 'damage-or-death-prevented'],
    cards: ['the-duke-of-flies', 'the-dead-cat', 'devil-deal'],
  },
  'readings-players': {
    rules: ['DEC-04', 'DEC-17', 'DEC-08', 'META-02', 'DEATH-22', 'ATK-18'],
    related: ['dead-players', 'others-in-an-attack', 'voting', 'questions-and-authority'],
    cards: ['trinity-shield'],
  },
  'readings-piles': {
    rules: ['DEC-10', 'DEC-18', 'DEC-15', 'DEC-19', 'ZONE-08', 'REFILL-07', 'GAIN-05'],
    related: ['decks-and-discards', 'refilling-slots', 'stealing-and-swapping', 'hidden-information'],
    cards: ['boomerang', 'decoy'],
  },
  'readings-each-and-copies': {
    rules: ['DEC-21', 'DEC-14'],
    related: ['each-player', 'copying', 'eternal'],
    cards: ['blank-rune'],
  },
  'readings-questions': {
    rules: ['DEC-31', 'DEC-32', 'REPL-07', 'ABIL-07', 'PREV-01'],
    related: ['triggers-in-order', 'several-replacements', 'damage-or-death-prevented'],
    cards: ['soul-heart', 'host-hat', 'counterfeit-penny'],
  },
  'readings-souls': {
    rules: ['DEC-33', 'DEC-34', 'DEC-49', 'BSOUL-04'],
    related: ['bonus-souls', 'souls'],
    cards: ['soul-of-gluttony'],
  },
  'readings-at-once': {
    rules: ['DEC-35', 'DEC-36', 'DEC-37', 'DEC-38'],
    related: ['targets', 'and-then-if-you-do', 'each-player', 'playing-loot'],
    cards: ['xiv-temperance', 'belly-button'],
  },
  'readings-endless': {
    rules: ['DEC-39', 'DEC-47', 'DEC-55'],
    related: ['attacking', 'triggers-in-order'],
    cards: ['laser-eye', 'daddy-haunt'],
  },
  'readings-other-ways': {
    rules: ['DEC-40', 'DEC-41', 'DEC-42', 'DEC-43', 'DEC-44', 'DEC-45', 'DEC-46', 'DEC-51', 'DEC-56'],
    related: ['solitaire', 'coop'],
    cards: [],
  },
} as const satisfies ChapterPlan;
