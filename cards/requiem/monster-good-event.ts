import {
  aimed,
  anyNumber,
  anyOf,
  eachTime,
  entersPlay,
  gainTreasure,
  items,
  on,
  otherPlayers,
  players,
  playersOrMonsters,
  putNthFromTop,
  reroll,
  roll,
  sequence,
  take,
  target,
  thisObject,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const requiemGoodEvents: readonly Card[] = [
  printed(
    'double-treasure',
    eachTime(entersPlay(thisObject), aimed(gainTreasure(1, anyOf(you, target())), otherPlayers)),
  ),
  printed(
    'dressing-table',
    eachTime(entersPlay(thisObject), { targets: [anyNumber(items(youControlIt))], effect: reroll(target()) }),
  ),
  printed(
    'golden-troll-bomb',
    eachTime(entersPlay(thisObject), aimed(sequence(take(2, target()), putNthFromTop(4, thisObject)), players())),
  ),
  printed(
    'tnt-barrel',
    eachTime(
      entersPlay(thisObject),
      aimed(roll(on(1, 4, take(2, anyOf(you, target()))), on(5, 6, take(4, target()))), playersOrMonsters),
    ),
  ),
];
