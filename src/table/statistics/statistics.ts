import type { GameStore } from '../record/game-store.js';
import { changing, changingAt } from '../servers/changing.js';
import { serverStatisticsKey } from '../servers/server-statistics-key.js';
import type { Servers } from '../servers/servers.js';
import {
  countsForServer,
  NO_SERVER_STATISTICS,
  serverStatistics,
  withoutPerson,
  withoutRating,
  withServerGame,
  type ServerStatistics,
} from './of-server.js';
import {
  begun,
  ownStatistics,
  ratingBefore,
  withoutOpponent,
  withSummary,
  type Met,
  type OwnStatistics,
  type Rated,
} from './own.js';
import { placesIn } from './placing.js';
import { ratedAfter, UNRATED, type Rating } from './rating.js';
import type { GameSummary } from './summary.js';

/** What is counted of people who want that, and of servers that do. Every method throws `StoreUnavailable`. */
export interface Statistics {
  /** Null for whoever wants none. */
  of(user: string): Promise<OwnStatistics | null>;
  /** From now on the games of this user are counted; what is kept already stays. */
  begin(user: string): Promise<OwnStatistics>;
  /** Whether this user wants a rating; only where their games are counted. Without one nothing is kept of it. */
  rate(user: string, wants: boolean): Promise<OwnStatistics | null>;
  /** Deletes everything that is counted of a user, in servers and with others too. */
  forget(user: string): Promise<void>;
  ofServer(server: string): Promise<ServerStatistics>;
  /** Counts a game that is over, as often as one likes: it counts once. */
  note(summary: GameSummary): Promise<void>;
}

/** Where the store keeps them: beside what the person has set. */
const userKey = (user: string): string => `${user}.statistics`;

