import { Cluster, type Redis } from 'ioredis';
import { LIFE, OtherShardCount, type Logger, type ProcessNews, type Processes, type ShardShare } from '../ops/index.js';
import { StoreUnavailable } from '../table/index.js';
import { packText, unpackText } from './record.js';
import { processPlace } from './process-place.js';
import { openSleep } from './process-sleep.js';
import { withProcessScripts, type ProcessScripts } from './processes-scripts.js';
import { keepUp } from './redis-client.js';
import { answered, connectRedis, type RedisConnection } from './redis-connection.js';

/** They share a hash tag, so that one script can use them together on Redis Cluster. */
const keys = {
  /** ZSET by ms since 1970: the processes, and until when they are taken to live */
  processes: '{shards}:processes',
  /** HASH: the process that holds each shard */
  holders: '{shards}:holders',
  /** STRING: how many shards there are */
  count: '{shards}:count',
  /** STRING: what is handed over with a shard, packed */
  session: (shard: number) => `{shards}:session:${shard}`,
  /** STRING: the process that handles an event, in which call, and whether it was known to live */
  event: (event: string) => `{shards}:event:${event}`,
  /** STRING, until the next turn */
  identify: (bucket: number) => `{shards}:identify:${bucket}`,
  /** LIST: when the latest permits begin */
  permits: '{shards}:permits',
  /** HASH: the newest emoji that each process knows */
  emojis: '{shards}:emojis',
  /** STREAM: by, channel */
  changes: '{shards}:changes',
} as const;

/** Milliseconds for which something is kept. */
const kept = { session: 60_000, event: 15 * 60_000, identify: 5_250 } as const;

/**
 * Requests that may begin in so many milliseconds. Discord allows 50 in one second (topics/rate-limits); some come closer
 * together there than they have left here.
 */
const budget = { most: 50, per: 1_100 } as const;

/** Changes that are read at once of those that were not heard of. */
const most = 1_000;

type Scripted = (Redis | Cluster) & ProcessScripts;

/** Whether one place in a stream (milliseconds, a hyphen, a number) comes after another. */
const isLater = (one: string, other: string): boolean => {
  const [time = 0, number = 0] = one.split('-').map(Number);
  const [otherTime = 0, otherNumber = 0] = other.split('-').map(Number);
  return time > otherTime || (time === otherTime && number > otherNumber);
};

/** Tells each change of the others once, whether it was heard of or found later. */
function openNews(id: string) {
  let listener: (news: ProcessNews) => void = () => undefined;
  let read = '0-0';
  let heard = new Set<string>();
  const changed = (place: string, by: string, channel: string): void => {
    if (by === id || heard.has(place)) return;
    heard.add(place);
    listener({ is: 'changed', channel });
  };
  return {
    to: (one: (news: ProcessNews) => void): void => {
      listener = one;
    },
    from: (place: string): void => {
      read = place;
    },
    message(text: string): void {
      const [what, by = '', place = '', channel = ''] = text.split(' ');
      if (what === 'free' && by !== id) listener({ is: 'free' });
      if (what === 'changed') changed(place, by, channel);
    },
    /** Reads on where it has read to; what is heard of late is still known until the next time. */
    async catchUp(
      changes: (after: string) => Promise<readonly (readonly [string, readonly string[]])[]>,
    ): Promise<void> {
      const found = await changes(read);
      for (const [place, [, by = '', , channel = '']] of found) changed(place, by, channel);
      const last = found.at(-1);
      if (last === undefined) return;
      read = last[0];
      const later = [...heard].filter((place) => isLater(place, read));
      heard = new Set([...found.map(([place]) => place), ...later]);
    },
  };
}

/** A connection that hears what is published there; it is connected again by itself. */
async function listening(connection: RedisConnection, log: Logger, to: (text: string) => void) {
  // Nothing is awaited of it, so that its silence says nothing.
  const lasting = { socketTimeout: 2_147_483_647, maxRetriesPerRequest: null, lazyConnect: false } as const;
  const { own } = await connection.ask(async (redis) => ({
    own: redis instanceof Cluster ? redis.duplicate() : redis.duplicate(lasting),
  }));
  const channel = `${connection.prefix}${keys.changes}`;
  own.on('error', (err: unknown) => log.debug({ err }, 'what other processes tell is not heard now'));
  own.on('message', (_channel: string, text: string) => to(text));
  try {
    await answered(own.subscribe(channel));
  } catch (error) {
    own.disconnect();
    throw error;
  }
  const stopKeepingUp = keepUp(own);
  const close = (): void => {
    stopKeepingUp();
    own.disconnect();
  };
  return { channel, close };
}

