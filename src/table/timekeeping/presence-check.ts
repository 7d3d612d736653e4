import { notifyAt, overdueIn } from '../clock/waits.js';
import type { HasGame, TableData } from '../record/data.js';
import type { Later } from '../repository/delivery.js';
import type { Place, Presence, PresenceOf } from './presence.js';

/** Milliseconds that the answer may take: a deadline that is over waits for nothing longer. */
const PATIENCE = 1_500;

/** Whether each user that was asked about can act. */
export type PresenceByUser = ReadonlyMap<string, Presence>;

/** The users whose time is over at `now`, or who are due a notification: of these it is checked whether they can act. */
export const usersToCheck = (
  { clock, game: { seats } }: Pick<TableData, 'clock'> & HasGame<'seats'>,
  now: number,
): readonly string[] => {
  const due = clock.waits.filter((wait) => (notifyAt(wait, { clock, game: { seats } }) ?? Infinity) <= now);
  const players = new Set([...overdueIn(clock, now), ...due].map(({ player }) => player));
  return seats.flatMap(({ player, user }) => (players.has(player) ? (user ?? []) : []));
};

/** Checks all of them at once; who cannot be checked within `PATIENCE`, or whose check fails, counts as there. */
export const checkPresence = async (
  place: Place,
  users: readonly string[],
  presenceOf: PresenceOf,
  later: Later,
): Promise<PresenceByUser> => {
  const inTime = async (user: string): Promise<Presence> =>
    Promise.race([
      presenceOf(place, user).catch((): Presence => 'here'),
      new Promise<Presence>((resolve) => later(PATIENCE, () => resolve('here'))),
    ]);
  return new Map(await Promise.all(users.map(async (user) => [user, await inTime(user)] as const)));
};
