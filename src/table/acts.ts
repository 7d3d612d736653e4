import type { Session } from '../engine/index.js';
import type { Person, Refusal, Seat, TableData } from './types.js';

export type Refused = Refusal;
/** A reason that needs no more words. */
export type PlainReason = Exclude<
  Refused['why'],
  'notYourQuestion' | 'rule' | 'noDeal' | 'seat' | 'deckList' | 'tooFewCards' | 'serverFull' | 'wrongChannel' | 'moved'
>;

/** A table to act on: a session of its own that nobody else sees before the commit. */
export interface Working {
  readonly data: TableData;
  readonly session: Session | null;
}

/** What an act made of it. */
export type Change = Working;

export const isRefused = (result: Change | Refused): result is Refused => 'why' in result;

/** A game in progress, and somebody at its table. */
export interface Seated {
  readonly session: Session;
  readonly data: TableData;
  readonly seat: Seat;
}

/** This person at the table of a game that goes on, or why not. */
export const seatAt = ({ data, session }: Working, person: Person): Seated | Refused => {
  if (data.phase === 'lobby') return { why: 'notStarted' };
  if (data.phase === 'over' || session === null) return { why: 'gameOver' };
  const seat = data.seats.find(({ user }) => user === person.user);
  return seat === undefined ? { why: 'notSeated' } : { data, session, seat };
};
