import {
  aimed,
  always,
  anyOf,
  counters,
  deal,
  destroy,
  flip,
  guppy,
  ifYouDo,
  items,
  monsters,
  plus,
  putCounters,
  rollsOnStack,
  tap,
  target,
  thisObject,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const altArtActiveTreasures: readonly Card[] = [
  printed('epic-fetus-alt-art', tap(deal(1, anyOf(monsters(), you)))),
  printed('godhead-alt-art', tap(aimed(flip(target()), rollsOnStack()))),
  printed(
    'guppys-paw-alt-art',
    guppy,
    tap(aimed(ifYouDo(destroy(target()), putCounters(1)), items(youControlIt))),
    always(plus('hp', counters(thisObject), you)),
  ),
];
