import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { StoreUnavailable } from '../../src/table/index.js';
import { startOwnRedis, type OwnRedis } from '../support/redis.js';
import { commitOf, readableLog } from './scene.js';

const dataDir = '/nowhere';
let server: OwnRedis;
let direct: Redis;
beforeAll(async () => {
  server = await startOwnRedis({ appendonly: true });
  direct = new Redis(server.url);
  direct.on('error', () => undefined);
});
afterAll(async () => {
  await direct.quit();
  await server.stop();
});

/** What a promise is rejected with, and after how many milliseconds. */
async function rejection(promise: Promise<unknown>): Promise<{ readonly error: unknown; readonly after: number }> {
  const start = performance.now();
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, after: performance.now() - start };
}

describe('at start', () => {
  it('says in a sentence that nothing listens there, and no password', async () => {
    const closed = await listen(() => undefined);
    await closed.close();
    const redisUrl = `redis://:hunter2@127.0.0.1:${closed.port}`;
    const { error } = await rejection(openStore({ redisUrl, dataDir, log: readableLog().log }));
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect((error as Error).message).toBe(
      `Redis at 127.0.0.1:${closed.port} cannot be reached (ECONNREFUSED). Check REDIS_URL, and that the server runs.`,
    );
    expect(inspect(error)).not.toContain('hunter2');
  });

  it('does not wait for a server that accepts and says nothing', async () => {
    const silent = await listen(() => undefined);
    const redisUrl = `redis://127.0.0.1:${silent.port}`;
    const { error, after } = await rejection(openStore({ redisUrl, dataDir, log: readableLog().log }));
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(after).toBeLessThan(5000);
    await silent.close();
  });

  it('says that the password is wrong', async () => {
    await direct.config('SET', 'requirepass', 'hunter2');
    const redisUrl = server.url.replace('//', '//:wrong@');
    const { error } = await rejection(openStore({ redisUrl, dataDir, log: readableLog().log }));
    await direct.config('SET', 'requirepass', '');
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect((error as Error).message).toMatch(/WRONGPASS/);
    expect((error as Error).message).not.toMatch(/hunter2|:wrong/);
  });

  it('warns of settings that can lose tables, and only of those', async () => {
    const warnings = async (url: string): Promise<readonly string[]> => {
      const { log, lines } = readableLog();
      await (await openStore({ redisUrl: url, dataDir, log })).close();
      return lines.map((line) => line.msg);
    };
    expect(await warnings(server.url)).toEqual([]);
    await direct.config('SET', 'maxmemory-policy', 'allkeys-lru');
    expect(await warnings(server.url)).toEqual([]); // without a limit nothing is evicted
    await direct.config('SET', 'maxmemory', '1gb');
    expect(await warnings(server.url)).toEqual([expect.stringContaining('noeviction')]);
    await direct.config('SET', 'maxmemory-policy', 'noeviction');
    await direct.config('SET', 'maxmemory', '0');
    const forgetful = await startOwnRedis({ appendonly: false });
    expect(await warnings(forgetful.url)).toEqual([expect.stringContaining('appendonly')]);
    await forgetful.stop();
  });
});

