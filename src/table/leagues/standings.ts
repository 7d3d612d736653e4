import type { LeagueTable, Season } from './season.js';

/** Points of whoever is ahead of everybody else at a table: with two to four people every part of them is a whole number. */
const MOST_POINTS = 12;

/** What somebody has in a season, and their place, which is shared by those who are equal in everything that counts. */
export interface Standing {
  readonly user: string;
  /** Null when they have had their data deleted. */
  readonly name: string | null;
  readonly left: boolean;
  readonly place: number;
  readonly points: number;
  readonly played: number;
  readonly wins: number;
  readonly souls: number;
  /** The average points of those whom they have met, once for each meeting, in hundredths. */
  readonly opposition: number;
}

type Result = NonNullable<LeagueTable['result']>;

/** The points of one person at a table: an equal part for each other whom they are ahead of, half of it for an equal. */
const pointsIn = (people: Result['people'], user: string): number => {
  const own = people.find((one) => one.user === user);
  const others = people.filter((one) => one.user !== user);
  if (own === undefined || others.length === 0) return 0;
  const ahead = others.filter(({ place }) => place > own.place).length;
  const equal = others.filter(({ place }) => place === own.place).length;
  return ((ahead + equal / 2) * MOST_POINTS) / others.length;
};

/** Results of a season. */
const resultsIn = ({ rounds }: Season): readonly Result[] =>
  rounds.flatMap(({ tables }) => tables.flatMap(({ result }) => result ?? []));

/** How often two people have met, at tables that are still to be played too. */
export const metIn =
  ({ rounds }: Season) =>
  (one: string, other: string): number =>
    one === other
      ? 0
      : rounds.flatMap(({ tables }) => tables).filter(({ people }) => people.includes(one) && people.includes(other))
          .length;

const better = (one: Standing, other: Standing): number =>
  other.points - one.points || other.wins - one.wins || other.opposition - one.opposition || other.souls - one.souls;

/**
 * Everybody in their places: by points, then wins, then the average points of those whom they have met, then souls; who is equal in
 * all of these shares a place. In the order of the list otherwise.
 */
export const standingsOf = (season: Season): readonly Standing[] => {
  const results = resultsIn(season);
  const of = (user: string): readonly Result[] =>
    results.filter(({ people }) => people.some((one) => one.user === user));
  const points = new Map(
    season.people.map(({ user }) => [user, of(user).reduce((sum, { people }) => sum + pointsIn(people, user), 0)]),
  );
  const all = season.people.map(({ user, name, left }): Standing => {
    const played = of(user);
    const own = played.flatMap(({ people }) => people.filter((one) => one.user === user));
    const met = played.flatMap(({ people }) => people.filter((one) => one.user !== user));
    const against = met.reduce((sum, one) => sum + (points.get(one.user) ?? 0), 0);
    return {
      user,
      name,
      left,
      place: 0,
      points: points.get(user) ?? 0,
      played: played.length,
      wins: own.filter(({ won }) => won).length,
      souls: own.reduce((sum, { souls }) => sum + souls, 0),
      opposition: met.length === 0 ? 0 : Math.round((against / met.length) * 100),
    };
  });
  return all
    .map((one) => ({ ...one, place: 1 + all.filter((other) => better(other, one) < 0).length }))
    .toSorted((one, other) => one.place - other.place);
};
