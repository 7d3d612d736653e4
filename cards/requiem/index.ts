import { cardSet, type CardSet } from '../catalogue/index.js';
import { requiemBonusSouls } from './bonus-soul.js';
import { requiemCharacters } from './character.js';
import { requiemLoots } from './loot.js';
import { requiemBadEvents } from './monster-bad-event.js';
import { requiemBasicMonsters } from './monster-basic.js';
import { requiemBosses } from './monster-boss.js';
import { requiemCurses } from './monster-curse.js';
import { requiemCursedMonsters } from './monster-cursed.js';
import { requiemEpicBosses } from './monster-epic-boss.js';
import { requiemGoodEvents } from './monster-good-event.js';
import { requiemHolyAndCharmedMonsters } from './monster-holy-charmed.js';
import { requiemRoomsAToC } from './room-a-c.js';
import { requiemRoomsDToK } from './room-d-k.js';
import { requiemRoomsLToZ } from './room-l-z.js';
import { requiemStartingItems } from './starting-item.js';
import { requiemActiveTreasures } from './treasure-active.js';
import { requiemOneUseTreasures } from './treasure-one-use.js';
import { requiemPaidTreasures } from './treasure-paid.js';
import { requiemPassiveTreasures } from './treasure-passive.js';
import { requiemSoulTreasures } from './treasure-soul.js';

/** Requiem: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const requiem: CardSet = cardSet(
  'requiem',
  requiemBonusSouls,
  requiemCharacters,
  requiemLoots,
  requiemBadEvents,
  requiemBasicMonsters,
  requiemBosses,
  requiemCurses,
  requiemCursedMonsters,
  requiemEpicBosses,
  requiemGoodEvents,
  requiemHolyAndCharmedMonsters,
  requiemRoomsAToC,
  requiemRoomsDToK,
  requiemRoomsLToZ,
  requiemStartingItems,
  requiemActiveTreasures,
  requiemOneUseTreasures,
  requiemPaidTreasures,
  requiemPassiveTreasures,
  requiemSoulTreasures,
);
