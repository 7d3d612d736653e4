import {
  activePlayer,
  damageDealtBy,
  deal,
  dealsCombatDamage,
  decks,
  dies,
  eachTime,
  always,
  causeObject,
  causeOnStack,
  expand,
  firstEachTurn,
  heal,
  leftOf,
  look,
  mayAttackDeckAgain,
  mustAttack,
  on,
  players,
  plus,
  preventDeath,
  putOnTop,
  rightOf,
  roll,
  same,
  sequence,
  shown,
  take,
  thisObject,
  tillEndOfTurn,
  wouldDie,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const plusBosses: readonly Card[] = [
  printed('blastocyst', eachTime(dies(thisObject), sequence(expand('monster', 2), mayAttackDeckAgain))),
  printed(
    'dingle',
    eachTime(
      damageDealtBy(activePlayer, same(causeObject, thisObject)),
      roll(on(1, 2, take(1)), on(3, 4, take(1, players())), on(5, 6, take(1, thisObject))),
    ),
  ),
  printed(
    'headless-horseman',
    eachTime(
      firstEachTurn(wouldDie(thisObject)),
      sequence(
        preventDeath(causeOnStack),
        heal(2, thisObject),
        tillEndOfTurn(plus('dc', 1, thisObject), plus('atk', -1, thisObject)),
      ),
    ),
  ),
  printed(
    'krampus',
    always(mustAttack(thisObject)), // TURN-12
  ),
  printed(
    'monstro-ii',
    eachTime(
      dealsCombatDamage(thisObject),
      roll(on(1, 3, deal(1, rightOf(you))), on(4, 6, deal(1, leftOf(you)))), // MON-02
    ),
  ),
  printed('the-fallen', eachTime(dies(thisObject), look(5, decks('monster'), putOnTop(shown)))),
  printed('widow'),
];
