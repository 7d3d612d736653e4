import type { PlayerId } from '../../engine/index.js';
import { updated, type Seat, type TableData } from '../record/data.js';
import { hasStopped } from '../record/missed-deadlines.js';
import type { GameDone } from '../servers/conduct.js';

/** How somebody departs from their seat in a game: they leave it, give the game up, or somebody else gives the seat away. */
export type Departure = 'leaves' | 'concedes' | 'replaced';

/** How whoever sits here goes when somebody else gives the seat away: who has stopped answering has left. */
export const departureOf = (data: TableData, { player }: Seat): Departure =>
  hasStopped(data, player) ? 'leaves' : 'replaced';

/** The table that knows who has left its game while it went on. */
export const withAbandoned = (data: TableData, { user, name }: Pick<Seat, 'user' | 'name'>): TableData =>
  user === null
    ? data
    : updated(data, {
        social: { abandoned: [...(data.social.abandoned ?? []).filter((one) => one.user !== user), { user, name }] },
      });

/** The table for which this user has not left, or about whom nothing is to be kept. */
export const withoutAbandoned = (data: TableData, user: string): TableData => {
  const { abandoned = [], ...social } = data.social;
  const others = abandoned.filter((one) => one.user !== user);
  return { ...data, social: others.length === 0 ? social : { ...social, abandoned: others } };
};

/** The table as this seat is given to somebody else: who sat there is noted as having left if they had stopped answering. */
export const withSeatTaken = (data: TableData, player: PlayerId): TableData => {
  const seat = data.game.seats.find((one) => one.player === player);
  return seat === undefined || departureOf(data, seat) !== 'leaves' ? data : withAbandoned(data, seat);
};

/**
 * For whom a game is over, and how: whoever left it, and once it has come to an end everybody who sits there or has given
 * it up. Null where that is not kept: outside servers, and where a person played alone.
 */
export const departuresIn = ({
  phase,
  game: { upkeep, seats },
  social: { former, abandoned = [] },
}: TableData): readonly GameDone[] | null => {
  const sitting = seats.flatMap(({ user, name, aside }) => (user === null || aside === true ? [] : [{ user, name }]));
  const conceded = former.flatMap(({ user, name, conceded: has }) => (user === null || !has ? [] : [{ user, name }]));
  const people = new Set([...sitting, ...former, ...abandoned].flatMap(({ user }) => user ?? []));
  if (upkeep.server === null || people.size < 2) return null;
  const isFinished = phase === 'over' && upkeep.idleHours === null;
  const stayed = isFinished ? [...sitting, ...conceded] : [];
  return [
    ...stayed.filter(({ user }) => abandoned.every((one) => one.user !== user)).map((one) => ({ ...one, left: false })),
    ...abandoned.map((one) => ({ ...one, left: true })),
  ];
};
