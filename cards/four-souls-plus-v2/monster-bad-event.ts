import {
  activePlayer,
  choose,
  chosen,
  decks,
  discard,
  eachTime,
  entersPlay,
  found,
  isCard,
  it,
  mustAttackOn,
  putIntoDiscard,
  putIntoSlot,
  revealUntil,
  sequence,
  shown,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const plusBadEvents: readonly Card[] = [
  printed(
    'boss-rush',
    eachTime(
      entersPlay(thisObject),
      revealUntil(
        2,
        decks('monster'),
        isCard(it, 'boss'),
        sequence(
          putIntoSlot(found, 'monster'),
          putIntoDiscard(shown),
          choose(found, activePlayer),
          mustAttackOn(chosen()),
        ),
      ),
    ),
  ),
  printed('head-trauma', eachTime(entersPlay(thisObject), discard(2))),
];
