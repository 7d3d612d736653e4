import {
  always,
  anyOf,
  curse,
  deactivate,
  eachTime,
  endOfYourTurn,
  items,
  monsterCard,
  mustAttackSomething,
  objects,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const plusCurses: readonly Card[] = [
  monsterCard(
    'curse-of-blood-lust',
    { en: 'Curse of Blood Lust', fr: 'Malédiction de la soif de sang' },
    { category: 'curse' },
    ...curse,
    always(mustAttackSomething(you)), // TURN-12
  ),
  monsterCard(
    'curse-of-impulse',
    { en: 'Curse of Impulse', fr: "Malédiction de l'impulsion" },
    { category: 'curse' },
    ...curse,
    eachTime(endOfYourTurn, deactivate(anyOf(items(youControlIt), objects('character', youControlIt)))),
  ),
];
