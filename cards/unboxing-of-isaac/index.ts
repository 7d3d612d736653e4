import { cardSet, type CardSet } from '../catalogue/index.js';
import { unboxingLoots } from './loot.js';
import { unboxingBasicMonsters } from './monster-basic.js';
import { unboxingBosses } from './monster-boss.js';
import { unboxingEpicBosses } from './monster-epic-boss.js';
import { unboxingGoodEvents } from './monster-good-event.js';
import { unboxingActiveTreasures } from './treasure-active.js';
import { unboxingOneUseTreasures } from './treasure-one-use.js';
import { unboxingPaidTreasures } from './treasure-paid.js';
import { unboxingPassiveTreasures } from './treasure-passive.js';

/** The Unboxing of Isaac: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const unboxingOfIsaac: CardSet = cardSet(
  'unboxing-of-isaac',
  unboxingLoots,
  unboxingBasicMonsters,
  unboxingBosses,
  unboxingEpicBosses,
  unboxingGoodEvents,
  unboxingActiveTreasures,
  unboxingOneUseTreasures,
  unboxingPaidTreasures,
  unboxingPassiveTreasures,
);
