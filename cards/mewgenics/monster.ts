import {
  chooseAtRandom,
  chosen,
  deal,
  eachTime,
  monsterCard,
  monsters,
  on,
  players,
  roll,
  sequence,
  startOfEachTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const mewgenicsMonsters: readonly Card[] = [
  monsterCard(
    'radical-rat',
    { en: 'Radical Rat', fr: 'Rat radical' },
    { category: 'boss', hp: 4, dc: 4, atk: 1, reward: { loot: 3 }, souls: 1 },
    eachTime(
      startOfEachTurn,
      roll(
        on(1, 3, sequence(chooseAtRandom(players()), deal(2, chosen()))),
        on(4, 6, sequence(chooseAtRandom(monsters()), deal(2, chosen()))),
      ),
    ),
  ),
];
