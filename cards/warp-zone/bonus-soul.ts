import {
  activePlayer,
  all,
  claimedBy,
  compare,
  counters,
  eachTime,
  endOfEachTurn,
  putCounters,
  removeCounters,
  rolledBy,
  thisObject,
  worksIn,
  yourTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const warpBonusSouls: readonly Card[] = [
  printed(
    'strawberry',
    worksIn(['outside'], eachTime(rolledBy(activePlayer, 1), putCounters(1), 'roll')),
    worksIn(['outside'], eachTime(endOfEachTurn, removeCounters(counters(thisObject)), 'end')),
    claimedBy(all(compare(counters(thisObject), '>=', 3), yourTurn)),
  ),
];
