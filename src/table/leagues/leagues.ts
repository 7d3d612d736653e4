import type { GameStore } from '../record/game-store.js';
import { changing } from '../servers/changing.js';
import { leagueKey } from '../servers/league-key.js';
import { placesIn } from '../statistics/placing.js';
import { VERSUS, type GameSummary } from '../statistics/summary.js';
import { tablesFor } from './pairing.js';
import {
  departed,
  joined,
  league,
  LEAGUE_LIMITS,
  nameless,
  openSeason,
  playingIn,
  withNewest,
  type League,
  type LeagueTable,
  type Season,
} from './season.js';
import { metIn } from './standings.js';

/** Why something cannot be done with a league. */
export type LeagueProblem = 'isOpen' | 'noSeason' | 'full' | 'notIn' | 'tooFew' | 'movedOn' | 'noMoreRounds';

/** The league after something was done, or why it was not: then nothing has changed. */
interface LeagueOutcome {
  readonly league: League;
  readonly problem: LeagueProblem | null;
}

/** The leagues of servers, one each. Who may open, pair and close is for the caller to know. Every method throws `StoreUnavailable`. */
export interface Leagues {
  of(server: string): Promise<League>;
  open(server: string, size: number): Promise<LeagueOutcome>;
  join(server: string, person: { readonly user: string; readonly name: string }): Promise<LeagueOutcome>;
  /** Takes somebody out of further rounds, and of tables that are still to be played; their results stay. */
  leave(server: string, user: string): Promise<LeagueOutcome>;
  /** Pairs the next round; `after` is how many there have been, as whoever asks for it has seen it. */
  startRound(server: string, after: number): Promise<LeagueOutcome>;
  /** Ends the season with this number. */
  close(server: string, number: number): Promise<LeagueOutcome>;
  /** Takes the result of a game, once, where the people of a table have played it. */
  note(summary: GameSummary): Promise<void>;
  /** In which servers a user is in a league. It looks at everything: not for every click. */
  servers(user: string): Promise<readonly string[]>;
  /** Takes a user's id and name out of all leagues. */
  forget(user: string): Promise<void>;
}

const NONE: League = { format: 1, seasons: [] };

const read = (text: string | null): League => {
  if (text === null) return NONE;
  try {
    return league.safeParse(JSON.parse(text)).data ?? NONE;
  } catch {
    return NONE;
  }
};
const write = (one: League): string | null => (one.seasons.length === 0 ? null : JSON.stringify(one));

const isAt = (table: LeagueTable, { people }: GameSummary, season: Season): boolean => {
  const isHere = (user: string): boolean => people.some((one) => one.user === user);
  const hasLeft = (user: string): boolean => season.people.some((one) => one.user === user && one.left);
  const others = people.filter(({ user }) => !table.people.includes(user));
  return table.people.every(isHere) && others.every(({ user }) => hasLeft(user));
};

const resultOf = ({ people: users }: LeagueTable, { game, at, people }: GameSummary): LeagueTable['result'] => {
  const own = people.filter(({ user }) => users.includes(user));
  const places = placesIn(own);
  return {
    game,
    at,
    people: own.map(({ user, won, souls }, n) => ({ user, won, souls, place: places[n] ?? 1 })),
  };
};

/**
 * The season with the result of this game: of the earliest table that waits for these people. Others at it may only be people who
 * have left the league meanwhile, and no seat may have been a computer player's from the beginning.
 */
export const withResult = (before: Season, summary: GameSummary): Season => {
  const all = before.rounds.flatMap(({ started, tables }) => tables.map((table) => ({ started, table })));
  if (summary.mode !== VERSUS || summary.computers > 0) return before;
  if (all.some(({ table }) => table.result?.game === summary.game)) return before;
  const found = all.find(
    ({ started, table }) => table.result === null && started <= summary.at && isAt(table, summary, before),
  )?.table;
  if (found === undefined) return before;
  const played = { ...found, result: resultOf(found, summary) };
  return {
    ...before,
    rounds: before.rounds.map((round) => ({
      ...round,
      tables: round.tables.map((table) => (table === found ? played : table)),
    })),
  };
};

type Made = Season | LeagueProblem;

/** Why no round can be paired after so many; null when one can. */
export const roundProblem = (season: Season, after: number): LeagueProblem | null => {
  if (season.rounds.length !== after) return 'movedOn';
  if (after >= LEAGUE_LIMITS.rounds) return 'noMoreRounds';
  return playingIn(season).length < 2 ? 'tooFew' : null;
};

const pairRound = (season: Season, after: number, now: number): Made => {
  const problem = roundProblem(season, after);
  if (problem !== null) return problem;
  const people = playingIn(season).map(({ user }) => user);
  const tables = tablesFor(people, season.size, metIn(season)).map((one) => ({ people: [...one], result: null }));
  return { ...season, rounds: [...season.rounds, { started: now, tables }] };
};

/** `now` is in milliseconds since 1970. */
export const createLeagues = (
  store: Pick<GameStore, 'serverData' | 'replaceServerData' | 'allServers'>,
  now: () => number,
): Leagues => {
  const change = async (server: string, work: (before: League) => League): Promise<League> =>
    changing(store, { key: leagueKey.of(server), read, write }, work);

  /** Does something to the season that goes on. */
  const inSeason = async (server: string, work: (season: Season) => Made): Promise<LeagueOutcome> => {
    let problem: LeagueProblem | null = null;
    const after = await change(server, (before) => {
      const season = openSeason(before);
      const made = season === null ? 'noSeason' : work(season);
      problem = typeof made === 'string' ? made : null;
      return typeof made === 'string' || made === season ? before : withNewest(before, () => made);
    });
    return { league: after, problem };
  };

  const servers: Leagues['servers'] = async (user) => {
    const found: string[] = [];
    for (const server of leagueKey.among(await store.allServers())) {
      const { seasons } = read(await store.serverData(leagueKey.of(server)));
      if (seasons.some(({ people }) => people.some((one) => one.user === user))) found.push(server);
    }
    return found;
  };

  return {
    servers,
    of: async (server) => read(await store.serverData(leagueKey.of(server))),
    async open(server, size) {
      let problem: LeagueProblem | null = null;
      const after = await change(server, (before) => {
        problem = openSeason(before) === null ? null : 'isOpen';
        if (problem !== null) return before;
        const number = (before.seasons[0]?.number ?? 0) + 1;
        const made: Season = { number, opened: now(), closed: null, size, people: [], rounds: [] };
        return { format: 1, seasons: [made, ...before.seasons].slice(0, LEAGUE_LIMITS.seasons) };
      });
      return { league: after, problem };
    },
    join: async (server, person) =>
      inSeason(server, (season) => {
        const isIn = season.people.some(({ user }) => user === person.user);
        return !isIn && season.people.length >= LEAGUE_LIMITS.people ? 'full' : joined(season, person);
      }),
    leave: async (server, user) =>
      inSeason(server, (season) =>
        playingIn(season).some((one) => one.user === user) ? departed(season, user) : 'notIn',
      ),
    startRound: async (server, after) => inSeason(server, (season) => pairRound(season, after, now())),
    close: async (server, number) =>
      inSeason(server, (season) => (season.number === number ? { ...season, closed: now() } : 'movedOn')),
    async note(summary) {
      if (summary.server === null) return;
      if (openSeason(await this.of(summary.server)) === null) return;
      await inSeason(summary.server, (season) => withResult(season, summary));
    },
    async forget(user) {
      for (const server of await servers(user))
        await change(server, (before) => ({ ...before, seasons: before.seasons.map((one) => nameless(one, user)) }));
    },
  };
};
