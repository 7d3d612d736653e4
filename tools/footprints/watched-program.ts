import { spawn } from 'node:child_process';
import { once } from 'node:events';
import WebSocket from 'ws';
import { MAIN, residentOf, startFlags } from '../loads/load-bot.js';

type Environment = Readonly<Record<string, string>>;

/** Milliseconds for a program to say what it is to say. */
const PATIENCE = 240_000;

/** What a program takes up, in MB. */
interface Memory {
  /** Living objects, and what they hold outside the heap. */
  readonly live: number;
  /** What the system has given to the process. */
  readonly resident: number;
}

/** The built bot in a process of its own. */
export interface WatchedProgram {
  /** Milliseconds from its start until it said what was waited for. */
  readonly readyAfter: number;
  /** What it takes up as it is, in MB. */
  resident(): number;
  /** What it takes up after everything that nobody needs has been collected. */
  collected(): Promise<Memory>;
  /** Ends it in an orderly way; how, and after how many milliseconds. */
  end(): Promise<{ readonly code: number | null; readonly after: number }>;
}

const MB = 1024 * 1024;
const inMB = (bytes: number): number => Math.round((bytes / MB) * 10) / 10;

/** The inspector of a program (it stands open on 127.0.0.1 only). A program does not end before everybody has left it. */
interface Inspector {
  /** Asks by Chrome's protocol. */
  ask(method: string, params?: object): Promise<unknown>;
  leave(): void;
}

const inspect = async (url: string): Promise<Inspector> => {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  let asked = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  socket.on('message', (data: Buffer) => {
    const { id, result } = JSON.parse(data.toString()) as { readonly id?: number; readonly result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
    if (id !== undefined) waiting.delete(id);
  });
  return {
    async ask(method, params = {}) {
      asked += 1;
      const id = asked;
      const answer = new Promise((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      return answer;
    },
    leave: () => socket.terminate(),
  };
};

const MEASURE = '(({ heapUsed, external, rss }) => JSON.stringify([heapUsed + external, rss]))(process.memoryUsage())';

/** Starts the built bot and waits until it is connected; with `isInspected` its memory can be collected. */
export const startWatched = async (env: Environment, isInspected = false): Promise<WatchedProgram> => {
  const flags = [...startFlags(), ...(isInspected ? ['--inspect=127.0.0.1:0'] : [])];
  const since = performance.now();
  const child = spawn(process.execPath, [...flags, MAIN], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out = (out + text).slice(-10_000);
      if (out.includes('The bot is connected')) resolve();
    });
    child.once('close', (code) => reject(new Error(`The bot ended with ${code}:\n${err}`)));
    setTimeout(() => reject(new Error(`The bot is not connected:\n${out}\n${err}`)), PATIENCE).unref();
  });
  const readyAfter = performance.now() - since;
  const url = /ws:\/\/\S+/.exec(err)?.[0];
  const inspector = url === undefined ? null : await inspect(url);
  return {
    readyAfter,
    resident: () => inMB(residentOf(child.pid ?? 0) ?? 0),
    async collected() {
      if (inspector === null) throw new Error('the program is not inspected');
      for (let time = 0; time < 3; time += 1) await inspector.ask('HeapProfiler.collectGarbage');
      const answer = await inspector.ask('Runtime.evaluate', { expression: MEASURE });
      const { result } = answer as { readonly result: { readonly value: string } };
      const [live = 0, resident = 0] = JSON.parse(result.value) as readonly number[];
      return { live: inMB(live), resident: inMB(resident) };
    },
    async end() {
      const from = performance.now();
      inspector?.leave();
      child.kill('SIGTERM');
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, after: performance.now() - from };
    },
  };
};
