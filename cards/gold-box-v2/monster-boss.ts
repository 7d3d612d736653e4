import {
  attackRolled,
  cancelEverything,
  causePlayer,
  compare,
  during,
  eachTime,
  endTurn,
  hpLeft,
  keyed,
  players,
  plus,
  plusToNextAttackRoll,
  sequence,
  take,
  takesDamage,
  thisObject,
  tillEndOfTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const goldBoxBosses: readonly Card[] = [
  printed('fistula', eachTime(takesDamage(thisObject), tillEndOfTurn(plus('dc', 1, thisObject)))),
  printed('gurglings', during(compare(hpLeft(thisObject), '<=', 2), plus('dc', -1, thisObject))),
  printed('polycephalus', eachTime(takesDamage(thisObject), tillEndOfTurn(plusToNextAttackRoll(-2, players())))),
  printed(
    'steven',
    keyed('two', eachTime(attackRolled(2), take(2, causePlayer))),
    keyed('six', eachTime(attackRolled(6), sequence(cancelEverything, endTurn))),
  ),
  printed('the-cage'),
];
