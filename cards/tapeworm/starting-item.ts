import {
  aimed,
  anyOf,
  causeObject,
  counters,
  eachTime,
  eternal,
  hasCounters,
  hasNoCounters,
  it,
  loot,
  monsterOrPlayerDiesWith,
  monsters,
  players,
  playersOrMonsters,
  putCounters,
  removeCounters,
  tap,
  target,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const tapewormStartingItems: readonly Card[] = [
  printed(
    'pink-proglottid',
    eternal,
    tap(
      aimed(putCounters(1, target(), 'egg'), playersOrMonsters),
      aimed(
        removeCounters(1, target(), 'egg'),
        anyOf(players(hasCounters(it, 'egg')), monsters(hasCounters(it, 'egg'))),
      ),
    ),
    eachTime(
      monsterOrPlayerDiesWith(hasCounters(causeObject, 'egg')),
      loot(counters(causeObject, 'egg'), players(hasNoCounters(it, 'egg'))),
    ),
  ),
];
