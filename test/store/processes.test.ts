import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import {
  LIFE,
  OtherShardCount,
  shardOf,
  type Processes,
  type ProcessNews,
  type ShardShare,
} from '../../src/ops/index.js';
import { openProcesses } from '../../src/store/index.js';
import { openSleep } from '../../src/store/process-sleep.js';
import { silent } from '../table/table-scene.js';
import { redisServer } from '../support/redis.js';
import { prefixed } from './scene.js';

/** A Redis on which processes can be opened; `sees`: what it has, by hand. */
const together = async () => {
  const server = await redisServer();
  const sees = new Redis(prefixed(server.url, server.prefix));
  onTestFinished(async () => {
    sees.disconnect();
    await server.stop();
  });
  const open = async (): Promise<Processes> => {
    const one = await openProcesses(server.url, server.prefix, silent);
    onTestFinished(async () => one.close());
    return one;
  };
  return { open, sees };
};

const any = (count: number, isGiven = true) => ({ count, isGiven, only: null });
const heldBy = (shares: readonly ShardShare[]) => shares.map(({ held }) => held);

test('equal processes share the shards evenly, and what one hands over another takes with its session', async () => {
  const { open } = await together();
  const [one, two, three] = [await open(), await open(), await open()];
  expect(await one.beat(any(3))).toEqual({ count: 3, processes: 1, held: [0, 1, 2], surplus: 0 });
  expect(await two.beat(any(3))).toEqual({ count: 3, processes: 2, held: [], surplus: 0 });
  expect(await one.beat(any(3))).toMatchObject({ held: [0, 1, 2], surplus: 1 });
  await one.handOver(2, 'a session');
  expect(await two.beat(any(3))).toMatchObject({ held: [2] });
  expect([await two.takeOver(2), await two.takeOver(2)]).toEqual(['a session', null]);
  expect(await three.beat(any(3))).toMatchObject({ held: [], processes: 3 });
  expect(await one.beat(any(3))).toMatchObject({ surplus: 1 });
  await one.handOver(1, null);
  expect(await three.beat(any(3))).toMatchObject({ held: [1], surplus: 0 });
  expect(await three.takeOver(1)).toBeNull();
  expect(heldBy(await Promise.all([one.beat(any(3)), two.beat(any(3))]))).toEqual([[0], [2]]);
  await two.leave();
  expect(heldBy([await one.beat(any(3)), await three.beat(any(3))])).toEqual([[0, 2], [1]]);
});

test('given shards are taken and no others, one more process of them stands by', async () => {
  const { open } = await together();
  const [one, two, spare] = [await open(), await open(), await open()];
  const first = { count: 4, isGiven: true, only: [0, 1] };
  expect(await one.beat(first)).toMatchObject({ held: [0, 1] });
  expect(await two.beat({ ...first, only: [2, 3] })).toMatchObject({ held: [2, 3] });
  expect(await spare.beat(first)).toMatchObject({ held: [], processes: 3 });
  expect(await one.beat(first)).toMatchObject({ held: [0, 1], surplus: 0 });
  await one.leave();
  expect(await spare.beat(first)).toMatchObject({ held: [0, 1] });
});

test('all processes have one number of shards: a given one that differs is refused, one of Discord is not', async () => {
  const { open } = await together();
  const [one, two, three] = [await open(), await open(), await open()];
  await one.beat(any(4));
  await expect(two.beat(any(2))).rejects.toThrow(OtherShardCount);
  expect(await three.beat(any(1, false))).toMatchObject({ count: 4, held: [] });
  await Promise.all([one.leave(), three.leave()]);
  expect(await two.beat(any(2))).toMatchObject({ count: 2, held: [0, 1] });
});

test('the shards of a process that has died are free: at once on its machine, else when its time is over', async () => {
  const { open, sees } = await together();
  const [one, two] = [await open(), await open()];
  await one.beat(any(2));
  const child = spawn('sleep', ['0']);
  await once(child, 'exit');
  const [own = ''] = await sees.zrange('{shards}:processes', '0', '-1');
  const dead = own.replace(/:\d+:/, `:${child.pid}:`);
  await sees.zadd('{shards}:processes', String(Date.now() + 60_000), dead);
  await sees.hset('{shards}:holders', '0', dead);
  expect(await two.beat(any(2))).toMatchObject({ held: [0] });
  await sees.zadd('{shards}:processes', '1', own);
  expect(await two.beat(any(2))).toMatchObject({ held: [0, 1], processes: 1 });
  expect(await one.beat(any(2))).toMatchObject({ held: [] });
});

