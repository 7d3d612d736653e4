import {
  attackRolled,
  combatDamageTo,
  compare,
  dealsCombatDamage,
  dies,
  during,
  eachTime,
  heal,
  hpLeft,
  ifWould,
  monsterCard,
  mustAttackAgain,
  plus,
  rollIn,
  takesDamage,
  thisObject,
  tillEndOfTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const bosses: readonly Card[] = [
  monsterCard(
    'chub',
    { en: 'Chub', fr: 'Chub' },
    { category: 'boss', hp: 4, dc: 3, atk: 1, reward: { coins: 7 }, souls: 1 },
    eachTime(attackRolled(1), heal(2, thisObject)),
  ),
  monsterCard(
    'conquest',
    { en: 'Conquest', fr: 'Conquête' },
    { category: 'boss', hp: 2, dc: 3, atk: 1, reward: { coins: 6 }, souls: 1 },
    eachTime(dies(thisObject), mustAttackAgain),
  ),
  monsterCard(
    'gurdy',
    { en: 'Gurdy', fr: 'Gurdy' },
    { category: 'boss', hp: 5, dc: 4, atk: 1, reward: { coins: 7 }, souls: 1 },
  ),
  monsterCard(
    'larry-jr',
    { en: 'Larry Jr.', fr: 'Larry Jr.' },
    { category: 'boss', hp: 4, dc: 3, atk: 1, reward: { coins: 6 }, souls: 1 },
    during(compare(hpLeft(thisObject), '<=', 2), plus('dc', 1, thisObject)),
  ),
  monsterCard(
    'mega-fatty',
    { en: 'Mega Fatty', fr: 'Méga Bouffi' },
    { category: 'boss', hp: 3, dc: 3, atk: 1, reward: { loot: 2 }, souls: 1 },
    eachTime(dealsCombatDamage(thisObject), heal(1, thisObject)),
  ),
  monsterCard(
    'monstro',
    { en: 'Monstro', fr: 'Monstro' },
    { category: 'boss', hp: 4, dc: 4, atk: 1, reward: { coins: 6 }, souls: 1 },
  ),
  monsterCard(
    'pin',
    { en: 'Pin', fr: 'Pin' },
    { category: 'boss', hp: 2, dc: 4, atk: 1, reward: { coins: 5 }, souls: 1 },
    ifWould(combatDamageTo(thisObject, rollIn(6)), { instead: 'nothing' }),
  ),
  monsterCard(
    'war',
    { en: 'War', fr: 'Guerre' },
    { category: 'boss', hp: 3, dc: 3, atk: 1, reward: { coins: 8 }, souls: 1 },
    eachTime(takesDamage(thisObject), tillEndOfTurn(plus('atk', 1, thisObject))),
  ),
];
