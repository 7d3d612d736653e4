import {
  choose,
  chosen,
  destroyThis,
  eachTime,
  ifYouDo,
  kill,
  monsters,
  nextTimeThisTurn,
  players,
  sequence,
  tap,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const goldBoxOneUseTreasures: readonly Card[] = [
  printed(
    'plan-c',
    tap(
      sequence(
        ifYouDo(destroyThis, sequence(choose(monsters()), kill(chosen()))),
        nextTimeThisTurn(eachTime({ event: 'turnEnds' }, kill(players()))), // AND-02
      ),
    ),
  ),
];
