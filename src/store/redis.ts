import { randomUUID } from 'node:crypto';
import type { Logger } from '../ops/index.js';
import {
  CommitUncertain,
  StoreUnavailable,
  type Commit,
  type CommitResult,
  type Due,
  type OutboxItem,
  type StoredEntry,
  type StoredTable,
} from '../table/index.js';
import { putPiece, tablePiece } from './backups/redis-pieces.js';
import { interactionSeconds } from './interaction-memory.js';
import { leaseEnd } from './lease.js';
import { historyLimit, packSmall, packText, unpackText } from './record.js';
import { connectRedis, RefusedNow, type RedisConnection } from './redis-connection.js';
import {
  allTags,
  anyServer,
  anyTable,
  anyUser,
  beatKey,
  channelIn,
  channelKeys,
  dueIn,
  dueKey,
  dueMember,
  idIn,
  literally,
  liveKey,
  ownerKey,
  serverKey,
  userKey,
} from './redis-keys.js';
import type { Store } from './store.js';
import type { Piece } from './backups/pieces.js';

/**
 * The store on Redis, which several processes may share (STACK.md, Redis).
 * @throws StoreUnavailable when Redis cannot be reached
 */
export async function openRedisStore(url: string, prefix: string | undefined, log: Logger): Promise<Store> {
  const connection = await connectRedis(url, prefix, log);
  const { ask } = connection;
  return {
    load: (channel) => load(connection, channel),
    head: async (channel) => {
      const { table } = channelKeys(channel);
      const [revision, id] = await ask((redis) => redis.hmget(table, 'revision', 'id'));
      return revision ? { revision: Number(revision), ...(id ? { id } : {}) } : null;
    },
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
    takeDue: (now, lease, limit, isOurs) => takeDue(connection, now, leaseEnd(now, lease), { limit, isOurs }),
    beat: (now, tolerance) => ask((redis) => redis.soulsBeat(beatKey, now, tolerance)),
    draft: (channel, user) => ask((redis) => redis.hget(channelKeys(channel).drafts, user)),
    setDraft: async (channel, user, text) => {
      const { drafts } = channelKeys(channel);
      await ask((redis) => (text === null ? redis.hdel(drafts, user) : redis.hset(drafts, user, text)));
    },
    replaceDraft: async (channel, user, before, text) => {
      const { drafts } = channelKeys(channel);
      return (await ask((redis) => redis.soulsReplaceField(drafts, user, ...replacing(before, text)))) === 1;
    },
    userData: (user) => ask((redis) => redis.get(userKey(user))),
    setUserData: async (user, text) => {
      await ask<unknown>((redis) => (text === null ? redis.del(userKey(user)) : redis.set(userKey(user), text)));
    },
    replaceUserData: async (user, before, text) =>
      (await ask((redis) => redis.soulsReplace(userKey(user), ...replacing(before, text)))) === 1,
    allServers: async () => (await keysLike(connection, anyServer)).map(idIn),
    serverData: (server) => ask((redis) => redis.get(serverKey(server))),
    setServerData: async (server, text) => {
      await ask<unknown>((redis) =>
        text === null ? redis.del(serverKey(server)) : redis.set(serverKey(server), text),
      );
    },
    replaceServerData: async (server, before, text) =>
      (await ask((redis) => redis.soulsReplace(serverKey(server), ...replacing(before, text)))) === 1,
    clearEntries: async (channel) => {
      const { entries, drafts, history, table } = channelKeys(channel);
      await ask((redis) => redis.del(entries, drafts, history));
      await ask((redis) => redis.hdel(table, 'historySize'));
    },
    claim: async (application) => {
      await ask((redis) => redis.set(ownerKey, application, 'NX'));
      return (await ask((redis) => redis.get(ownerKey))) ?? application;
    },
    everything: () => everything(connection),
    putBack: (piece) => putPiece(connection, piece),
    lastBeat: async () => {
      const last = await ask((redis) => redis.hget(beatKey, 'last'));
      return last === null ? null : Number(last);
    },
    close: () => connection.close(),
  };
}

/** What stands there and what shall, as the scripts take it. */
function replacing(before: string | null, text: string | null) {
  return [before === null ? 0 : 1, before ?? '', text === null ? 0 : 1, text ?? ''] as const;
}

async function load({ ask }: RedisConnection, channel: string): Promise<StoredTable | null> {
  const { table } = channelKeys(channel);
  const fields = await ask((redis) => redis.hmgetBuffer(table, 'revision', 'checkpoint', 'answers', 'id'));
  const [revision, checkpoint, answers, id] = fields;
  if (!revision || !answers) return null;
  return {
    revision: Number(revision.toString()),
    ...(id && id.length > 0 ? { id: id.toString() } : {}),
    checkpoint: checkpoint ? unpackText(checkpoint) : '',
    answers: unpackText(answers),
  };
}

