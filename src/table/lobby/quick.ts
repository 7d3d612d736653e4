import { updated, type HasGame, type Person, type Seat, type TableData } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';

type Optioned = HasGame<'options'>;

/** What the seat of this person notes of a quick table: that they accept it; nothing at any other table. */
export const acceptanceOf = ({ game: { options } }: Optioned, { acceptsQuick }: Person): Pick<Seat, 'acceptsQuick'> =>
  options.quick && acceptsQuick === true ? { acceptsQuick } : {};

/** Why this person cannot sit down as yet, or null: at a quick table hands are judged, so each seat accepts it first. */
export const notAccepting = ({ game: { options } }: Optioned, { acceptsQuick }: Person): Refusal | null =>
  options.quick && acceptsQuick !== true ? { why: 'quick' } : null;

/** People at a quick table who have not accepted that; nobody at any other one. */
export const notAccepted = ({ game: { options, seats } }: HasGame<'options' | 'seats'>): readonly Seat[] =>
  options.quick ? seats.filter(({ user, acceptsQuick }) => user !== null && acceptsQuick !== true) : [];

/** The seat of somebody who has accepted nothing. */
export const withoutAcceptance = ({ acceptsQuick: _accepted, ...seat }: Seat): Seat => seat;

/** Notes that somebody who sits in a lobby already accepts that it is quick; refused while they do not say so. */
export const accepting = (data: TableData, person: Person): TableData | Refusal => {
  const seat = notAccepted(data).find(({ user }) => user === person.user);
  if (seat === undefined || data.phase !== 'lobby') return { why: 'alreadySeated' };
  const seats = data.game.seats.map((one) =>
    one.user === seat.user ? { ...one, ...acceptanceOf(data, person) } : one,
  );
  return notAccepting(data, person) ?? updated(data, { game: { seats } });
};

/** The table after its host has changed a setting: a table that becomes quick is accepted by its host alone so far. */
export const withAcceptance = (before: Optioned, after: TableData, host: Person): TableData => {
  if (before.game.options.quick === after.game.options.quick) return after;
  const accepted = acceptanceOf(after, { ...host, acceptsQuick: true });
  const seats = after.game.seats.map((seat) => ({
    ...withoutAcceptance(seat),
    ...(seat.user === host.user ? accepted : {}),
  }));
  return updated(after, { game: { seats } });
};
