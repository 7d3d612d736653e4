import { Redis } from 'ioredis';
import type { Logger } from '../ops/index.js';
import { StoreUnavailable } from '../table/index.js';
import { withScripts, type ScriptedRedis } from './redis-scripts.js';

/** Milliseconds. A command fails after `command`, so nobody waits longer than that for a server that is away. */
const patience = { connect: 2000, command: 2000, silence: 3000, betweenAttempts: 200 };

/** Attempts to connect again before the waiting commands fail: about one second for a server that refuses. */
const attemptsPerCommand = 4;

/** A connection that is kept up: it connects again by itself for as long as it is open. */
export interface RedisConnection {
  /**
   * Waits for the reply of one command.
   * @throws StoreUnavailable when there is none, or the server cannot serve now
   */
  ask<T>(command: (redis: ScriptedRedis) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Connects to Redis, and warns in the log when its settings can lose tables.
 * @throws StoreUnavailable when it cannot be reached or refuses the connection
 */
export async function connectRedis(url: string, log: Logger): Promise<RedisConnection> {
  const redis = withScripts(
    new Redis(url, {
      lazyConnect: true,
      enableAutoPipelining: false,
      connectTimeout: patience.connect,
      commandTimeout: patience.command,
      socketTimeout: patience.silence,
      maxRetriesPerRequest: attemptsPerCommand,
      retryStrategy: () => patience.betweenAttempts,
    }),
  );
  await firstConnection(redis);
  const stopWatching = watchOutages(redis, log);
  const ask = <T>(command: (redis: ScriptedRedis) => Promise<T>): Promise<T> => answered(command(redis));
  await ask((r) => warnAboutSettings(r, log));
  return {
    ask,
    close: async () => {
      stopWatching();
      await redis.quit().catch(() => undefined); // what was not answered by now was not acknowledged either
      redis.disconnect();
    },
  };
}

async function firstConnection(redis: Redis): Promise<void> {
  let reason = 'the connection was closed';
  const remember = (error: NodeJS.ErrnoException): void => {
    reason = error.code ?? error.message;
  };
  redis.on('error', remember);
  try {
    await redis.connect();
  } catch {
    redis.disconnect();
    const { host, port, path } = redis.options;
    throw new StoreUnavailable(
      `Redis at ${path ?? `${host}:${port}`} cannot be reached (${reason}). Check REDIS_URL, and that the server runs.`,
    );
  }
  redis.off('error', remember);
}

/** One line when the connection breaks and one when it is back, not one for every attempt. */
function watchOutages(redis: Redis, log: Logger): () => void {
  let lost = false;
  let reason: string | undefined;
  redis.on('error', (error: NodeJS.ErrnoException) => {
    reason = error.code ?? error.message;
  });
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

async function warnAboutSettings(redis: Redis, log: Logger): Promise<void> {
  const info = `${await redis.info('persistence')}\n${await redis.info('memory')}`;
  const value = (field: string): string => new RegExp(`^${field}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? '';
  if (value('aof_enabled') === '0') {
    log.warn('Redis runs with appendonly off: a crash of Redis loses tables. Set appendonly to yes.');
  }
  if (Number(value('maxmemory')) > 0 && value('maxmemory_policy') !== 'noeviction') {
    log.warn('Redis may evict tables when its memory is full. Set maxmemory-policy to noeviction.');
  }
}

/** Replies of a server that is there but cannot serve now. */
const cannotServe = /^(LOADING|READONLY|OOM|MISCONF|NOREPLICAS|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|BUSY|NOAUTH)\b/;

/** The errors of ioredis carry the arguments of the command, hidden cards among them, so only their text goes on. */
async function answered<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'ReplyError') throw new StoreUnavailable(`Redis does not answer: ${message}`);
    if (cannotServe.test(message)) throw new StoreUnavailable(`Redis cannot serve now: ${message}`);
    throw new Error(`Redis refused a command: ${message}`);
  }
}
