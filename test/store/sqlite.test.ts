import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openStore, StoreInUse } from '../../src/store/index.js';
import { closeDatabase, openDatabase } from '../../src/store/sqlite-schema.js';
import { StoreUnavailable } from '../../src/table/index.js';
import { commitOf, readableLog, temporaryFolder } from './scene.js';

const { log } = readableLog();
let folder = temporaryFolder();
afterEach(() => {
  folder.remove();
  folder = temporaryFolder();
});
afterAll(() => folder.remove());
const open = () => openStore({ redisUrl: undefined, dataDir: join(folder.path, 'made', 'for it'), log });

it('is there again after it was closed, also in the same process', async () => {
  const store = await open();
  await store.commit(commitOf('1', 0, { checkpoint: 'c', answers: 'a' }));
  await store.close();
  const again = await open();
  expect(await again.load('1')).toEqual({ revision: 1, checkpoint: 'c', answers: 'a' });
  await again.close();
});

it('refuses all that would have gone to the disk with a write that fails, and goes on', async () => {
  const store = await open();
  const unwritable = [null as unknown as string];
  const together = await Promise.allSettled([
    store.commit(commitOf('1', 0)),
    store.commit(commitOf('2', 0, { outbox: unwritable })),
    store.setUserData('7', 'kept'),
  ]);
  for (const { status } of together) expect(status).toBe('rejected');
  await expect(store.commit(commitOf('2', 0, { outbox: unwritable }))).rejects.toThrow(StoreUnavailable);
  expect(await store.load('1')).toBeNull();
  expect(await store.userData('7')).toBeNull();
  expect(await store.commit(commitOf('1', 0))).toEqual({ is: 'committed', revision: 1 });
  await store.close();
});

it('writes what was asked for before it is closed, and takes nothing afterwards', async () => {
  const store = await open();
  const asked = store.commit(commitOf('1', 0));
  await store.close();
  expect(await asked).toEqual({ is: 'committed', revision: 1 });
  await expect(store.commit(commitOf('1', 1))).rejects.toThrow(StoreUnavailable);
  const again = await open();
  expect((await again.load('1'))?.revision).toBe(1);
  await again.close();
});

it('is for one at a time', async () => {
  const store = await open();
  await expect(open()).rejects.toThrow(StoreInUse);
  await store.commit(commitOf('1', 0));
  await store.close();
});

it('writes every commit to the disk, for one process (STACK.md)', () => {
  const sql = openDatabase(folder.path);
  const value = (name: string) => sql.prepare(`PRAGMA ${name}`).get()?.[name];
  expect([value('locking_mode'), value('journal_mode'), value('synchronous')]).toEqual(['exclusive', 'wal', 2]);
  closeDatabase(sql);
});

it('says why the folder or the file cannot be used', async () => {
  const file = join(folder.path, 'tables.sqlite');
  writeFileSync(file, 'this is no database '.repeat(300));
  expect(() => openDatabase(folder.path)).toThrow(StoreUnavailable);
  expect(() => openDatabase(folder.path)).toThrow(/tables\.sqlite cannot be opened: .*not a database/);
  expect(() => openDatabase(join(file, 'below'))).toThrow(/cannot be opened: .*(ENOTDIR|EEXIST)/);
});

it('goes on with the file of version 1', async () => {
  const path = join(folder.path, 'made', 'for it');
  mkdirSync(path, { recursive: true });
  const old = new Database(join(path, 'tables.sqlite'));
  old.exec(`
    CREATE TABLE tables (channel TEXT PRIMARY KEY, revision INTEGER NOT NULL, live INTEGER NOT NULL, answers BLOB NOT NULL);
    CREATE TABLE checkpoints (channel TEXT PRIMARY KEY, record BLOB NOT NULL);
    CREATE TABLE entries (number INTEGER PRIMARY KEY, channel TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL);
    CREATE INDEX entries_in_order ON entries (channel, number);
    CREATE INDEX entries_by_id ON entries (channel, id);
    CREATE TABLE outbox (number INTEGER PRIMARY KEY, channel TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL);
    CREATE TABLE interactions (
      channel TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (channel, id)
    );
    CREATE INDEX interactions_by_age ON interactions (at);
    CREATE TABLE drafts (channel TEXT NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (channel, person));
    CREATE TABLE people (person TEXT PRIMARY KEY, text TEXT NOT NULL);
    INSERT INTO tables VALUES ('1', 7, 1, CAST('ta' AS BLOB));
    INSERT INTO entries VALUES (3, '1', 'a', 'first'), (4, '2', 'a', 'other'), (9, '1', 'b', 'second');
    INSERT INTO interactions VALUES ('1', 'seen', 7, ${Date.now()});
    PRAGMA user_version = 1;
  `);
  old.close();
  const store = await open();
  expect(await store.load('1')).toEqual({ revision: 7, checkpoint: '', answers: 'a' });
  expect(await store.interactionRevision('1', 'seen')).toBe(7);
  await store.setServerData('9', 'new');
  expect(await store.serverData('9')).toBe('new');
  await store.commit(commitOf('1', 7, { entries: [{ id: 'c', text: 'third' }] }));
  expect(await store.entries('1', 'a', 9)).toEqual([
    { id: 'b', text: 'second' },
    { id: 'c', text: 'third' },
  ]);
  await store.close();
  const sql = openDatabase(path);
  expect(sql.prepare('PRAGMA user_version').get()?.['user_version']).toBe(5);
  closeDatabase(sql);
});

it('leaves the file of a newer version alone', () => {
  const sql = openDatabase(folder.path);
  sql.exec('PRAGMA user_version = 99');
  closeDatabase(sql);
  expect(() => openDatabase(folder.path)).toThrow(/newer version/);
});
