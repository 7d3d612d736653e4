import {
  aimed,
  monsters,
  paid,
  payHpCost,
  preventNextInstance,
  target,
  treasureCard,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const unboxingPaidTreasures: readonly Card[] = [
  treasureCard(
    'satanic-bible',
    { en: 'Satanic Bible', fr: 'Bible satanique' },
    { category: 'paid' },
    paid([payHpCost(1)], aimed(preventNextInstance(target()), monsters())),
  ),
];
