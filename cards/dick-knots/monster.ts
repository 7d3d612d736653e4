import {
  activePlayer,
  always,
  anyOf,
  compare,
  counters,
  declaresAttack,
  eachTimeIf,
  eachTime,
  kill,
  plus,
  putCounters,
  startOfEachTurn,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const dickKnotsMonsters: readonly Card[] = [
  printed(
    'dick-knot',
    eachTime(declaresAttack, putCounters(1), 'attack'),
    always(plus('dc', counters(thisObject), thisObject), plus('atk', counters(thisObject), thisObject)),
    eachTimeIf(startOfEachTurn, compare(counters(thisObject), '>=', 6), kill(anyOf(thisObject, activePlayer)), 'start'),
  ),
];
