import { Cluster, type Redis } from 'ioredis';
import type { Logger } from '../ops/index.js';
import { StoreUnavailable } from '../table/index.js';
import { addressName, redisAddress, type RedisAddress } from './redis-address.js';
import { clusterAround, keepUp, openClient } from './redis-client.js';
import { openReplicas, type Replicas } from './redis-replicas.js';
import type { ScriptedRedis } from './redis-scripts.js';
import { infoOf, settingsWarnings } from './redis-settings.js';

/** Milliseconds: for the first connection, for a reply (somewhat longer than a client waits for one), and for a farewell. */
const patience = { start: 5000, reply: 2300, end: 1000 };

/** A connection that is kept up: it connects again by itself for as long as it is open. */
export interface RedisConnection {
  /**
   * Waits for the reply of one command.
   * @throws StoreUnavailable when there is none, or the server cannot serve now
   */
  ask<T>(command: (redis: ScriptedRedis) => Promise<T>): Promise<T>;
  /** The servers that hold the keys now: one, or those of a Cluster. */
  masters(): readonly Redis[];
  /** What every key begins with; the client adds it to keys, but not to patterns. */
  readonly prefix: string;
  readonly replicas: Replicas;
  close(): Promise<void>;
}

/**
 * Connects to Redis, to the server that its Sentinels name, or to a Cluster, also by the address of one of its nodes;
 * warns in the log when its settings can lose tables.
 * @throws StoreUnavailable when it cannot be reached or refuses the connection
 */
export async function connectRedis(url: string, prefix: string | undefined, log: Logger): Promise<RedisConnection> {
  const address = redisAddress(url);
  if (address === null)
    throw new StoreUnavailable('REDIS_URL cannot be read: it looks like redis://user:password@host:port.');
  if (address.kind === 'cluster' && address.database > 0) throw noDatabase(address, 'a Cluster has database 0 only');
  const redis = await firstConnection(address, openClient(url, address, prefix));
  redis.on('error', (error: Error) => {
    if (isNoDatabase(error)) redis.disconnect(true); // ioredis would go on in database 0
  });
  const stopWatching = watchOutages(redis, log);
  const stopKeepingUp = keepUp(redis);
  const ask = <T>(command: (redis: ScriptedRedis) => Promise<T>): Promise<T> => answered(command(redis));
  const masters = (): readonly Redis[] => (redis instanceof Cluster ? redis.nodes('master') : [redis]);
  const replicas = openReplicas({ redis, masters, log });
  const close = async (): Promise<void> => {
    stopWatching();
    stopKeepingUp();
    await within(patience.end, redis.quit()).catch(() => undefined); // what was not answered by now was not acknowledged either
    redis.disconnect();
  };
  try {
    for (const warning of await answered(settingsWarnings(masters()))) log.warn(warning);
    await answered(redis.eval('return 1', 0)); // scripts must be allowed: each commit is one
    await answered(replicas.look());
  } catch (error) {
    await close();
    throw error;
  }
  return { ask, masters, prefix: redis.options.keyPrefix?.toString() ?? '', replicas, close };
}

/** The client with its first connection; one for the whole Cluster when the address is of one of its nodes. */
async function firstConnection(address: RedisAddress, redis: ScriptedRedis): Promise<ScriptedRedis> {
  let reason = 'the connection was closed';
  const remember = (error: NodeJS.ErrnoException): void => {
    reason = error.code ?? error.message;
  };
  redis.on('error', remember);
  redis.on('node error', remember);
  try {
    await within(patience.start, redis.connect());
    if (!(redis instanceof Cluster) && address.database > 0) await redis.select(address.database);
    if (redis instanceof Cluster || !(await isCluster(redis))) {
      redis.off('error', remember);
      redis.off('node error', remember);
      return redis;
    }
  } catch (error) {
    redis.disconnect();
    const { message } = error as Error;
    if (isNoDatabase(error)) throw noDatabase(address, message);
    const refused = notPermitted(error);
    if (refused !== null) throw refused;
    throw new StoreUnavailable(
      `${addressName(address)} cannot be reached (${reason}). Check REDIS_URL, and that the server runs.`,
    );
  }
  redis.disconnect();
  return firstConnection({ ...address, kind: 'cluster' }, clusterAround(redis));
}

const isNoDatabase = (error: unknown): boolean =>
  error instanceof Error && /DB index is out of range|SELECT is not allowed in cluster mode/i.test(error.message);

const noDatabase = (address: RedisAddress, why: string): StoreUnavailable =>
  new StoreUnavailable(
    `${addressName(address)} has no database ${address.database} (${why}): change the number at the end of REDIS_URL.`,
  );

async function isCluster(redis: Redis): Promise<boolean> {
  return infoOf(await redis.info('cluster'), 'cluster_enabled') === '1';
}

/** One line when the connection breaks and one when it is back, not one for every attempt. */
function watchOutages(redis: ScriptedRedis, log: Logger): () => void {
  let lost = false;
  let reason: string | undefined;
  const remember = (error: NodeJS.ErrnoException): void => {
    reason = error.code ?? error.message;
  };
  redis.on('error', remember);
  redis.on('node error', remember);
  const onClose = (): void => {
    if (!lost) log.warn({ reason }, 'the connection to Redis is lost; trying to connect again');
    lost = true;
  };
  redis.on('close', onClose);
  redis.on('ready', () => {
    if (lost) log.info('connected to Redis again');
    lost = false;
    reason = undefined;
  });
  return () => redis.off('close', onClose);
}

/** Replies of a server that is there but cannot serve now. */
const cannotServe =
  /^(LOADING|READONLY|OOM|MISCONF|NOREPLICAS|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|MOVED|ASK|BUSY|NOAUTH)\b/;

/** The server has answered that it cannot serve now, so that nothing has changed. */
export class RefusedNow extends StoreUnavailable {}

/** What the user of the address may not do; null for any other error. A script may have changed something before it. */
function notPermitted(error: unknown): StoreUnavailable | null {
  const { message, command } = error as Error & { readonly command?: { readonly name: string } };
  if (!/^NOPERM\b/.test(message) || /in script/i.test(message)) return null;
  const name = command?.name.toUpperCase() ?? '';
  const where = /channel/i.test(message) ? ' on its channels' : / keys?\b/.test(message) ? ' on its keys' : '';
  return new StoreUnavailable(
    `Redis refuses the command ${name}${where} to the user of REDIS_URL: docs/hosting.md ("Redis") has the rights that suffice.`,
  );
}

/** The errors of ioredis carry the arguments of the command, hidden cards among them, so only their text goes on. */
export async function answered<T>(reply: Promise<T>): Promise<T> {
  try {
    return await within(patience.reply, reply);
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'ReplyError') throw new StoreUnavailable(`Redis does not answer: ${message}`);
    const refused = notPermitted(error);
    if (refused !== null) throw refused;
    if (cannotServe.test(message)) throw new RefusedNow(`Redis cannot serve now: ${message}`);
    throw new Error(`Redis refused a command: ${message}`);
  }
}

async function within<T>(ms: number, reply: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no reply within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([reply, late]);
  } finally {
    clearTimeout(timer);
  }
}
