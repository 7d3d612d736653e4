import { houseCardsAt } from '../options/house-cards.js';
import { computerName } from '../lobby/lobby.js';
import { UNCALLED } from '../record/fields/finding.js';
import { withoutEndedOf } from '../record/fields/mentions.js';
import type { Refusal } from '../record/outcome.js';
import type { TableChange, WorkingCopy } from '../record/table-change.js';
import { updated, type Person, type Seat, type TableData } from '../record/data.js';

/** Computer players under names of their own: one of them may have gone on in the seat of a person who left. */
const renamed = (data: TableData): readonly Seat[] => {
  const people = data.game.seats.filter(({ user }) => user !== null);
  const seats: Seat[] = [];
  for (const seat of data.game.seats) {
    const { vacant: _vacant, proposedEnd: _turn, since: _since, ...kept } = seat;
    const name =
      seat.computer === null ? seat.name : computerName(updated(data, { game: { seats: [...people, ...seats] } }));
    seats.push({ ...kept, name, passing: null });
  }
  return seats;
};

/** The options of a game; that one person plays for all seats only where that is still so. */
const withoutAlone = ({ game: { options, seats } }: TableData): TableData['game']['options'] => {
  const { alone: _alone, ...others } = options;
  const [first] = seats;
  return seats.every(({ user }) => user !== null && user === first?.user) ? options : others;
};

/**
 * A new lobby with the people, computer players and options of the game that is over. Anybody who sat there may ask for
 * it, and is its host; `game` is the one that was seen to be over, `next` the new one.
 */
export const rematch = (working: WorkingCopy, person: Person, game: string, next: string): TableChange | Refusal => {
  const { data } = working;
  if (data.phase !== 'over') return { why: 'tableExists' };
  if (data.game.id !== game) return { why: 'movedOn' };
  if (!data.game.seats.some(({ user }) => user === person.user)) return { why: 'notSeated' };
  const {
    endedBy: _ended,
    rewinds: _rewinds,
    mends: _mends,
    failedIn: _failed,
    soulsByTurn: _souls,
    ...played
  } = data.game;
  const { abandoned: _abandoned, ...social } = data.social;
  const { date: _date, ...upkeep } = data.game.upkeep;
  const houseCards = houseCardsAt(working);
  return {
    session: null,
    data: {
      ...data,
      phase: 'lobby',
      game: {
        ...played,
        options: { ...withoutAlone(data), thread: false, startsFull: false },
        upkeep: { ...upkeep, idleHours: null, origin: null },
        id: next,
        host: person.user,
        rematchBy: person.user,
        seats: renamed(data),
        seedHash: null,
        ...(houseCards.length === 0 ? {} : { houseCards: [...houseCards] }),
      },
      social: { ...social, finding: { ...UNCALLED, role: social.finding.role }, promises: [], former: [] },
      display: {
        ...data.display,
        messages: { ...withoutEndedOf(data.display.messages, new Set([person.user])), board: null, former: null },
      },
    },
  };
};
