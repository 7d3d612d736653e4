import { curse, eachTime, monsterCard, startOfYourTurn, take, type Card } from '../../src/engine/vocabulary/index.js';

export const curses: readonly Card[] = [
  monsterCard(
    'curse-of-pain',
    { en: 'Curse of Pain', fr: 'Malédiction de la douleur' },
    { category: 'curse' },
    ...curse,
    eachTime(startOfYourTurn, take(1)),
  ),
];
