import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { openProcesses, openStore } from '../../src/store/index.js';
import { channelKeys } from '../../src/store/redis-keys.js';
import { CommitUncertain, StoreUnavailable, type GameStore } from '../../src/table/index.js';
import { startRedisCluster, startRedisSentinels } from '../support/redis-groups.js';
import { startOwnRedis } from '../support/redis.js';
import { startSlowSentinel } from '../support/slow-sentinel.js';
import { commitOf, readableLog } from './scene.js';

const dataDir = '/nowhere';
const channels = Array.from({ length: 12 }, (_, at) => `70000000000000${at}`);

/** What became of every move, by its name. */
interface Course {
  readonly acknowledged: Set<string>;
  readonly uncertain: Set<string>;
  readonly refused: Set<string>;
}

/** One move after the other in every channel, until it is stopped. A move that fails is not tried again: its person gives up. */
function play(store: GameStore) {
  const course: Course = { acknowledged: new Set(), uncertain: new Set(), refused: new Set() };
  const state = { isOver: false, heard: (): void => undefined };
  const move = async (channel: string, name: string): Promise<void> => {
    for (;;) {
      const table = await store.load(channel);
      const result = await store.commit(
        commitOf(channel, table?.revision ?? 0, {
          ...(table?.id === undefined ? {} : { expectedId: table.id }),
          id: name,
          interaction: name,
          entries: [{ id: name, text: name }],
        }),
      );
      if (result.is === 'conflict') continue;
      (result.isUncertain === true ? course.uncertain : course.acknowledged).add(name);
      return;
    }
  };
  const playOn = async (channel: string): Promise<void> => {
    for (let number = 1; !state.isOver; number += 1) {
      const name = `${channel}-${number}`;
      await move(channel, name).catch(async (error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error;
        (error instanceof CommitUncertain ? course.uncertain : course.refused).add(name);
        await pause(20);
      });
      state.heard();
    }
  };
  const all = Promise.all(channels.map(playOn));
  return {
    course,
    /** Waits until in every channel so many more moves have been acknowledged. */
    more: (count: number): Promise<void> => {
      const of = (channel: string): number =>
        [...course.acknowledged].filter((name) => name.startsWith(`${channel}-`)).length;
      const goals = new Map(channels.map((channel) => [channel, of(channel) + count]));
      return new Promise((resolve) => {
        state.heard = () => {
          for (const [channel, goal] of goals) if (of(channel) >= goal) goals.delete(channel);
          if (goals.size === 0) resolve();
        };
      });
    },
    end: async (): Promise<Course> => {
      state.isOver = true;
      await all;
      return course;
    },
  };
}

/** Nothing acknowledged is lost, nothing is there twice, nothing is there that was refused; says how many there were. */
async function expectKept(store: GameStore, { acknowledged, uncertain, refused }: Course): Promise<void> {
  const entries = await Promise.all(channels.map((channel) => store.entries(channel, null, 100_000)));
  const kept = entries.flat().map(({ id }) => id);
  expect(new Set(kept).size).toBe(kept.length);
  expect([...acknowledged].filter((name) => !kept.includes(name))).toEqual([]);
  expect([...refused].filter((name) => kept.includes(name))).toEqual([]);
  const unsure = [...uncertain].filter((name) => kept.includes(name)).length;
  process.stdout.write(
    `acknowledged ${acknowledged.size}, lost 0; uncertain ${uncertain.size}, of which ${unsure} are kept; refused ${refused.size}\n`,
  );
}

