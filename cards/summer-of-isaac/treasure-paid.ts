import {
  aimed,
  always,
  attackingPlayer,
  cancelAttack,
  causePlayer,
  dies,
  eachTime,
  gainsAbility,
  heal,
  ifWould,
  it,
  items,
  keyed,
  may,
  named,
  nextTimeThisTurn,
  objects,
  paid,
  paidOneOf,
  payCounters,
  players,
  plusForNextAttackRoll,
  preventDeath,
  preventNext,
  putCounters,
  same,
  sequence,
  startsWith,
  tap,
  target,
  tillEndOfTurn,
  when,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const summerPaidTreasures: readonly Card[] = [
  printed(
    'magic-mushroom',
    startsWith(3),
    paidOneOf([payCounters(1)], 'paid', tillEndOfTurn(plusForNextAttackRoll('atk', 1, you)), preventNext(1, you)),
    always(
      gainsAbility(
        keyed('tap.mushroom', tap(aimed(putCounters(1, target()), items(named(it, 'magic-mushroom'))))),
        objects('character', youControlIt),
      ),
    ),
  ),
  printed(
    'tumor-ball',
    eachTime(dies(you), putCounters(3)),
    paid(
      [payCounters(2)],
      aimed(
        nextTimeThisTurn(
          ifWould(dies(target()), {
            instead: 'effect', // REPL-02
            effect: sequence(
              preventDeath(causePlayer),
              heal('full', causePlayer),
              when(same(attackingPlayer, causePlayer), may(cancelAttack, causePlayer)),
            ),
          }),
        ),
        players(),
      ),
    ),
  ),
];
