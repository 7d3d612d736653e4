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
  treasureCard,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const unboxingActiveTreasures: readonly Card[] = [
  treasureCard(
    'glitter-bombs',
    { en: 'Glitter Bombs', fr: 'Bombes à paillettes' },
    { category: 'active' },
    tap(ruleTillEndOfTurn(seesTop('loot', players()), mayPlay(decks('loot')))),
  ),
  treasureCard(
    'my-little-unicorn',
    { en: 'My Little Unicorn', fr: 'Ma petite licorne' },
    { category: 'active' },
    tap(
      sequence(
        meanwhile(ifWould(takesDamage(you), { instead: 'prevent', amount: causeAmount, effect: nothing })),
        nextTimeThisTurn(eachTime(rolledBy(you, 1, 3), sequence(cancelEverything, endTurn))),
      ),
    ),
  ),
  treasureCard(
    'the-nail',
    { en: 'The Nail', fr: 'Le clou' },
    { category: 'active', threePlus: true },
    tap(tillEndOfTurn(canBeAttackedWith(4, players()))),
    eachTime(playerKilledByAnother, loot(1)),
  ),
];