/**
 * The table's own acts get an id of one call, so that a script that ioredis sends again recognises itself. Where there are
 * replicas, one of them must have it too: what a failover has lost meanwhile is committed once more.
 */
async function applyCommit(connection: RedisConnection, commit: Commit): Promise<CommitResult> {
  const { interaction } = commit;
  const key = channelKeys(commit.channel).interaction(interaction ?? `own-${randomUUID()}`);
  for (let attempt = 1; ; attempt += 1) {
    const [is, revision] = await commitOnce(connection, commit, key);
    if (is === 'conflict') return { is, revision };
    if (is !== 'committed' && is !== 'duplicate') throw new Error(`The commit script answered ${is}.`);
    const confirmed = await connection.replicas.confirm(key);
    if (confirmed === 'gone' && attempt < attemptsAfterFailover) continue;
    const uncertain = confirmed === 'kept' ? {} : { isUncertain: true as const };
    return { is: interaction === null ? 'committed' : is, revision, ...uncertain };
  }
}

/** How often a commit is made that failovers lose one after the other. */
const attemptsAfterFailover = 3;

async function commitOnce({ ask }: RedisConnection, commit: Commit, interactionKey: string) {
  const { channel, checkpoint, entries, history, wake, deliverBy, id = '', expectedId } = commit;
  const keys = channelKeys(channel);
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
  const ids = [id, expectedId === undefined ? 0 : 1, expectedId ?? ''];
  const sent = [...concerned, ...kind, ...times, ...parts, ...counts, ...ids, ...lines, ...past, ...commit.outbox];
  try {
    return await ask((redis) => redis.soulsCommit(...sent));
  } catch (error) {
    if (error instanceof StoreUnavailable && !(error instanceof RefusedNow)) throw new CommitUncertain(error.message);
    throw error;
  }
}

/** How many due wake-ups and outbox retries are taken at most, and of which channels; absent: of all. */
interface TakingDue {
  readonly limit: number;
  readonly isOurs: ((channel: string) => Promise<boolean>) | undefined;
}

/**
 * First looks into all buckets at once, then takes the earliest of what is there, again at once: the commands of each go out
 * without waiting for one another, and each is about one bucket only. Most of the time nothing is due, and the second does
 * not take place.
 */
async function takeDue(
  { ask }: RedisConnection,
  now: number,
  until: number,
  { limit, isOurs }: TakingDue,
): Promise<readonly Due[]> {
  const found = await Promise.all(
    allTags.map(async (tag) => {
      const pairs = await ask((redis) =>
        redis.zrangebyscore(dueKey(tag), '-inf', now, 'WITHSCORES', 'LIMIT', 0, limit),
      );
      return pairs.flatMap((member, at) => (at % 2 === 0 ? [{ tag, member, at: Number(pairs[at + 1]) }] : []));
    }),
  );
  const all = found.flat();
  const ours = isOurs === undefined ? [] : await Promise.all(all.map(({ member }) => isOurs(dueIn(member).channel)));
  const earliest = all
    .filter((_, at) => isOurs === undefined || ours[at])
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

/** Looks through all keys of all servers, some at a time, so that nobody waits for it; without the prefix. */
async function keysLike({ ask, masters, prefix }: RedisConnection, pattern: string): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const master of masters()) {
    let cursor = '0';
    do {
      const [next, keys] = await ask(() => master.scan(cursor, 'MATCH', literally(prefix) + pattern, 'COUNT', 1000));
      for (const key of keys) found.add(key.slice(prefix.length));
      cursor = next;
    } while (cursor !== '0');
  }
  return [...found];
}

async function* everything(connection: RedisConnection): AsyncGenerator<Piece> {
  const { ask } = connection;
  for (const key of await keysLike(connection, anyTable)) {
    const table = await tablePiece(connection, channelIn(key));
    if (table !== null) yield table;
  }
  for (const key of await keysLike(connection, anyUser)) {
    const text = await ask((redis) => redis.get(key));
    if (text !== null) yield { is: 'user', id: idIn(key), text };
  }
  for (const key of await keysLike(connection, anyServer)) {
    const text = await ask((redis) => redis.get(key));
    if (text !== null) yield { is: 'server', id: idIn(key), text };
  }
  const { last, lost } = await ask((redis) => redis.hgetall(beatKey));
  if (last !== undefined) yield { is: 'beats', last: Number(last), lost: Number(lost ?? 0) };
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
