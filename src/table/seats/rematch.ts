import { houseCardsAt } from './house-cards.js';
import { computerName } from './lobby.js';
import { UNCALLED } from '../record/finding.js';
import { withoutEndedOf } from '../record/mentions.js';
import type { Refusal } from '../record/outcome.js';
import type { TableChange, WorkingCopy } from '../record/table-change.js';
import type { Person, Seat, TableData } from '../record/data.js';

/** Computer players under names of their own: one of them may have gone on in the seat of a person who left. */
const renamed = (data: TableData): readonly Seat[] => {
  const people = data.seats.filter(({ user }) => user !== null);
  const seats: Seat[] = [];
  for (const seat of data.seats) {
    const { vacant: _vacant, proposedEnd: _turn, since: _since, ...kept } = seat;
    const name = seat.computer === null ? seat.name : computerName({ ...data, seats: [...people, ...seats] });
    seats.push({ ...kept, name, passing: null });
  }
  return seats;
};

/** The options of a game; that one person plays for all seats only where that is still so. */
const withoutAlone = ({ options, seats }: TableData): TableData['options'] => {
  const { alone: _alone, ...others } = options;
  const [first] = seats;
  return seats.every(({ user }) => user !== null && user === first?.user) ? options : others;
};

/**
 * A new lobby with the people, computer players and options of the game that is over. Anybody who sat there may ask for
 * it, and is its host; `game` is the one that was seen to be over, `next` the new one.
 */
export const rematch = (working: WorkingCopy, person: Person, game: string, next: string): TableChange | Refusal => {
  const {
    endedBy: _ended,
    rewinds: _rewinds,
    mends: _mends,
    failedIn: _failed,
    abandoned: _abandoned,
    soulsByTurn: _souls,
    ...data
  } = working.data;
  if (data.phase !== 'over') return { why: 'tableExists' };
  if (data.game !== game) return { why: 'movedOn' };
  if (!data.seats.some(({ user }) => user === person.user)) return { why: 'notSeated' };
  const houseCards = houseCardsAt(working);
  return {
    session: null,
    data: {
      ...data,
      phase: 'lobby',
      options: { ...withoutAlone(data), thread: false, startsFull: false },
      upkeep: { ...data.upkeep, idleHours: null, origin: null },
      finding: { ...UNCALLED, role: data.finding.role },
      game: next,
      host: person.user,
      rematchBy: person.user,
      seats: renamed(data),
      messages: { ...withoutEndedOf(data.messages, new Set([person.user])), board: null, former: null },
      promises: [],
      former: [],
      seedHash: null,
      ...(houseCards.length === 0 ? {} : { houseCards: [...houseCards] }),
    },
  };
};
