import {
  cancelEverything,
  destroyThis,
  extraTurn,
  ifYouDo,
  sequence,
  tap,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const warpOneUseTreasures: readonly Card[] = [
  printed('gun-that-can-kill-the-past', tap(ifYouDo(destroyThis, sequence(cancelEverything, extraTurn())))),
];