describe('in the middle', () => {
  it('fails within about 2 s while Redis is away, tells no cards, and goes on when it is back', async () => {
    const { log, lines } = readableLog();
    const store = await openStore({ redisUrl: server.url, dataDir, log });
    await store.commit(commitOf('1', 0, { answers: 'before' }));
    await server.kill('SIGKILL');
    const commit = commitOf('1', 1, { answers: 'the hidden hand', interaction: 'click' });
    for (const attempt of [store.commit(commit), store.load('1'), store.commit(commit), store.liveChannels()]) {
      const { error, after } = await rejection(attempt);
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(after).toBeLessThan(2500);
      expect(inspect(error, { depth: 9 })).not.toContain('hidden hand');
    }
    await server.restart();
    await back(() => store.load('1'));
    expect(await store.load('1')).toMatchObject({ revision: 1, answers: 'before' });
    expect(await store.commit(commit)).toEqual({ is: 'committed', revision: 2 });
    expect(lines.map((line) => line.level)).toEqual([40, 30]);
    await store.close();
  });

  it.each(['paused', 'cut off'] as const)('does not hang when Redis is %s, and goes on by itself', async (trouble) => {
    const channel = `2${trouble}`;
    const proxy = await proxyTo(server.url);
    const store = await openStore({ redisUrl: proxy.url, dataDir, log: readableLog().log });
    if (trouble === 'paused') proxy.pause();
    else proxy.cutOff();
    const commit = commitOf(channel, 0, { entries: [{ id: '1.0', text: 't' }], interaction: 'a' });
    const { error, after } = await rejection(store.commit(commit));
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(after).toBeLessThan(2500);
    proxy.resume();
    await back(() => store.load(channel));
    expect(await store.commit(commit)).toEqual({ is: expect.stringMatching(/committed|duplicate/), revision: 1 });
    expect(await store.entries(channel, null, 9)).toHaveLength(1);
    await store.close();
    await proxy.close();
  });

  it('stays closed when it is closed while Redis is away', async () => {
    const store = await openStore({ redisUrl: server.url, dataDir, log: readableLog().log });
    await server.kill('SIGKILL');
    const { after } = await rejection(store.close());
    expect(after).toBeLessThan(2500);
    await server.restart();
    expect((await rejection(store.load('1'))).error).toBeInstanceOf(StoreUnavailable);
  });

  it.each([
    { interaction: null, is: 'committed' },
    { interaction: 'click', is: 'duplicate' },
  ])('applies a commit once when its reply is lost (interaction $interaction)', async ({ interaction, is }) => {
    const channel = `3${is}`;
    const proxy = await proxyTo(server.url);
    const store = await openStore({ redisUrl: proxy.url, dataDir, log: readableLog().log });
    proxy.loseReply = true;
    const change = { answers: 'a', entries: [{ id: '1.0', text: 't' }], outbox: ['o'], interaction };
    expect(await store.commit(commitOf(channel, 0, change))).toEqual({ is, revision: 1 });
    expect(proxy.lost).toBe(1);
    expect(await store.entries(channel, null, 9)).toHaveLength(1);
    expect(await store.outbox(channel)).toHaveLength(1);
    await store.close();
    await proxy.close();
  });

  it('goes on when the server has forgotten the scripts', async () => {
    const store = await openStore({ redisUrl: server.url, dataDir, log: readableLog().log });
    await store.commit(commitOf('4', 0));
    await direct.script('FLUSH');
    expect(await store.commit(commitOf('4', 1))).toEqual({ is: 'committed', revision: 2 });
    await store.close();
  });

  it('says that the server cannot serve when it is full, and changes nothing', async () => {
    const store = await openStore({ redisUrl: server.url, dataDir, log: readableLog().log });
    await store.commit(commitOf('5', 0, { answers: 'kept' }));
    await direct.config('SET', 'maxmemory', '1');
    const { error } = await rejection(store.commit(commitOf('5', 1, { answers: 'the hidden hand' })));
    await direct.config('SET', 'maxmemory', '0');
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(inspect(error, { depth: 9 })).not.toContain('hidden hand');
    expect(await store.load('5')).toMatchObject({ revision: 1, answers: 'kept' });
    await store.close();
  });
});

it('lays its keys out as STACK.md says; where a channel is never changes', async () => {
  const store = await openStore({ redisUrl: server.url, dataDir, log: readableLog().log });
  await direct.flushall();
  const entries = [{ id: '7.0', text: 't' }];
  const change = {
    checkpoint: 'c',
    entries,
    outbox: ['o'],
    interaction: '99',
    history: { texts: ['h'] },
    wake: 7,
    deliverBy: 8,
  };
  await store.commit(commitOf('1234', 0, change));
  await store.beat(9, 1);
  await store.setDraft('1234', '5', 'd');
  await store.setUserData('5', 'u');
  const at = '{b49}';
  const own = ['g:1234', 'o:1234', 'l:1234', 'd:1234', 'i:99', 'h:1234', 'live', 'due'].map((key) => `${at}:${key}`);
  expect((await direct.keys('*')).toSorted()).toEqual([...own, '{u:5}', '{beat}'].toSorted());
  expect(await direct.zrange(`${at}:due`, 0, '-1', 'WITHSCORES')).toEqual(['w:1234', '7', 'o:1234', '8']);
  const seconds = await direct.ttl(`${at}:i:99`);
  expect(seconds).toBeGreaterThan(890);
  expect(seconds).toBeLessThanOrEqual(900);
  expect(await direct.ttl(`${at}:l:1234`)).toBe(-1);
  await store.close();
});

/** Asks until the store answers again; each question waits by itself for the connection. */
async function back(question: () => Promise<unknown>): Promise<void> {
  for (let error: unknown = true; error !== undefined;) ({ error } = await rejection(question()));
}

interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

async function listen(onConnection: (socket: Socket) => void): Promise<Listening> {
  const sockets = new Set<Socket>();
  const listening: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return {
    port: (listening.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listening.close(resolve));
    },
  };
}

/** A way to Redis that can be troubled. */
async function proxyTo(url: string) {
  const trouble = { loseReply: false, lost: 0 };
  const connections = new Set<{ readonly upstream: Socket; cutOff: boolean }>();
  const listening = await listen((socket) => {
    const upstream = connect(Number(new URL(url).port), '127.0.0.1');
    const connection = { upstream, cutOff: false };
    connections.add(connection);
    upstream.on('error', () => undefined);
    upstream.on('close', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
    socket.on('data', (data) => void (connection.cutOff || upstream.write(data)));
    upstream.on('data', (data) => {
      if (trouble.loseReply) {
        trouble.loseReply = false;
        trouble.lost += 1;
        socket.destroy();
      } else if (!connection.cutOff) socket.write(data);
    });
  });
  return Object.assign(trouble, {
    url: `redis://127.0.0.1:${listening.port}`,
    close: () => listening.close(),
    /** Replies wait until `resume`. */
    pause: () => connections.forEach(({ upstream }) => upstream.pause()),
    resume: () => connections.forEach(({ upstream }) => upstream.resume()),
    /** Nothing passes any more on what is connected now, and nobody is told; new connections work. */
    cutOff: () => connections.forEach((connection) => (connection.cutOff = true)),
  });
}
