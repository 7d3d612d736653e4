import {
  eachTime,
  endOfYourTurn,
  lootPlay,
  objects,
  recharge,
  tap,
  target,
  upTo,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const goldBoxCharacters: readonly Card[] = [
  printed('apollyon', tap(lootPlay(1))),
  printed('azazel', tap(lootPlay(1))),
  printed('the-keeper', tap(lootPlay(1))),
  printed(
    'the-lost', // SOUL-07
    tap(lootPlay(1)),
    eachTime(endOfYourTurn, { targets: [upTo(1, objects('character'))], effect: recharge(target()) }),
  ),
];
