import { z } from 'zod';
import type { GameStore } from '../record/game-store.js';
import type { Stored } from '../record/fields/stored.js';
import { changing } from './changing.js';

/** Days for which it is kept who has left games. */
export const CONDUCT_DAYS = 90;
const KEPT = CONDUCT_DAYS * 24 * 3_600_000;
/** Most games of people that are kept of one server; of more the oldest go. */
const MOST_GAMES = 10_000;

const person = z.object({
  user: z.string(),
  /** As it was in their newest game. */
  name: z.string(),
  games: z.array(
    z.object({
      game: z.string(),
      /** When it was over for them, in milliseconds since 1970. */
      at: z.number(),
      left: z.boolean(),
    }),
  ),
});
const shape = z.object({ format: z.literal(1), people: z.array(person) });
type PersonKept = Stored<typeof person>;

/** How a game was over for somebody: they have left it while it went on, or not. */
export interface GameDone {
  readonly user: string;
  readonly name: string;
  readonly left: boolean;
}

/** How many games of the last 90 days are over for somebody, and how many of these they have left. */
export interface ConductSum {
  readonly left: number;
  readonly games: number;
}

/** Who has left games, for each server and 90 days. Every method throws `StoreUnavailable`. */
export interface Conduct {
  /** Those who have left a game, who has left most first. */
  leavers(server: string): Promise<readonly (ConductSum & Pick<GameDone, 'user' | 'name'>)[]>;
  /** For whom a game is over, and how; anybody who is not named any more is at it again. As often as one likes. */
  note(server: string, game: string, people: readonly GameDone[]): Promise<void>;
  /** What is kept about a user, by server. It looks at everything: not for every click. */
  servers(user: string): Promise<readonly (ConductSum & { readonly server: string })[]>;
  /** Deletes everything about a user. */
  forget(user: string): Promise<void>;
  /** Deletes what is older. */
  tidy(server: string): Promise<void>;
}

const END = '.conduct';
/** Where the store keeps it: beside what the server's managers have set. */
export const conductKey = (server: string): string => `${server}${END}`;

const read = (text: string | null): readonly PersonKept[] => {
  if (text === null) return [];
  try {
    return shape.safeParse(JSON.parse(text)).data?.people ?? [];
  } catch {
    return [];
  }
};
const write = (people: readonly PersonKept[]): string | null =>
  people.length === 0 ? null : JSON.stringify({ format: 1, people });

/** What is not too old at `now`, in milliseconds since 1970, and not too much. */
const recent = (people: readonly PersonKept[], now: number): readonly PersonKept[] => {
  const times = people.flatMap(({ games }) => games.map(({ at }) => at)).toSorted((one, other) => other - one);
  const oldest = Math.max(now - KEPT, times[MOST_GAMES] ?? -Infinity);
  return people
    .map((one) => ({ ...one, games: one.games.filter(({ at }) => at > oldest) }))
    .filter(({ games }) => games.length > 0);
};

/** What is kept once this game is over for those people, and for nobody else. */
const noted = (
  before: readonly PersonKept[],
  game: string,
  done: readonly GameDone[],
  now: number,
): readonly PersonKept[] => {
  const isDone = ({ user }: PersonKept): boolean => done.some((one) => one.user === user);
  const others = before.map((one) =>
    isDone(one) ? one : { ...one, games: one.games.filter((other) => other.game !== game) },
  );
  return done.reduce<readonly PersonKept[]>((people, { user, name, left }) => {
    const one = people.find((other) => other.user === user);
    const was = one?.games.find((other) => other.game === game);
    const at = was?.left === left ? was.at : now;
    const games = [...(one?.games ?? []).filter((other) => other.game !== game), { game, at, left }];
    return [...people.filter((other) => other.user !== user), { user, name, games }];
  }, others);
};

const sumOf = ({ games }: PersonKept): ConductSum => ({
  left: games.filter(({ left }) => left).length,
  games: games.length,
});

/** `now` is in milliseconds since 1970. */
export const createConduct = (
  store: Pick<GameStore, 'serverData' | 'replaceServerData' | 'allServers'>,
  now: () => number,
): Conduct => {
  const change = async (server: string, work: (before: readonly PersonKept[]) => readonly PersonKept[]) =>
    changing(store, { key: conductKey(server), read, write }, (before) => recent(work(before), now()));
  const tidied = async (server: string): Promise<readonly PersonKept[]> => change(server, (before) => before);
  const known = async (): Promise<readonly string[]> =>
    (await store.allServers()).filter((key) => key.endsWith(END)).map((key) => key.slice(0, -END.length));
  return {
    async leavers(server) {
      const people = (await tidied(server)).map((one) => ({ user: one.user, name: one.name, ...sumOf(one) }));
      const leavers = people.filter(({ left }) => left > 0);
      return leavers.toSorted((one, other) => other.left - one.left || one.games - other.games);
    },
    note: async (server, game, people) => void (await change(server, (before) => noted(before, game, people, now()))),
    async servers(user) {
      const found = await Promise.all(
        (await known()).map(async (server) =>
          (await tidied(server)).flatMap((one) => (one.user === user ? { server, ...sumOf(one) } : [])),
        ),
      );
      return found.flat();
    },
    async forget(user) {
      for (const server of await known()) await change(server, (before) => before.filter((one) => one.user !== user));
    },
    tidy: async (server) => void (await tidied(server)),
  };
};
