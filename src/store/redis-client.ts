import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { RedisAddress } from './redis-address.js';
import { withScripts, type ScriptedRedis } from './redis-scripts.js';

/** Milliseconds. A command fails after `command`, so nobody waits longer than that for a server that is away. */
const patience = { connect: 2000, command: 2000, silence: 3000, betweenAttempts: 200 };

/** Attempts to connect again before the waiting commands fail: about one second for a server that refuses. */
const attemptsPerCommand = 4;

/** Replies come as they always have. */
type Options = Omit<RedisOptions, 'replyMapping'>;

const again = (): number => patience.betweenAttempts;

const common = {
  enableAutoPipelining: false,
  connectTimeout: patience.connect,
  commandTimeout: patience.command,
  socketTimeout: patience.silence,
  maxRetriesPerRequest: attemptsPerCommand,
} satisfies Options;

const alone = {
  ...common,
  lazyConnect: true,
  retryStrategy: again,
  reconnectOnError: (error: Error) => error.message.startsWith('READONLY'), // what was the master is a replica now
} satisfies Options;

/**
 * A client for an address that is not connected yet; it connects again by itself for as long as it is open.
 * @param prefix what all keys begin with
 */
export function openClient(url: string, address: RedisAddress, prefix: string | undefined): ScriptedRedis {
  const named = prefix === undefined ? {} : { keyPrefix: prefix };
  switch (address.kind) {
    case 'server':
      return withScripts(new Redis(url, { ...alone, ...named }));
    case 'sentinel':
      return withScripts(new Redis({ ...alone, ...named, ...access(address), ...sentinels(address) }));
    case 'cluster':
      return clusterOf(address.nodes, { ...access(address), ...named });
    default:
      return address.kind satisfies never;
  }
}

/**
 * Connects a client again that has come to an end by itself: ioredis ends one for good when Sentinels tell of a failover just
 * while it asks them for the server. @returns stops it, before the client is closed
 */
export function keepUp(redis: Redis | Cluster): () => void {
  let timer: NodeJS.Timeout | undefined;
  const onEnd = (): void => {
    timer = setTimeout(() => void redis.connect().catch(() => undefined), patience.betweenAttempts); // it ends again, or not
  };
  redis.on('end', onEnd);
  return () => {
    clearTimeout(timer);
    redis.off('end', onEnd);
  };
}

/** A client for the Cluster that this one is a node of, by the same name and password. */
export function clusterAround({ options }: Redis): ScriptedRedis {
  const { host = 'localhost', port = 6379, username, password, tls, keyPrefix } = options;
  const given = { username, password, tls, keyPrefix };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null));
  return clusterOf([{ host, port }], known);
}

function clusterOf(nodes: RedisAddress['nodes'], { keyPrefix, ...access }: Options): ScriptedRedis {
  const { maxRetriesPerRequest: _, ...each } = common; // the Cluster tries again by itself, on another node
  return withScripts(
    new Cluster([...nodes], {
      lazyConnect: true,
      enableAutoPipelining: false,
      clusterRetryStrategy: again,
      slotsRefreshTimeout: patience.connect,
      redisOptions: { ...each, ...access },
      ...(keyPrefix === undefined ? {} : { keyPrefix }),
      // A certificate names a host, so what the Cluster calls its nodes must not be looked up.
      ...(access.tls === undefined ? {} : { dnsLookup: (host, found) => found(null, host) }),
    }),
  );
}

function access({ username, password, isEncrypted, database, kind }: RedisAddress): Options {
  return {
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
    ...(isEncrypted ? { tls: {} } : {}),
    ...(kind === 'cluster' ? {} : { db: database }), // a Cluster has one only
  };
}

function sentinels({ nodes, master, sentinelPassword, isEncrypted }: RedisAddress): Options {
  return {
    sentinels: [...nodes],
    name: master,
    sentinelRetryStrategy: again,
    failoverDetector: true,
    ...(sentinelPassword === undefined ? {} : { sentinelPassword }),
    ...(isEncrypted ? { enableTLSForSentinelMode: true, sentinelTLS: {} } : {}),
  };
}
