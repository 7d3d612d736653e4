import type { Logger } from '../ops/index.js';
import type * as Processes from './processes.js';
import type * as RedisClient from './redis-client.js';
import { openSqliteStore } from './sqlite.js';
import type { Store } from './store.js';

export { checkBackup } from './backups/checking.js';
export { BackupDamaged, writeBackup } from './backups/file.js';
export { backupsIn, keepBackups, stamp } from './backups/keeping.js';
export { askForBackup } from './backups/request.js';
export { CannotRestore, restoreEmbedded, restoreRedis } from './backups/restoring.js';
export { claimStore } from './claim.js';
export { answers, measured } from './measured.js';
export { packText } from './record.js';
export { redisAddress } from './redis-address.js';
export { channelKeys } from './redis-keys.js';
export { StoreInUse, storeFile } from './sqlite-schema.js';
export type { Store } from './store.js';

/** What {@link openStore} needs; the fields of the configuration with the same names. */
interface StoreOptions {
  /** Absent: the embedded store in `dataDir`. */
  readonly redisUrl: string | undefined;
  /** What all keys in Redis begin with; absent: nothing. */
  readonly redisPrefix?: string | undefined;
  readonly dataDir: string;
  readonly log: Logger;
}

/**
 * Opens the store of the tables: Redis when its address is given, otherwise the embedded one
 * (architecture.md#the-store-and-commits). The messages of its errors are for the person who starts the program.
 * @throws StoreUnavailable when Redis cannot be reached or the data folder cannot be used
 * @throws StoreInUse when another process has the embedded store open
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  return options.redisUrl === undefined
    ? openSqliteStore(options.dataDir)
    : (await import('./redis.js')).openRedisStore(options.redisUrl, options.redisPrefix, options.log); // its library takes some 6 MB
}

/** What the processes share that have this Redis; its library is loaded for it only. */
export const openProcesses: typeof Processes.openProcesses = async (...given) =>
  (await import('./processes.js')).openProcesses(...given);

/** Connections to Redis without a store, for the tools that look into it. */
export const redisClients = async (): Promise<typeof RedisClient> => import('./redis-client.js');
