import { cardSet, type CardSet } from '../catalogue/index.js';
import { summerCharacters } from './character.js';
import { summerLoots } from './loot.js';
import { summerBasicMonsters } from './monster-basic.js';
import { summerBosses } from './monster-boss.js';
import { summerCurses } from './monster-curse.js';
import { summerEpicBosses } from './monster-epic-boss.js';
import { summerGoodEvents } from './monster-good-event.js';
import { summerRooms } from './room.js';
import { summerStartingItems } from './starting-item.js';
import { summerActiveTreasures } from './treasure-active.js';
import { summerPaidTreasures } from './treasure-paid.js';
import { summerPassiveTreasures } from './treasure-passive.js';
import { summerSoulTreasures } from './treasure-soul.js';

/** The Summer of Isaac: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const summerOfIsaac: CardSet = cardSet(
  'summer-of-isaac',
  summerCharacters,
  summerLoots,
  summerBasicMonsters,
  summerBosses,
  summerCurses,
  summerEpicBosses,
  summerGoodEvents,
  summerRooms,
  summerStartingItems,
  summerActiveTreasures,
  summerPaidTreasures,
  summerPassiveTreasures,
  summerSoulTreasures,
);
