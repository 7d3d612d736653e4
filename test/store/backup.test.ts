import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { checkBackup } from '../../src/store/backups/checking.js';
import { BackupDamaged, writeBackup } from '../../src/store/backups/file.js';
import { backupsIn, openBackups } from '../../src/store/backups/keeping.js';
import { answerFile, askForBackup, requestFile } from '../../src/store/backups/request.js';
import { CannotRestore, restoreEmbedded, restoreRedis } from '../../src/store/backups/restoring.js';
import { packText, unpackText } from '../../src/store/record.js';
import type { Piece } from '../../src/store/backups/pieces.js';
import { openStore, StoreInUse, storeFile, type Store } from '../../src/store/index.js';
import { StoreUnavailable } from '../../src/table/index.js';
import { redisServer } from '../support/redis.js';
import { commitOf, readableLog, temporaryFolder } from './scene.js';
import { DAY } from '../support/durations.js';

const { log } = readableLog();
const START = Date.UTC(2026, 0, 1);
let folder = temporaryFolder();
afterEach(() => {
  folder.remove();
  folder = temporaryFolder();
});
afterAll(() => folder.remove());

const dir = (name: string): string => {
  const path = join(folder.path, name);
  mkdirSync(path, { recursive: true });
  return path;
};
const embedded = (name: string): Promise<Store> => openStore({ redisUrl: undefined, dataDir: dir(name), log });

/** A store with something of every kind. */
async function filled(store: Store): Promise<Store> {
  const long = Array.from({ length: 9_000 }, (_, at) => `é ${at}`).join(' ');
  await store.commit(
    commitOf('1', 0, {
      id: 'first',
      checkpoint: long,
      answers: 'lobby',
      entries: [
        { id: '1.0', text: 'a' },
        { id: '2.0', text: 'b' },
      ],
      outbox: ['board', ''],
      history: { texts: [long, 'later'] },
      wake: 7,
      deliverBy: 8,
    }),
  );
  await store.commit(commitOf('1', 1, { id: 'second', answers: 'playing', entries: [{ id: '1.0', text: 'c' }] }));
  await store.setDraft('1', '5', 'draft');
  await store.commit(commitOf('2', 0, { ended: true, answers: 'over' }));
  await store.commit(commitOf('3', 0, { history: { texts: ['x'.repeat(300), 'y'] }, wake: null }));
  await store.setUserData('5', 'user');
  await store.setServerData('6', 'server');
  await store.beat(START, 1000);
  await store.beat(START + 60_000, 1000);
  return store;
}

async function everythingIn(store: Store): Promise<readonly Piece[]> {
  const found: Piece[] = [];
  for await (const piece of store.everything()) found.push(piece);
  const name = (piece: Piece): string => JSON.stringify(piece).slice(0, 60);
  return found.toSorted((one, other) => (name(one) < name(other) ? -1 : 1));
}

const whole = (): null => null;

