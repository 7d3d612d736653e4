import {
  aimed,
  items,
  paid,
  payCoins,
  recharge,
  target,
  treasureCard,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const paidTreasures: readonly Card[] = [
  treasureCard(
    'battery-bum',
    { en: 'Battery Bum', fr: 'Mendiant à piles' },
    { category: 'paid' },
    paid([payCoins(4)], aimed(recharge(target()), items())),
  ),
];
