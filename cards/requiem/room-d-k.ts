import {
  activePlayer,
  aimed,
  allowanceIs,
  always,
  and,
  attackDeclaredOn,
  attacksAlong,
  canBeAttacked,
  causeAmount,
  causeOnStack,
  causePlayer,
  choose,
  chosen,
  compare,
  controls,
  discard,
  eachTime,
  eachTimeIf,
  endOfEachTurn,
  entersPlay,
  forEach,
  gain,
  gainTreasure,
  gainsSoul,
  handSize,
  ifWould,
  inShop,
  it,
  items,
  itemsOf,
  loot,
  may,
  monsters,
  most,
  nameHas,
  not,
  on,
  paid,
  paidWith,
  payCoins,
  payHpCost,
  payLoot,
  playerWouldRoll,
  players,
  putIntoDiscard,
  replaceFromDeck,
  reroll,
  roll,
  rollBy,
  rollTogether,
  rolled,
  same,
  sequence,
  shopPurchases,
  skipTurn,
  startOfEachTurn,
  startOfYourTurn,
  take,
  target,
  thisObject,
  tillEndOfAttack,
  when,
  wouldGainCoins,
  you,
  youControlIt,
  type Ability,
  type Card,
  type Effect,
} from '../../src/engine/vocabulary/index.js';
import { printed, rewarding } from '../catalogue/index.js';

/** A dice room does something as it comes, and is gone with the turn. */
const diceRoom = (effect: Effect): readonly Ability[] => [
  eachTime(entersPlay(thisObject), effect, 'enter'),
  eachTime(endOfEachTurn, putIntoDiscard(thisObject), 'end'),
];

const newHand = (who = it): Effect => sequence(discard(handSize(who), who), loot(3, who));
const newHands: Effect = forEach(players(), newHand());

const newMonster: Effect = sequence(choose(monsters(), you, 'monster'), replaceFromDeck(chosen('monster')));
const newItem: Effect = sequence(choose(items(youControlIt), you, 'item'), reroll(chosen('item')));

export const requiemRoomsDToK: readonly Card[] = [
  printed('devil-beggar', paid([payHpCost(1)], roll(on(1, 2, loot(2)), on(3, 5, loot(1)), on(6, 6, take(1))))),
  printed('dice-room', ...diceRoom(reroll(items(controls(activePlayer, it))))),
  printed('dice-room-2', ...diceRoom(newHands)),
  printed('dice-room-3', ...diceRoom(putIntoDiscard(items(inShop(it))))),
  printed('dice-room-4', ...diceRoom(reroll(items(controls(players(), it))))),
  printed('dice-room-5', ...diceRoom(putIntoDiscard(monsters()))),
  printed('dice-room-6', ...diceRoom(sequence(reroll(items()), newHands, putIntoDiscard(monsters())))),
  printed('edens-blessing-room', eachTime(startOfEachTurn, aimed(may(reroll(target())), items(youControlIt)))),
  printed('equality', ifWould(wouldGainCoins(players()), { instead: 'effect', effect: gain(causeAmount, players()) })),
  printed(
    'eternal-chest',
    paid([payLoot(1)], roll(on(3, 3, gain(4)), on(4, 5, gain(7)), on(6, 6, and(gainTreasure(1), loot(1))))),
  ),
  printed('floor-spikes', eachTime(rolled(1), take(1, causePlayer))),
  printed(
    'fortune-teller',
    paid(
      [payCoins(3)],
      roll(
        on(3, 3, loot(1)),
        on(4, 4, loot(2)),
        on(5, 5, loot(3)),
        on(6, 6, sequence(loot(6), putIntoDiscard(thisObject))),
      ),
    ),
  ),
  printed(
    'greed-looms',
    eachTimeIf(endOfEachTurn, compare(shopPurchases, '=', 0), discard(handSize(activePlayer), activePlayer)),
  ),
  rewarding(
    printed(
      'gus',
      always(canBeAttacked(thisObject)),
      eachTime(
        attackDeclaredOn(thisObject),
        forEach(players(not(same(it, activePlayer))), rollBy(it, on(4, 6, tillEndOfAttack(attacksAlong(it))))),
      ),
    ),
    { treasure: 1, everyone: true },
  ),
  printed('haunted', eachTime(gainsSoul, skipTurn(causePlayer))),
  printed('heavy-is-the-head', always(allowanceIs('rechargeStep', 1, most(players(), itemsOf(it))))),
  printed(
    'i-am-error-room',
    eachTime(
      startOfYourTurn,
      roll(
        on(1, 2, newMonster),
        on(3, 4, newItem),
        on(5, 5, newHand(you)),
        on(6, 6, sequence(newMonster, newItem, newHand(you))),
      ),
    ),
  ),
  printed(
    'isaacs-blessing',
    eachTime(playerWouldRoll(1), may(reroll(causeOnStack), causePlayer), 'one'),
    eachTime(playerWouldRoll(6), may(reroll(causeOnStack), causePlayer), 'six'),
  ),
  printed(
    'key-master',
    paid(
      [payLoot(1)],
      when(
        nameHas(paidWith, { en: 'key', fr: 'clé' }),
        rollTogether(3, on(5, 6, gainTreasure(1))),
        roll(on(5, 6, gainTreasure(1))),
      ),
    ),
  ),
];
