import {
  afterwards,
  choose,
  chosen,
  decks,
  eachTime,
  eachTimeOneOf,
  entersPlay,
  gain,
  gainTreasure,
  isCard,
  it,
  items,
  loot,
  on,
  putIntoDiscard,
  putIntoHand,
  reroll,
  roll,
  search,
  sequence,
  shown,
  take,
  thisObject,
  youControlIt,
  type Ability,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

/** The reference has this text for two cards. */
const secretRoll: Ability = eachTime(
  entersPlay(thisObject),
  roll(
    on(1, 2, take(3)),
    on(3, 4, loot(2)),
    on(5, 5, loot(4)),
    on(6, 6, sequence(choose(items(youControlIt)), reroll(chosen()), gainTreasure(1))),
  ),
);

export const altArtGoodEvents: readonly Card[] = [
  printed(
    'devil-deal-alt-art',
    eachTimeOneOf(
      entersPlay(thisObject),
      putIntoDiscard(thisObject),
      sequence(gain(6), take(1)),
      afterwards(take(2), search(decks('loot'), isCard(it, 'loot'), putIntoHand(shown))),
    ),
  ),
  printed('secret-room-alt-art', secretRoll),
  printed('shop-upgrade-alt-art', secretRoll),
];
