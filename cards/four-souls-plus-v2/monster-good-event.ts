import {
  becomeSoul,
  eachTime,
  entersPlay,
  gain,
  gainTreasure,
  loot,
  mayAttackAgain,
  monsterCard,
  on,
  preventNext,
  roll,
  sequence,
  take,
  thisObject,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const plusGoodEvents: readonly Card[] = [
  monsterCard(
    'angel-room',
    { en: 'Angel Room', fr: "Salle d'ange" },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), roll(on(1, 1, gainTreasure(2)), on(2, 3, gainTreasure(1)), on(4, 6, loot(2)))),
  ),
  monsterCard(
    'holy-chest',
    { en: 'Holy Chest', fr: 'Coffre sacré' },
    { category: 'good-event', souls: 1 },
    eachTime(
      entersPlay(thisObject),
      roll(on(1, 2, sequence(preventNext(2, you), mayAttackAgain)), on(3, 5, gain(7)), on(6, 6, becomeSoul())),
    ),
  ),
  monsterCard(
    'spiked-chest',
    { en: 'Spiked Chest', fr: 'Coffre piquant' },
    { category: 'good-event' },
    eachTime(
      entersPlay(thisObject),
      roll(on(1, 2, take(1)), on(3, 4, sequence(take(1), loot(1))), on(5, 6, sequence(take(1), gainTreasure(1)))),
    ),
  ),
];
