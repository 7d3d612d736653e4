import { lootPlay, tap, type Card } from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const plusCharacters: readonly Card[] = [
  printed('bum-bo', tap(lootPlay(1))),
  printed('dark-judas', tap(lootPlay(1))),
  printed('guppy', tap(lootPlay(1))),
  printed('whore-of-babylon', tap(lootPlay(1))),
];
