import type { PlayerId } from '../../engine/index.js';
import type { Seat, TableData } from './data.js';

type Seated = Pick<TableData, 'seats'>;

/** All seats of a user: several where one person plays for them (COOP-01). */
export const seatsOfUser = ({ seats }: Seated, user: string): readonly Seat[] =>
  seats.filter((seat) => seat.user === user);

/** The seat for which a user acts now; null for nobody who sits there. */
export const seatOfUser = (data: Seated, user: string): Seat | null => {
  const own = seatsOfUser(data, user);
  return own.find(({ aside }) => aside !== true) ?? own[0] ?? null;
};

/** The seat as the one for which its person acts now, or as another one of theirs. */
const placed = ({ aside: _aside, ...seat }: Seat, isAside: boolean): Seat =>
  isAside ? { ...seat, aside: true } : seat;

/** The table with whoever plays for several seats acting for this one; the same for everybody else's. */
export const turnedTo = <T extends Seated>(data: T, player: PlayerId): T => {
  const user = data.seats.find((seat) => seat.player === player)?.user ?? null;
  if (user === null || seatsOfUser(data, user).length < 2 || seatOfUser(data, user)?.player === player) return data;
  const seats = data.seats.map((seat) => (seat.user === user ? placed(seat, seat.player !== player) : seat));
  return { ...data, seats };
};

/** How many people sit there, whoever plays for several seats once. */
export const peopleAt = ({ seats }: Seated): number => new Set(seats.flatMap(({ user }) => user ?? [])).size;
