import type { ChapterPlan } from '../../section.js';

export const answers = {
  cancelling: {
    rules: ['CANCEL-01', 'CANCEL-04', 'CANCEL-03', 'STACK-04', 'COST-02'],
    related: ['fizzling', 'costs', 'saved-from-death', 'off-the-stack'],
    cards: ['butter-bean', 'no'],
  },
  fizzling: {
    rules: ['FIZZ-01', 'TGT-02', 'TGT-07', 'DEC-13', 'ZONE-01'],
    related: ['targets', 'cancelling', 'without-its-card', 'attack-ends'],
    cards: ['bomb', 'mr-boom'],
  },
  'attack-or-purchase-lost': {
    rules: ['FIZZ-03', 'FIZZ-02', 'ATK-07', 'BUY-06', 'ATK-15', 'DEC-02'],
    related: ['attack-ends', 'attacking', 'buying', 'fizzling'],
    cards: ['bomb'],
  },
  'damage-or-death-prevented': {
    rules: ['PREV-01', 'PREV-04', 'PREV-05', 'REPL-03'],
    related: ['shields', 'saved-from-death', 'damage', 'would-take-damage'],
    cards: ['soul-heart', 'the-dead-cat', 'guppys-paw'],
  },
  shields: {
    rules: ['PREV-03', 'DEC-32'],
    related: ['damage-or-death-prevented', 'several-replacements', 'end-phase'],
    cards: ['soul-heart', 'v-the-hierophant', 'yum-heart', 'the-poop'],
  },
  'saved-from-death': {
    rules: ['PREV-02', 'CANCEL-02', 'DEATH-02'],
    related: ['dying', 'would-take-damage', 'damage-or-death-prevented'],
    cards: ['broken-ankh', 'guppys-collar'],
  },
} as const satisfies ChapterPlan;
