import { always, lootPlay, moreOf, tap, you, type Card } from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const anniversaryCharacters: readonly Card[] = [
  printed('bum-bo-the-stout', tap(lootPlay(1))),
  printed('florian', tap(lootPlay(1))),
  printed('level-one-isaac', tap(lootPlay(1)), always(moreOf('openingLoot', 2, you))),
];
