import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StoreUnavailable } from '../table/index.js';

/** What is used of libsql: only what node:sqlite has too, so that it can take its place. */
export interface Sql {
  exec(sql: string): unknown;
  prepare(sql: string): SqlStatement;
  close(): void;
}

interface SqlStatement {
  run(...values: readonly SqlValue[]): unknown;
  /** Pick columns by name: libsql adds a column of its own. */
  get(...values: readonly SqlValue[]): SqlRow | undefined;
  all(...values: readonly SqlValue[]): readonly SqlRow[];
}

export type SqlValue = string | number | Uint8Array | null;
export type SqlRow = Readonly<Record<string, unknown>>;

/** Another process has the embedded store open. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
}

const schemaVersion = 5;

/**
 * A commit writes every page that it touches, so what it adds to is kept in few trees: no row ids, and no index by age
 * for the interactions, of which there are never many.
 */
const entriesAndInteractions = `
  CREATE TABLE entries (
    channel TEXT NOT NULL, number INTEGER NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (channel, number)
  ) WITHOUT ROWID;
  CREATE INDEX entries_by_id ON entries (channel, id);
  CREATE TABLE interactions (
    channel TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (channel, id)
  ) WITHOUT ROWID;
`;

/** The scheduled wake-ups of channels, and one row that measures downtime, when no process ran; in ms, since 1970. */
const times = `
  CREATE TABLE wakes (channel TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE beats (id INTEGER PRIMARY KEY CHECK (id = 0), last INTEGER NOT NULL, lost INTEGER NOT NULL);
`;

/** `bytes` are those of a text and of all before it; -1 in a row without a text: no more of the history is kept. */
const history = `
  CREATE TABLE history (
    channel TEXT NOT NULL, number INTEGER NOT NULL, bytes INTEGER NOT NULL, text BLOB NOT NULL,
    PRIMARY KEY (channel, number)
  ) WITHOUT ROWID;
`;

/** Something left in an outbox is due at the latest of its times. They stand there so that a commit writes no other page for them. */
const outboxTimes = 'ALTER TABLE outbox ADD COLUMN due INTEGER;';

const servers = 'CREATE TABLE servers (server TEXT PRIMARY KEY, text TEXT NOT NULL);';

/** The random name of the commit that made a table what it is. */
const commitIds = "ALTER TABLE tables ADD COLUMN id TEXT NOT NULL DEFAULT '';";

/** One row: the application that the file belongs to. */
const owner = 'CREATE TABLE owner (id INTEGER PRIMARY KEY CHECK (id = 0), application TEXT NOT NULL);';

/** The checkpoint has a table of its own, so that a commit of answers does not rewrite it. */
const schema = `
  ${entriesAndInteractions}
  CREATE TABLE tables (
    channel TEXT PRIMARY KEY, revision INTEGER NOT NULL, live INTEGER NOT NULL, answers BLOB NOT NULL,
    id TEXT NOT NULL DEFAULT ''
  );
  CREATE TABLE checkpoints (channel TEXT PRIMARY KEY, record BLOB NOT NULL);
  CREATE TABLE outbox (
    number INTEGER PRIMARY KEY, channel TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, due INTEGER
  );
  CREATE INDEX outbox_in_order ON outbox (channel, number);
  CREATE TABLE drafts (channel TEXT NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (channel, person));
  CREATE TABLE people (person TEXT PRIMARY KEY, text TEXT NOT NULL);
  ${servers}
  ${times}
  ${history}
  ${owner}
`;

/** Entries and interactions had row ids in version 1. */
const fromVersion1 = `
  DROP INDEX entries_by_id;
  ALTER TABLE entries RENAME TO old_entries;
  ALTER TABLE interactions RENAME TO old_interactions;
  ${entriesAndInteractions}
  INSERT INTO entries (channel, number, id, text) SELECT channel, number, id, text FROM old_entries;
  INSERT INTO interactions (channel, id, revision, at) SELECT channel, id, revision, at FROM old_interactions;
  DROP TABLE old_entries;
  DROP TABLE old_interactions;
`;

/** The embedded store's file in a folder. */
export function storeFile(folder: string): string {
  return join(folder, 'tables.sqlite');
}

/**
 * Opens the embedded store's file in the folder, for this process alone (STACK.md), and looks through it for damage. It is made
 * when it is missing.
 * @throws StoreInUse when another process has it open
 * @throws StoreUnavailable when the folder or the file cannot be used, or the file is damaged
 */
