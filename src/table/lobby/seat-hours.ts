import { sameTree } from '../../engine/index.js';
import { withoutAcceptance } from './quick.js';
import { withoutPreparations, withoutHours, type TableChange, type WorkingCopy } from '../record/table-change.js';
import { updated, type Person, type Seat } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';
import { seatOfUser } from '../record/seats-of-user.js';
import { NO_HOURS, type Hours } from '../record/fields/personal-hours.js';

const isSame = (one: Hours, other: Hours): boolean => sameTree(one, other);

/** What a seat keeps of the hours of a person: nothing where nothing is set. */
export const hoursOf = ({ hours = NO_HOURS, showsHours = false }: Person): Pick<Seat, 'hours' | 'showsHours'> => ({
  ...(isSame(hours, NO_HOURS) ? {} : { hours }),
  ...(showsHours ? { showsHours } : {}),
});

/** The seat without what belonged to whoever has left it: their hours, what they had accepted and arranged in advance. */
export const vacated = ({ aside: _aside, ...seat }: Seat): Seat =>
  withoutPreparations(withoutAcceptance(withoutHours(seat)));

/** Copies the hours of a person to their seat, or to each that they play for. */
export const setHours = ({ data, session }: WorkingCopy, person: Person): TableChange | Refusal => {
  if (seatOfUser(data, person.user) === null) return { why: 'notSeated' };
  const seats = data.game.seats.map((one) =>
    one.user === person.user ? { ...withoutHours(one), ...hoursOf(person) } : one,
  );
  return { session, data: updated(data, { game: { seats } }) };
};
