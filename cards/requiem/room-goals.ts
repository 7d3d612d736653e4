import {
  all,
  cannot,
  causeAmount,
  causeDealer,
  causeObject,
  compare,
  counters,
  during,
  eachTimeIf,
  exists,
  gainTreasure,
  hasRole,
  ifWould,
  keyed,
  note,
  players,
  putCounters,
  rolled,
  roomCard,
  same,
  sequence,
  thisObject,
  timesNoted,
  when,
  type Ability,
  type Card,
  type EventPattern,
} from '../../src/engine/vocabulary/index.js';

/** A goal that is complete when something has happened so many times: each time is noted, and the last brings a counter. */
const goal = (number: number, times: number, event: EventPattern): Ability =>
  keyed(
    `goal${number}`,
    ifWould(event, {
      instead: 'also',
      effect: sequence(note(number), when(compare(timesNoted(number), '=', times), putCounters(1))),
    }),
  );

/** Rooms that watch what players do while they lie there. */
export const requiemGoalRooms: readonly Card[] = [
  roomCard(
    'social-goals',
    { en: 'Social Goals!', fr: 'Objectifs communs !' },
    {},
    goal(1, 5, { event: 'playLoot' }),
    goal(2, 3, { event: 'dies', where: all(hasRole(causeObject, 'monster'), exists(causeDealer)) }),
    goal(3, 1, { event: 'giveCoins', where: compare(causeAmount, '>=', 6) }),
    goal(4, 3, { event: 'purchase' }),
    goal(5, 3, rolled(6)),
    during(
      compare(counters(thisObject), '<', 4),
      cannot({ event: 'putIntoDiscard', where: same(causeObject, thisObject) }),
    ),
    eachTimeIf(
      { event: 'putCounters', where: same(causeObject, thisObject) },
      compare(counters(thisObject), '=', 4),
      gainTreasure(2, players()),
    ),
  ),
];
