import {
  always,
  anyOf,
  curse,
  deactivate,
  eachTime,
  endOfYourTurn,
  items,
  mustAttackSomething,
  objects,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const plusCurses: readonly Card[] = [
  printed(
    'curse-of-blood-lust',
    ...curse,
    always(mustAttackSomething(you)), // TURN-12
  ),
  printed(
    'curse-of-impulse',
    ...curse,
    eachTime(endOfYourTurn, deactivate(anyOf(items(youControlIt), objects('character', youControlIt)))),
  ),
];
