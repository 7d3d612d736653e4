import {
  abilitiesOnStack,
  abilityMark,
  addToRoll,
  aimed,
  cancel,
  coins,
  counters,
  deal,
  handSize,
  otherPlayers,
  putCounters,
  rollsOnStack,
  sum,
  choose,
  chosen,
  count,
  destroy,
  gain,
  heal,
  hpLeft,
  ifYouDo,
  it,
  items,
  mayAttackAgain,
  monsters,
  objects,
  rolled,
  payHp,
  putIntoDiscard,
  becomeSoul,
  dies,
  eachTime,
  entersPlay,
  leftOf,
  loot,
  thisObject,
  players,
  plus,
  tillEndOfTurn,
  recharge,
  sequence,
  souls,
  stealCoins,
  take,
  target,
  you,
  type Card,
} from '../../../src/engine/vocabulary/index.js';
import { monsterCard, treasureCard } from '../card-builders.js';
import { aiming, called, plain, test } from './naming.js';

/** Loot that tells numbers and whether something was done, in ¢. */
export const countingCards: readonly Card[] = [
  aiming('coin-for-each-hp', gain(hpLeft(target())), players()),
  plain('coin-for-each-soul', gain(souls(you))),
  plain('coin-for-what-is-left', sequence(choose(items()), destroy(chosen()), gain(count(chosen())))),
  plain('hurt-for-a-coin', ifYouDo(take(1), gain(1))),
  aiming('two-things-for-a-coin', ifYouDo(sequence(stealCoins(1, target()), gain(3)), gain(1)), players()),
  plain('attack-and-a-coin', ifYouDo(mayAttackAgain, gain(1))),
  aiming('steal-2-for-a-coin', ifYouDo(stealCoins(2, target()), gain(1)), players()),
  plain('steal-1-of-each-for-a-coin', ifYouDo(stealCoins(1, otherPlayers), gain(1))),
  aiming('heal-1', heal(1, target()), players()),
  aiming('cancel-for-a-coin', ifYouDo(cancel(target()), gain(1)), abilitiesOnStack()),
  aiming('add-1-for-a-coin', ifYouDo(addToRoll(1, target()), gain(1)), rollsOnStack()),
  aiming('hurt-for-each-card', deal(handSize(you), target()), players()),
  plain('pay-3-hp-for-a-coin', ifYouDo(payHp(3), gain(1))),
  plain('pay-1-hp-for-a-coin', ifYouDo(payHp(1), gain(1))),
  aiming('coin-then-discard', sequence(gain(1), putIntoDiscard(target())), objects('event')),
  plain('weaker', tillEndOfTurn(plus('atk', -2, you))),
  plain('mark-by-marks', putCounters(sum(counters(items()), 1), items())),
  plain('rob-all-of-your-coins', stealCoins(coins(you), otherPlayers)),
  plain('recharge-what-has-tap', recharge(items(abilityMark(it, 'tap')))),
  plain('recharge-what-has-price', recharge(items(abilityMark(it, 'paid')))),
];

/** Items that see one thing each. */
export const countingItems: readonly Card[] = [
  treasureCard('sees-recharge', called('sees-recharge'), test, eachTime({ event: 'recharge' }, gain(1))),
  treasureCard(
    'shoots-on-ones',
    called('shoots-on-ones'),
    test,
    eachTime(rolled(1), aimed(deal(1, target()), monsters())),
  ),
  treasureCard('sees-purchase', called('sees-purchase'), test, eachTime({ event: 'declarePurchase' }, gain(1))),
];

const gainsCoins = { event: 'gainCoins' } as const;

/** Monsters and events that look at one thing each. */
export const countingMonsters: readonly Card[] = [
  monsterCard(
    'soul-of-the-next',
    called('soul-of-the-next'),
    { ...test, hp: 1, dc: 2, atk: 1 },
    eachTime(dies(thisObject), becomeSoul(thisObject, leftOf(you))),
  ),
  monsterCard(
    'coin-on-entering',
    called('coin-on-entering'),
    { ...test, hp: 2, dc: 2, atk: 1 },
    eachTime(entersPlay(thisObject), gain(1)),
  ),
  monsterCard(
    'event-sees-coins',
    called('event-sees-coins'),
    { ...test },
    eachTime(entersPlay(thisObject), loot(1), 'entering'),
    eachTime(gainsCoins, loot(1), 'coins'),
  ),
];
