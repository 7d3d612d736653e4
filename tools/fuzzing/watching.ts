import { decisionOf, transitionOf } from '../../src/engine/index.js';
import { houseCardsKey, type Commit, type GameStore, type Table, type Tables } from '../../src/table/index.js';
import type { Fuzzer } from './fuzzed-people.js';
import { trespassOf, type Standing } from './trespasses.js';

/** Looks who changes what in a store. */
export interface Watch {
  /** The store, looked at. */
  readonly store: GameStore;
  /** From where the tables are read. */
  look(tables: Tables): void;
  /** Somebody has sent an interaction. */
  begin(person: Fuzzer, interaction: string): void;
  /** It has been dealt with: whether a table went on by it, and what its person has changed that they may not. */
  end(): Promise<{ readonly moved: boolean; readonly trespasses: readonly string[] }>;
}

/** What a table is, as far as it is known who may change it. */
const standingOf = ({ channel, data, session }: Table): Standing => {
  const decision = session === null ? null : decisionOf(session);
  return {
    channel,
    data,
    transition: session === null ? 0 : transitionOf(session),
    asked: decision === null ? null : { player: decision.player, key: decision.key },
  };
};

/** What a text says that may have been damaged. */
const readOdd = (json: string | null): { readonly settings?: unknown; readonly hours?: unknown } => {
  try {
    const found: unknown = JSON.parse(json ?? '{}');
    return Object(found) as object;
  } catch {
    return {};
  }
};

const settingsIn = (json: string | null): string => JSON.stringify(readOdd(json).settings ?? {});

/** What somebody has set for themselves; nothing where it is as usual. */
const ownIn = (json: string | null): string => {
  const { settings, hours } = readOdd(json);
  const isSet = (value: unknown): boolean => value !== null && value !== false && value !== 'auto';
  const all = { ...Object(settings), ...Object(hours), tips: null } as object;
  return JSON.stringify(Object.entries(all).filter(([, value]) => isSet(value)));
};

/** Watches what goes through a store; `server` is the one whose managers may set things for it. */
export const watching = (store: GameStore, server: string): Watch => {
  const known = new Map<string, Standing | null>();
  let tables: Tables | null = null;
  let now: { readonly person: Fuzzer; readonly interaction: string } | null = null;
  const changed = new Set<string>();
  const trespasses: string[] = [];

  const standing = async (channel: string): Promise<Standing | null> => {
    const table = (await tables?.table(channel)) ?? null;
    return table === null ? null : standingOf(table);
  };
  const before = async (channel: string): Promise<void> => {
    if (!known.has(channel)) known.set(channel, await standing(channel));
  };
  const note = (what: string): void => void trespasses.push(what);

  const commit = async (one: Commit): ReturnType<GameStore['commit']> => {
    await before(one.channel);
    const result = await store.commit(one);
    // What a table does by itself has a name of its own, or none.
    if (result.is === 'committed' && one.interaction !== null && /^\d+$/.test(one.interaction)) {
      if (one.interaction === now?.interaction) changed.add(one.channel);
      else note(`a commit for the interaction ${one.interaction}, which nobody has sent now`);
    }
    return result;
  };

  /** What somebody has been shown is noted while others act; what they have set is theirs. */
  const setOwn = async (user: string, text: string | null): Promise<void> => {
    if (now === null || user === now.person.id) return;
    const [was, is] = [ownIn(await store.userData(user)), ownIn(text)];
    if (was !== is) note(`${now.person.name} has changed what ${user} has set: ${was} → ${is}`);
  };

  const setServer = async (key: string, text: string | null): Promise<void> => {
    if (key === houseCardsKey(server) && now !== null && !now.person.manages)
      note(`${now.person.name} has changed the house cards of the server`);
    if (key !== server || now === null || now.person.manages) return;
    const [was, is] = [settingsIn(await store.serverData(key)), settingsIn(text)];
    if (was !== is && was !== '{}') note(`${now.person.name} has changed the settings of the server: ${was} → ${is}`);
  };

  return {
    store: {
      ...store,
      commit,
      async setUserData(user, text) {
        await setOwn(user, text);
        return store.setUserData(user, text);
      },
      async setServerData(key, text) {
        await setServer(key, text);
        return store.setServerData(key, text);
      },
      async replaceServerData(key, was, text) {
        await setServer(key, text);
        return store.replaceServerData(key, was, text);
      },
    },
    look: (at) => void (tables = at),
    begin(person, interaction) {
      now = { person, interaction };
      changed.clear();
      trespasses.length = 0;
    },
    async end() {
      const person = now?.person;
      let moved = false;
      for (const channel of changed) {
        const [was, is] = [known.get(channel) ?? null, await standing(channel)];
        moved ||= was?.transition !== is?.transition || was?.data.phase !== is?.data.phase;
        if (person !== undefined) trespasses.push(...trespassOf(person, was, is));
      }
      for (const channel of known.keys()) known.set(channel, await standing(channel));
      return { moved, trespasses: [...trespasses] };
    },
  };
};