/**
 * What the processes share that have this Redis.
 * @throws StoreUnavailable when it cannot be reached
 */
export async function openProcesses(
  redisUrl: string,
  redisPrefix: string | undefined,
  log: Logger,
): Promise<Processes> {
  const quiet = log.child({}, { level: log.isLevelEnabled('error') ? 'error' : log.level }); // the store says the same
  const connection = await connectRedis(redisUrl, redisPrefix, quiet);
  await connection.ask(async (redis) => void withProcessScripts(redis));
  const ask = async <T>(command: (redis: Scripted) => Promise<T>): Promise<T> =>
    connection.ask(async (redis) => command(redis as unknown as Scripted));
  const place = processPlace();
  const { id } = place;
  const news = openNews(id);
  const sleep = openSleep(() => performance.now());
  const ears = await listening(connection, log, news.message).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
  const newest = await ask(async (redis) => redis.xrevrange(keys.changes, '+', '-', 'COUNT', 1));
  news.from(newest[0]?.[0] ?? '0-0');
  let dead: readonly string[] = [];
  let calls = 0;

  const share = async ({ count, isGiven, only }: Parameters<Processes['beat']>[0]): Promise<ShardShare> => {
    const wish = [count, isGiven ? 1 : 0, only === null ? '' : only.join(',')];
    const answer = await ask(async (redis) =>
      redis.soulsProcessBeat(keys.processes, keys.holders, keys.count, id, LIFE, ...wish, ...dead),
    );
    if (answer === null)
      throw new OtherShardCount(
        `Other processes of this bot run with another SHARD_COUNT than ${count}: give all of them the same, or end those first.`,
      );
    const [shards, processes, surplus, held, ...all] = answer;
    const ended = place.ended(all);
    const isNew = ended.length > 0 && ended.join() !== dead.join();
    dead = ended;
    if (isNew) return share({ count, isGiven, only });
    return { count: shards, processes, surplus, held: held === '' ? [] : held.split(',').map(Number) };
  };
  const free = async (shard: number | null): Promise<void> =>
    void (await ask(async (redis) =>
      redis.soulsProcessFree(keys.holders, keys.processes, ears.channel, id, shard === null ? '' : String(shard)),
    ));

  return {
    async beat(wish) {
      sleep.signs();
      const found = await share(wish).finally(sleep.signs);
      sleep.answered();
      await news.catchUp(async (after) =>
        ask(async (redis) => redis.xrange(keys.changes, `(${after}`, '+', 'COUNT', most)),
      );
      return found;
    },
    async handOver(shard, session) {
      if (session !== null)
        await ask(async (redis) => redis.set(keys.session(shard), packText(session), 'PX', kept.session));
      await free(shard);
    },
    async takeOver(shard) {
      const packed = await ask(async (redis) => redis.getdelBuffer(keys.session(shard)));
      return packed === null ? null : unpackText(packed);
    },
    async isFirst(event) {
      const call = String((calls += 1));
      return (
        (await ask(async (redis) =>
          redis.soulsProcessFirst(keys.event(event), keys.processes, id, call, kept.event),
        )) === 1
      );
    },
    mayBeReplaced: sleep.mayBeReplaced,
    async identifyTurn(bucket) {
      const key = keys.identify(bucket);
      const isOwn = await ask(async (redis) => redis.set(key, id, 'PX', kept.identify, 'NX'));
      if (isOwn !== null) return 0;
      return Math.max(1, await ask(async (redis) => redis.pttl(key)));
    },
    permit: async () => ask(async (redis) => redis.soulsProcessPermit(keys.permits, budget.most, budget.per)),
    knowEmojis: async (newest) =>
      (await ask(async (redis) => redis.soulsProcessKnow(keys.processes, keys.emojis, id, newest))) === 1,
    tell: async (channel) =>
      void (await ask(async (redis) => redis.soulsProcessTell(keys.changes, ears.channel, id, channel))),
    hear: news.to,
    leave: async () => free(null),
    async close() {
      await free(null).catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error;
      });
      ears.close();
      await connection.close();
    },
  };
}
