import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { StoreKind } from '../plan/plan.js';
import { freePort } from '../../machines/free-port.js';
import { startRedisServer, type RedisServer, type RedisSettings } from './redis-server.js';

/** Where the tables are, whole or in trouble. */
export interface RedisStore {
  /** What the bots get as `REDIS_URL`. */
  readonly url: string;
  /** The port that a proxy can stand before; null where clients are told of servers that they go to by themselves. */
  readonly port: number | null;
  /** Kills the server that has this key. @returns starts it again, when another one has taken its place where there is one */
  kill(key: string): Promise<() => Promise<void>>;
  /** Stops the server that has this key for a while. */
  sleep(key: string, ms: number): Promise<void>;
  /** Lets it take no more writes, or again: its memory is full. */
  full(isFull: boolean): Promise<void>;
  /** Moves the slot of this key to another server of a Cluster. */
  moveSlot(key: string): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds after which a server that does not answer counts as gone, and for which servers are waited for. */
const GONE_AFTER = 1_000;
const PATIENCE = 240_000;

/** Writes are taken only while a replica is there, as docs/hosting.md recommends. */
const CAREFUL = ['--min-replicas-to-write', '1', '--min-replicas-max-lag', '5', '--repl-diskless-sync-delay', '0'];

const CLUSTERED = ['--cluster-enabled', 'yes', '--cluster-node-timeout', String(GONE_AFTER)];

/** Asks until it is so; what is asked may fail until then. */
const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + PATIENCE;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what} did not come within ${PATIENCE} ms.`);
    await pause(50);
  }
};

const asking = async <T>(server: Pick<RedisServer, 'port'>, ask: (redis: Redis) => Promise<T>): Promise<T> => {
  const redis = new Redis(server.port, { retryStrategy: () => null, commandTimeout: GONE_AFTER });
  redis.on('error', () => undefined);
  try {
    return await ask(redis);
  } finally {
    redis.disconnect();
  }
};

const infoOf = async (server: RedisServer): Promise<string> =>
  asking(server, async (redis) => redis.info('replication'));

const linked = async (servers: readonly RedisServer[]): Promise<void> =>
  until('replicas', async () =>
    (await Promise.all(servers.map(infoOf))).every((info) => info.includes('link_status:up')),
  );

const stopAll = async (servers: readonly RedisServer[]): Promise<void> => {
  for (const server of servers) await server.signal('SIGCONT');
  await Promise.all(servers.map(async (server) => server.signal('SIGKILL')));
};

const slept = async (server: RedisServer, ms: number): Promise<void> => {
  await server.signal('SIGSTOP');
  await pause(ms);
  await server.signal('SIGCONT');
};

type Settings = Pick<RedisSettings, 'program' | 'folder' | 'isDurable'>;

const notHere = async (): Promise<never> => {
  throw new Error('Only a Cluster has slots.');
};

/** One server by itself. */
const startOne = async ({ program, folder, isDurable }: Settings): Promise<RedisStore> => {
  const server = await startRedisServer({
    program,
    folder,
    isDurable,
    settings: ['--maxmemory-policy', 'noeviction', '--auto-aof-rewrite-percentage', '100'],
  });
  return {
    url: `redis://127.0.0.1:${server.port}`,
    port: server.port,
    async kill() {
      await server.signal('SIGKILL');
      return server.start;
    },
    sleep: async (_key, ms) => slept(server, ms),
    full: async (isFull) =>
      asking(server, async (redis) => void (await redis.config('SET', 'maxmemory', isFull ? 1 : 0))),
    moveSlot: notHere,
    stop: async () => stopAll([server]),
  };
};

