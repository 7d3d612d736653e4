import {
  aimed,
  all,
  always,
  anyOf,
  attackingPlayer,
  beingAttacked,
  cancelEverything,
  causeDealer,
  causePlayer,
  causeSource,
  choose,
  chosen,
  coins,
  combatDamageTo,
  compare,
  deal,
  dies,
  eachTime,
  endTurn,
  gain,
  handOf,
  handSize,
  ifWould,
  it,
  items,
  lookAt,
  loot,
  lootAbility,
  may,
  monsters,
  nextTimeThisTurn,
  on,
  players,
  plus,
  plusToFirstRoll,
  preventDeath,
  priceIs,
  recharge,
  roll,
  rollIn,
  ruleTillEndOfTurn,
  same,
  sequence,
  shopPurchases,
  steal,
  target,
  trinket,
  turnOf,
  when,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const goldBoxLoots: readonly Card[] = [
  printed('a-sack', lootAbility(loot(3))),
  printed(
    'cancer',
    trinket,
    always(plusToFirstRoll(1, you)), // DICE-10
  ),
  printed('charged-penny', lootAbility(aimed(sequence(gain(1), recharge(target())), items()))),
  printed(
    'credit-card',
    lootAbility(ruleTillEndOfTurn(priceIs(0, players(compare(shopPurchases, '=', 0))))), // BUY-03
  ),
  printed(
    'holy-card',
    lootAbility(
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
  ),
  printed('jera', lootAbility(loot(handSize(you)))),
  printed(
    'joker',
    lootAbility(
      aimed(sequence(lookAt(handOf(target())), may(sequence(choose(handOf(target())), steal(chosen())))), players()),
    ),
  ),
  printed(
    'pills-gold-box',
    lootAbility(
      roll(
        on(1, 2, recharge(items(youControlIt))),
        on(3, 4, ruleTillEndOfTurn(plus('dc', -1, monsters(all(beingAttacked(it), same(attackingPlayer, you)))))),
        on(5, 6, ruleTillEndOfTurn(plus('dc', 2, monsters(all(beingAttacked(it), same(attackingPlayer, you)))))),
      ),
    ),
  ),
  printed('pink-eye', trinket, eachTime(combatDamageTo(you, rollIn(1)), deal(1, anyOf(causeSource, causeDealer)))),
  printed(
    'two-of-diamonds',
    lootAbility(aimed(gain(coins(target()), target()), players())), // DBL-01
  ),
];
