import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';
import { openProcesses, openStore } from '../../src/store/index.js';
import { StoreUnavailable } from '../../src/table/index.js';
import { silent } from '../table/table-scene.js';
import { startOwnRedis } from '../support/redis.js';
import { commitOf } from './scene.js';

const PREFIX = 'souls:';

/** A server with the user that docs/hosting.md names, changed by these rules of an ACL. */
const withUser = async (...rules: readonly string[]) => {
  const server = await startOwnRedis({ appendonly: true });
  const admin = new Redis(server.url);
  onTestFinished(async () => {
    admin.disconnect();
    await server.stop();
  });
  const [, rights = ''] =
    /^ACL SETUSER souls (.*)$/m.exec(readFileSync(join(projectRoot(), 'docs/hosting.md'), 'utf8')) ?? [];
  await admin.call('ACL', 'SETUSER', 'souls', ...rights.split(' '), ...rules);
  const { host } = new URL(server.url);
  const url = (database = 0): string => `redis://souls:PASSWORD@${host}/${database}`;
  const start = async (database?: number): Promise<string> => {
    try {
      const store = await openStore({ redisUrl: url(database), redisPrefix: PREFIX, dataDir: '', log: silent });
      onTestFinished(async () => store.close());
      const processes = await openProcesses(url(database), PREFIX, silent);
      onTestFinished(async () => processes.close());
      await processes.beat({ count: 1, isGiven: true, only: null });
      await processes.tell('1');
      await store.beat(1, 1);
      await store.claim('application');
      await store.commit(commitOf('1', 0));
      for await (const piece of store.everything()) expect(piece).toBeDefined();
      await store.removeTable('1');
      return 'started';
    } catch (error) {
      return (error as Error).name === 'StoreUnavailable' ? (error as Error).message : String(error);
    }
  };
  return { admin, start };
};

test('the bot starts, commits and is backed up with exactly the rights that docs/hosting.md names', async () => {
  const { admin, start } = await withUser();
  expect(await start()).toBe('started');
  expect(await start(3)).toBe('started');
  expect(await admin.dbsize()).toBeGreaterThan(0);
});

test.each([
  ['INFO', ['-info'], 'the command INFO to the user'],
  ['channels', ['resetchannels'], 'the command SUBSCRIBE on its channels to the user'],
  ['scripts', ['-@scripting'], 'the command EVAL to the user'],
  ['its keys', ['resetkeys', '~other:*'], 'on its keys to the user'],
])('a user without %s is refused at the start, with the command', async (_, rules, sentence) => {
  const { start } = await withUser(...rules);
  const said = await start();
  expect(said).toContain(sentence);
  expect(said.split('\n')).toHaveLength(1);
});

test('a database that does not exist is a sentence, and database 0 stays as it was', async () => {
  const { admin, start } = await withUser();
  expect(await start(99)).toMatch(
    /^Redis at .* has no database 99 \(.*\): change the number at the end of REDIS_URL\.$/,
  );
  expect(await admin.dbsize()).toBe(0);
});

test('a database that is gone after a restart is no reason to go on in database 0', async () => {
  const settings = ['--databases', '16'];
  const server = await startOwnRedis({ appendonly: false, settings });
  onTestFinished(async () => server.stop());
  const admin = new Redis(server.url);
  onTestFinished(() => admin.disconnect());
  admin.on('error', () => undefined);
  const store = await openStore({ redisUrl: `${server.url}/3`, redisPrefix: PREFIX, dataDir: '', log: silent });
  onTestFinished(async () => store.close());
  await store.commit(commitOf('1', 0));
  settings[1] = '2';
  await server.restart();
  for (let times = 0; times < 3; times += 1)
    await expect(store.commit(commitOf('2', 0))).rejects.toThrow(StoreUnavailable);
  expect(await admin.dbsize()).toBe(0);
  settings[1] = '16';
  await server.restart();
  await expect.poll(async () => store.liveChannels().catch(() => null)).toEqual([]);
  await store.commit(commitOf('3', 0));
  expect(await admin.dbsize()).toBe(0);
  expect(await admin.info('keyspace')).toContain('db3:keys=');
});
