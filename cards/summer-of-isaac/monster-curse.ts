import {
  curse,
  dies,
  eachTime,
  gainTreasure,
  monsterCard,
  otherPlayers,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const summerCurses: readonly Card[] = [
  monsterCard(
    'curse-of-envy',
    { en: 'Curse of Envy', fr: "Malédiction de l'Envie" },
    { category: 'curse' },
    ...curse,
    eachTime(dies(you), gainTreasure(1, otherPlayers)),
  ),
];
