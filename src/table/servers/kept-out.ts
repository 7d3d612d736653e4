import { z } from 'zod';
import type { GameStore } from '../record/game-store.js';
import type { Stored } from '../record/fields/stored.js';
import { changing } from './changing.js';

const shape = z.object({
  format: z.literal(1),
  people: z.array(
    z.object({
      user: z.string(),
      /** As it was then; null when they have had their data deleted. */
      name: z.string().nullable(),
      /** In milliseconds since 1970. */
      since: z.number(),
    }),
  ),
});

/** Somebody whom the managers of a server keep out of its new tables. */
export type KeptOutPerson = Stored<typeof shape>['people'][number];

/** Whom the managers of servers keep out of new tables. Every method throws `StoreUnavailable`. */
export interface KeptOut {
  /** Who was kept out last comes first. */
  of(server: string): Promise<readonly KeptOutPerson[]>;
  /** Whether a user is kept out of the new tables of a server; of a table without a server nobody is. */
  has(server: string | null, user: string): Promise<boolean>;
  /** Whoever is kept out already is so since then. */
  add(server: string, person: Pick<KeptOutPerson, 'user'> & { readonly name: string }): Promise<void>;
  remove(server: string, user: string): Promise<void>;
  /** Since when a user is kept out of which servers, in milliseconds. It looks at everything: not for every click. */
  servers(user: string): Promise<readonly { readonly server: string; readonly since: number }[]>;
  /** Keeps a user out under no name; who is kept out is for the managers of a server to say. */
  forgetName(user: string): Promise<void>;
}

const END = '.kept-out';
/** Where the store keeps them: beside what the server's managers have set. */
export const keptOutKey = (server: string): string => `${server}${END}`;

const read = (text: string | null): readonly KeptOutPerson[] => {
  if (text === null) return [];
  try {
    return shape.safeParse(JSON.parse(text)).data?.people ?? [];
  } catch {
    return [];
  }
};
const write = (people: readonly KeptOutPerson[]): string | null =>
  people.length === 0 ? null : JSON.stringify({ format: 1, people });

/** `now` is in milliseconds since 1970. */
export const createKeptOut = (
  store: Pick<GameStore, 'serverData' | 'replaceServerData' | 'allServers'>,
  now: () => number,
): KeptOut => {
  const of = async (server: string): Promise<readonly KeptOutPerson[]> =>
    read(await store.serverData(keptOutKey(server)));
  const change = async (server: string, work: (before: readonly KeptOutPerson[]) => readonly KeptOutPerson[]) =>
    changing(store, { key: keptOutKey(server), read, write }, work);
  const servers: KeptOut['servers'] = async (user) => {
    const all = (await store.allServers()).filter((key) => key.endsWith(END)).map((key) => key.slice(0, -END.length));
    const found = await Promise.all(
      all.map(async (server) =>
        (await of(server)).flatMap((one) => (one.user === user ? { server, since: one.since } : [])),
      ),
    );
    return found.flat();
  };
  return {
    of,
    servers,
    has: async (server, user) => server !== null && (await of(server)).some((one) => one.user === user),
    add: async (server, { user, name }) =>
      void (await change(server, (before) =>
        before.some((one) => one.user === user) ? before : [{ user, name, since: now() }, ...before],
      )),
    remove: async (server, user) => void (await change(server, (before) => before.filter((one) => one.user !== user))),
    async forgetName(user) {
      for (const { server } of await servers(user))
        await change(server, (before) => before.map((one) => (one.user === user ? { ...one, name: null } : one)));
    },
  };
};
