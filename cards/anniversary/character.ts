import { always, characterCard, lootPlay, moreOf, tap, you, type Card } from '../../src/engine/vocabulary/index.js';

export const anniversaryCharacters: readonly Card[] = [
  characterCard(
    'bum-bo-the-stout',
    { en: 'Bum-bo the Stout', fr: 'Bum-bo le trapu' },
    { hp: 2, atk: 1, startingItem: 'bag-o-holes' },
    tap(lootPlay(1)),
  ),
  characterCard(
    'florian',
    { en: 'Florian', fr: 'Florian' },
    { hp: 2, atk: 1, startingItem: 'game-squid', threePlus: true },
    tap(lootPlay(1)),
  ),
  characterCard(
    'level-one-isaac',
    { en: 'Level One Isaac', fr: 'Isaac niveau un' },
    { hp: 3, atk: 1 },
    tap(lootPlay(1)),
    always(moreOf('openingLoot', 2, you)),
  ),
];
