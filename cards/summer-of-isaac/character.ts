import { lootPlay, tap, type Card } from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const summerCharacters: readonly Card[] = [
  printed('clubby-the-seal', tap(lootPlay(1))),
  printed('gish', tap(lootPlay(1))),
  printed('stacy', tap(lootPlay(1))),
];
