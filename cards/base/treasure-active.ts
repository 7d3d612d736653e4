import {
  aimed,
  deal,
  gain,
  loot,
  monsters,
  on,
  plus,
  roll,
  tap,
  target,
  tillEndOfTurn,
  treasureCard,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const activeTreasures: readonly Card[] = [
  treasureCard(
    'book-of-sin',
    { en: 'Book of Sin', fr: 'Livre du péché' },
    { category: 'active' },
    tap(roll(on(1, 2, gain(1)), on(3, 4, loot(1)), on(5, 6, tillEndOfTurn(plus('hp', 1, you))))),
  ),
  treasureCard(
    'mr-boom',
    { en: 'Mr. Boom', fr: 'M. Boum' },
    { category: 'active' },
    tap(aimed(deal(1, target()), monsters())),
  ),
];
