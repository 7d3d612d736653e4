import {
  aimed,
  always,
  dies,
  eachTime,
  monsterCard,
  mustAttack,
  players,
  skipTurn,
  target,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const gishMonsters: readonly Card[] = [
  monsterCard(
    'gish-monster',
    { en: 'Gish', fr: 'Gish' },
    { category: 'boss', hp: 6, dc: 3, atk: 1, reward: { treasure: 1 }, souls: 1 },
    always(mustAttack(thisObject)), // TURN-12
    eachTime(dies(thisObject), aimed(skipTurn(target()), players())),
  ),
];
