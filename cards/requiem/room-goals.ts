import {
  all,
  cannot,
  causeAmount,
  causeDealer,
  causeObject,
  compare,
  during,
  eachTime,
  eachTimeIf,
  gainTreasure,
  hasRole,
  note,
  notesHere,
  nthTime,
  players,
  playsLoot,
  rolled,
  roomCard,
  same,
  thisObject,
  type Ability,
  type Card,
  type EventPattern,
} from '../../src/engine/vocabulary/index.js';

/** A goal, by its number on the card, is complete when something has happened so many times since the room lies there. */
const goal = (number: number, event: EventPattern): Ability => eachTime(event, note(number), `goal${number}`);

/** Rooms that watch what players do while they lie there. */
export const requiemGoalRooms: readonly Card[] = [
  roomCard(
    'social-goals',
    { en: 'Social Goals!', fr: 'Objectifs communs !' },
    {},
    goal(1, nthTime(5, playsLoot(players()))),
    goal(2, nthTime(3, { event: 'dies', where: all(same(causeDealer, players()), hasRole(causeObject, 'monster')) })),
    goal(3, nthTime(1, { event: 'giveCoins', where: compare(causeAmount, '>=', 6) })),
    goal(4, nthTime(3, { event: 'purchase' })),
    goal(5, nthTime(3, rolled(6))),
    during(compare(notesHere, '<', 4), cannot({ event: 'putIntoDiscard', where: same(causeObject, thisObject) })),
    eachTimeIf(
      { event: 'note', where: same(causeObject, thisObject) },
      compare(notesHere, '=', 4),
      gainTreasure(2, players()),
    ),
  ),
];
