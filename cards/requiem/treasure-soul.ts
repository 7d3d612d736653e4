import {
  aimed,
  and,
  becomeSoul,
  compare,
  counters,
  discardOf,
  eachTime,
  eachTimeIf,
  endOfYourTurn,
  gain,
  gainTreasure,
  give,
  it,
  kill,
  loot,
  monsterDies,
  named,
  on,
  otherPlayers,
  paid,
  payThis,
  playerDies,
  putCounters,
  roll,
  sequence,
  startOfYourTurn,
  take,
  target,
  thisObject,
  when,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const requiemSoulTreasures: readonly Card[] = [
  printed(
    'cursed-soul',
    eachTime(
      startOfYourTurn,
      sequence(and(take(1), putCounters(1)), when(compare(counters(thisObject), '>=', 6), becomeSoul())),
      'start',
    ),
    eachTime(endOfYourTurn, aimed(give(thisObject, target()), otherPlayers), 'end'),
  ),
  printed(
    'experimental-treatment',
    paid(
      [payThis],
      roll(
        on(1, 1, kill(you)),
        on(2, 2, loot(3)),
        on(3, 3, gain(9)),
        on(4, 4, gainTreasure(1)),
        on(5, 5, gainTreasure(2)),
        on(
          6,
          6,
          when(
            named(thisObject, 'experimental-treatment'),
            becomeSoul(discardOf('treasure', named(it, 'experimental-treatment'))),
          ),
        ), // RULING-30
      ),
    ),
  ),
  printed(
    'ultra-flesh-kid',
    eachTime(monsterDies, putCounters(1), 'monster'),
    eachTime(playerDies, putCounters(1), 'player'),
    eachTimeIf(endOfYourTurn, compare(counters(thisObject), '>=', 12), becomeSoul(), 'end'),
  ),
];
