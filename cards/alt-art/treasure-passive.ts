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
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const altArtPassiveTreasures: readonly Card[] = [
  printed(
    'brimstone-alt-art',
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
