import {
  anyOf,
  deal,
  destroyThis,
  eachTime,
  ifYouDo,
  monsterDies,
  monsters,
  paid,
  payCounters,
  players,
  putCounters,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const mewgenicsTreasures: readonly Card[] = [
  printed(
    'mini-nuke',
    eachTime(monsterDies, putCounters(1)),
    paid([payCounters(9)], ifYouDo(destroyThis, deal(999, anyOf(monsters(), players())))),
  ),
];
