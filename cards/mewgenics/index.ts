import { cardSet, type CardSet } from '../catalogue/index.js';
import { mewgenicsCharacters } from './character.js';
import { mewgenicsMonsters } from './monster.js';
import { mewgenicsStartingItems } from './starting-item.js';
import { mewgenicsTreasures } from './treasure.js';

/** Mewgenics: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const mewgenics: CardSet = cardSet(
  'mewgenics',
  mewgenicsCharacters,
  mewgenicsMonsters,
  mewgenicsStartingItems,
  mewgenicsTreasures,
);
