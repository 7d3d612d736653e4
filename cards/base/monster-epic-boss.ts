import {
  causeAmount,
  combatDamageBy,
  dies,
  eachTime,
  expand,
  ifWould,
  monsterCard,
  product,
  rollIn,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const epicBosses: readonly Card[] = [
  monsterCard(
    'mom',
    { en: 'Mom!', fr: 'Maman !' },
    { category: 'epic-boss', hp: 5, dc: 4, atk: 2, reward: { treasure: 1 }, souls: 2 },
    ifWould(combatDamageBy(thisObject, rollIn(1)), { instead: 'amount', to: product(causeAmount, 2) }),
    eachTime(dies(thisObject), expand('monster')),
  ),
];
