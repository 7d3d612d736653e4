import { cardSet, type CardSet } from '../catalogue/index.js';
import { tapewormCharacters } from './character.js';
import { tapewormLoots } from './loot.js';
import { tapewormMonsters } from './monster.js';
import { tapewormStartingItems } from './starting-item.js';
import { tapewormTreasures } from './treasure.js';

/** Tapeworm: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const tapeworm: CardSet = cardSet(
  'tapeworm',
  tapewormCharacters,
  tapewormLoots,
  tapewormMonsters,
  tapewormStartingItems,
  tapewormTreasures,
);
