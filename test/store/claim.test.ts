import { afterAll, describe, expect, it } from 'vitest';
import { claimStore, openStore, StoreInUse, type Store } from '../../src/store/index.js';
import { redisAddress } from '../../src/store/redis-address.js';
import { redisServer } from '../support/redis.js';
import { commitOf, readableLog, temporaryFolder } from './scene.js';

const { log } = readableLog();
const tokenOf = (application: string): string => `${Buffer.from(application).toString('base64url')}.Gh3.secret`;
const [one, other] = ['111111111111111111', '222222222222222222'];

async function expectOneOwner(store: Store): Promise<void> {
  await claimStore(store, tokenOf(one));
  await claimStore(store, tokenOf(one));
  await expect(claimStore(store, tokenOf(other))).rejects.toThrow(StoreInUse);
  await expect(claimStore(store, tokenOf(other))).rejects.toThrow(
    new RegExp(`belong to the bot with the application id ${one}, and DISCORD_TOKEN is of ${other}.*REDIS_PREFIX`),
  );
  await claimStore(store, 'a token of another shape');
}

describe('a store belongs to one bot', () => {
  const server = redisServer();
  afterAll(async () => (await server).stop());

  it('which the embedded store remembers', async () => {
    const folder = temporaryFolder();
    const store = await openStore({ redisUrl: undefined, dataDir: folder.path, log });
    await expectOneOwner(store);
    await store.close();
    const again = await openStore({ redisUrl: undefined, dataDir: folder.path, log });
    await expect(claimStore(again, tokenOf(other))).rejects.toThrow(StoreInUse);
    await again.close();
    folder.remove();
  });

  it('and on Redis each has a prefix of its own, with tables of its own', async () => {
    const { url, prefix } = await server;
    const open = (own: string) =>
      openStore({ redisUrl: url, redisPrefix: `${prefix}${own}:`, dataDir: '/nowhere', log });
    const [mine, theirs] = [await open('a[b]*'), await open('a')];
    await expectOneOwner(mine);
    await claimStore(theirs, tokenOf(other));
    await mine.commit(commitOf('1', 0, { answers: 'mine' }));
    await theirs.commit(commitOf('1', 0, { answers: 'theirs' }));
    await theirs.commit(commitOf('2', 0));
    await theirs.setServerData('9', 'x');
    expect((await mine.load('1'))?.answers).toBe('mine');
    expect(await mine.allChannels()).toEqual(['1']);
    expect(await mine.liveChannels()).toEqual(['1']);
    expect(await mine.allServers()).toEqual([]);
    expect(await theirs.allServers()).toEqual(['9']);
    await mine.close();
    await theirs.close();
  });
});

describe('addresses of Redis', () => {
  const plain = { kind: 'server', isEncrypted: false, username: undefined, password: undefined, database: 0 } as const;
  it.each([
    ['redis://host', { ...plain, nodes: [{ host: 'host', port: 6379 }] }],
    ['redis://:p%40ss@host:7000/2', { ...plain, nodes: [{ host: 'host', port: 7000 }], password: 'p@ss', database: 2 }],
    [
      'rediss://me:it@[::1]:7',
      { ...plain, nodes: [{ host: '::1', port: 7 }], isEncrypted: true, username: 'me', password: 'it' },
    ],
    [
      'rediss-sentinel://:a@s1,s2:5/1?master=souls&sentinelPassword=b',
      {
        kind: 'sentinel',
        isEncrypted: true,
        password: 'a',
        database: 1,
        master: 'souls',
        sentinelPassword: 'b',
        nodes: [
          { host: 's1', port: 26_379 },
          { host: 's2', port: 5 },
        ],
      },
    ],
    ['redis-cluster://a:1,b', { kind: 'cluster', nodes: [1, 6379].map((port, at) => ({ host: 'ab'[at], port })) }],
  ])('%s', (url, found) => expect(redisAddress(url)).toMatchObject(found));

  it.each([
    'redis://',
    'redis://a,b',
    'redis-other://a',
    'redis://a:b',
    'redis-cluster://a,,b',
    'redis://%@a',
    'redis://u:p%E0%A4%A@a',
  ])('not %s', (url) => expect(redisAddress(url)).toBeNull());
});
