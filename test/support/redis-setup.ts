import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedisProgram } from './redis-program.js';

/**
 * vitest globalSetup: names one folder in which the test servers of this run keep their data, one subfolder per
 * process id (test/support/redis.ts). The teardown ends what a crashed test file left running and removes the folder.
 * A server is looked for here so that no test waits for a download; the tests that need one say when there is none.
 */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'souls-redis-'));
  process.env['SOULS_TEST_REDIS_RUN'] = folder;
  if (!process.env['TEST_REDIS_URL']) await findRedisProgram().catch(() => undefined);
  return () => {
    for (const name of readdirSync(folder)) {
      const pid = /^server-(\d+)$/.exec(name)?.[1];
      if (pid !== undefined) endProcess(Number(pid));
    }
    rmSync(folder, { recursive: true, force: true });
  };
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
