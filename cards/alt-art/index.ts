import { cardSet, type CardSet } from '../catalogue/index.js';
import { altArtLoots } from './loot.js';
import { altArtBadEvents } from './monster-bad-event.js';
import { altArtBasicMonsters } from './monster-basic.js';
import { altArtBosses } from './monster-boss.js';
import { altArtEpicBosses } from './monster-epic-boss.js';
import { altArtGoodEvents } from './monster-good-event.js';
import { altArtActiveTreasures } from './treasure-active.js';
import { altArtPassiveTreasures } from './treasure-passive.js';

/** Alt art with abilities of its own: the list of each file of this folder is handed to `cardSet`, in the order of the files' names. */
export const altArt: CardSet = cardSet(
  'alt-art',
  altArtLoots,
  altArtBadEvents,
  altArtBasicMonsters,
  altArtBosses,
  altArtEpicBosses,
  altArtGoodEvents,
  altArtActiveTreasures,
  altArtPassiveTreasures,
);
