import { cardLookup } from '../../cards/index.js';
import { drawsOf } from '../../src/engine/index.js';
import { ConfigError } from '../../src/ops/index.js';
import { BackupDamaged, CannotRestore, checkBackup, StoreInUse } from '../../src/store/index.js';
import { StoreUnavailable, whyUnreadable } from '../../src/table/index.js';

const resources = { cards: cardLookup, random: drawsOf };

/**
 * Reads a backup to its end, every table of it, and says what it holds.
 * @throws BackupDamaged
 */
export const checkedText = async (file: string): Promise<{ readonly text: string; readonly isWhole: boolean }> => {
  const { tables, users, servers, unreadable } = await checkBackup(file, (stored) => whyUnreadable(stored, resources));
  const held = `It holds ${tables} tables and the settings of ${users} people and ${servers} servers; every table was read.`;
  const lines = unreadable.map(({ channel, why }) => `The table of channel ${channel} cannot be gone on with: ${why}`);
  return { text: [held, ...lines].join('\n'), isWhole: lines.length === 0 };
};

/** Whether the person who started the command can do something about it. */
export const isForPeople = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof StoreUnavailable ||
  error instanceof StoreInUse ||
  error instanceof BackupDamaged ||
  error instanceof CannotRestore;

/** Ends the command with a sentence. */
export const said = ({ message }: Error): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};
