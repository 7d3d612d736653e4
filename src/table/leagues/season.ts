import { z } from 'zod';
import type { Stored } from '../record/fields/stored.js';

const count = z.int().min(0);

/** How a table of a round ended: the place of each, shared by who has done the same; who has left is last. */
const result = z.object({
  game: z.string(),
  /** In milliseconds since 1970. */
  at: z.number(),
  people: z.array(z.object({ user: z.string(), place: z.int().min(1), won: z.boolean(), souls: count })),
});

const leagueTable = z.object({ people: z.array(z.string()), result: result.nullable() });
export type LeagueTable = Stored<typeof leagueTable>;

const person = z.object({
  user: z.string(),
  /** As it was when they joined; null when they have had their data deleted. */
  name: z.string().nullable(),
  /** They are in no further round. */
  left: z.boolean(),
});
type LeaguePerson = Stored<typeof person>;

/** A season of a server's league. */
const season = z.object({
  number: z.int().min(1),
  /** In milliseconds since 1970; `closed` is null while it goes on. */
  opened: z.number(),
  closed: z.number().nullable(),
  /** How many people sit at a table where that divides well. */
  size: z.int().min(2).max(4),
  people: z.array(person),
  rounds: z.array(z.object({ started: z.number(), tables: z.array(leagueTable) })),
});
export type Season = Stored<typeof season>;

/** A league: its seasons, the newest first. */
export const league = z.object({ format: z.literal(1), seasons: z.array(season) });
export type League = Stored<typeof league>;

export const LEAGUE_LIMITS = { people: 128, rounds: 30, seasons: 5, sizes: [2, 3, 4] } as const;

/** The season that goes on; null when none does. */
export const openSeason = ({ seasons }: League): Season | null => {
  const [newest] = seasons;
  return newest === undefined || newest.closed !== null ? null : newest;
};

/** Who is in the next round. */
export const playingIn = ({ people }: Season): readonly LeaguePerson[] => people.filter(({ left }) => !left);

/** The league with its newest season changed. */
export const withNewest = (before: League, change: (season: Season) => Season): League => {
  const [newest, ...others] = before.seasons;
  return newest === undefined ? before : { ...before, seasons: [change(newest), ...others] };
};

const withPerson = (before: Season, user: string, change: (person: LeaguePerson) => LeaguePerson): Season => ({
  ...before,
  people: before.people.map((one) => (one.user === user ? change(one) : one)),
});

/** The season with somebody in it from the next round on; whoever was in it before is again, with all that they had. */
export const joined = (before: Season, { user, name }: { readonly user: string; readonly name: string }): Season =>
  before.people.some((one) => one.user === user)
    ? withPerson(before, user, () => ({ user, name, left: false }))
    : { ...before, people: [...before.people, { user, name, left: false }] };

/**
 * The season without somebody from now on: what they have played stays; they sit at no table that is still to be played, and a
 * table at which nobody could be met is none.
 */
export const departed = (before: Season, user: string): Season => {
  const rounds = before.rounds.map((round) => ({
    ...round,
    tables: round.tables
      .map((table) =>
        table.result === null ? { ...table, people: table.people.filter((one) => one !== user) } : table,
      )
      .filter(({ people, result: ended }) => ended !== null || people.length > 1),
  }));
  return withPerson({ ...before, rounds }, user, (one) => ({ ...one, left: true }));
};

/** The season in which nobody can tell who somebody was: for the others what they have played with them stays. */
export const nameless = (before: Season, user: string): Season => {
  const at = before.people.findIndex((one) => one.user === user);
  if (at < 0) return before;
  const nobody = `former-${at}`;
  const renamed = (one: string): string => (one === user ? nobody : one);
  const gone = departed(before, user);
  return {
    ...gone,
    people: gone.people.map((one) => (one.user === user ? { user: nobody, name: null, left: true } : one)),
    rounds: gone.rounds.map((round) => ({
      ...round,
      tables: round.tables.map(({ people, result: ended }) => ({
        people: people.map(renamed),
        result: ended && { ...ended, people: ended.people.map((one) => ({ ...one, user: renamed(one.user) })) },
      })),
    })),
  };
};
