import { hearsAt, overdueIn } from '../clock/waits.js';
import type { TableData } from '../record/data.js';
import type { Later } from '../record/delivery.js';
import type { Place, Presence, PresenceOf } from '../record/presence.js';

/** Milliseconds that the answer may take: a deadline that is over waits for nothing longer. */
const PATIENCE = 1_500;

/** What has been found out about users. */
export type Found = ReadonlyMap<string, Presence>;

/** The users whose time is over at `now`, or who are to hear that they are awaited: whether they can act is worth asking. */
export const inQuestion = ({ clock, seats }: Pick<TableData, 'clock' | 'seats'>, now: number): readonly string[] => {
  const heard = clock.waits.filter((wait) => (hearsAt(wait, { clock, seats }) ?? Infinity) <= now);
  const players = new Set([...overdueIn(clock, now), ...heard].map(({ player }) => player));
  return seats.flatMap(({ player, user }) => (players.has(player) ? (user ?? []) : []));
};

/** Asks about all of them at once; whoever cannot be asked about in time is taken to be there. */
export const findOut = async (
  place: Place,
  users: readonly string[],
  presenceOf: PresenceOf,
  later: Later,
): Promise<Found> => {
  const inTime = async (user: string): Promise<Presence> =>
    Promise.race([
      presenceOf(place, user).catch((): Presence => 'here'),
      new Promise<Presence>((resolve) => later(PATIENCE, () => resolve('here'))),
    ]);
  return new Map(await Promise.all(users.map(async (user) => [user, await inTime(user)] as const)));
};
