import { cardSet, type CardSet } from '../catalogue/index.js';
import { warpBonusSouls } from './bonus-soul.js';
import { warpCharacters } from './character.js';
import { warpLoots } from './loot.js';
import { warpBadEvents } from './monster-bad-event.js';
import { warpBasicMonsters } from './monster-basic.js';
import { warpBosses } from './monster-boss.js';
import { warpCurses } from './monster-curse.js';
import { warpEpicBosses } from './monster-epic-boss.js';
import { warpGoodEvents } from './monster-good-event.js';
import { warpRooms } from './room.js';
import { warpStartingItems } from './starting-item.js';
import { warpActiveTreasures } from './treasure-active.js';
import { warpOneUseTreasures } from './treasure-one-use.js';
import { warpPaidTreasures } from './treasure-paid.js';
import { warpPassiveTreasures } from './treasure-passive.js';

/** Warp Zone: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const warpZone: CardSet = cardSet(
  'warp-zone',
  warpBonusSouls,
  warpCharacters,
  warpLoots,
  warpBadEvents,
  warpBasicMonsters,
  warpBosses,
  warpCurses,
  warpEpicBosses,
  warpGoodEvents,
  warpRooms,
  warpStartingItems,
  warpActiveTreasures,
  warpOneUseTreasures,
  warpPaidTreasures,
  warpPassiveTreasures,
);
