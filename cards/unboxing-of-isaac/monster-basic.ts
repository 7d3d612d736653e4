import {
  activePlayer,
  always,
  canBeAttackedWith,
  causeOnStack,
  compare,
  counters,
  dies,
  eachTime,
  expand,
  it,
  keyword,
  on,
  payRewards,
  players,
  preventDeath,
  putCounters,
  putIntoDiscard,
  roll,
  sequence,
  startOfEachTurn,
  thisObject,
  when,
  wouldDie,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const unboxingBasicMonsters: readonly Card[] = [
  printed(
    'eggy',
    eachTime(
      dies(thisObject),
      roll(on(1, 2, expand('monster')), on(3, 4, expand('monster', 2)), on(5, 6, expand('monster', 3))),
    ),
  ),
  printed(
    'evis',
    eachTime(startOfEachTurn, roll(on(1, 2, putCounters(1, you, 'gut')))),
    always(canBeAttackedWith(3, players(compare(counters(it, 'gut'), '>=', 1)))),
  ),
  printed(
    'greedling-rush',
    keyword('indomitable'),
    eachTime(
      wouldDie(thisObject),
      sequence(
        preventDeath(causeOnStack),
        putCounters(1),
        payRewards(thisObject, activePlayer),
        when(compare(counters(thisObject), '>=', 6), putIntoDiscard(thisObject)),
      ),
    ),
  ),
];
