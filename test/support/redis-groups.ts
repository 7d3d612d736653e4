import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '../../tools/machines/free-port.js';
import { startOwnRedis, type OwnRedis } from './redis.js';

/** Milliseconds after which a server that does not answer counts as gone. */
const GONE_AFTER = 1_000;

/** Writes are taken only while a replica is there, as docs/hosting.md recommends. */
const CAREFUL = ['--min-replicas-to-write', '1', '--min-replicas-max-lag', '5', '--repl-diskless-sync-delay', '0'];

/** Several servers that belong together. */
interface RedisGroup {
  readonly url: string;
  stop(): Promise<void>;
}

/** Asks until it is so; what is asked may fail until then. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo().catch(() => false)); tries += 1) {
    if (tries === 400) throw new Error('The servers did not come together within 20 s.');
    await pause(50);
  }
}

async function withEach<T>(servers: readonly OwnRedis[], run: (redis: Redis, at: number) => Promise<T>): Promise<T[]> {
  const clients = servers.map(({ url }) => new Redis(url).on('error', () => undefined));
  try {
    return await Promise.all(clients.map(run));
  } finally {
    for (const client of clients) client.disconnect();
  }
}

const linked = (servers: readonly OwnRedis[]): Promise<void> =>
  until(async () =>
    (await withEach(servers, (redis) => redis.info('replication'))).every((info) =>
      info.includes('master_link_status:up'),
    ),
  );

/** A Cluster of three, each with a replica. */
export interface RedisCluster extends RedisGroup {
  /** The address of one of its servers, as of one that stands alone. */
  readonly node: string;
  /** Kills the server that holds the slot of this key, and starts it again when its replica has taken its place. */
  killHolder(key: string): Promise<void>;
  /** Moves the slot of this key to another server, key by key, as `redis-cli --cluster reshard` does. */
  moveSlot(key: string): Promise<void>;
}

export async function startRedisCluster(): Promise<RedisCluster> {
  const ports = await Promise.all(Array.from({ length: 6 }, freePort));
  const servers = await Promise.all(
    ports.map((bus) =>
      startOwnRedis({
        appendonly: true,
        settings: ['--cluster-enabled', 'yes', '--cluster-node-timeout', String(GONE_AFTER), ...CAREFUL].concat([
          '--cluster-port',
          String(bus),
        ]),
      }),
    ),
  );
  const [masters, replicas] = [servers.slice(0, 3), servers.slice(3)];
  await withEach(servers, async (redis, at) => redis.call('CLUSTER', 'SET-CONFIG-EPOCH', String(at + 1)));
  await withEach(masters, async (redis, at) =>
    redis.call('CLUSTER', 'ADDSLOTSRANGE', String([0, 5461, 10_923][at]), String([5460, 10_922, 16_383][at])),
  );
  await withEach(servers.slice(0, 1), (redis) =>
    Promise.all(
      servers.slice(1).map(({ port }, at) => redis.call('CLUSTER', 'MEET', '127.0.0.1', port, ports[at + 1]!)),
    ),
  );
  const ids = await withEach(masters, async (redis) => String(await redis.call('CLUSTER', 'MYID')));
  await until(async () => {
    await withEach(replicas, async (redis, at) => redis.call('CLUSTER', 'REPLICATE', ids[at]!));
    return true;
  });
  await linked(replicas);
  await until(async () =>
    (await withEach(servers, async (redis) => String(await redis.call('CLUSTER', 'INFO')))).every((info) =>
      info.includes('cluster_state:ok'),
    ),
  );

  const slotOf = async (redis: Redis, key: string): Promise<number> =>
    Number(await redis.call('CLUSTER', 'KEYSLOT', key));
  const holderOf = async (redis: Redis, slot: number): Promise<number> => {
    const rows = (await redis.call('CLUSTER', 'SLOTS')) as [number, number, [string, number, string]][];
    return rows.find(([from, to]) => from <= slot && slot <= to)![2][1];
  };
  return {
    url: `redis-cluster://${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
    node: servers[3]!.url,
    async killHolder(key) {
      const ask = new Redis(servers[3]!.url); // a replica, of which none is killed
      const slot = await slotOf(ask, key);
      const port = await holderOf(ask, slot);
      const killed = servers.find((one) => one.port === port)!;
      await killed.kill('SIGKILL');
      await until(async () => (await holderOf(ask, slot)) !== port);
      await killed.restart();
      ask.disconnect();
    },
    async moveSlot(key) {
      const ask = new Redis(servers[3]!.url);
      const slot = await slotOf(ask, key);
      const rows = (await ask.call('CLUSTER', 'SLOTS')) as [number, number, [string, number, string]][];
      const holder = rows.find(([from, to]) => from <= slot && slot <= to)![2];
      const other = rows.map(([, , one]) => one).find(([, port]) => port !== holder[1])!;
      const [source, target] = [new Redis(holder[1]), new Redis(other[1])];
      await target.call('CLUSTER', 'SETSLOT', slot, 'IMPORTING', holder[2]);
      await source.call('CLUSTER', 'SETSLOT', slot, 'MIGRATING', other[2]);
      for (;;) {
        const keys = (await source.call('CLUSTER', 'GETKEYSINSLOT', slot, 5)) as string[];
        if (keys.length === 0) break;
        await source.call('MIGRATE', '127.0.0.1', other[1], '', 0, 5000, 'KEYS', ...keys);
      }
      await target.call('CLUSTER', 'SETSLOT', slot, 'NODE', other[2]);
      await source.call('CLUSTER', 'SETSLOT', slot, 'NODE', other[2]);
      for (const client of [ask, source, target]) client.disconnect();
    },
    stop: async () => void (await Promise.all(servers.map((server) => server.stop()))),
  };
}

/** A server with two replicas, and three Sentinels that look after them. */
export interface RedisSentinels extends RedisGroup {
  killMaster(): Promise<void>;
}

export async function startRedisSentinels(): Promise<RedisSentinels> {
  const master = await startOwnRedis({ appendonly: true, settings: CAREFUL });
  const replicas = await Promise.all(
    [1, 2].map(() =>
      startOwnRedis({ appendonly: true, settings: [...CAREFUL, '--replicaof', `127.0.0.1 ${master.port}`] }),
    ),
  );
  await linked(replicas);
  const lines = [
    `sentinel monitor souls 127.0.0.1 ${master.port} 2`,
    `sentinel down-after-milliseconds souls ${GONE_AFTER}`,
    'sentinel failover-timeout souls 5000',
  ];
  const sentinels = await Promise.all([1, 2, 3].map(() => startOwnRedis({ appendonly: false, sentinel: lines })));
  await until(async () => {
    const found = await withEach(sentinels, async (redis) =>
      Promise.all([redis.call('SENTINEL', 'SENTINELS', 'souls'), redis.call('SENTINEL', 'REPLICAS', 'souls')]),
    );
    return found.every((lists) => lists.every((list) => (list as unknown[]).length === 2));
  });
  return {
    url: `redis-sentinel://${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}?master=souls`,
    killMaster: () => master.kill('SIGKILL'),
    stop: async () => void (await Promise.all([...sentinels, ...replicas, master].map((server) => server.stop()))),
  };
}
