import {
  becomeCopyThisTurn,
  choose,
  chosen,
  eachTime,
  items,
  nonEternal,
  nothing,
  on,
  roll,
  sequence,
  startOfYourTurn,
  trinket,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const tapewormLoots: readonly Card[] = [
  printed(
    'rainbow-tapeworm',
    trinket,
    eachTime(
      startOfYourTurn,
      roll(on(1, 3, nothing), on(4, 6, sequence(choose(items(nonEternal)), becomeCopyThisTurn(chosen())))),
    ),
  ),
];