it('on a Cluster of three nothing acknowledged is lost when one is killed and a slot is moved', async () => {
  const cluster = await startRedisCluster();
  const { log, lines } = readableLog();
  const store = await openStore({ redisUrl: cluster.url, redisPrefix: 'souls:', dataDir, log });
  const playing = play(store);
  await playing.more(20);
  const key = channelKeys(channels[0]!).table;
  await cluster.moveSlot(`souls:${key}`);
  await playing.more(20);
  await cluster.killHolder(`souls:${key}`);
  await playing.more(20);
  await expectKept(store, await playing.end());
  expect((await store.allChannels()).toSorted()).toEqual(channels.toSorted());
  expect(lines.filter(({ msg }) => msg.includes('min-replicas'))).toEqual([]);
  const found = await openStore({ redisUrl: cluster.node, redisPrefix: 'souls:', dataDir, log }); // one of it names the others
  expect(await Promise.all(channels.map((channel) => found.load(channel)))).not.toContain(null);
  await found.close();
  await store.close();
  await cluster.stop();
});

it('through a failover by Sentinels nothing acknowledged is lost', async () => {
  const sentinels = await startRedisSentinels();
  const store = await openStore({ redisUrl: sentinels.url, dataDir, log: readableLog().log });
  const playing = play(store);
  await playing.more(20);
  await sentinels.killMaster();
  await playing.more(20);
  await expectKept(store, await playing.end());
  await store.close();
  await sentinels.stop();
});

it('without its replica a server says that a move is uncertain, or takes none where it is careful', async () => {
  const server = await startOwnRedis({ appendonly: true, settings: ['--repl-diskless-sync-delay', '0'] });
  const replica = await startOwnRedis({ appendonly: true, settings: ['--replicaof', `127.0.0.1 ${server.port}`] });
  const [direct, copy] = [new Redis(server.url), new Redis(replica.url)];
  const follow = async (): Promise<void> => {
    while (!(await direct.info('replication')).includes('state=online')) await pause(20);
  };
  await follow();
  const { log, lines } = readableLog();
  const store = await openStore({ redisUrl: server.url, dataDir, log });
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringContaining('Set min-replicas-to-write to 1')]);
  const certain = async (revision: number, interaction: string): Promise<void> => {
    const commit = () => store.commit(commitOf('1', revision, { interaction }));
    while ('isUncertain' in (await commit())) await pause(20); // until the replica has caught up
    expect(await commit()).toEqual({ is: 'duplicate', revision: revision + 1 });
  };
  await certain(0, 'a');
  await copy.replicaof('NO', 'ONE');
  const unsure = { revision: 2, isUncertain: true };
  expect(await store.commit(commitOf('1', 1, { interaction: 'b' }))).toEqual({ is: 'committed', ...unsure });
  expect(await store.commit(commitOf('1', 1, { interaction: 'b' }))).toEqual({ is: 'duplicate', ...unsure });
  await direct.config('SET', 'min-replicas-to-write', '1');
  const refused = store.commit(commitOf('1', 2, { interaction: 'c' }));
  await expect(refused).rejects.toThrow(/NOREPLICAS/);
  await expect(refused).rejects.not.toBeInstanceOf(CommitUncertain);
  expect((await store.load('1'))?.revision).toBe(2);
  await copy.replicaof('127.0.0.1', server.port);
  await follow();
  await certain(1, 'b');
  await certain(2, 'd');
  for (const client of [direct, copy]) client.disconnect();
  await store.close();
  await Promise.all([server.stop(), replica.stop()]);
});

it('a failover that is told of while a store looks for the server does not end its connection for good', async () => {
  const server = await startOwnRedis({ appendonly: false });
  const sentinel = await startSlowSentinel(server.port);
  const admin = new Redis(server.url);
  const { log } = readableLog();
  const store = await openStore({ redisUrl: sentinel.url, dataDir, log });
  const processes = await openProcesses(sentinel.url, undefined, log);
  await store.commit(commitOf('1', 0));
  sentinel.failOverWhenAsked(2);
  await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
  const found = async (): Promise<number | undefined> => (await store.load('1').catch(() => null))?.revision;
  while ((await found()) !== 1) await pause(50);
  const beaten = async (): Promise<boolean> =>
    processes.beat({ count: 1, isGiven: true, only: null }).then(
      () => true,
      () => false,
    );
  while (!(await beaten())) await pause(50);
  await processes.close();
  await store.close();
  admin.disconnect();
  sentinel.close();
  await server.stop();
});
