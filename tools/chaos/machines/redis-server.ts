import { freePort } from '../../machines/free-port.js';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** There is no Redis to start; the message is for the person who wants it. */
export class NoRedis extends Error {
  override readonly name = 'NoRedis';
}

/** The server program: the given one, or the first on the PATH. */
export const redisProgram = (given: string | undefined): string => {
  const folders = (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  const names = ['redis-server', 'valkey-server'];
  const found = given ?? names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (found === undefined || !existsSync(found))
    throw new NoRedis('There is no redis-server on the PATH: install Redis, or name the program with --redis-server.');
  return found;
};

/** A server of Redis, with data that survive its kills. */
export interface RedisServer {
  readonly port: number;
  /** Sends it a signal; waits for its end when that ends it. */
  signal(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again on its port and data, and waits until it has loaded them; does nothing while it runs. */
  start(): Promise<void>;
}

/** How a server is started. */
export interface RedisSettings {
  readonly program: string;
  /** A folder of its own. */
  readonly folder: string;
  /** Whether what it has acknowledged survives a kill: each write is on the disk before its answer. */
  readonly isDurable: boolean;
  readonly settings?: readonly string[];
  /** The lines of a file of settings, which makes it a Sentinel. */
  readonly sentinel?: readonly string[];
}

/** Resolves when the server takes connections. */
const readyOf = async (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-4_000);
      if (/ready to accept connections|Sentinel ID is/i.test(output)) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Redis ended with ${code} before it was ready:\n${output}`)));
  });

export const startRedisServer = async (how: RedisSettings): Promise<RedisServer> => {
  const { program, folder, isDurable, settings = [], sentinel } = how;
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const file = join(folder, 'sentinel.conf');
  if (sentinel !== undefined) writeFileSync(file, sentinel.join('\n'));
  const place = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--daemonize', 'no'];
  const kept = ['--save', '', '--appendonly', isDurable ? 'yes' : 'no', '--appendfsync', 'always'];
  const args = sentinel === undefined ? [...place, ...kept, ...settings] : [file, '--sentinel', ...place, ...settings];
  let running: { readonly child: ChildProcess; readonly ended: Promise<void> } | null = null;

  const start = async (): Promise<void> => {
    if (running !== null) return;
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const killAtExit = (): void => void child.kill('SIGKILL');
    process.once('exit', killAtExit);
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => {
        process.off('exit', killAtExit);
        running = null;
        resolve();
      });
    });
    running = { child, ended };
    await readyOf(child);
  };

  await start();
  return {
    port,
    start,
    async signal(signal) {
      if (running === null) return;
      const { child, ended } = running;
      child.kill(signal);
      if (signal === 'SIGKILL' || signal === 'SIGTERM') await ended;
    },
  };
};
