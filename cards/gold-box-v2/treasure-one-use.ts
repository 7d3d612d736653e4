import {
  choose,
  chosen,
  destroyThis,
  eachTime,
  ifYouDo,
  kill,
  monsters,
  nextTimeThisTurn,
  players,
  sequence,
  tap,
  treasureCard,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const goldBoxOneUseTreasures: readonly Card[] = [
  treasureCard(
    'plan-c',
    { en: 'Plan C', fr: 'Plan C' },
    { category: 'one-use' },
    tap(
      sequence(
        ifYouDo(destroyThis, sequence(choose(monsters()), kill(chosen()))),
        nextTimeThisTurn(eachTime({ event: 'turnEnds' }, kill(players()))), // AND-02
      ),
    ),
  ),
];
