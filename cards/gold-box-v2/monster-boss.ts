import {
  attackRolled,
  cancelEverything,
  causePlayer,
  compare,
  during,
  eachTime,
  endTurn,
  hpLeft,
  keyed,
  monsterCard,
  players,
  plus,
  plusToNextAttackRoll,
  sequence,
  take,
  takesDamage,
  thisObject,
  tillEndOfTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const goldBoxBosses: readonly Card[] = [
  monsterCard(
    'fistula',
    { en: 'Fistula', fr: 'Fistule' },
    { category: 'boss', hp: 4, dc: 2, atk: 1, reward: { coins: 7 }, souls: 1 },
    eachTime(takesDamage(thisObject), tillEndOfTurn(plus('dc', 1, thisObject))),
  ),
  monsterCard(
    'gurglings',
    { en: 'Gurglings', fr: 'Gurglings' },
    { category: 'boss', hp: 4, dc: 5, atk: 1, reward: { loot: 2 }, souls: 1 },
    during(compare(hpLeft(thisObject), '<=', 2), plus('dc', -1, thisObject)),
  ),
  monsterCard(
    'polycephalus',
    { en: 'Polycephalus', fr: 'Polycéphale' },
    { category: 'boss', hp: 3, dc: 3, atk: 1, reward: { loot: 3 }, souls: 1 },
    eachTime(takesDamage(thisObject), tillEndOfTurn(plusToNextAttackRoll(-2, players()))),
  ),
  monsterCard(
    'steven',
    { en: 'Steven', fr: 'Steven' },
    { category: 'boss', hp: 4, dc: 2, atk: 1, reward: { treasure: 1 }, souls: 1 },
    keyed('two', eachTime(attackRolled(2), take(2, causePlayer))),
    keyed('six', eachTime(attackRolled(6), sequence(cancelEverything, endTurn))),
  ),
  monsterCard(
    'the-cage',
    { en: 'The Cage', fr: 'La Cage' },
    { category: 'boss', hp: 6, dc: 4, atk: 1, reward: { treasure: 2 }, souls: 1 },
  ),
];