export function openDatabase(folder: string): Sql {
  const file = storeFile(folder);
  let sql: Sql | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(file)) makeDatabase(file);
    else if (!statSync(file).isFile())
      throw new StoreUnavailable(`${file} is not a file: move it away, or set another DATA_DIR.`);
    else if (statSync(file).size === 0)
      throw new StoreUnavailable(`${file} is empty: what it held is lost. ${wayBack}`);
    for (const part of [file, `${file}-wal`]) keepPrivate(part);
    sql = new Database(file) as Sql;
    sql.exec('PRAGMA locking_mode = EXCLUSIVE');
    sql.exec('PRAGMA journal_mode = WAL');
    sql.exec('PRAGMA synchronous = FULL');
    sql.exec('PRAGMA secure_delete = ON'); // what is deleted is overwritten, in free pages too
    prepareSchema(sql, file);
    checkIntegrity(sql, file);
    sweepOnce(sql);
    truncateLog(sql);
    return sql;
  } catch (error) {
    letGo(sql);
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'SQLITE_BUSY') {
      throw new StoreInUse(
        `Another process uses ${file}: the embedded store is for one process; set REDIS_URL to run several.`,
      );
    }
    if (error instanceof StoreUnavailable) throw error;
    const back = code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB' ? `. ${wayBack}` : '';
    throw new StoreUnavailable(`The embedded store ${file} cannot be opened: ${message}${back}`);
  }
}

const wayBack =
  'Nothing was changed. Put a backup in its place with npm run restore -- FILE --replace; the newest ones are in the folder backups beside it. Or move the file away to begin anew.';

/** The file tells every hidden card, and what people have set; SQLite gives the files beside it the same mode. */
function keepPrivate(file: string): void {
  try {
    if (existsSync(file) && (statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  } catch {
    // Another user's file, or a file system without modes: the store works all the same.
  }
}

/** In the file's application id: what was deleted before deleting meant overwriting is gone from it. */
const swept = 0x534f554c;

/** Writes the file anew without what older versions have left in free pages; what fails, as on a full disk, is tried at the next start. */
function sweepOnce(sql: Sql): void {
  if (Number(sql.prepare('PRAGMA application_id').get()?.['application_id']) === swept) return;
  try {
    sql.exec('VACUUM');
    sql.exec(`PRAGMA application_id = ${swept}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'SQLITE_FULL') throw error;
  }
}

/** Brings all commits from the write-ahead log into the file and empties the log, which has the pages as they were before. */
export function truncateLog(sql: Sql): void {
  sql.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
}

/** The file is there when it is whole, so that an empty one is never one that has just been begun. */
function makeDatabase(file: string): void {
  if (existsSync(`${file}-wal`))
    throw new StoreUnavailable(`${file} is missing, and what belongs to it is there: ${file}-wal. ${wayBack}`);
  const begun = `${file}.begun`;
  rmSync(begun, { force: true });
  writeFileSync(begun, '', { mode: 0o600 });
  const sql = new Database(begun) as Sql;
  sql.exec(`BEGIN; ${schema} PRAGMA user_version = ${schemaVersion}; COMMIT`);
  sql.exec(`PRAGMA application_id = ${swept}`);
  sql.close();
  renameSync(begun, file);
}

function checkIntegrity(sql: Sql, file: string): void {
  const found = String(sql.prepare('PRAGMA quick_check(1)').get()?.['quick_check']);
  if (found !== 'ok') throw new StoreUnavailable(`${file} is damaged (${found.split('\n')[0]}). ${wayBack}`);
}

function prepareSchema(sql: Sql, file: string): void {
  sql.exec('BEGIN IMMEDIATE'); // from here on the file is this process's own
  const version = Number(sql.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version > schemaVersion) throw new StoreUnavailable(`${file} was written by a newer version of this program.`);
  if (version === 0) sql.exec(schema);
  if (version === 1) sql.exec(fromVersion1);
  if (version === 1 || version === 2) sql.exec(servers); // they had none until version 3
  if (version > 0 && version < 4) sql.exec(times + history + outboxTimes);
  if (version > 0 && version < 5) sql.exec(commitIds + owner);
  sql.exec(`PRAGMA user_version = ${schemaVersion}`);
  sql.exec('COMMIT');
}

/** Closes a file that could not be opened as a whole. */
function letGo(sql: Sql | undefined): void {
  if (sql === undefined) return;
  try {
    closeDatabase(sql);
  } catch {
    sql.close(); // it is damaged, or another process's
  }
}

/** Closes the file and lets go of it at once, although libsql keeps its statements until they are collected. */
export function closeDatabase(sql: Sql): void {
  sql.exec('PRAGMA journal_mode = DELETE'); // leaving WAL is what makes the next line possible
  sql.exec('PRAGMA locking_mode = NORMAL');
  sql.prepare('SELECT count(*) AS count FROM tables').get(); // the lock is given up by the next access
  sql.close();
}