describe('a backup', () => {
  const server = redisServer();
  afterAll(async () => (await server).stop());
  let prefixes = 0;
  const onRedis = async (): Promise<Store> => {
    const { url, prefix } = await server;
    prefixes += 1;
    return openStore({ redisUrl: url, redisPrefix: `${prefix}${prefixes}:`, dataDir: '/nowhere', log });
  };
  const file = (): string => join(folder.path, 'b.souls');

  it.each([
    ['the embedded store', 'Redis'],
    ['the embedded store', 'the embedded store'],
    ['Redis', 'the embedded store'],
    ['Redis', 'Redis'],
  ])('of %s brings all of it into %s, where everything goes on', async (from, to) => {
    const source = await filled(from === 'Redis' ? await onRedis() : await embedded('from'));
    const before = await everythingIn(source);
    expect(await writeBackup(source.everything(), file(), START)).toEqual({ tables: 3, users: 1, servers: 1 });
    await source.close();
    expect(await checkBackup(file(), whole)).toMatchObject({ tables: 3, unreadable: [] });
    const restoring = { file: file(), dataDir: dir('to'), replaces: false, now: START };
    let target: Store;
    if (to === 'Redis') {
      target = await onRedis();
      expect(await restoreRedis(target, { ...restoring, now: Date.now() })).toBeNull();
    } else {
      expect(await restoreEmbedded(restoring)).toBeNull();
      target = await embedded('to');
    }
    expect(await everythingIn(target)).toEqual(before);
    expect(
      await target.commit(commitOf('1', 2, { expectedId: 'second', entries: [{ id: '3.0', text: 'd' }] })),
    ).toEqual({
      is: 'committed',
      revision: 3,
    });
    expect((await target.entries('1', null, 9)).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
    expect(await target.liveChannels()).toEqual(expect.arrayContaining(['1', '3']));
    expect(await target.liveChannels()).not.toContain('2');
    expect(await target.takeDue(7, 1, 9)).toEqual([{ channel: '1', for: 'wake' }]);
    expect(await target.beat(START + 90_000, 60_000)).toBe(60_000);
    await target.close();
  });

  it.each([
    [
      'a changed byte',
      (bytes: Buffer) => bytes.fill(bytes[bytes.length >> 1]! ^ 1, bytes.length >> 1, (bytes.length >> 1) + 1),
    ],
    ['its end cut off', (bytes: Buffer) => bytes.subarray(0, -40)],
    ['nothing in it', () => Buffer.alloc(0)],
    ['another program behind it', () => Buffer.from('PK a file of another program')],
    ['lines of another program', () => gzipSync('{"a":1}\n')],
    [
      'a line left out',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split('\n').toSpliced(2, 1).join('\n')),
    ],
    [
      'its last line left out',
      (bytes: Buffer) => gzipSync(`${gunzipSync(bytes).toString().split('\n').slice(0, -2).join('\n')}\n`),
    ],
    ['a newer version', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('"format":1', '"format":9'))],
  ])('with %s is refused in words', async (_, damage) => {
    const source = await filled(await embedded('from'));
    await writeBackup(source.everything(), file(), START);
    await source.close();
    writeFileSync(file(), damage(readFileSync(file())));
    const refused = checkBackup(file(), whole);
    await expect(refused).rejects.toBeInstanceOf(BackupDamaged);
    await expect(refused).rejects.toThrow(
      /cannot be used as a backup: .*\. Nothing was changed\.$|newer than this one/,
    );
  });

  it('is refused early when it unpacks to far more than a backup holds, or a table of it does', async () => {
    const whyRefused = async (text: string): Promise<string> => {
      writeFileSync(file(), gzipSync(text, { level: 1 }));
      return checkBackup(file(), whole).then(() => 'not refused', String);
    };
    const begins = JSON.stringify({ backup: 'four-souls-table', format: 1, version: '1', made: 'now' });
    const user = JSON.stringify({ is: 'user', id: '1', text: 'x'.repeat(2 ** 20) });
    expect(await whyRefused(`"${'0'.repeat(2 ** 25)}"\n`)).toContain('a line of it is too long. Nothing was changed.');
    expect(await whyRefused(`${begins}\n${`${user}\n`.repeat(66)}`)).toContain(
      'it unpacks to far more than a backup holds. Nothing was changed.',
    );
    expect(() => unpackText(packText('0'.repeat(2 ** 26 + 1)))).toThrow('it cannot be unpacked');
  });

  it('is refused in words when a line of it is nested 100,000 deep', async () => {
    const begins = JSON.stringify({ backup: 'four-souls-table', format: 1, version: '1', made: 'now' });
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const lines of [[deep], [begins, `{"is":"user","id":"1","text":"","more":${deep}}`]]) {
      writeFileSync(file(), gzipSync(`${lines.join('\n')}\n`));
      await expect(checkBackup(file(), whole)).rejects.toThrow(/a line of it (cannot be read|is too long)\. Nothing/);
    }
  });

  it('is refused when there is no such file', async () => {
    await expect(checkBackup(join(folder.path, 'none'), whole)).rejects.toBeInstanceOf(BackupDamaged);
  });

  it('names the tables that cannot be gone on with, and those that were damaged in the store', async () => {
    const store = await filled(await embedded('from'));
    const pieces = async function* (): AsyncGenerator<Piece> {
      for await (const piece of store.everything())
        yield piece.is === 'table' && piece.channel === '2' ? { ...piece, answers: 'AAAA' } : piece;
    };
    await writeBackup(pieces(), file(), START);
    await store.close();
    const { unreadable } = await checkBackup(file(), ({ answers }) => (answers === 'playing' ? 'Why.' : null));
    expect(unreadable).toEqual([
      { channel: '1', why: 'Why.' },
      { channel: '2', why: expect.stringContaining('damaged in the store') },
    ]);
  });

  it('takes no place of tables unless it is told to, and then keeps what stood there', async () => {
    const source = await filled(await embedded('from'));
    await writeBackup(source.everything(), file(), START);
    await source.commit(commitOf('4', 0));
    const restoring = { file: file(), dataDir: join(folder.path, 'from'), replaces: false, now: START };
    await expect(restoreEmbedded({ ...restoring, replaces: true })).rejects.toThrow(StoreInUse);
    await source.close();
    await expect(restoreEmbedded(restoring)).rejects.toThrow(CannotRestore);
    const aside = (await restoreEmbedded({ ...restoring, replaces: true }))!;
    expect(existsSync(aside)).toBe(true);
    const back = await embedded('from');
    expect((await back.allChannels()).toSorted()).toEqual(['1', '2', '3']);
    await back.close();
  });

  it('does not take the place of tables of a Redis on which a bot runs', async () => {
    const store = await filled(await onRedis());
    await writeBackup(store.everything(), file(), START);
    const restoring = { file: file(), dataDir: dir('to'), replaces: true, now: START + 61_000 };
    await expect(restoreRedis(store, restoring)).rejects.toThrow(/A bot runs on this Redis/);
    const later = { ...restoring, now: START + DAY };
    await expect(restoreRedis(store, { ...later, replaces: false })).rejects.toThrow(/There are 3 tables/);
    await store.commit(commitOf('4', 0));
    const aside = (await restoreRedis(store, later))!;
    expect((await store.allChannels()).toSorted()).toEqual(['1', '2', '3']);
    expect(await checkBackup(aside, whole)).toMatchObject({ tables: 4 });
    await store.close();
  });
});

