import {
  decks,
  eachTime,
  entersPlay,
  gainTreasure,
  look,
  loot,
  mayAttackAgain,
  monsterCard,
  mustAttackDeck,
  on,
  putOnTop,
  roll,
  sequence,
  shown,
  take,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const goldBoxGoodEvents: readonly Card[] = [
  monsterCard(
    'i-am-error',
    { en: 'I Am Error!', fr: 'Je suis Erreur !' },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), roll(on(1, 2, mustAttackDeck(1)), on(3, 4, loot(3)), on(5, 6, gainTreasure(1)))),
  ),
  monsterCard(
    'trap-door',
    { en: 'Trap Door!', fr: 'Trappe !' },
    { category: 'good-event' },
    eachTime(
      entersPlay(thisObject),
      roll(on(1, 3, sequence(look(3, decks('monster'), putOnTop(shown)), mayAttackAgain)), on(4, 6, take(1))),
    ),
  ),
];
