import {
  aimed,
  always,
  anyOf,
  canBeAttackedWith,
  causeDealer,
  causeObject,
  causePlayer,
  counters,
  doneSoFar,
  eachTime,
  endOfYourTurn,
  gain,
  hasCounters,
  hasNoCounters,
  it,
  loot,
  may,
  monsterOrPlayerDiesWith,
  monsters,
  otherPlayers,
  paid,
  payCoins,
  playerDiesWith,
  players,
  playersOrMonsters,
  plus,
  product,
  putCounters,
  removeCounters,
  sequence,
  startOfYourTurn,
  tap,
  target,
  type Card,
  type Selector,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

const withoutEggs: Selector = anyOf(players(hasNoCounters(it, 'egg')), monsters(hasNoCounters(it, 'egg')));

export const tapewormTreasures: readonly Card[] = [
  printed(
    'black-proglottid',
    eachTime(startOfYourTurn, aimed(may(putCounters(1, target(), 'egg')), withoutEggs), 'start'),
    eachTime(endOfYourTurn, aimed(may(putCounters(1, target(), 'egg')), withoutEggs), 'end'),
    eachTime(
      monsterOrPlayerDiesWith(hasCounters(causeObject, 'egg')),
      sequence(
        removeCounters(counters(causeObject, 'egg'), causeObject, 'egg'),
        gain(product(2, doneSoFar('removeCounters')), players(hasNoCounters(it, 'egg'))),
      ),
      'death',
    ),
  ),
  printed(
    'red-proglottid',
    paid([payCoins(5)], aimed(putCounters(1, target(), 'egg'), playersOrMonsters)),
    always(plus('atk', counters(it, 'egg'), playersOrMonsters)),
    eachTime(
      monsterOrPlayerDiesWith(hasCounters(causeObject, 'egg')),
      removeCounters(counters(causeObject, 'egg'), causeObject, 'egg'),
    ),
  ),
  printed(
    'white-proglottid',
    tap(aimed(putCounters(1, target(), 'egg'), otherPlayers)),
    always(canBeAttackedWith(4, players(hasCounters(it, 'egg')))),
    eachTime(
      playerDiesWith(hasCounters(causePlayer, 'egg')),
      sequence(removeCounters(counters(causePlayer, 'egg'), causePlayer, 'egg'), loot(1, causeDealer)),
    ),
  ),
];
