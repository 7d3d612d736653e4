import {
  causePlayer,
  chooseUpTo,
  chosen,
  eachTime,
  gain,
  heal,
  items,
  loot,
  monsterCard,
  recharge,
  rolled,
  sequence,
  type Card,
} from '../../src/engine/vocabulary/index.js';

/** Their abilities watch every roll, whoever is attacked (MON-07). */
export const holyAndCharmedMonsters: readonly Card[] = [
  monsterCard(
    'holy-dinga',
    { en: 'Holy Dinga', fr: 'Dinga sacré' },
    { category: 'holy-charmed', hp: 3, dc: 3, atk: 1, reward: { coins: 1, roll: true } },
    eachTime(rolled(6), heal(1, causePlayer)),
  ),
  monsterCard(
    'holy-dip',
    { en: 'Holy Dip', fr: 'Dip sacré' },
    { category: 'holy-charmed', hp: 1, dc: 4, atk: 1, reward: { coins: 1 } },
    eachTime(rolled(1), gain(1, causePlayer)),
  ),
  monsterCard(
    'holy-keeper-head',
    { en: 'Holy Keeper Head', fr: 'Tête de Gardien sacrée' },
    { category: 'holy-charmed', hp: 2, dc: 4, atk: 1, reward: { coins: 1, roll: true } },
    eachTime(rolled(4), gain(2, causePlayer)),
  ),
  monsterCard(
    'holy-moms-eye',
    { en: "Holy Mom's Eye", fr: 'Œil de Maman sacré' },
    { category: 'holy-charmed', hp: 1, dc: 4, atk: 2, reward: { loot: 1 } },
    eachTime(rolled(2), sequence(chooseUpTo(1, items(), causePlayer), recharge(chosen()))),
  ),
  monsterCard(
    'holy-squirt',
    { en: 'Holy Squirt', fr: 'Squirt sacré' },
    { category: 'holy-charmed', hp: 2, dc: 3, atk: 1, reward: { loot: 2 } },
    eachTime(rolled(5), loot(1, causePlayer)),
  ),
];
