import { randomUUID } from 'node:crypto';
import type { Logger } from '../ops/index.js';
import type { Commit, CommitResult, Due, GameStore, OutboxItem, StoredEntry, StoredTable } from '../table/index.js';
import { interactionSeconds } from './interaction-memory.js';
import { leaseEnd } from './lease.js';
import { historyLimit, packSmall, packText, unpackText } from './record.js';
import { connectRedis, type RedisConnection } from './redis-connection.js';
import {
  allTags,
  anyServer,
  anyTable,
  beatKey,
  channelIn,
  channelKeys,
  dueIn,
  dueKey,
  dueMember,
  liveKey,
  serverIn,
  serverKey,
  userKey,
} from './redis-keys.js';

/**
 * The store on Redis, which several processes may share (STACK.md, Redis).
 * @throws StoreUnavailable when Redis cannot be reached
 */
export async function openRedisStore(url: string, log: Logger): Promise<GameStore> {
  const connection = await connectRedis(url, log);
  const { ask } = connection;
  return {
    load: (channel) => load(connection, channel),
    commit: (commit) => applyCommit(connection, commit),
    interactionRevision: async (channel, interaction) => {
      const revision = await ask((redis) => redis.get(channelKeys(channel).interaction(interaction)));
      return revision === null ? null : Number(revision);
    },
    liveChannels: async () =>
      (await Promise.all(allTags.map((tag) => ask((redis) => redis.smembers(liveKey(tag)))))).flat(),
    allChannels: async () => (await keysLike(connection, anyTable)).map(channelIn),
    removeTable: async (channel) => {
      const { table, outbox, drafts, entries, history, live, due } = channelKeys(channel);
      const times = [dueMember({ channel, for: 'wake' }), dueMember({ channel, for: 'outbox' })];
      await ask((redis) => redis.del(table, outbox, drafts, entries, history));
      await ask((redis) => redis.srem(live, channel));
      await ask((redis) => redis.zrem(due, ...times));
    },
    entries: (channel, after, limit) => entriesAfter(connection, channel, after, limit),
    latestEntries: async (channel, limit) => {
      const { entries } = channelKeys(channel);
      return (await ask((redis) => redis.xrevrange(entries, '+', '-', 'COUNT', limit))).map(storedEntry).toReversed();
    },
    history: async (channel) =>
      (await ask((redis) => redis.lrangeBuffer(channelKeys(channel).history, 0, -1))).map(unpackText),
    outbox: async (channel) => (await ask((redis) => redis.lrange(channelKeys(channel).outbox, 0, -1))).map(outboxItem),
    outboxDone: async (channel, ids) => {
      const { outbox, table, live, due } = channelKeys(channel);
      await ask((redis) => redis.soulsOutboxDone(outbox, table, live, due, channel, ...ids));
    },
    takeDue: (now, lease, limit) => takeDue(connection, now, leaseEnd(now, lease), limit),
    beat: (now, tolerance) => ask((redis) => redis.soulsBeat(beatKey, now, tolerance)),
    draft: (channel, user) => ask((redis) => redis.hget(channelKeys(channel).drafts, user)),
    setDraft: async (channel, user, text) => {
      const { drafts } = channelKeys(channel);
      await ask((redis) => (text === null ? redis.hdel(drafts, user) : redis.hset(drafts, user, text)));
    },
    userData: (user) => ask((redis) => redis.get(userKey(user))),
    setUserData: async (user, text) => {
      await ask<unknown>((redis) => (text === null ? redis.del(userKey(user)) : redis.set(userKey(user), text)));
    },
    allServers: async () => (await keysLike(connection, anyServer)).map(serverIn),
    serverData: (server) => ask((redis) => redis.get(serverKey(server))),
    setServerData: async (server, text) => {
      await ask<unknown>((redis) =>
        text === null ? redis.del(serverKey(server)) : redis.set(serverKey(server), text),
      );
    },
    replaceServerData: async (server, before, text) => {
      const texts = [before === null ? 0 : 1, before ?? '', text === null ? 0 : 1, text ?? ''] as const;
      return (await ask((redis) => redis.soulsReplace(serverKey(server), ...texts))) === 1;
    },
    clearEntries: async (channel) => {
      const { entries, drafts, history, table } = channelKeys(channel);
      await ask((redis) => redis.del(entries, drafts, history));
      await ask((redis) => redis.hdel(table, 'historySize'));
    },
    close: () => connection.close(),
  };
}

async function load({ ask }: RedisConnection, channel: string): Promise<StoredTable | null> {
  const { table } = channelKeys(channel);
  const fields = await ask((redis) => redis.hmgetBuffer(table, 'revision', 'checkpoint', 'answers'));
  const [revision, checkpoint, answers] = fields;
  if (!revision || !answers) return null;
  return {
    revision: Number(revision.toString()),
    checkpoint: checkpoint ? unpackText(checkpoint) : '',
    answers: unpackText(answers),
  };
}

