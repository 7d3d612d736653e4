import type { Commit, GameStore, OutboxItem, StoredEntry, StoredTable } from '../../src/table/index.js';

/** All that is kept of a channel. */
interface Kept {
  readonly table: StoredTable;
  readonly isOver: boolean;
  readonly entries: readonly StoredEntry[];
  readonly outbox: readonly OutboxItem[];
  readonly history: readonly string[];
  readonly interactions: ReadonlyMap<string, number>;
}

/** What a store in memory holds: it can be put into another one any number of times. */
export interface Held {
  readonly channels: ReadonlyMap<string, Kept>;
  readonly drafts: ReadonlyMap<string, string>;
  readonly users: ReadonlyMap<string, string>;
  readonly servers: ReadonlyMap<string, string>;
}

export const NOTHING_HELD: Held = { channels: new Map(), drafts: new Map(), users: new Map(), servers: new Map() };

const after = (entries: readonly StoredEntry[], id: string | null): readonly StoredEntry[] =>
  id === null ? entries : entries.slice(entries.findLastIndex((entry) => entry.id === id) + 1);

/** What is kept of a channel after a commit. */
const keptAfter = (before: Kept | undefined, commit: Commit, revision: number): Kept => {
  const { checkpoint = before?.table.checkpoint ?? '', answers, id, history, interaction } = commit;
  const outbox = commit.outbox.map((text, index) => ({ id: `${revision}.${index}`, text }));
  const past = before?.history ?? [];
  return {
    table: { revision, checkpoint, answers, ...(id === undefined ? {} : { id }) },
    isOver: commit.ended,
    entries: [...(before?.entries ?? []), ...commit.entries],
    outbox: [...(before?.outbox ?? []), ...outbox],
    history: history === undefined ? past : [...past.slice(0, history.after ?? past.length), ...history.texts],
    interactions:
      interaction === null
        ? (before?.interactions ?? new Map())
        : new Map([...(before?.interactions ?? []), [interaction, revision]]),
  };
};

/** A text under a name; null takes it away. */
const put = (texts: Map<string, string>, name: string, text: string | null): void => {
  if (text === null) texts.delete(name);
  else texts.set(name, text);
};

/** Puts this in place of `before`; whether it stands there now. */
const replace = (texts: Map<string, string>, key: string, before: string | null, text: string | null): boolean => {
  const now = texts.get(key) ?? null;
  if (now === before) put(texts, key, text);
  return now === before || now === text;
};

/** A store in memory, into which one can look and put things. */
export interface MemoryStore extends GameStore {
  /** What it holds now. */
  readonly held: () => Held;
  /** Puts a text where one of this kind is kept; the key of a draft is `channel:user`. */
  readonly keep: (of: 'draft' | 'user' | 'server', key: string, text: string) => void;
}

/**
 * A store in memory, for tools that write more than a disk takes; it does what the contract of stores says but that nothing
 * in it comes due by itself, and that histories have no end. `held` is what it holds at first, and now.
 */
export const memoryStore = (first: Held = NOTHING_HELD): MemoryStore => {
  const channels = new Map(first.channels);
  const [drafts, users, servers] = [new Map(first.drafts), new Map(first.users), new Map(first.servers)];
  const dropDrafts = (channel: string): void => {
    for (const key of drafts.keys()) if (key.startsWith(`${channel}:`)) drafts.delete(key);
  };
  const commit: GameStore['commit'] = async (one) => {
    const before = channels.get(one.channel);
    const found = before?.table.revision ?? 0;
    const done = one.interaction === null ? undefined : before?.interactions.get(one.interaction);
    if (done !== undefined) return { is: 'duplicate', revision: done };
    const isAnother = one.expectedId !== undefined && (before?.table.id ?? '') !== one.expectedId;
    if (found !== one.expectedRevision || isAnother) return { is: 'conflict', revision: found };
    channels.set(one.channel, keptAfter(before, one, found + 1));
    if (one.ended) dropDrafts(one.channel);
    return { is: 'committed', revision: found + 1 };
  };
  return {
    held: () => ({ channels, drafts, users, servers }),
    keep: (of, key, text) => void { draft: drafts, user: users, server: servers }[of].set(key, text),
    commit,
    load: async (channel) => channels.get(channel)?.table ?? null,
    async head(channel) {
      const table = channels.get(channel)?.table;
      if (table === undefined) return null;
      return { revision: table.revision, ...(table.id === undefined ? {} : { id: table.id }) };
    },
    interactionRevision: async (channel, id) => channels.get(channel)?.interactions.get(id) ?? null,
    liveChannels: async () =>
      [...channels].filter(([, { isOver, outbox }]) => !isOver || outbox.length > 0).map(([channel]) => channel),
    allChannels: async () => [...channels.keys()],
    async removeTable(channel) {
      channels.delete(channel);
      dropDrafts(channel);
    },
    entries: async (channel, id, limit) => after(channels.get(channel)?.entries ?? [], id).slice(0, limit),
    latestEntries: async (channel, limit) => (channels.get(channel)?.entries ?? []).slice(-limit),
    history: async (channel) => channels.get(channel)?.history ?? [],
    outbox: async (channel) => channels.get(channel)?.outbox ?? [],
    async outboxDone(channel, ids) {
      const kept = channels.get(channel);
      if (kept !== undefined)
        channels.set(channel, { ...kept, outbox: kept.outbox.filter(({ id }) => !ids.includes(id)) });
    },
    takeDue: async () => [],
    beat: async () => 0,
    draft: async (channel, user) => drafts.get(`${channel}:${user}`) ?? null,
    setDraft: async (channel, user, text) => put(drafts, `${channel}:${user}`, text),
    userData: async (user) => users.get(user) ?? null,
    setUserData: async (user, text) => put(users, user, text),
    serverData: async (server) => servers.get(server) ?? null,
    setServerData: async (server, text) => put(servers, server, text),
    replaceDraft: async (channel, user, before, text) => replace(drafts, `${channel}:${user}`, before, text),
    replaceUserData: async (user, before, text) => replace(users, user, before, text),
    replaceServerData: async (server, before, text) => replace(servers, server, before, text),
    allServers: async () => [...servers.keys()],
    async clearEntries(channel) {
      const kept = channels.get(channel);
      if (kept !== undefined) channels.set(channel, { ...kept, entries: [], history: [] });
      dropDrafts(channel);
    },
    close: async () => undefined,
  };
};
