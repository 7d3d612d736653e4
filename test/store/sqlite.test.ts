import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

it('leaves the file of a newer version alone', () => {
  const sql = openDatabase(folder.path);
  sql.exec('PRAGMA user_version = 99');
  closeDatabase(sql);
  expect(() => openDatabase(folder.path)).toThrow(/newer version/);
});
