import { characterCard, lootPlay, tap, type Card } from '../../src/engine/vocabulary/index.js';

export const tapewormCharacters: readonly Card[] = [
  characterCard(
    'tapeworm',
    { en: 'Tapeworm', fr: 'Tapeworm' },
    { hp: 2, atk: 1, startingItem: 'pink-proglottid' },
    tap(lootPlay(1)),
  ),
];
