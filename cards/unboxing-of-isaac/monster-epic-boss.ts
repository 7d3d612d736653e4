import {
  another,
  attackRolled,
  dies,
  eachTime,
  kill,
  monsters,
  players,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const unboxingEpicBosses: readonly Card[] = [
  printed(
    'dogma-unboxing-of-isaac',
    eachTime(attackRolled(1), kill(players()), 'roll'),
    eachTime(dies(thisObject), kill(monsters(another)), 'death'),
  ),
];
