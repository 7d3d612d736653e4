import {
  eachTime,
  entersPlay,
  expand,
  mustAttackNewSlot,
  sequence,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const altArtBadEvents: readonly Card[] = [
  printed('ambush-alt-art', eachTime(entersPlay(thisObject), sequence(expand('monster', 2), mustAttackNewSlot))),
];
