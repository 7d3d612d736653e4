import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAIN = join(ROOT, 'dist/program/main.js');
const CLOCK = new URL('later.js', import.meta.url).href;
const SEEDS = new URL('seeded.js', import.meta.url).href;

/** What is different from a program as people start it: a clock that goes ahead by so many ms; seeds that follow from one. */
interface Otherwise {
  readonly later?: number;
  readonly seed?: string;
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The Chromium of this machine.
 * @throws an error that names the ways out when there is none on the PATH
 */
export const findChromium = (path: string = process.env['PATH'] ?? ''): string => {
  const places = path.split(delimiter).flatMap((folder) => BROWSERS.map((name) => join(folder, name)));
  const found = places.find(runs);
  if (found !== undefined) return found;
  throw new Error(
    `The browser tests need Chromium, and none of ${BROWSERS.join(', ')} is on the PATH. ` +
      'Install it (Debian, Ubuntu: apt-get install chromium; Fedora: dnf install chromium; macOS: brew install --cask chromium ' +
      'and put its folder on the PATH), or put a link with one of these names to another Chromium on the PATH.',
  );
};

/** The built program, running as a process of its own. */
export interface Program {
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<number | null>;
}

const ended = async (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? child.exitCode
    : new Promise((resolve) => child.once('exit', (code) => resolve(code)));

/** Starts the built program without a token and waits until the page is open. */
export const startProgram = async (
  dataDir: string,
  port: number,
  { later = 0, seed }: Otherwise = {},
): Promise<Program> => {
  if (!existsSync(MAIN)) throw new Error('The program is not built: run `npm run build` first (npm test does).');
  const { DISCORD_TOKEN: _token, REDIS_URL: _redis, ...environment } = process.env;
  const changed = [...(later === 0 ? [] : ['--import', CLOCK]), ...(seed === undefined ? [] : ['--import', SEEDS])];
  const child = spawn(process.execPath, [...changed, MAIN], {
    cwd: dataDir,
    env: {
      ...environment,
      DATA_DIR: dataDir,
      PLAYGROUND_PORT: String(port),
      LOG_LEVEL: 'warn',
      LATER: String(later),
      SEED: seed ?? '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('playground is open')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The program ended with ${code} before it was ready:\n${said}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended(child);
  };
  return { kill: async () => void (await end('SIGKILL')), stop: async () => end('SIGTERM') };
};
