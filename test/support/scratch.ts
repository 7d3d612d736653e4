import { existsSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** Free bytes that suffice: a whole run has 44 MB there at its peak. */
const ROOM = 2 ** 29;

/** Where tests put files that they need no longer than they run: into memory where there is room, so that none waits for a disk. */
export const scratchFolder = (): Readonly<Record<string, string>> => {
  if (!existsSync(MEMORY)) return {};
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < ROOM ? {} : { TMPDIR: MEMORY };
};
