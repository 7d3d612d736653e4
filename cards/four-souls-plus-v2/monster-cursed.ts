import {
  eachTime,
  heal,
  monsterCard,
  monsters,
  players,
  rolled,
  take,
  type Card,
} from '../../src/engine/vocabulary/index.js';

/** Their abilities watch every roll, whoever is attacked (MON-07). */
export const plusCursedMonsters: readonly Card[] = [
  monsterCard(
    'cursed-globin',
    { en: 'Cursed Globin', fr: 'Globin maudit' },
    { category: 'cursed', hp: 3, dc: 4, atk: 1, reward: { loot: 1, roll: true } },
    eachTime(rolled(3), heal(2, monsters())),
  ),
  monsterCard(
    'cursed-tumor',
    { en: 'Cursed Tumor', fr: 'Tumeur maudite' },
    { category: 'cursed', hp: 3, dc: 4, atk: 1, reward: { coins: 1, roll: true } },
    eachTime(rolled(4), take(1, players())),
  ),
];
