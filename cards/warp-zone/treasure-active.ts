import {
  aimed,
  beingAttacked,
  cancelEverything,
  choose,
  chosen,
  deal,
  eachTime,
  endTurn,
  inShop,
  it,
  items,
  monsterDies,
  monsters,
  not,
  objects,
  on,
  playersOrMonsters,
  putIntoDiscard,
  putOnBottom,
  rechargeThis,
  roll,
  rollAgain,
  sequence,
  tap,
  target,
  when,
  yourTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const warpActiveTreasures: readonly Card[] = [
  printed(
    'boxing-glove',
    tap(aimed(putOnBottom(target()), monsters(not(beingAttacked(it))))),
    eachTime(monsterDies, rechargeThis),
  ),
  printed(
    'doorway',
    tap(
      putIntoDiscard(monsters(not(beingAttacked(it)))),
      putIntoDiscard(items(inShop(it))),
      putIntoDiscard(objects('room')),
    ),
  ),
  printed(
    'water-bottle',
    tap(
      roll(
        on(1, 3, rollAgain),
        on(4, 4, sequence(choose(playersOrMonsters), deal(1, chosen()), rollAgain)),
        on(5, 5, sequence(choose(playersOrMonsters), deal(1, chosen()))),
        on(6, 6, sequence(when(yourTurn, endTurn), cancelEverything)),
      ),
    ),
  ),
];
