import { cardSet, type CardSet } from '../catalogue/index.js';
import { goldBoxCharacters } from './character.js';
import { goldBoxLoots } from './loot.js';
import { goldBoxBasicMonsters } from './monster-basic.js';
import { goldBoxBosses } from './monster-boss.js';
import { goldBoxCurses } from './monster-curse.js';
import { goldBoxEpicBosses } from './monster-epic-boss.js';
import { goldBoxGoodEvents } from './monster-good-event.js';
import { goldBoxStartingItems } from './starting-item.js';
import { goldBoxActiveTreasures } from './treasure-active.js';
import { goldBoxOneUseTreasures } from './treasure-one-use.js';
import { goldBoxPaidTreasures } from './treasure-paid.js';
import { goldBoxPassiveTreasures } from './treasure-passive.js';

/** Gold Box, 2nd edition: the list of each file of this folder, in the order of the files' names. */
export const goldBox: CardSet = cardSet(
  'gold-box-v2',
  goldBoxCharacters,
  goldBoxLoots,
  goldBoxBasicMonsters,
  goldBoxBosses,
  goldBoxCurses,
  goldBoxEpicBosses,
  goldBoxGoodEvents,
  goldBoxStartingItems,
  goldBoxActiveTreasures,
  goldBoxOneUseTreasures,
  goldBoxPaidTreasures,
  goldBoxPassiveTreasures,
);