test('an event is handled by one process, and by another when that one has died', async () => {
  const { open } = await together();
  const [one, two] = [await open(), await open()];
  await one.beat(any(2));
  await two.beat(any(2));
  const events = Array.from({ length: 50 }, (_, n) => `${n}`);
  const asked = await Promise.all(events.flatMap((event) => [one.isFirst(event), two.isFirst(event)]));
  expect(asked.filter(Boolean)).toHaveLength(events.length);
  expect(await one.isFirst('click')).toBe(true);
  expect([await one.isFirst('click'), await two.isFirst('click')]).toEqual([false, false]);
  await one.leave();
  expect(await two.isFirst('click')).toBe(true);
});

test('an event that a process has taken which was taken for dead is handled by it alone', async () => {
  const { open, sees } = await together();
  const [one, two] = [await open(), await open()];
  await one.beat(any(2));
  const [own = ''] = await sees.zrange('{shards}:processes', '0', '-1');
  await two.beat(any(2));
  await sees.zrem('{shards}:processes', own);
  expect([await one.isFirst('click'), await two.isFirst('click')]).toEqual([true, false]);
  expect([await two.isFirst('other'), await one.isFirst('other')]).toEqual([true, false]);
  await one.beat(any(2));
  expect(await two.isFirst('click')).toBe(false);
});

test('an emoji is outdated for all when every process that lives shows the newest one', async () => {
  const { open, sees } = await together();
  const [one, two, three] = [await open(), await open(), await open()];
  await one.beat(any(2));
  expect(await one.knowEmojis('100')).toBe(true);
  await two.beat(any(2));
  expect(await one.knowEmojis('100')).toBe(false);
  expect(await two.knowEmojis('99')).toBe(true);
  expect(await one.knowEmojis('100')).toBe(false);
  expect(await two.knowEmojis('1000')).toBe(false);
  expect(await one.knowEmojis('100')).toBe(true);
  await two.leave();
  await three.beat(any(2));
  expect(await one.knowEmojis('100')).toBe(false);
  expect(await three.knowEmojis('100')).toBe(true);
  expect(await sees.hlen('{shards}:emojis')).toBe(2);
});

test('a process that has slept knows that it may have been replaced, until the others answer', () => {
  let time = 0;
  const sleep = openSleep(() => time);
  const after = (milliseconds: number): boolean => {
    time += milliseconds;
    return sleep.mayBeReplaced();
  };
  sleep.signs();
  expect(after(LIFE)).toBe(false);
  expect(after(1)).toBe(true);
  sleep.signs();
  expect(after(10)).toBe(true);
  sleep.answered();
  expect(after(0)).toBe(false);
  expect(after(LIFE + 1)).toBe(true);
  sleep.signs();
  expect(after(LIFE)).toBe(false);
});

test('one process at a time identifies in each of the buckets of Discord', async () => {
  const { open, sees } = await together();
  const [one, two] = [await open(), await open()];
  expect(await one.identifyTurn(0)).toBe(0);
  expect(await two.identifyTurn(0)).toBeGreaterThan(4_000);
  expect(await two.identifyTurn(1)).toBe(0);
  await sees.del('{shards}:identify:0');
  expect(await two.identifyTurn(0)).toBe(0);
});

test('all processes together begin no more than 50 requests in any second', async () => {
  const { open } = await together();
  const all = [await open(), await open(), await open()];
  const begin = Date.now();
  const waits = await Promise.all(Array.from({ length: 150 }, async (_, n) => all[n % 3]!.permit()));
  const spent = Date.now() - begin;
  const sorted = waits.toSorted((a, b) => a - b);
  expect(sorted[49]).toBe(0);
  expect(sorted[50]).toBeGreaterThan(1_000 - spent);
  expect(sorted[100]).toBeGreaterThan(2_000 - spent);
  expect(sorted[149]).toBeLessThanOrEqual(2_200 + spent);
});

test('each process hears once of what the others change, also when the message was lost', async () => {
  const { open, sees } = await together();
  const [one, two] = [await open(), await open()];
  const heard: ProcessNews[] = [];
  let next = (): void => undefined;
  const oneMore = async (): Promise<void> => new Promise((resolve) => (next = resolve));
  two.hear((news) => {
    heard.push(news);
    next();
  });
  const first = oneMore();
  await two.tell('own');
  await one.tell('5');
  await first;
  expect(heard).toEqual([{ is: 'changed', channel: '5' }]);
  await two.beat(any(1));
  await two.beat(any(1));
  expect(heard).toHaveLength(1);
  await sees.xadd('{shards}:changes', '*', 'by', 'another', 'channel', '6'); // nothing is published
  await two.beat(any(1));
  expect(heard.slice(1)).toEqual([{ is: 'changed', channel: '6' }]);
  const freed = oneMore();
  await one.leave();
  await freed;
  expect(heard.slice(2)).toEqual([{ is: 'free' }]);
});

test('a server is in the shard that Discord says, everything else in the first', () => {
  expect([1, 2, 3, 4].map((count) => shardOf('1100000000000000002', count))).toEqual([0, 1, 1, 3]);
  expect(shardOf(null, 16)).toBe(0);
});
