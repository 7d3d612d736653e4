import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { StoreUnavailable, type GameStore } from '../../src/table/index.js';
import { redisServer } from '../support/redis.js';
import { dueContract } from './contract-due.js';
import { historyContract } from './contract-history.js';
import { statisticsContract } from './contract-statistics.js';
import { otherDataContract, recordContract } from './contract.js';
import { commitOf, prefixed, readableLog, temporaryFolder } from './scene.js';

interface Opened {
  readonly four: readonly GameStore[];
  readonly remove: () => Promise<void>;
}

const { log } = readableLog();

async function openEmbedded(): Promise<Opened> {
  const folder = temporaryFolder();
  const store = await openStore({ redisUrl: undefined, dataDir: folder.path, log });
  return { four: [store, store, store, store], remove: async () => folder.remove() };
}

async function openOnRedis(): Promise<Opened> {
  const server = await redisServer();
  const redisUrl = prefixed(server.url, server.prefix);
  const four = await Promise.all([1, 2, 3, 4].map(() => openStore({ redisUrl, dataDir: '/nowhere', log })));
  return { four, remove: () => server.stop() };
}

describe.each([
  { name: 'the embedded store', open: openEmbedded },
  { name: 'the store on Redis', open: openOnRedis },
])('$name', ({ open }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    for (const store of opened.four) await store.close();
    await opened.remove();
  });
  const stores = () => ({ store: opened.four[0]!, four: opened.four });

  recordContract(stores);
  otherDataContract(stores);
  dueContract(stores);
  historyContract(stores);
  statisticsContract(stores);

  it('says that it is closed', async () => {
    const another = await open();
    for (const store of another.four) await store.close();
    await another.four[0]!.close();
    await expect(another.four[0]!.load('1')).rejects.toThrow(StoreUnavailable);
    await expect(another.four[0]!.commit(commitOf('1', 0))).rejects.toThrow(StoreUnavailable);
    await another.remove();
  });
});
