import type { PlayerId } from '../../engine/index.js';
import { updated, type HasGame, type Seat } from './data.js';

type WithSeats = HasGame<'seats'>;

/** All seats of a user: several where one person plays for them (COOP-01). */
export const seatsOfUser = ({ game: { seats } }: WithSeats, user: string): readonly Seat[] =>
  seats.filter((seat) => seat.user === user);

/** The active seat of a user, for which they act now; null for nobody who sits there. */
export const seatOfUser = (data: WithSeats, user: string): Seat | null => {
  const own = seatsOfUser(data, user);
  return own.find(({ aside }) => aside !== true) ?? own[0] ?? null;
};

/** The seat as the active one of its person, or set aside as another one of theirs. */
const withAside = ({ aside: _aside, ...seat }: Seat, isAside: boolean): Seat =>
  isAside ? { ...seat, aside: true } : seat;

/** The table with this seat as the active one of its user; unchanged where a user has one seat. */
export const withActiveSeat = <T extends WithSeats>(data: T, player: PlayerId): T => {
  const user = data.game.seats.find((seat) => seat.player === player)?.user ?? null;
  if (user === null || seatsOfUser(data, user).length < 2 || seatOfUser(data, user)?.player === player) return data;
  const seats = data.game.seats.map((seat) => (seat.user === user ? withAside(seat, seat.player !== player) : seat));
  return updated(data, { game: { seats } });
};

/** How many people sit there, whoever plays for several seats once. */
export const peopleAt = ({ game: { seats } }: WithSeats): number =>
  new Set(seats.flatMap(({ user }) => user ?? [])).size;
