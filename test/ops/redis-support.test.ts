import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { findRedisProgram } from '../support/redis-program.js';
import { redisServer, startOwnRedis } from '../support/redis.js';

test('two test files at once each have a real server and a prefix of their own', async () => {
  const [one, two] = await Promise.all([redisServer(), redisServer()]);
  expect(one.prefix).not.toBe(two.prefix);
  const redis = new Redis(one.url);
  await redis.set(`${one.prefix}key`, 'value');
  expect(await redis.get(`${one.prefix}key`)).toBe('value');
  expect(await redis.info('server')).toMatch(/redis_version:[6-9]/);
  await redis.quit();
  await Promise.all([one.stop(), two.stop()]);
});

test('with the append-only file a write survives SIGKILL, at the same address', async () => {
  const server = await startOwnRedis({ appendonly: true });
  const before = new Redis(server.url, { retryStrategy: () => null });
  before.on('error', () => undefined);
  await before.set('key', 'value');
  await server.kill('SIGKILL');
  const during = new Redis(server.url, { lazyConnect: true, retryStrategy: () => null });
  during.on('error', () => undefined);
  await expect(during.connect()).rejects.toThrow();
  await server.restart();
  const after = new Redis(server.url);
  expect(await after.get('key')).toBe('value');
  await after.quit();
  before.disconnect();
  await server.stop();
});

test('given TEST_REDIS_URL, that server is used and only the own keys are removed from it', async () => {
  const mine = await startOwnRedis({ appendonly: false });
  const before = process.env['TEST_REDIS_URL'];
  process.env['TEST_REDIS_URL'] = mine.url;
  try {
    const server = await redisServer();
    expect(server.url).toBe(mine.url);
    const redis = new Redis(mine.url);
    await redis.mset(`${server.prefix}key`, 'value', 'theirs', 'value');
    await server.stop();
    expect(await redis.keys('*')).toEqual(['theirs']);
    await redis.quit();
  } finally {
    if (before === undefined) delete process.env['TEST_REDIS_URL'];
    else process.env['TEST_REDIS_URL'] = before;
    await mine.stop();
  }
});

test('without a server and without apt-get, the error names the ways out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souls-none-'));
  const before = process.env['PATH'];
  process.env['PATH'] = folder;
  try {
    const finding = findRedisProgram({ cache: join(folder, 'cache'), path: folder });
    await expect(finding).rejects.toThrow(
      /no apt-get.*apt-get install redis-server.*brew install redis.*docker.*TEST_REDIS_URL/,
    );
    expect(existsSync(join(folder, 'cache'))).toBe(false);
  } finally {
    process.env['PATH'] = before;
    rmSync(folder, { recursive: true });
  }
});

test('a program of that name that does not run is passed over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souls-broken-'));
  writeFileSync(join(folder, 'redis-server'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const before = process.env['PATH'];
  process.env['PATH'] = folder;
  try {
    await expect(findRedisProgram({ cache: join(folder, 'cache'), path: folder })).rejects.toThrow(/No Redis server/);
  } finally {
    process.env['PATH'] = before;
    rmSync(folder, { recursive: true });
  }
});
