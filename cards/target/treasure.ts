import {
  causeOnStack,
  deal,
  eachTime,
  firstEachTurn,
  makesAttackRoll,
  may,
  monsterHurtBy,
  monsters,
  one,
  players,
  plus,
  sequence,
  setRoll,
  tap,
  target,
  tillEndOfTurn,
  you,
  yourTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const targetTreasures: readonly Card[] = [
  printed('dead-eye', eachTime(monsterHurtBy(you), tillEndOfTurn(plus('atk', 1, you)))),
  printed(
    'epic-fetus',
    tap({
      targets: [one(players()), one(monsters())],
      effect: sequence(deal(1, target(0)), deal(1, you), deal(1, target(1))), // DEC-50: the last resolves first
    }),
  ),
  printed('marked', eachTime(firstEachTurn(makesAttackRoll(you, yourTurn)), may(setRoll(5, causeOnStack)))),
];
