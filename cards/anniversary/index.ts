import { cardSet, type CardSet } from '../catalogue/index.js';
import { anniversaryCharacters } from './character.js';
import { anniversaryLoots } from './loot.js';
import { anniversaryMonsters } from './monster.js';
import { anniversaryRooms } from './room.js';
import { anniversaryStartingItems } from './starting-item.js';
import { anniversaryTreasures } from './treasure.js';

/** Anniversary: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const anniversary: CardSet = cardSet(
  'anniversary',
  anniversaryCharacters,
  anniversaryLoots,
  anniversaryMonsters,
  anniversaryRooms,
  anniversaryStartingItems,
  anniversaryTreasures,
);
