import {
  eachTime,
  entersPlay,
  expand,
  mayAttackAgain,
  monsterCard,
  monsters,
  putIntoDiscard,
  sequence,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const unboxingGoodEvents: readonly Card[] = [
  monsterCard(
    'tv-static',
    { en: 'TV Static', fr: 'Neige télévisuelle' },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), sequence(putIntoDiscard(monsters()), expand('monster'), mayAttackAgain)),
  ),
];
