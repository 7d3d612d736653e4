import { characterCard, lootPlay, tap, type Card } from '../../src/engine/vocabulary/index.js';

export const summerCharacters: readonly Card[] = [
  characterCard(
    'clubby-the-seal',
    { en: 'Clubby the Seal', fr: 'Clubby le phoque' },
    { hp: 2, atk: 1, startingItem: 'club' },
    tap(lootPlay(1)),
  ),
  characterCard('gish', { en: 'Gish', fr: 'Gish' }, { hp: 2, atk: 1, startingItem: 'ball-of-tar' }, tap(lootPlay(1))),
  characterCard(
    'stacy',
    { en: 'Stacy', fr: 'Stacy' },
    { hp: 2, atk: 1, startingItem: 'unstable-dna' },
    tap(lootPlay(1)),
  ),
];
