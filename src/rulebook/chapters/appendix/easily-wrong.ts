import type { ChapterPlan } from '../../section.js';

export const easilyWrong = {
  'easily-wrong-declaring': {
    rules: ['ATK-02', 'BUY-02', 'BUY-03'],
    related: ['attacking', 'buying', 'easily-wrong-damage'],
    cards: ['steamy-sale'],
  },
  'easily-wrong-damage': {
    rules: ['DMG-01', 'DMG-03', 'LOOT-04', 'DEATH-02', 'HEAL-02', 'PREV-02', 'DEATH-01', 'CANCEL-02'],
    related: ['damage', 'dying', 'damage-or-death-prevented', 'healing'],
    cards: ['bomb', 'soul-heart', 'vi-the-lovers'],
  },
  'easily-wrong-hp': {
    rules: ['DMG-09', 'DMG-04', 'DMG-08'],
    related: ['max-hp', 'how-much-damage', 'healing'],
    cards: ['breakfast'],
  },
  'easily-wrong-rolls': {
    rules: ['DICE-05', 'DICE-06', 'KEY-07', 'DICE-07', 'DICE-08', 'REROLL-01'],
    related: ['dice', 'rolls-changed', 'rerolling', 'easily-wrong-order'],
    cards: ['dads-lost-coin', 'sacred-heart', 'meat'],
  },
  'easily-wrong-order': {
    rules: ['ABIL-07', 'DEATH-03', 'ATK-17', 'EACH-04'],
    related: ['triggers-in-order', 'deaths-at-once', 'each-player', 'the-stack'],
    cards: ['bloody-penny', 'mega-troll-bomb'],
  },
  'easily-wrong-deaths': {
    rules: ['DEATH-14', 'DEATH-15', 'DEATH-16', 'DEATH-06', 'REFILL-02', 'DEATH-18', 'DEATH-19', 'REFILL-04'],
    related: ['death-penalty', 'death-of-a-monster', 'death-of-a-player', 'refill-after-a-death'],
    cards: [],
  },
  'easily-wrong-end-of-turn': {
    rules: ['TURN-14', 'TURN-15', 'TURN-16', 'TURN-17', 'TURN-18', 'FIZZ-02'],
    related: ['end-phase', 'ending-the-turn', 'attack-ends'],
    cards: ['o-the-fool'],
  },
  'easily-wrong-new-cards': {
    rules: ['ZONE-01', 'ZONE-04', 'CTR-05', 'TGT-04', 'TGT-02', 'CTR-03'],
    related: ['zones', 'covered-cards', 'targets', 'counters'],
    cards: ['xv-the-devil'],
  },
  'easily-wrong-gaining': {
    rules: ['GAIN-07', 'DBL-01', 'BSOUL-02', 'WIN-02'],
    related: ['stealing-and-swapping', 'coins', 'bonus-souls', 'winning'],
    cards: ['counterfeit-penny', 'soul-of-greed'],
  },
  'easily-wrong-replacements': {
    rules: ['REPL-06', 'REPL-07', 'REPL-08', 'DEC-32'],
    related: ['replacement-effects', 'gaining', 'damage'],
    cards: ['daddy-haunt', 'dry-baby'],
  },
  'easily-wrong-shop': {
    rules: ['ITEM-05', 'ITEM-06', 'TURN-03'],
    related: ['shop-items', 'recharging', 'rerolling', 'what-you-bought'],
    cards: ['the-d20', 'moms-shovel'],
  },
} as const satisfies ChapterPlan;
