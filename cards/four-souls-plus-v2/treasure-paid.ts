import {
  aimed,
  discard,
  paid,
  payLoot,
  players,
  target,
  treasureCard,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const plusPaidTreasures: readonly Card[] = [
  treasureCard(
    'athame',
    { en: 'Athame', fr: 'Athame' },
    { category: 'paid' },
    paid([payLoot(1)], aimed(discard(2, target()), players())),
  ),
];
