import type { ChapterPlan } from '../../section.js';

export const shop = {
  buying: {
    rules: ['BUY-01', 'BUY-02', 'BUY-03', 'BUY-04', 'BUY-07', 'BUY-06', 'DEC-02', 'TURN-08', 'PAY-01', 'ATK-20'],
    related: ['what-you-bought', 'refilling-slots', 'shop-items', 'treasure'],
    cards: ['steamy-sale', 'theres-options'],
  },
  'what-you-bought': {
    rules: ['BUY-05', 'BUY-08', 'BUY-10', 'BUY-11', 'BUY-09', 'GAIN-11', 'RULING-11', 'TURN-03'],
    related: ['buying', 'shop-items', 'refilling-slots', 'gaining'],
    cards: ['moms-shovel'],
  },
  'refilling-slots': {
    rules: ['REFILL-01', 'REFILL-05', 'REFILL-07', 'DEC-18', 'REFILL-06', 'DEC-10', 'SLOT-02', 'BUY-09'],
    related: ['slots', 'refill-after-a-death', 'shop-items', 'zones'],
    cards: ['shop-upgrade'],
  },
  'refill-after-a-death': {
    rules: ['REFILL-02', 'REFILL-03', 'REFILL-04', 'DEC-20'],
    related: ['refilling-slots', 'death-of-a-monster', 'events', 'rewards'],
    cards: ['gold-chest'],
  },
  rewards: {
    rules: ['MON-05', 'CARD-06', 'GAIN-09', 'DEATH-06', 'DEST-04', 'DEATH-07', 'SOUL-03', 'MON-06'],
    related: ['death-of-a-monster', 'refill-after-a-death', 'souls', 'coins'],
    cards: ['monstro', 'hanger'],
  },
} as const satisfies ChapterPlan;
