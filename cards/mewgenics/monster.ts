import {
  chooseAtRandom,
  chosen,
  deal,
  eachTime,
  monsters,
  on,
  players,
  roll,
  sequence,
  startOfEachTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const mewgenicsMonsters: readonly Card[] = [
  printed(
    'radical-rat',
    eachTime(
      startOfEachTurn,
      roll(
        on(1, 3, sequence(chooseAtRandom(players()), deal(2, chosen()))),
        on(4, 6, sequence(chooseAtRandom(monsters()), deal(2, chosen()))),
      ),
    ),
  ),
];
