import {
  becomeSoul,
  compare,
  counters,
  eachTime,
  forGood,
  losesAbilities,
  otherPlayers,
  putCounters,
  sequence,
  soulComesTo,
  thisObject,
  when,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const summerSoulTreasures: readonly Card[] = [
  printed(
    'a-friend',
    eachTime(
      soulComesTo(otherPlayers),
      sequence(
        putCounters(1),
        when(compare(counters(thisObject), '>=', 3), sequence(forGood(losesAbilities(thisObject)), becomeSoul())),
      ),
    ),
  ),
];