/** The table's own acts get an id of one call, so that a script that ioredis sends again recognises itself. */
async function applyCommit({ ask }: RedisConnection, commit: Commit): Promise<CommitResult> {
  const { channel, interaction, checkpoint, entries, history, wake, deliverBy } = commit;
  const keys = channelKeys(channel);
  const interactionKey = keys.interaction(interaction ?? `own-${randomUUID()}`);
  const concerned = [
    keys.table,
    keys.outbox,
    keys.drafts,
    keys.entries,
    keys.history,
    keys.live,
    keys.due,
    interactionKey,
  ];
  const kind = [commit.expectedRevision, channel, commit.ended ? 1 : 0, interactionSeconds];
  const times = [wake === null ? 'never' : (wake ?? ''), deliverBy ?? ''];
  const parts = [packText(commit.answers), checkpoint === undefined ? 0 : 1, packText(checkpoint ?? '')];
  const lines = entries.flatMap((entry) => [entry.id, entry.text]);
  const past = history?.texts.map(packSmall) ?? [];
  const counts = [entries.length, history?.after ?? '', historyLimit, past.length];
  const sent = [...concerned, ...kind, ...times, ...parts, ...counts, ...lines, ...past, ...commit.outbox];
  const [is, revision] = await ask((redis) => redis.soulsCommit(...sent));
  switch (is) {
    case 'committed':
    case 'conflict':
      return { is, revision };
    case 'duplicate':
      return { is: interaction === null ? 'committed' : 'duplicate', revision };
    default:
      throw new Error(`The commit script answered ${is}.`);
  }
}

/**
 * First looks into all buckets at once, then takes the earliest of what is there, again at once: the commands of each go out
 * without waiting for one another, and each is about one bucket only. Most of the time nothing is due, and the second does
 * not take place.
 */
async function takeDue({ ask }: RedisConnection, now: number, until: number, limit: number): Promise<readonly Due[]> {
  const found = await Promise.all(
    allTags.map(async (tag) => {
      const pairs = await ask((redis) =>
        redis.zrangebyscore(dueKey(tag), '-inf', now, 'WITHSCORES', 'LIMIT', 0, limit),
      );
      return pairs.flatMap((member, at) => (at % 2 === 0 ? [{ tag, member, at: Number(pairs[at + 1]) }] : []));
    }),
  );
  const earliest = found
    .flat()
    .toSorted((one, other) => one.at - other.at)
    .slice(0, limit);
  const tags = [...new Set(earliest.map(({ tag }) => tag))];
  const taken = await Promise.all(
    tags.map((tag) => {
      const members = earliest.flatMap((one) => (one.tag === tag ? [one.member] : []));
      return ask((redis) => redis.soulsTakeDue(dueKey(tag), now, until, ...members));
    }),
  );
  const own = new Set(taken.flat());
  return earliest.flatMap(({ member }) => (own.has(member) ? [dueIn(member)] : []));
}

/** Looks through all keys, some at a time, so that nobody waits for it. */
async function keysLike({ ask }: RedisConnection, pattern: string): Promise<readonly string[]> {
  const found = new Set<string>();
  let cursor = '0';
  do {
    const [next, keys] = await ask((redis) => redis.scan(cursor, 'MATCH', pattern, 'COUNT', 1000));
    for (const key of keys) found.add(key);
    cursor = next;
  } while (cursor !== '0');
  return [...found];
}

/** Entries that are read at once while looking for the one to go on from: few at first, for people look often. */
const pages = { first: 50, next: 500 };

async function entriesAfter(
  connection: RedisConnection,
  channel: string,
  after: string | null,
  limit: number,
): Promise<readonly StoredEntry[]> {
  const { entries } = channelKeys(channel);
  const place = after === null ? null : await placeOf(connection, entries, after);
  const start = place === null ? '-' : `(${place}`;
  return (await connection.ask((redis) => redis.xrange(entries, start, '+', 'COUNT', limit))).map(storedEntry);
}

/** Where in the stream the entry with this id is, looked for from the newest: people read on from what they saw last. */
async function placeOf(connection: RedisConnection, key: string, id: string, end = '+'): Promise<string | null> {
  const count = end === '+' ? pages.first : pages.next;
  const rows = await connection.ask((redis) => redis.xrevrange(key, end, '-', 'COUNT', count));
  const found = rows.find((row) => storedEntry(row).id === id);
  if (found !== undefined) return found[0];
  const oldest = rows.at(-1);
  return oldest === undefined ? null : placeOf(connection, key, id, `(${oldest[0]}`);
}

function storedEntry([, fields]: readonly [string, readonly string[]]): StoredEntry {
  const [, id = '', , text = ''] = fields;
  return { id, text };
}

function outboxItem(stored: string): OutboxItem {
  const space = stored.indexOf(' ');
  return { id: stored.slice(0, space), text: stored.slice(space + 1) };
}
