import {
  aimed,
  attackRolledBy,
  becomeSoul,
  causeAmount,
  choose,
  chooseUpTo,
  chosen,
  controls,
  deal,
  eachTime,
  endOfYourTurn,
  endTurn,
  entersPlay,
  gain,
  ifWould,
  it,
  items,
  lootAbility,
  lootCard,
  lootOnStack,
  meanwhile,
  monsterCard,
  monsters,
  named,
  nextTime,
  objects,
  on,
  outside,
  players,
  product,
  putIntoDiscard,
  putIntoSlot,
  putOnBottom,
  recharge,
  roll,
  rollResult,
  sequence,
  target,
  thisObject,
  treasureCard,
  wouldGainCoins,
  you,
  youControlIt,
  type Card,
  type Effect,
  type Selector,
} from '../../../src/engine/vocabulary/index.js';
import { called, test } from './naming.js';

const plain = (id: string, ...effects: readonly Effect[]): Card =>
  lootCard(id, called(id), test, lootAbility(...effects));

const aiming = (id: string, effect: Effect, ...from: readonly Selector[]): Card =>
  lootCard(id, called(id), test, lootAbility(aimed(effect, ...from)));

/** Small effects for the list of what is easily got wrong, the rulings and the definitions. */
export const checkingCards: readonly Card[] = [
  plain('end-the-turn', endTurn),
  plain('two-dice', sequence(roll(on(1, 6, gain(rollResult))), roll(on(1, 6, gain(rollResult))))),
  plain('sour-rolls', meanwhile(eachTime(attackRolledBy(players(), 1), deal(1, monsters())))),
  plain(
    'next-coins-doubled',
    nextTime(ifWould(wouldGainCoins(you), { instead: 'amount', to: product(causeAmount, 2) })),
  ),
  aiming(
    'owner-discards-a-soul',
    sequence(choose(objects('soul', controls(target(), it)), target()), putIntoDiscard(chosen())),
    players(),
  ),
  plain('call-far-fly', sequence(choose(outside(named(it, 'far-fly'))), putIntoSlot(chosen(), 'monster'))),
  aiming('bury-loot', putOnBottom(target()), lootOnStack),
  treasureCard(
    'end-recharger',
    called('end-recharger'),
    test,
    eachTime(endOfYourTurn, sequence(chooseUpTo(2, items(youControlIt)), recharge(chosen()))),
  ),
  treasureCard('sees-entering', called('sees-entering'), test, eachTime({ event: 'enterPlay' }, gain(1))),
  monsterCard('of-unknown-hp', called('of-unknown-hp'), { ...test, hp: 0, dc: 2, atk: 1, reward: { coins: 2 } }),
  monsterCard('far-fly', called('far-fly'), { ...test, hp: 1, dc: 2, atk: 1 }),
  monsterCard(
    'chest-of-a-soul',
    called('chest-of-a-soul'),
    { ...test, souls: 1 },
    eachTime(entersPlay(thisObject), roll(on(1, 5, gain(7)), on(6, 6, becomeSoul()))),
  ),
];
