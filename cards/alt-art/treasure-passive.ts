import {
  aimed,
  always,
  attackDeclaredBy,
  cannot,
  combatDamageToMonsterBy,
  deal,
  eachTime,
  nextTime,
  otherPlayers,
  plus,
  sequence,
  startOfYourTurn,
  target,
  tillEndOfTurn,
  treasureCard,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const altArtPassiveTreasures: readonly Card[] = [
  treasureCard(
    'brimstone-alt-art',
    { en: 'Brimstone', fr: 'Soufre' },
    { category: 'passive', threePlus: true },
    always(plus('atk', 2, you)),
    eachTime(
      combatDamageToMonsterBy(you),
      aimed(
        sequence(deal(2, target()), nextTime(eachTime(startOfYourTurn, tillEndOfTurn(cannot(attackDeclaredBy(you)))))),
        otherPlayers,
      ),
    ),
  ),
];
