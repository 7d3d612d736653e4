import type { Refusal } from '../record/outcome.js';
import type { HasGame, Seat } from '../record/data.js';
import { seatsFor } from '../record/way-to-play.js';

/** What a person calls their other seats: by their name with the number of the seat. */
const named = (name: string, number: number): string => `${name} ${number}`;

/** The seats without those that somebody has besides their first one. */
const firstOfEach = (seats: readonly Seat[]): readonly Seat[] =>
  seats.filter(({ user }, index) => user === null || seats.findIndex((one) => one.user === user) === index);

/** The seats of one person who plays for all of them (COOP-01). */
const ofOne = (seat: Seat, most: number): readonly Seat[] => {
  const { aside: _aside, ...first } = seat;
  const others = Array.from({ length: most - 1 }, (_, index): Seat => ({
    ...first,
    name: named(seat.name, index + 2),
    aside: true,
  }));
  return [first, ...others];
};

/** The seats of a lobby as its options want them: one person has all, or each their own; or why that cannot be (COOP-01). */
export const seatsAsWanted = ({
  game: { seats, options },
}: HasGame<'seats' | 'options'>): readonly Seat[] | Refusal => {
  const { most } = seatsFor(options);
  const single = firstOfEach(seats);
  const [own, ...others] = single;
  if (options.alone === true)
    return own === undefined || own.user === null || others.length > 0
      ? { why: 'mode', problem: 'alone', seats: most }
      : ofOne(own, most);
  return single.length > most ? { why: 'mode', problem: 'seats', seats: most } : single;
};
