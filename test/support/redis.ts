import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../tools/machines/free-port.js';
import { findRedisProgram, type RedisProgram } from './redis-program.js';

/** A server to write into. Keys must begin with `prefix`, because the server may be somebody's own. */
export interface TestRedis {
  readonly url: string;
  readonly prefix: string;
  /** Removes the keys of the prefix and ends the server if it was started for this test file. */
  stop(): Promise<void>;
}

/** A server of one test's own, with a data folder that survives kills and restarts. */
export interface OwnRedis {
  readonly url: string;
  readonly port: number;
  /** Ends the process with the signal and waits until it is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port and data, and waits until it answers. */
  restart(): Promise<void>;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

/**
 * A real Redis for a test file: `TEST_REDIS_URL` if set (never `REDIS_URL`), otherwise a server of its own.
 * @throws Error that names the ways out when there is no Redis.
 */
export async function redisServer(): Promise<TestRedis> {
  const prefix = `test-${randomBytes(6).toString('hex')}:`;
  const given = process.env['TEST_REDIS_URL'];
  if (given !== undefined && given !== '') {
    return { url: given, prefix, stop: () => removeKeys(given, prefix) };
  }
  const own = await startOwnRedis({ appendonly: false });
  return { url: own.url, prefix, stop: () => own.stop() };
}

/** How a server of one test's own is started. */
interface OwnRedisOptions {
  /** Whether acknowledged writes survive a SIGKILL (AOF, everysec). */
  readonly appendonly: boolean;
  /** More settings, as on the command line. */
  readonly settings?: readonly string[];
  /** The lines of a file of settings, which makes it a Sentinel. */
  readonly sentinel?: readonly string[];
}

/** A server that a test may kill. */
export async function startOwnRedis(options: OwnRedisOptions): Promise<OwnRedis> {
  const program = await findRedisProgram();
  const folder = mkdtempSync(join(runFolder(), 'data-'));
  if (options.sentinel !== undefined) writeFileSync(join(folder, 'sentinel.conf'), options.sentinel.join('\n'));
  let running: Running | undefined;
  let port = 0;
  for (let attempt = 1; running === undefined; attempt += 1) {
    port = await freePort();
    try {
      running = await start(program, folder, port, options);
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = running;
    running = undefined;
    ending?.child.kill(signal);
    await ending?.exited;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    restart: async () => {
      await kill('SIGTERM');
      running = await start(program, folder, port, options);
    },
    stop: async () => {
      await kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly exited: Promise<void>;
}

/** Resolves when the server says that it accepts connections, which it does after it has loaded its data. */
async function start(
  program: RedisProgram,
  folder: string,
  port: number,
  { appendonly, settings = [], sentinel }: OwnRedisOptions,
): Promise<Running> {
  const place = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--daemonize', 'no'];
  const durable = ['--save', '', '--appendonly', appendonly ? 'yes' : 'no', '--appendfsync', 'everysec'];
  const asServer = [...place, ...durable, ...settings];
  const asSentinel = [join(folder, 'sentinel.conf'), '--sentinel', ...place, ...settings];
  const child = spawn(program.command, sentinel === undefined ? asServer : asSentinel, {
    env: { ...process.env, ...program.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killAtExit = (): void => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      process.off('exit', killAtExit);
      if (child.pid !== undefined) rmSync(pidFile(child.pid), { force: true });
      resolve();
    });
  });
  if (child.pid !== undefined) writeFileSync(pidFile(child.pid), '');
  await ready(child);
  return { child, exited };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (/ready to accept connections|Sentinel ID is/i.test(output)) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Redis ended with ${code} before it was ready:\n${output}`)));
  });
}

function runFolder(): string {
  return process.env['SOULS_TEST_REDIS_RUN'] ?? tmpdir();
}

function pidFile(pid: number): string {
  return join(runFolder(), `server-${pid}`);
}

async function removeKeys(url: string, prefix: string): Promise<void> {
  const redis = new Redis(url);
  for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 500 })) {
    if ((keys as string[]).length > 0) await redis.unlink(keys as string[]);
  }
  await redis.quit();
}
