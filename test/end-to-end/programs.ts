import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFailed, onTestFinished } from 'vitest';
import { realClock, startStandIn, type StandIn } from '../../playground/index.js';
import { projectRoot } from '../../src/ops/index.js';

/** Characters of what a program has written that are shown when its test fails. */
const SHOWN = 4_000;

export type Environment = Readonly<Record<string, string>>;

export interface Ended {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * A program of ours in a process of its own. However long it takes on a busy machine, nothing is wrong with it: what it is to
 * say or to do is waited for as long as it runs, and a test that runs out of time shows what it has written.
 */
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
  /** When it is killed; default: when the test is over. */
  readonly endings?: Endings;
}

/** Takes what is to be done when what was opened is needed no more. */
export type Endings = (end: () => Promise<void> | void) => void;

/** It is needed no longer than the test that opens it runs. */
export const ofTest: Endings = (end) => onTestFinished(end);

/** A folder that goes with the test. */
export const folder = (endings: Endings = ofTest): string => {
  const path = mkdtempSync(join(tmpdir(), 'souls-end-'));
  endings(() => rmSync(path, { recursive: true, force: true }));
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

/** Starts a program with this environment only. */
export const startProgram = (
  script: string,
  args: readonly string[],
  env: Environment,
  { cwd = projectRoot(), ipc = false, writesTo, openFiles, endings = ofTest }: Place = {},
): Program => {
  const command = [process.execPath, script, ...args];
  const limited = ['bash', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'bash', ...command];
  const [file = '', ...rest] = openFiles === undefined ? command : limited;
  const child = spawn(file, rest, {
    cwd,
    env: { PATH: process.env['PATH'], ...NOTHING_SET, ...env },
    stdio: ['ignore', writesTo ?? 'pipe', writesTo ?? 'pipe', ...(ipc ? (['ipc'] as const) : [])],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let out = '';
  let err = '';
  const listeners = new Set<() => void>();
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    for (const listener of listeners) listener();
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, out, err }));
  onTestFailed(() => void process.stderr.write(`${script} had written:\n${out.slice(-SHOWN)}\n${err.slice(-SHOWN)}\n`));
  endings(async () => {
    child.kill('SIGKILL');
    await ended;
  });

  const said = async (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(out);
        if (found === null) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
      void ended.then(({ code }) =>
        reject(new Error(`${script} ended with ${code} without ${pattern}:\n${out}\n${err}`)),
      );
    });
  return {
    child,
    ended,
    out: () => out,
    said,
    async end(signal) {
      child.kill(signal);
      return ended;
    },
  };
};

const running = new Set<ChildProcess>();

/** Milliseconds for which a process has waited for a processor so far; none where the system does not count that. */
const waitedOf = (pid: number | 'self' | undefined): number => {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : 0;
};

/**
 * Begins to count the milliseconds that other work on the machine costs: the most for which one of the programs that run now,
 * or this process, has waited for a processor since.
 */
export const stalled = (): (() => number) => {
  const pids = ['self' as const, ...[...running].map(({ pid }) => pid)];
  const before = pids.map(waitedOf);
  return () => Math.max(...pids.map((pid, at) => waitedOf(pid) - before[at]!));
};

/** A stand-in in this process; what other work costs the bot is not taken for its fault. */
export const openStandIn = async (endings: Endings = ofTest): Promise<StandIn> => {
  const standIn = await startStandIn({ clock: { ...realClock, stalled } });
  endings(async () => standIn.close());
  return standIn;
};
