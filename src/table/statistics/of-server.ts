import { z } from 'zod';
import type { Stored } from '../record/fields/stored.js';
import { NOTED_GAMES, NOTHING, ratingKept, sums, withGame } from './own.js';
import type { Rating } from './rating.js';
import { AGAINST_COMPUTERS, facesKept, type GameSummary } from './summary.js';
import { facesTogether, NO_FACES } from './thrown.js';

const row = sums.extend({
  user: z.string(),
  /** As it was in their newest game. */
  name: z.string(),
  dice: facesKept,
  rating: ratingKept.nullable(),
});
export type ServerRow = Stored<typeof row>;

/** The statistics of a server: of those of its people who want theirs kept. */
export const serverStatistics = z.object({
  format: z.literal(1),
  /** Ids of the newest games that are in it: none counts twice. */
  noted: z.array(z.string()),
  games: z.int().min(0),
  people: z.array(row),
});
export type ServerStatistics = Stored<typeof serverStatistics>;

export const NO_SERVER_STATISTICS: ServerStatistics = { format: 1, noted: [], games: 0, people: [] };

/** People of one server: of more, those who have not played for longest go. */
const MOST_PEOPLE = 1_000;

/** A game in which a person plays against computers alone is theirs and nobody else's to look at. */
export const countsForServer = ({ mode, people }: GameSummary): boolean =>
  mode !== AGAINST_COMPUTERS && people.length > 1;

/** The server's statistics with this game, once: for those of its people whose rating, or its absence, is given. */
export const withServerGame = (
  before: ServerStatistics,
  { game, people }: GameSummary,
  ratings: ReadonlyMap<string, Rating | null>,
): ServerStatistics => {
  const counted = people.filter(({ user }) => ratings.has(user));
  if (before.noted.includes(game) || counted.length === 0) return before;
  const now = counted.map((one): ServerRow => {
    const known = before.people.find(({ user }) => user === one.user);
    const { user, name } = one;
    const dice = [...facesTogether(known?.dice ?? NO_FACES, one.dice)] as ServerRow['dice'];
    return { ...withGame(known ?? NOTHING, one), user, name, dice, rating: ratings.get(user) ?? null };
  });
  const others = before.people.filter(({ user }) => counted.every((one) => one.user !== user));
  return {
    format: 1,
    noted: [game, ...before.noted].slice(0, NOTED_GAMES),
    games: before.games + 1,
    people: [...now, ...others].slice(0, MOST_PEOPLE),
  };
};

const without = (before: ServerStatistics, people: ServerRow[]): ServerStatistics => ({ ...before, people });

/** The server's statistics without this user, or with no rating of theirs. */
export const withoutPerson = (before: ServerStatistics, user: string): ServerStatistics =>
  before.people.some((one) => one.user === user)
    ? without(
        before,
        before.people.filter((one) => one.user !== user),
      )
    : before;
export const withoutRating = (before: ServerStatistics, user: string): ServerStatistics =>
  without(
    before,
    before.people.map((one) => (one.user === user ? { ...one, rating: null } : one)),
  );
