import { cardSet, type CardSet } from '../catalogue/index.js';
import { starPromosLoots } from './loot.js';
import { starPromosMonsters } from './monster.js';
import { starPromosRooms } from './room.js';
import { starPromosTreasures } from './treasure.js';

/** The promo cards: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const starPromos: CardSet = cardSet(
  'star-promos',
  starPromosLoots,
  starPromosMonsters,
  starPromosRooms,
  starPromosTreasures,
);
