import {
  afterwards,
  anyNumber,
  compare,
  decks,
  discard,
  discardOf,
  eachTime,
  eachTimeOneOf,
  entersPlay,
  expand,
  gain,
  gainObject,
  gainTreasure,
  hasKeyword,
  it,
  look,
  loot,
  mayAttackAgain,
  on,
  putIntoDiscard,
  putOnTop,
  roll,
  search,
  sequence,
  shown,
  stat,
  take,
  target,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const goodEvents: readonly Card[] = [
  printed('chest', eachTime(entersPlay(thisObject), roll(on(1, 2, gain(1)), on(3, 4, gain(3)), on(5, 6, gain(6))))),
  printed('chest-2', eachTime(entersPlay(thisObject), roll(on(1, 2, loot(1)), on(3, 4, loot(2)), on(5, 6, loot(3))))),
  printed(
    'dark-chest',
    eachTime(entersPlay(thisObject), roll(on(1, 2, loot(1)), on(3, 4, gain(3)), on(5, 6, take(2)))),
  ),
  printed(
    'dark-chest-2',
    eachTime(entersPlay(thisObject), roll(on(1, 2, gain(1)), on(3, 4, loot(2)), on(5, 6, take(2)))),
  ),
  printed(
    'devil-deal',
    eachTimeOneOf(
      entersPlay(thisObject),
      putIntoDiscard(thisObject),
      sequence(loot(2), take(1)),
      afterwards(take(2), search(decks('treasure'), hasKeyword(it, 'guppy'), gainObject(shown))),
    ),
  ),
  printed(
    'gold-chest',
    eachTime(entersPlay(thisObject), roll(on(1, 2, gainTreasure(1)), on(3, 4, gain(5)), on(5, 6, gain(7)))),
  ),
  printed(
    'gold-chest-2',
    eachTime(entersPlay(thisObject), roll(on(1, 2, gainTreasure(1)), on(3, 4, loot(1)), on(5, 6, loot(2)))),
  ),
  printed(
    'i-can-see-forever',
    eachTime(entersPlay(thisObject), sequence(look(6, decks('loot'), putOnTop(shown)), loot(1))),
  ),
  printed(
    'secret-room',
    eachTime(
      entersPlay(thisObject),
      roll(on(1, 1, take(3)), on(2, 3, discard(2)), on(4, 5, gain(7)), on(6, 6, gainTreasure(1))),
    ),
  ),
  printed(
    'shop-upgrade',
    eachTime(entersPlay(thisObject), expand('shop', 2), 'slots'),
    eachTime(entersPlay(thisObject), mayAttackAgain, 'attack'),
  ),
  printed(
    'we-need-to-go-deeper',
    eachTime(
      entersPlay(thisObject),
      { targets: [anyNumber(discardOf('monster', compare(stat('hp', it), '>=', 1)))], effect: putOnTop(target()) }, // MON-01
      'top',
    ),
    eachTime(entersPlay(thisObject), mayAttackAgain, 'attack'),
  ),
  printed(
    'xl-floor',
    eachTime(entersPlay(thisObject), expand('monster'), 'slots'),
    eachTime(entersPlay(thisObject), mayAttackAgain, 'attack'),
  ),
];
