import {
  eachTime,
  entersPlay,
  expand,
  mayAttackAgain,
  monsters,
  putIntoDiscard,
  sequence,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const unboxingGoodEvents: readonly Card[] = [
  printed(
    'tv-static',
    eachTime(entersPlay(thisObject), sequence(putIntoDiscard(monsters()), expand('monster'), mayAttackAgain)),
  ),
];
