import {
  aimed,
  always,
  dies,
  eachTime,
  mustAttack,
  players,
  skipTurn,
  target,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const gishMonsters: readonly Card[] = [
  printed(
    'gish-monster',
    always(mustAttack(thisObject)), // TURN-12
    eachTime(dies(thisObject), aimed(skipTurn(target()), players())),
  ),
];
