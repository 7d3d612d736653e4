import { closeSync, openSync } from 'node:fs';

/** Files and connections that a program of this size needs besides those it begins with: threads, Discord, Redis, the store. */
const NEEDED = 64;

/** What to do about it, by the code of the error. */
const REMEDIES: Readonly<Record<string, string>> = {
  EMFILE: 'raise the limit of the process to 1024 (ulimit -n; LimitNOFILE= in a unit of systemd)',
  ENFILE: 'the whole machine has no more of them (fs.file-max)',
};

/** Too few files can be opened; the message is for the person who starts the program. */
export class TooFewFiles extends Error {
  override readonly name = 'TooFewFiles';
}

/**
 * Without enough files whatever needs one fails later in a way of its own, so they are tried before.
 * @throws TooFewFiles
 */
export const checkOpenFiles = (): void => {
  const opened: number[] = [];
  try {
    while (opened.length < NEEDED) opened.push(openSync(process.execPath, 'r'));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const remedy = REMEDIES[code];
    if (remedy !== undefined)
      throw new TooFewFiles(`The program cannot open enough files (${code}): ${remedy}.`, { cause: error });
  } finally {
    for (const file of opened) closeSync(file);
  }
};
