import {
  becomeSoul,
  eachTime,
  entersPlay,
  gain,
  gainTreasure,
  loot,
  mayAttackAgain,
  on,
  preventNext,
  roll,
  sequence,
  take,
  thisObject,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const plusGoodEvents: readonly Card[] = [
  printed(
    'angel-room',
    eachTime(entersPlay(thisObject), roll(on(1, 1, gainTreasure(2)), on(2, 3, gainTreasure(1)), on(4, 6, loot(2)))),
  ),
  printed(
    'holy-chest',
    eachTime(
      entersPlay(thisObject),
      roll(on(1, 2, sequence(preventNext(2, you), mayAttackAgain)), on(3, 5, gain(7)), on(6, 6, becomeSoul())),
    ),
  ),
  printed(
    'spiked-chest',
    eachTime(
      entersPlay(thisObject),
      roll(on(1, 2, take(1)), on(3, 4, sequence(take(1), loot(1))), on(5, 6, sequence(take(1), gainTreasure(1)))),
    ),
  ),
];
