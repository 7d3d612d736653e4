import {
  another,
  attackRolled,
  dies,
  eachTime,
  kill,
  monsterCard,
  monsters,
  players,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const unboxingEpicBosses: readonly Card[] = [
  monsterCard(
    'dogma-unboxing-of-isaac',
    { en: 'Dogma', fr: 'Dogma' },
    { category: 'epic-boss', hp: 5, dc: 3, atk: 3, reward: { treasure: 2 } },
    eachTime(attackRolled(1), kill(players()), 'roll'),
    eachTime(dies(thisObject), kill(monsters(another)), 'death'),
  ),
];
