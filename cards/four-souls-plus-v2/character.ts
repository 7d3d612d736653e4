import { characterCard, lootPlay, tap, type Card } from '../../src/engine/vocabulary/index.js';

export const plusCharacters: readonly Card[] = [
  characterCard(
    'bum-bo',
    { en: 'Bum-bo', fr: 'Bum-bo' },
    { hp: 2, atk: 1, startingItem: 'bag-o-trash' },
    tap(lootPlay(1)),
  ),
  characterCard(
    'dark-judas',
    { en: 'Dark Judas', fr: 'Judas sombre' },
    { hp: 2, atk: 1, startingItem: 'dark-arts' },
    tap(lootPlay(1)),
  ),
  characterCard(
    'guppy',
    { en: 'Guppy', fr: 'Guppy' },
    { hp: 2, atk: 1, startingItem: 'infestation' },
    tap(lootPlay(1)),
  ),
  characterCard(
    'whore-of-babylon',
    { en: 'Whore of Babylon', fr: 'La Putain de Babylone' },
    { hp: 2, atk: 1, startingItem: 'gimpy' },
    tap(lootPlay(1)),
  ),
];
