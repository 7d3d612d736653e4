import {
  canBeAttackedWith,
  cancelEverything,
  causeAmount,
  decks,
  eachTime,
  endTurn,
  ifWould,
  loot,
  mayPlay,
  meanwhile,
  nextTimeThisTurn,
  nothing,
  playerKilledByAnother,
  players,
  rolledBy,
  ruleTillEndOfTurn,
  seesTop,
  sequence,
  takesDamage,
  tap,
  tillEndOfTurn,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const unboxingActiveTreasures: readonly Card[] = [
  printed('glitter-bombs', tap(ruleTillEndOfTurn(seesTop('loot', players()), mayPlay(decks('loot'))))),
  printed(
    'my-little-unicorn',
    tap(
      sequence(
        meanwhile(ifWould(takesDamage(you), { instead: 'prevent', amount: causeAmount, effect: nothing })),
        nextTimeThisTurn(eachTime(rolledBy(you, 1, 3), sequence(cancelEverything, endTurn))),
      ),
    ),
  ),
  printed('the-nail', tap(tillEndOfTurn(canBeAttackedWith(4, players()))), eachTime(playerKilledByAnother, loot(1))),
];
