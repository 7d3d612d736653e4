import { cardSet, type CardSet } from '../catalogue/index.js';
import { requiemCharacters } from './character.js';
import { requiemLoots } from './loot.js';
import { requiemStartingItems } from './starting-item.js';
import { requiemActiveTreasures } from './treasure-active.js';
import { requiemOneUseTreasures } from './treasure-one-use.js';
import { requiemPaidTreasures } from './treasure-paid.js';
import { requiemPassiveTreasures } from './treasure-passive.js';
import { requiemSoulTreasures } from './treasure-soul.js';

/** Requiem: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const requiem: CardSet = cardSet(
  'requiem',
  requiemCharacters,
  requiemLoots,
  requiemStartingItems,
  requiemActiveTreasures,
  requiemOneUseTreasures,
  requiemPaidTreasures,
  requiemPassiveTreasures,
  requiemSoulTreasures,
);
