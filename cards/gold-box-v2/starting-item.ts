import {
  aimed,
  and,
  anyOf,
  beingAttacked,
  cancelAttack,
  cancelEverything,
  causePlayer,
  dies,
  discard,
  doneSoFar,
  eachTime,
  endOfYourTurn,
  endTurn,
  eternal,
  gain,
  handSize,
  ifWould,
  inShop,
  it,
  items,
  loot,
  mayAttackAgain,
  monsters,
  nextTimeThisTurn,
  not,
  on,
  players,
  preventDeath,
  putIntoDiscard,
  rechargeThis,
  roll,
  rollResult,
  sequence,
  tap,
  target,
  turnOf,
  when,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const goldBoxStartingItems: readonly Card[] = [
  printed(
    'holy-mantle',
    eternal,
    tap(
      aimed(
        nextTimeThisTurn(
          ifWould(dies(target()), {
            instead: 'effect', // REPL-02
            effect: sequence(preventDeath(causePlayer), when(turnOf(causePlayer), sequence(cancelEverything, endTurn))),
          }),
        ),
        players(),
      ),
    ),
    eachTime(endOfYourTurn, rechargeThis),
  ),
  printed('lord-of-the-pit', eternal, tap(and(cancelAttack, mayAttackAgain))),
  printed(
    'void',
    eternal,
    tap(
      sequence(discard(handSize(you)), loot(doneSoFar('discardLoot'))),
      aimed(putIntoDiscard(target()), anyOf(monsters(not(beingAttacked(it))), items(inShop(it)))),
    ),
  ),
  printed('wooden-nickel', eternal, tap(aimed(roll(on(1, 6, gain(rollResult, target()))), players()))),
];