const parsed = <T>(text: string | null, parse: (value: unknown) => T | undefined): T | undefined => {
  if (text === null) return undefined;
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

const ownAs = {
  read: (text: string | null): OwnStatistics | null =>
    parsed(text, (value) => ownStatistics.safeParse(value).data) ?? null,
  write: (own: OwnStatistics | null): string | null => (own === null ? null : JSON.stringify(own)),
};
const ofServerAs = {
  read: (text: string | null): ServerStatistics =>
    parsed(text, (value) => serverStatistics.safeParse(value).data) ?? NO_SERVER_STATISTICS,
  write: (server: ServerStatistics): string | null => (server.noted.length === 0 ? null : JSON.stringify(server)),
};

type Store = Pick<GameStore, 'userData' | 'replaceUserData' | 'serverData' | 'replaceServerData'>;

/** Places and ratings of those who want to be counted, as they came into the game. */
const ratedIn = (
  { game, people, together }: GameSummary,
  kept: ReadonlyMap<string, OwnStatistics>,
): ReadonlyMap<string, Rated> => {
  const before = people.flatMap((one) => {
    const own = kept.get(one.user);
    const rating = own === undefined ? null : ratingBefore(own, game);
    return rating === null ? [] : [{ one, rating }];
  });
  if (together || before.length < 2) return new Map();
  const after = ratedAfter(
    before.map(({ rating }) => rating),
    placesIn(before.map(({ one }) => one)),
  );
  return new Map(before.map(({ one, rating }, at) => [one.user, { from: rating, to: after[at] ?? rating }]));
};

/** The others of a game who want to be counted too; in a game with a shared goal there are no opponents. */
const metBy = ({ people, together }: GameSummary, user: string, kept: ReadonlyMap<string, OwnStatistics>): Met[] => {
  const places = placesIn(people);
  const placeOf = (one: string): number => places[people.findIndex((other) => other.user === one)] ?? 0;
  if (together) return [];
  return people.flatMap((one) =>
    one.user === user || !kept.has(one.user)
      ? []
      : [
          {
            user: one.user,
            name: one.name,
            isAhead: placeOf(one.user) < placeOf(user),
            isBehind: placeOf(one.user) > placeOf(user),
          },
        ],
  );
};

/** `now` is in milliseconds since 1970. */
export const createStatistics = (store: Store, servers: Pick<Servers, 'settings'>, now: () => number): Statistics => {
  const of = async (user: string): Promise<OwnStatistics | null> => ownAs.read(await store.userData(userKey(user)));
  const change = async (
    user: string,
    work: (before: OwnStatistics | null) => OwnStatistics | null | Promise<OwnStatistics | null>,
  ): Promise<OwnStatistics | null> => {
    const key = userKey(user);
    const replace = async (before: string | null, text: string | null) => store.replaceUserData(key, before, text);
    return changingAt({ get: async () => store.userData(key), replace }, ownAs, work);
  };
  const changeServer = async (server: string, work: (before: ServerStatistics) => ServerStatistics) =>
    changing(store, { key: serverStatisticsKey(server), ...ofServerAs }, work);

  /** Takes everything about this user away from servers and others. */
  const withdraw = async (user: string, from: Pick<OwnStatistics, 'servers' | 'opponents'>): Promise<void> => {
    for (const server of from.servers) await changeServer(server, (before) => withoutPerson(before, user));
    for (const { user: other } of from.opponents)
      await change(other, (before) => (before === null ? null : withoutOpponent(before, user)));
  };

  const noteForServer = async (
    summary: GameSummary,
    kept: ReadonlyMap<string, OwnStatistics>,
    rated: ReadonlyMap<string, Rated>,
  ): Promise<void> => {
    const { server } = summary;
    if (server === null || !countsForServer(summary) || !(await servers.settings(server)).statistics) return;
    const ratings = new Map(
      [...kept].map(([user, { rating }]): [string, Rating | null] => [
        user,
        rating === null ? null : (rated.get(user)?.to ?? { mu: rating.mu, sigma: rating.sigma }),
      ]),
    );
    for (const user of ratings.keys())
      await change(user, (own) =>
        own === null || own.servers.includes(server) ? own : { ...own, servers: [...own.servers, server] },
      );
    await changeServer(server, (before) => withServerGame(before, summary, ratings));
  };

  const keptOf = async (people: readonly { readonly user: string }[]): Promise<Map<string, OwnStatistics>> => {
    const kept = new Map<string, OwnStatistics>();
    for (const { user } of people) {
      const own = await of(user);
      if (own !== null) kept.set(user, own);
    }
    return kept;
  };

  return {
    of,
    begin: async (user) => (await change(user, (before) => before ?? begun(now()))) ?? begun(now()),
    rate: async (user, wants) => {
      const after = await change(user, (before) => {
        if (before === null || (before.rating !== null) === wants) return before;
        return { ...before, rating: wants ? { ...UNRATED, games: 0 } : null };
      });
      for (const server of wants ? [] : (after?.servers ?? []))
        await changeServer(server, (before) => withoutRating(before, user));
      return after;
    },
    forget: async (user) =>
      void (await change(user, async (before) => {
        if (before !== null) await withdraw(user, before);
        return null;
      })),
    ofServer: async (server) => ofServerAs.read(await store.serverData(serverStatisticsKey(server))),
    async note(summary) {
      const kept = await keptOf(summary.people);
      const rated = ratedIn(summary, kept);
      for (const one of summary.people) {
        const now = { met: metBy(summary, one.user, kept), rated: rated.get(one.user) ?? null };
        await change(one.user, (before) => (before === null ? null : withSummary(before, summary, one, now)));
      }
      await noteForServer(summary, kept, rated);
      const still = await keptOf(summary.people);
      for (const user of kept.keys())
        // they have changed their mind meanwhile
        if (!still.has(user))
          await withdraw(user, {
            servers: summary.server === null ? [] : [summary.server],
            opponents: [...still.keys()].map((other) => ({ user: other, name: '', games: 0, wins: 0, losses: 0 })),
          });
    },
  };
};
