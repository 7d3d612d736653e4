import {
  aimed,
  and,
  becomeSoul,
  controllerOf,
  deal,
  dies,
  eachTime,
  entersPlay,
  gainTreasure,
  give,
  otherPlayers,
  playersOrMonsters,
  sequence,
  target,
  thisObject,
  trinket,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const starPromosLoots: readonly Card[] = [
  printed(
    'lost-soul-star-promos',
    trinket,
    eachTime(
      entersPlay(thisObject),
      aimed(
        sequence(and(gainTreasure(2), give(thisObject, target())), becomeSoul(thisObject, controllerOf(thisObject))),
        otherPlayers,
      ),
    ),
  ),
  printed(
    'short-fuse',
    trinket,
    eachTime(dies(thisObject), aimed(deal(2, target()), playersOrMonsters)), // DEST-03
  ),
];
