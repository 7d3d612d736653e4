import { characterCard, lootPlay, tap, type Card } from '../../src/engine/vocabulary/index.js';

export const nendoroidCharacters: readonly Card[] = [
  characterCard(
    'isaac-nendoroid',
    { en: 'Isaac', fr: 'Isaac' },
    { hp: 2, atk: 1, startingItem: 'guppys-head-starting-item' },
    tap(lootPlay(1)),
  ),
];
