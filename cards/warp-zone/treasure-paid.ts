import {
  all,
  atLevel,
  choose,
  chosen,
  combatDamageTo,
  compare,
  counters,
  deal,
  during,
  gainsAbility,
  ifWould,
  keyed,
  monsters,
  on,
  otherPlayers,
  paid,
  paidWith,
  payCoins,
  payLoot,
  plus,
  printedName,
  putCounters,
  roll,
  rollIn,
  rollTogether,
  sequence,
  take,
  thisObject,
  tillEndOfTurn,
  when,
  you,
  yourTurn,
  type Card,
  type RollRow,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

/** What a pill does to whoever eats it. */
const pill: readonly RollRow[] = [
  on(1, 2, tillEndOfTurn(plus('hp', 1, you))),
  on(3, 4, tillEndOfTurn(plus('atk', 1, you))),
  on(5, 6, take(1)),
];

export const warpPaidTreasures: readonly Card[] = [
  printed(
    'ser-junkan',
    paid([payLoot(1)], putCounters(1, thisObject, 'level')),
    atLevel(4, plus('hp', 1, you)),
    keyed('level8', during(all(compare(counters(thisObject, 'level'), '>=', 8), yourTurn), plus('dc', -1, monsters()))),
    atLevel(10, gainsAbility(ifWould(combatDamageTo(you, rollIn(1, 2)), { instead: 'nothing' }), thisObject)),
  ),
  printed(
    'spewer',
    paid(
      [payLoot(1)],
      when(printedName(paidWith, { en: 'Pills!', fr: 'Pilules !' }), rollTogether(3, ...pill), roll(...pill)),
    ),
  ),
  printed(
    'the-crowdfunder',
    paid(
      [payCoins(2)],
      roll(
        on(3, 4, sequence(choose(otherPlayers), deal(1, chosen()))),
        on(5, 6, sequence(choose(monsters()), deal(1, chosen()))),
      ),
    ),
  ),
];