/** A server with two replicas, and three Sentinels that look after them. */
const startSentinels = async ({ program, folder, isDurable }: Settings): Promise<RedisStore> => {
  const start = async (name: string, settings: readonly string[]): Promise<RedisServer> =>
    startRedisServer({ program, folder: join(folder, name), isDurable, settings });
  const first = await start('first', CAREFUL);
  const replicas = await Promise.all(
    ['second', 'third'].map(async (name) => start(name, [...CAREFUL, '--replicaof', `127.0.0.1 ${first.port}`])),
  );
  await linked(replicas);
  const servers = [first, ...replicas];
  const sentinel = [
    `sentinel monitor souls 127.0.0.1 ${first.port} 2`,
    `sentinel down-after-milliseconds souls ${GONE_AFTER}`,
    'sentinel failover-timeout souls 5000',
  ];
  const sentinels = await Promise.all(
    [1, 2, 3].map(async (n) =>
      startRedisServer({ program, folder: join(folder, `sentinel-${n}`), isDurable: false, sentinel }),
    ),
  );
  const known = async (redis: Redis): Promise<boolean> => {
    const lists = [
      await redis.call('SENTINEL', 'SENTINELS', 'souls'),
      await redis.call('SENTINEL', 'REPLICAS', 'souls'),
    ];
    return lists.every((list) => (list as unknown[]).length === 2);
  };
  await until('Sentinels', async () =>
    (await Promise.all(sentinels.map(async (one) => asking(one, known)))).every(Boolean),
  );
  const masterPort = async (): Promise<number> =>
    asking(sentinels[0] ?? first, async (redis) =>
      Number(((await redis.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', 'souls')) as string[])[1]),
    );
  const master = async (): Promise<RedisServer> => {
    const port = await masterPort();
    return servers.find((server) => server.port === port) ?? first;
  };
  return {
    url: `redis-sentinel://${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}?master=souls`,
    port: null,
    async kill() {
      const killed = await master();
      await killed.signal('SIGKILL');
      return async () => {
        await until('another master', async () => (await masterPort()) !== killed.port);
        await killed.start();
        await until('its replicas', async () => {
          const infos = await Promise.all(servers.map(infoOf));
          return infos.filter((info) => info.includes('link_status:up')).length === 2;
        });
      };
    },
    sleep: async (_key, ms) => slept(await master(), ms),
    full: async (isFull) =>
      asking(await master(), async (redis) => void (await redis.config('SET', 'maxmemory', isFull ? 1 : 0))),
    moveSlot: notHere,
    stop: async () => stopAll([...sentinels, ...servers]),
  };
};

type SlotRow = readonly [from: number, to: number, holder: readonly [host: string, port: number, id: string]];

/** A Cluster of three, each with a replica. */
const startCluster = async ({ program, folder, isDurable }: Settings): Promise<RedisStore> => {
  const buses = await Promise.all(Array.from({ length: 6 }, freePort));
  const servers = await Promise.all(
    buses.map(async (bus, n) =>
      startRedisServer({
        program,
        folder: join(folder, `node-${n}`),
        isDurable,
        settings: [...CLUSTERED, ...CAREFUL, '--cluster-port', String(bus)],
      }),
    ),
  );
  const each = async <T>(some: readonly RedisServer[], ask: (redis: Redis, n: number) => Promise<T>): Promise<T[]> =>
    Promise.all(some.map(async (server, n) => asking(server, async (redis) => ask(redis, n))));
  const [masters, replicas] = [servers.slice(0, 3), servers.slice(3)];
  await each(servers, async (redis, n) => redis.call('CLUSTER', 'SET-CONFIG-EPOCH', String(n + 1)));
  const slots = [
    ['0', '5460'],
    ['5461', '10922'],
    ['10923', '16383'],
  ];
  await each(masters, async (redis, n) => redis.call('CLUSTER', 'ADDSLOTSRANGE', ...(slots[n] ?? [])));
  await each(servers.slice(0, 1), async (redis) => {
    for (const [n, { port }] of servers.entries())
      if (n > 0) await redis.call('CLUSTER', 'MEET', '127.0.0.1', port, buses[n] ?? 0);
  });
  const ids = await each(masters, async (redis) => String(await redis.call('CLUSTER', 'MYID')));
  await until('replicas', async () => {
    await each(replicas, async (redis, n) => redis.call('CLUSTER', 'REPLICATE', ids[n] ?? ''));
    return true;
  });
  await linked(replicas);
  const isWhole = async (): Promise<boolean> =>
    (await each(servers, async (redis) => String(await redis.call('CLUSTER', 'INFO')))).every((info) =>
      info.includes('cluster_state:ok'),
    );
  await until('the Cluster', isWhole);

  /** The first server that answers says who holds what. */
  const rows = async (): Promise<readonly SlotRow[]> => {
    for (const server of servers) {
      const found = await asking(server, async (redis) => redis.call('CLUSTER', 'SLOTS')).catch(() => null);
      if (found !== null) return found as readonly SlotRow[];
    }
    throw new Error('No server of the Cluster answers.');
  };
  const slotOf = async (key: string): Promise<number> => {
    for (const server of servers) {
      const slot = await asking(server, async (redis) => redis.call('CLUSTER', 'KEYSLOT', key)).catch(() => null);
      if (slot !== null) return Number(slot);
    }
    throw new Error('No server of the Cluster answers.');
  };
  const holderOf = async (slot: number): Promise<SlotRow[2]> => {
    const row = (await rows()).find(([from, to]) => from <= slot && slot <= to);
    if (row === undefined) throw new Error(`Nobody holds slot ${slot}.`);
    return row[2];
  };
  const serverOf = async (key: string): Promise<RedisServer> => {
    const [, port] = await holderOf(await slotOf(key));
    const found = servers.find((server) => server.port === port);
    if (found === undefined) throw new Error(`Nobody listens on ${port}.`);
    return found;
  };
  return {
    url: `redis-cluster://${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
    port: null,
    async kill(key) {
      const killed = await serverOf(key);
      const slot = await slotOf(key);
      await killed.signal('SIGKILL');
      return async () => {
        await until('another holder', async () => (await holderOf(slot))[1] !== killed.port);
        await killed.start();
        await until('the Cluster', isWhole);
        await until('its replicas', async () => {
          const infos = await Promise.all(servers.map(infoOf));
          return infos.filter((info) => info.includes('link_status:up')).length === 3;
        });
      };
    },
    sleep: async (key, ms) => slept(await serverOf(key), ms),
    full: async (isFull) =>
      void (await each(servers, async (redis) => redis.config('SET', 'maxmemory', isFull ? 1 : 0))),
    async moveSlot(key) {
      const slot = await slotOf(key);
      const all = await rows();
      const from = await holderOf(slot);
      const to = all.map(([, , holder]) => holder).find(([, port]) => port !== from[1]);
      if (to === undefined) throw new Error('There is no other server.');
      const [source, target] = [from, to].map(([, port]) => ({ port }));
      if (source === undefined || target === undefined) return;
      await asking(target, async (redis) => redis.call('CLUSTER', 'SETSLOT', slot, 'IMPORTING', from[2]));
      await asking(source, async (redis) => redis.call('CLUSTER', 'SETSLOT', slot, 'MIGRATING', to[2]));
      for (let isLeft = true; isLeft;) {
        isLeft = await asking(source, async (redis) => {
          const keys = (await redis.call('CLUSTER', 'GETKEYSINSLOT', slot, 5)) as string[];
          if (keys.length > 0) await redis.call('MIGRATE', '127.0.0.1', to[1], '', 0, 5000, 'KEYS', ...keys);
          return keys.length > 0;
        });
      }
      await asking(target, async (redis) => redis.call('CLUSTER', 'SETSLOT', slot, 'NODE', to[2]));
      await asking(source, async (redis) => redis.call('CLUSTER', 'SETSLOT', slot, 'NODE', to[2]));
    },
    stop: async () => stopAll(servers),
  };
};

export const startRedisStore = async (kind: StoreKind, settings: Settings): Promise<RedisStore> => {
  switch (kind) {
    case 'one':
      return startOne(settings);
    case 'sentinel':
      return startSentinels(settings);
    case 'cluster':
      return startCluster(settings);
    default:
      return kind satisfies never;
  }
};
