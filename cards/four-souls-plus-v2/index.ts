import { cardSet, type CardSet } from '../catalogue/index.js';
import { plusCharacters } from './character.js';
import { plusLoots } from './loot.js';
import { plusBadEvents } from './monster-bad-event.js';
import { plusBasicMonsters } from './monster-basic.js';
import { plusBosses } from './monster-boss.js';
import { plusCurses } from './monster-curse.js';
import { plusCursedMonsters } from './monster-cursed.js';
import { plusEpicBosses } from './monster-epic-boss.js';
import { plusGoodEvents } from './monster-good-event.js';
import { plusHolyMonsters } from './monster-holy-charmed.js';
import { plusStartingItems } from './starting-item.js';
import { plusActiveTreasures } from './treasure-active.js';
import { plusOneUseTreasures } from './treasure-one-use.js';
import { plusPaidTreasures } from './treasure-paid.js';
import { plusPassiveTreasures0ToG } from './treasure-passive-0-g.js';
import { plusPassiveTreasuresHToZ } from './treasure-passive-h-z.js';

/** Four Souls+, 2nd edition: the list of each file of this folder, in the order of the files' names. */
export const fourSoulsPlus: CardSet = cardSet(
  'four-souls-plus-v2',
  plusCharacters,
  plusLoots,
  plusBadEvents,
  plusBasicMonsters,
  plusBosses,
  plusCurses,
  plusCursedMonsters,
  plusEpicBosses,
  plusGoodEvents,
  plusHolyMonsters,
  plusStartingItems,
  plusActiveTreasures,
  plusOneUseTreasures,
  plusPaidTreasures,
  plusPassiveTreasures0ToG,
  plusPassiveTreasuresHToZ,
);
