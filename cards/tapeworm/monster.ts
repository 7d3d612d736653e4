import {
  activePlayer,
  causePlayer,
  counters,
  dies,
  eachTime,
  hasCounters,
  playerDiesWith,
  putCounters,
  putIntoSlot,
  removeCounters,
  sequence,
  thisObject,
  worksIn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const tapewormMonsters: readonly Card[] = [
  printed(
    'tapeworm-monster',
    eachTime(dies(thisObject), putCounters(1, activePlayer, 'egg'), 'death'),
    worksIn(
      ['discard'],
      eachTime(
        playerDiesWith(hasCounters(causePlayer, 'egg')),
        sequence(removeCounters(counters(causePlayer, 'egg'), causePlayer, 'egg'), putIntoSlot(thisObject, 'monster')),
        'back',
      ),
    ),
  ),
];
