import {
  activePlayer,
  causePlayer,
  deal,
  eachTime,
  expand,
  ifWould,
  it,
  leftOf,
  monsterDies,
  not,
  oneAtRandom,
  players,
  same,
  severalDice,
  startsRoll,
  takesDamage,
  target,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const requiemCursedMonsters: readonly Card[] = [
  printed('cursed-dople', eachTime(takesDamage(thisObject), deal(1, players(not(same(it, activePlayer)))))),
  printed('cursed-lil-haunt', ifWould(startsRoll(players()), severalDice(2, leftOf(causePlayer)))),
  printed('cursed-mulliboom', eachTime(monsterDies, { targets: [oneAtRandom(players())], effect: deal(3, target()) })),
  printed('cursed-mulligan', eachTime(monsterDies, expand('monster'))),
];
