import {
  aimed,
  coins,
  deckAttacks,
  decks,
  difference,
  eachTime,
  entersPlay,
  gainObject,
  hasKeyword,
  it,
  lose,
  most,
  mustAttackDeck,
  on,
  players,
  roll,
  search,
  shown,
  take,
  target,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const badEvents: readonly Card[] = [
  printed('ambush', eachTime(entersPlay(thisObject), mustAttackDeck(difference(2, deckAttacks)))),
  printed(
    'cursed-chest',
    eachTime(
      entersPlay(thisObject),
      roll(
        on(1, 3, take(1)),
        on(4, 5, take(2)),
        on(6, 6, search(decks('treasure'), hasKeyword(it, 'guppy'), gainObject(shown))),
      ),
    ),
  ),
  printed(
    'greed-event',
    eachTime(entersPlay(thisObject), aimed(lose(coins(target()), target()), most(players(), coins(it)))),
  ),
  printed('mega-troll-bomb', eachTime(entersPlay(thisObject), take(2, players()))),
  printed('troll-bombs', eachTime(entersPlay(thisObject), take(2))),
];
