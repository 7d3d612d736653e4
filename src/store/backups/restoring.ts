import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailable } from '../../table/index.js';
import { closeDatabase, openDatabase, storeFile } from '../sqlite-schema.js';
import { openSqliteStore } from '../sqlite.js';
import type { Store } from '../store.js';
import { readBackup, writeBackup } from './file.js';
import { backupsIn, stamp } from './keeping.js';

/** How a backup is put back. */
interface Restoring {
  /** A backup that has been read to its end. */
  readonly file: string;
  readonly dataDir: string;
  /** Whether what stands there may be put aside. */
  readonly replaces: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A reason not to restore; the message is for the person who runs the program. */
export class CannotRestore extends Error {
  override readonly name = 'CannotRestore';
}

const putAll = async (store: Store, file: string): Promise<void> => {
  for await (const piece of readBackup(file)) await store.putBack(piece);
};

/** Milliseconds after its last sign of life for which a process counts as running. */
const ALIVE = 15_000;

/**
 * Puts a backup into the embedded store of the folder: a new file is made beside and takes the place of the old one at once.
 * @returns where the file that stood there is now, or null without one
 * @throws StoreInUse when a process has it open
 * @throws CannotRestore when tables stand there that may not be put aside
 * @throws StoreUnavailable, BackupDamaged
 */
export async function restoreEmbedded({ file, dataDir, replaces, now }: Restoring): Promise<string | null> {
  const place = storeFile(dataDir);
  if (existsSync(place) && tablesIn(dataDir) !== 0 && !replaces)
    throw new CannotRestore(
      `${place} holds tables, or cannot be read. With --replace it is put aside, and nothing of it is deleted.`,
    );
  const beside = join(dataDir, 'restoring');
  rmSync(beside, { recursive: true, force: true });
  const store = openSqliteStore(beside);
  try {
    await putAll(store, file);
  } finally {
    await store.close();
  }
  const aside = existsSync(place) ? `${place}.until-${stamp(now)}` : null;
  for (const part of ['', '-wal', '-shm']) {
    if (aside !== null && existsSync(place + part)) copyFileSync(place + part, aside + part);
    if (part !== '') rmSync(place + part, { force: true });
  }
  renameSync(storeFile(beside), place);
  rmSync(beside, { recursive: true, force: true });
  return aside;
}

/** How many tables the embedded store of a folder holds; null when it cannot be read. */
function tablesIn(dataDir: string): number | null {
  try {
    const sql = openDatabase(dataDir);
    const count = Number(sql.prepare('SELECT count(*) AS count FROM tables').get()?.['count']);
    closeDatabase(sql);
    return count;
  } catch (error) {
    if (error instanceof StoreUnavailable) return null;
    throw error;
  }
}

/**
 * Puts a backup into Redis. What stands there is backed up before it is removed.
 * @returns the backup of what stood there, or null when nothing did
 * @throws CannotRestore when a bot runs on it, or tables stand there that may not be put aside
 * @throws StoreUnavailable, BackupDamaged
 */
export async function restoreRedis(store: Store, { file, dataDir, replaces, now }: Restoring): Promise<string | null> {
  const standing = await store.allChannels();
  if (standing.length > 0 && !replaces)
    throw new CannotRestore(
      `There are ${standing.length} tables in this Redis. With --replace a backup of them is made before they are removed.`,
    );
  const beat = await store.lastBeat();
  if (beat !== null && Math.abs(now - beat) < ALIVE)
    throw new CannotRestore('A bot runs on this Redis. Stop all its processes, and try again after 15 s.');
  const aside = standing.length === 0 ? null : join(backupsIn(dataDir), `until-${stamp(now)}.souls`);
  if (aside !== null) await writeBackup(store.everything(), aside, now);
  for (const channel of standing) await store.removeTable(channel);
  await putAll(store, file);
  return aside;
}
