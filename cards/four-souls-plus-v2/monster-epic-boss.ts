import {
  aimed,
  alive,
  causeObject,
  deal,
  eachTime,
  it,
  most,
  players,
  same,
  souls,
  takesDamage,
  target,
  thisObject,
  win,
  worksIn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const plusEpicBosses: readonly Card[] = [
  printed('isaac-monster', eachTime(takesDamage(thisObject), aimed(deal(1, target()), players(alive(it))))),
  printed(
    'moms-heart',
    worksIn(
      ['soul'],
      eachTime(
        { event: 'gainSoul', where: same(causeObject, thisObject) },
        aimed(win(target()), most(players(), souls(it))), // WIN-04, SOUL-05
      ),
    ),
  ),
];