describe('the process that has the embedded store open', () => {
  const opened = async (now: () => number) => {
    const store = await filled(await embedded('data'));
    const dataDir = join(folder.path, 'data');
    return { store, dataDir, backups: openBackups({ store, dataDir, log, now }) };
  };

  it('copies it once a day and keeps seven, also over restarts', async () => {
    let now = START;
    const { store, dataDir, backups } = await opened(() => now);
    const copies = (): readonly string[] => readdirSync(backupsIn(dataDir)).toSorted();
    await backups.look();
    now += DAY / 2;
    await backups.look();
    await openBackups({ store, dataDir, log, now: () => now }).look();
    expect(copies()).toEqual(['daily-2026-01-01T00-00-00.souls']);
    for (let day = 1; day <= 9; day += 1) {
      now = START + day * DAY;
      await backups.look();
    }
    expect(copies()).toHaveLength(7);
    expect(copies()[0]).toBe('daily-2026-01-04T00-00-00.souls');
    expect(await checkBackup(join(backupsIn(dataDir), copies()[6]!), whole)).toMatchObject({ tables: 3 });
    expect(statSync(join(backupsIn(dataDir), copies()[6]!)).mode & 0o077).toBe(0);
    await store.close();
  });

  it('makes one when it is asked to, and says when it cannot', async () => {
    const { store, dataDir, backups } = await opened(() => START);
    const asked = askForBackup(dataDir);
    await backups.look();
    expect(await checkBackup(await asked, whole)).toMatchObject({ tables: 3 });
    expect([requestFile(dataDir), answerFile(dataDir)].filter(existsSync)).toEqual([]);
    await store.close();
    const failing = askForBackup(dataDir);
    await backups.look();
    await expect(failing).rejects.toThrow(/could not make a backup: The embedded store is closed/);
  });
});

describe('a file of tables', () => {
  const data = (): string => join(folder.path, 'data');
  const put = async (): Promise<void> => {
    const store = await embedded('data');
    for (let channel = 1; channel <= 40; channel += 1)
      await store.commit(commitOf(String(channel), 0, { checkpoint: `${channel} ${'x'.repeat(3000)}` }));
    await store.close();
  };

  it('that is empty does not become a new one without a word', async () => {
    await put();
    truncateSync(storeFile(data()));
    await expect(embedded('data')).rejects.toThrow(/tables\.sqlite is empty: .*npm run restore/);
    await expect(embedded('data')).rejects.toThrow(StoreUnavailable);
    expect(statSync(storeFile(data())).size).toBe(0);
  });

  it('that is a folder is refused in words', async () => {
    mkdirSync(storeFile(data()), { recursive: true });
    await expect(embedded('data')).rejects.toThrow(/tables\.sqlite is not a file: move it away/);
  });

  it('that is gone, and has left its newest part behind, neither', async () => {
    mkdirSync(data());
    writeFileSync(`${storeFile(data())}-wal`, 'pages');
    await expect(embedded('data')).rejects.toThrow(/tables\.sqlite is missing, and what belongs to it is there/);
  });

  it('that is damaged in its middle is refused at the start, and a backup can take its place', async () => {
    await put();
    const store = await embedded('data');
    const file = join(folder.path, 'b.souls');
    await writeBackup(store.everything(), file, START);
    await store.close();
    const bytes = readFileSync(storeFile(data()));
    writeFileSync(storeFile(data()), bytes.fill(0xa5, bytes.length >> 1, (bytes.length >> 1) + 8192));
    await expect(embedded('data')).rejects.toThrow(/(is damaged|cannot be opened).*npm run restore/);
    const restoring = { file, dataDir: data(), replaces: false, now: START };
    await expect(restoreEmbedded(restoring)).rejects.toThrow(/cannot be read. With --replace it is put aside/);
    const aside = await restoreEmbedded({ ...restoring, replaces: true });
    expect(statSync(aside!).size).toBe(bytes.length);
    const back = await embedded('data');
    expect(await back.allChannels()).toHaveLength(40);
    await back.close();
  });
});
