import { monsterCard, type Card } from '../../src/engine/vocabulary/index.js';

export const goldBoxEpicBosses: readonly Card[] = [
  monsterCard(
    'hush',
    { en: 'Hush', fr: 'Hush' },
    { category: 'epic-boss', hp: 8, dc: 3, atk: 2, reward: { treasure: 2 }, souls: 2 },
  ),
];
