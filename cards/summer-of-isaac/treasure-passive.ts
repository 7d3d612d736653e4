import {
  choose,
  chosen,
  eachTime,
  exactly,
  forEach,
  inShop,
  it,
  items,
  loot,
  otherPlayers,
  players,
  sequence,
  soulComesTo,
  steal,
  target,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const summerPassiveTreasures: readonly Card[] = [
  printed(
    'karma',
    eachTime(soulComesTo(otherPlayers), {
      targets: [exactly(2, players())],
      effect: forEach(target(), sequence(choose(items(inShop(it)), it), steal(chosen(), it), loot(1, it))),
    }),
  ),
];
