import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';
import { openStore } from '../../src/store/index.js';
import { StoreUnavailable, type GameStore } from '../../src/table/index.js';
import { bundle } from '../../tools/building/bundling.js';
import { redisServer, startOwnRedis } from '../support/redis.js';
import { commitOf, prefixed, readableLog, temporaryFolder } from './scene.js';

const channel = '123456789012345678';
const { log } = readableLog();

interface Place {
  readonly redisUrl: string | undefined;
  readonly dataDir: string;
}

interface Ended {
  /** The last interaction that the process acknowledged; one less than the first when it acknowledged none. */
  readonly acknowledged: number;
  readonly code: number | null;
  readonly said: string;
}

/** What it is started from: test/store/committer.mjs with all that it imports in few files, which start far sooner. */
const bundled = join(projectRoot(), 'dist', 'committer');
beforeAll(async () => {
  if (!existsSync(join(projectRoot(), 'dist/src/store/index.js'))) throw new Error('Run `npm run build` before.');
  await bundle([join(import.meta.dirname, 'committer.mjs')], bundled);
});

/** Runs test/store/committer.mjs, and kills it after so many acknowledgements (never: `null`). */
async function commitInAnotherProcess(place: Place, next: number, last: number, kills: number | null): Promise<Ended> {
  const settings = JSON.stringify({ ...place, channel, next, last });
  const child = spawn(process.execPath, [join(bundled, 'committer.js'), settings]);
  let acknowledged = next - 1;
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    acknowledged = Number(line);
    if (kills !== null && acknowledged - next + 1 === kills) child.kill('SIGKILL');
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { acknowledged, code, said };
}

/** Every interaction up to the last applied exactly once, in order, each with all of its parts. */
async function expectApplied(store: GameStore, acknowledged: number): Promise<number> {
  const table = await store.load(channel);
  const last = table?.revision ?? 0;
  expect([acknowledged, acknowledged + 1]).toContain(last);
  expect(table?.answers).toBe(`answers ${last}`);
  expect(table?.checkpoint.split(' ')[1] ?? '0').toBe(last < 5 ? '0' : String(last - (last % 5)));
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const entries = await store.entries(channel, null, last + 10);
  expect(entries).toEqual(numbers.map((number) => ({ id: `${number}.0`, text: `entry ${number}` })));
  expect((await store.outbox(channel)).map((item) => item.text)).toEqual(numbers.map((number) => `outbox ${number}`));
  expect(await store.interactionRevision(channel, `interaction-${last}`)).toBe(last);
  return last;
}

const killAfter = [3, 17, 8, 29, 1, 12];

describe.each([
  {
    name: 'the embedded store',
    open: async () => {
      const folder = temporaryFolder();
      return { place: { redisUrl: undefined, dataDir: folder.path }, remove: async () => folder.remove() };
    },
  },
  {
    name: 'the store on Redis',
    open: async () => {
      const server = await redisServer();
      const redisUrl = prefixed(server.url, server.prefix);
      return { place: { redisUrl, dataDir: '/nowhere' }, remove: () => server.stop() };
    },
  },
])('$name, when the process is killed', ({ open }) => {
  const opened = open();
  afterAll(async () => (await opened).remove());

  it('loses no acknowledged commit and applies none twice', async () => {
    const { place } = await opened;
    let acknowledged = 0;
    for (const kills of killAfter) {
      const ended = await commitInAnotherProcess(place, acknowledged + 1, 100_000, kills);
      expect(ended).toMatchObject({ code: null, said: '' });
      expect(ended.acknowledged).toBeGreaterThanOrEqual(acknowledged + kills);
      acknowledged = ended.acknowledged;
      const store = await openStore({ ...place, log });
      await expectApplied(store, acknowledged);
      await store.close(); // the next process delivers interaction acknowledged + 1, perhaps for the second time
    }
    const ended = await commitInAnotherProcess(place, acknowledged + 1, acknowledged + 5, null);
    expect(ended).toEqual({ acknowledged: acknowledged + 5, code: 0, said: '' });
    const store = await openStore({ ...place, log });
    expect(await expectApplied(store, acknowledged + 5)).toBe(acknowledged + 5);
    await store.close();
  });
});

describe('the embedded store', () => {
  it('tells a second process that it is for one', async () => {
    const folder = temporaryFolder();
    const place = { redisUrl: undefined, dataDir: folder.path };
    const store = await openStore({ ...place, log });
    const second = await commitInAnotherProcess(place, 1, 1, null);
    expect(second).toMatchObject({ acknowledged: 0, code: 1 });
    expect(second.said).toMatch(/^StoreInUse: .*is for one process; set REDIS_URL to run several/);
    expect(await store.commit(commitOf(channel, 0))).toEqual({ is: 'committed', revision: 1 });
    await store.close();
    const third = await commitInAnotherProcess(place, 1, 1, null);
    expect(third).toEqual({ acknowledged: 1, code: 0, said: '' });
    folder.remove();
  });
});

describe('the store on Redis, when Redis is killed', () => {
  it('loses no acknowledged commit, applies none twice, and goes on by itself', async () => {
    const server = await startOwnRedis({ appendonly: true });
    const store = await openStore({ redisUrl: server.url, dataDir: '/nowhere', log });
    const progress = { acknowledged: 0, stop: false, wake: (): void => undefined };
    const committing = commitForEver(store, progress);
    for (const more of killAfter) {
      await writeThrough(server.url);
      const goal = progress.acknowledged + more;
      await new Promise<void>((resolve) => {
        progress.wake = () => (progress.acknowledged >= goal ? resolve() : undefined);
      });
      await server.kill('SIGKILL');
      await server.restart();
    }
    progress.stop = true;
    await committing;
    expect(progress.acknowledged).toBeGreaterThan(killAfter.length);
    expect(await expectApplied(store, progress.acknowledged)).toBe(progress.acknowledged);
    await store.close();
    await server.stop();
  });
});

/** The strictest setting, so that a slow disk cannot make Redis acknowledge what it has not yet handed over. */
async function writeThrough(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.config('SET', 'appendfsync', 'always');
  await redis.quit();
}

async function commitForEver(
  store: GameStore,
  progress: { acknowledged: number; readonly stop: boolean; readonly wake: () => void },
): Promise<void> {
  while (!progress.stop) {
    const number = progress.acknowledged + 1;
    const commit = commitOf(channel, number - 1, {
      ...(number % 5 === 0 ? { checkpoint: `checkpoint ${number} ` } : {}),
      answers: `answers ${number}`,
      entries: [{ id: `${number}.0`, text: `entry ${number}` }],
      outbox: [`outbox ${number}`],
      interaction: `interaction-${number}`,
    });
    try {
      const result = await store.commit(commit);
      expect(result).toEqual({ is: result.is === 'duplicate' ? 'duplicate' : 'committed', revision: number });
      progress.acknowledged = number;
      progress.wake();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}
