import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { closeDatabase, openDatabase, storeFile } from '../../src/store/sqlite-schema.js';
import { commitOf, readableLog, temporaryFolder } from './scene.js';

const { log } = readableLog();
let folder = temporaryFolder();
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  vi.useRealTimers();
  folder.remove();
});
const open = () => openStore({ redisUrl: undefined, dataDir: folder.path, log });

/** Whether a text stands in any file of the store. */
const isKept = (text: string): boolean =>
  readdirSync(folder.path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some(({ name }) => readFileSync(join(folder.path, name)).includes(text));

const NAME = 'Wilhelmina Anonymous';
const LONG = JSON.stringify({ name: NAME, more: 'x'.repeat(9_000) });

it('leaves nothing of a person in its files once their data is deleted and a minute has passed, nor at the end', async () => {
  const store = await open();
  for (const user of ['1', '2', '3']) await store.setUserData(user, LONG);
  await store.setServerData('9', LONG);
  await store.commit(commitOf('7', 0, { entries: [{ id: '1', text: NAME }] }));
  await store.setServerData('9', 'gone');
  await store.clearEntries('7');
  for (const user of ['1', '2', '3']) await store.setUserData(user, null);
  expect(isKept(NAME)).toBe(true);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await store.beat(Date.now(), 15_000);
  expect(isKept(NAME)).toBe(false);
  await store.setUserData('4', LONG);
  await store.setUserData('4', null);
  await store.close();
  expect(isKept(NAME)).toBe(false);
});

it('overwrites what is deleted', () => {
  const sql = openDatabase(folder.path);
  expect(sql.prepare('PRAGMA secure_delete').get()?.['secure_delete']).toBe(1);
  closeDatabase(sql);
});

it('is swept once of what an older version has left in free pages', async () => {
  await (await open()).close();
  const old = new Database(storeFile(folder.path));
  old.exec(`PRAGMA secure_delete = OFF; PRAGMA application_id = 0`);
  const add = old.prepare('INSERT INTO people (person, text) VALUES (?, ?)');
  for (let user = 0; user < 20; user += 1) add.run(String(user), LONG);
  old.exec('DELETE FROM people');
  old.close();
  expect(isKept(NAME)).toBe(true);
  const store = await open();
  await store.close();
  expect(isKept(NAME)).toBe(false);
});

it('keeps its files for their owner alone, those of an older version too', async () => {
  await (await open()).close();
  chmodSync(storeFile(folder.path), 0o644);
  const store = await open();
  await store.setUserData('1', 'text');
  const files = readdirSync(folder.path).filter((name) => name.startsWith('tables.sqlite'));
  expect(files).toContain('tables.sqlite-wal');
  for (const name of files) expect([name, statSync(join(folder.path, name)).mode & 0o777]).toEqual([name, 0o600]);
  await store.close();
});
