import {
  aimed,
  all,
  another,
  anotherPlayerControlsIt,
  deal,
  eachTime,
  gain,
  items,
  loot,
  nonEternal,
  on,
  paid,
  payCoins,
  payCounters,
  payDestroying,
  payGiving,
  payLoot,
  playersOrMonsters,
  preventNext,
  putCounters,
  recharge,
  roll,
  steal,
  takesDamage,
  target,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const paidTreasures: readonly Card[] = [
  printed('battery-bum', paid([payCoins(4)], aimed(recharge(target()), items()))),
  printed(
    'contract-from-below',
    paid(
      [payDestroying(2, items(youControlIt))], // RULING-06
      aimed(steal(target()), items(all(nonEternal, anotherPlayerControlsIt))),
    ),
  ),
  printed('donation-machine', paid([payGiving(items(all(another, nonEternal, youControlIt)))], gain(8))),
  printed('golden-razor-blade', paid([payCoins(5)], aimed(deal(1, target()), playersOrMonsters))),
  printed('pay-to-play', paid([payCoins(10)], aimed(steal(target()), items(all(nonEternal, anotherPlayerControlsIt))))),
  printed('portable-slot-machine', paid([payCoins(3)], roll(on(1, 2, loot(1)), on(3, 4, gain(4))))),
  printed('smelter', paid([payLoot(1)], gain(3))),
  printed('the-poop', eachTime(takesDamage(you), putCounters(1)), paid([payCounters(1)], preventNext(1, you))),
];
