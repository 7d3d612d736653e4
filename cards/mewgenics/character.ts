import { characterCard, lootPlay, tap, type Card } from '../../src/engine/vocabulary/index.js';

export const mewgenicsCharacters: readonly Card[] = [
  characterCard(
    'stacy-704891',
    { en: 'Stacy 704891', fr: 'Stacy 704891' },
    { hp: 1, atk: 1, startingItem: 'stacys-extra-head' },
    tap(lootPlay(1)),
  ),
];
