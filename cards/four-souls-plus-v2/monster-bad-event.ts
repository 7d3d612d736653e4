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
  monsterCard,
  mustAttackOn,
  putIntoDiscard,
  putIntoSlot,
  revealUntil,
  sequence,
  shown,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const plusBadEvents: readonly Card[] = [
  monsterCard(
    'boss-rush',
    { en: 'Boss Rush!', fr: 'Ruée de boss !' },
    { category: 'bad-event' },
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
  monsterCard(
    'head-trauma',
    { en: 'Head Trauma', fr: 'Traumatisme crânien' },
    { category: 'bad-event' },
    eachTime(entersPlay(thisObject), discard(2)),
  ),
];
