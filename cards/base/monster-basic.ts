import { monsterCard, type Card } from '../../src/engine/vocabulary/index.js';

export const basicMonsters: readonly Card[] = [
  monsterCard(
    'clotty',
    { en: 'Clotty', fr: 'Clotty' },
    { category: 'basic', hp: 2, dc: 3, atk: 1, reward: { coins: 4 } },
  ),
  monsterCard('fly', { en: 'Fly', fr: 'Mouche' }, { category: 'basic', hp: 1, dc: 2, atk: 1, reward: { coins: 1 } }),
];
