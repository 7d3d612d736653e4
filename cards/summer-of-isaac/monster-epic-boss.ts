import {
  activePlayer,
  aimed,
  all,
  always,
  another,
  anyOf,
  attacked,
  causeAmount,
  chosenNumber,
  compare,
  countsAsMiss,
  dies,
  difference,
  eachChoosesNumber,
  eachTime,
  ifWould,
  items,
  lastAttackRoll,
  leftOf,
  monsters,
  nextCountsAsMiss,
  putCounters,
  putIntoDiscard,
  rightOf,
  rolled,
  same,
  startsAttackRollAgainst,
  takesDamage,
  target,
  thisObject,
  tillEndOfTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const summerEpicBosses: readonly Card[] = [
  printed(
    'dogma-summer-of-isaac',
    eachTime(rolled(1), putIntoDiscard(monsters(another)), 'roll'),
    eachTime(dies(thisObject), aimed(putCounters(1, target(), 'eternal'), items()), 'death'),
  ),
  printed(
    'hush-summer-of-isaac',
    ifWould(takesDamage(thisObject), { instead: 'amount', to: difference(causeAmount, 1) }),
    always(
      countsAsMiss({
        event: 'rolled',
        where: all(
          { if: 'onAttackRoll' },
          same(attacked, thisObject),
          compare(lastAttackRoll(1, thisObject), '<=', lastAttackRoll(2, thisObject)),
        ),
      }),
    ),
  ),
  printed(
    'mother-summer-of-isaac',
    ifWould(startsAttackRollAgainst(thisObject), {
      instead: 'also',
      effect: eachChoosesNumber(
        anyOf(leftOf(activePlayer), rightOf(activePlayer)),
        1,
        6,
        tillEndOfTurn(nextCountsAsMiss({ event: 'rolled', where: compare(causeAmount, '=', chosenNumber) })),
      ),
    }),
  ),
];
