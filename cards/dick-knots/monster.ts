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
  monsterCard,
  plus,
  putCounters,
  startOfEachTurn,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const dickKnotsMonsters: readonly Card[] = [
  monsterCard(
    'dick-knot',
    { en: 'Dick Knot!', fr: 'Dick Knot !' },
    { category: 'basic', hp: 6, dc: 1, atk: 1, reward: { coins: 1 } },
    eachTime(declaresAttack, putCounters(1), 'attack'),
    always(plus('dc', counters(thisObject), thisObject), plus('atk', counters(thisObject), thisObject)),
    eachTimeIf(startOfEachTurn, compare(counters(thisObject), '>=', 6), kill(anyOf(thisObject, activePlayer)), 'start'),
  ),
];
