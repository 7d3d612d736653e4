import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../../table/index.js';

/** In the data folder: asks the process that has the embedded store open for a backup, by a name of its own. */
export const requestFile = (dataDir: string): string => join(dataDir, 'backup-request');
/** In the data folder: what that process says. */
export const answerFile = (dataDir: string): string => join(dataDir, 'backup-answer');

/** What a process answers to the request of that name: the file that it has written, or why there is none. */
export type Answered = { readonly id: string } & ({ readonly file: string } | { readonly failed: string });

/** Milliseconds between two looks for the answer, and until the request has to be taken up. */
const WAIT = { every: 100, taken: 20_000 } as const;

const answerTo = (id: string, dataDir: string): Answered | null => {
  if (!existsSync(answerFile(dataDir))) return null;
  const answered = JSON.parse(readFileSync(answerFile(dataDir), 'utf8')) as Answered;
  return answered.id === id ? answered : null;
};

/**
 * Asks the process that runs on the data folder for a backup; where it has written it.
 * @throws StoreUnavailable when it cannot make one, or nobody takes the request up
 */
export async function askForBackup(dataDir: string): Promise<string> {
  const id = randomUUID();
  writeFileSync(requestFile(dataDir), id);
  for (let waited = 0; ; waited += WAIT.every) {
    const answered = answerTo(id, dataDir);
    if (answered !== null) {
      rmSync(answerFile(dataDir), { force: true });
      if ('failed' in answered)
        throw new StoreUnavailable(`The running bot could not make a backup: ${answered.failed}`);
      return answered.file;
    }
    if (waited >= WAIT.taken && existsSync(requestFile(dataDir))) {
      rmSync(requestFile(dataDir), { force: true });
      throw new StoreUnavailable(
        'The process that has the tables open does not answer: it is another program, stands still, or is a version without backups.',
      );
    }
    await pause(WAIT.every);
  }
}
