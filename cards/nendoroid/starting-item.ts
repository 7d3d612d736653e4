import {
  aimed,
  choose,
  chosen,
  decks,
  eachTime,
  eternal,
  give,
  guppy,
  handOf,
  ifYouDo,
  look,
  loot,
  otherPlayers,
  putOnTop,
  rechargeThis,
  rolled,
  sequence,
  shown,
  tap,
  target,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const nendoroidStartingItems: readonly Card[] = [
  printed(
    'guppys-head-starting-item',
    eternal,
    guppy,
    tap(
      aimed(
        sequence(
          choose(handOf(you)),
          ifYouDo(give(chosen(), target()), sequence(look(2, decks('loot'), putOnTop(shown)), loot(1))),
        ),
        otherPlayers,
      ),
    ),
    eachTime(rolled(4), rechargeThis),
  ),
];
