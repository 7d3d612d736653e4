import {
  decks,
  eachTime,
  entersPlay,
  gainTreasure,
  look,
  loot,
  mayAttackAgain,
  mustAttackDeck,
  on,
  putOnTop,
  roll,
  sequence,
  shown,
  take,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const goldBoxGoodEvents: readonly Card[] = [
  printed(
    'i-am-error',
    eachTime(entersPlay(thisObject), roll(on(1, 2, mustAttackDeck(1)), on(3, 4, loot(3)), on(5, 6, gainTreasure(1)))),
  ),
  printed(
    'trap-door',
    eachTime(
      entersPlay(thisObject),
      roll(on(1, 3, sequence(look(3, decks('monster'), putOnTop(shown)), mayAttackAgain)), on(4, 6, take(1))),
    ),
  ),
];
