import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';

/** Milliseconds to start or to end: far more than it takes. */
const PATIENCE = 20_000;

export type Environment = Readonly<Record<string, string>>;

export interface Ended {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A program of ours in a process of its own. */
export interface Program {
  readonly child: ChildProcess;
  /** Resolves when it has ended and everything that it wrote has been read. */
  readonly ended: Promise<Ended>;
  /** What it has written to its standard output. */
  out(): string;
  /** The first match in its standard output, now or later. Rejects when it ends before, with what it wrote. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Ended>;
}

export interface Place {
  /** The folder it is started in; default: the project's. */
  readonly cwd?: string;
  /** Lets it talk with the test by messages. */
  readonly ipc?: boolean;
  /** The file that takes all it writes; default: pipes, which are read. */
  readonly writesTo?: number;
  /** How many files it may have open; default: as many as this process. */
  readonly openFiles?: number;
}

/** A folder that goes with the test. */
export const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'souls-end-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

/** The path of a built program. */
export const built = (name: string): string => {
  const file = join(projectRoot(), 'dist/program', `${name}.js`);
  if (!existsSync(file)) throw new Error('Run `npm run build` before.');
  return file;
};

/** What no developer's `.env` or shell adds to: empty counts as absent. */
const NOTHING_SET: Environment = {
  DISCORD_TOKEN: '',
  DISCORD_API_URL: '',
  REDIS_URL: '',
  HEALTH_PORT: '',
  LOG_LEVEL: 'info',
  PLAYGROUND_PORT: '0',
};

/** Starts a program with this environment only. It is killed when the test is over. */
export const startProgram = (
  script: string,
  args: readonly string[],
  env: Environment,
  { cwd = projectRoot(), ipc = false, writesTo, openFiles }: Place = {},
): Program => {
  const command = [process.execPath, script, ...args];
  const limited = ['bash', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'bash', ...command];
  const [file = '', ...rest] = openFiles === undefined ? command : limited;
  const child = spawn(file, rest, {
    cwd,
    env: { PATH: process.env['PATH'], ...NOTHING_SET, ...env },
    stdio: ['ignore', writesTo ?? 'pipe', writesTo ?? 'pipe', ...(ipc ? (['ipc'] as const) : [])],
  });
  let out = '';
  let err = '';
  const listeners = new Set<() => void>();
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    for (const listener of listeners) listener();
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, out, err }));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });

  const said = (pattern: RegExp): Promise<RegExpExecArray> =>
    within(
      `${pattern} of ${script}`,
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(out);
          if (found !== null) resolve(found);
        };
        listeners.add(look);
        look();
        void ended.then(({ code }) => reject(new Error(`it ended with ${code}:\n${out}\n${err}`)));
      }),
    );
  return {
    child,
    ended,
    out: () => out,
    said,
    async end(signal) {
      child.kill(signal);
      return within(`the end of ${script} after ${signal}`, ended);
    },
  };
};

/** Registers the commands for a bot with this environment; the emojis, which nothing here needs, are not waited for. */
export const commandsDeployed = async (env: Environment): Promise<void> => {
  const deploying = startProgram(built('deploy-commands'), [], env);
  await deploying.said(/^The commands are registered/mu);
  await deploying.end('SIGKILL');
};

/** Waits for it, but not for ever. */
export const within = async <T>(what: string, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not come within ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
