import {
  causePlayer,
  chooseUpTo,
  chosen,
  eachTime,
  gain,
  heal,
  items,
  loot,
  recharge,
  rolled,
  sequence,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

/** Their abilities watch every roll, whoever is attacked (MON-07). */
export const holyAndCharmedMonsters: readonly Card[] = [
  printed('holy-dinga', eachTime(rolled(6), heal(1, causePlayer))),
  printed('holy-dip', eachTime(rolled(1), gain(1, causePlayer))),
  printed('holy-keeper-head', eachTime(rolled(4), gain(2, causePlayer))),
  printed('holy-moms-eye', eachTime(rolled(2), sequence(chooseUpTo(1, items(), causePlayer), recharge(chosen())))),
  printed('holy-squirt', eachTime(rolled(5), loot(1, causePlayer))),
];
