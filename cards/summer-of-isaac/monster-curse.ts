import {
  curse,
  dies,
  eachTime,
  gainTreasure,
  otherPlayers,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const summerCurses: readonly Card[] = [
  printed('curse-of-envy', ...curse, eachTime(dies(you), gainTreasure(1, otherPlayers))),
];
