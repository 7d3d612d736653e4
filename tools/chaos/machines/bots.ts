import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/ops/index.js';
import { openProxy, type Proxy } from './proxy.js';

/** Where the processes find everything. */
interface BotsPlace {
  readonly folder: string;
  readonly token: string;
  readonly discordPort: number;
  readonly redisUrl: string;
  /** Where a proxy can stand before Redis; null: nowhere. */
  readonly redisPort: number | null;
  readonly shards: number;
}

/** A process that has ended by itself while nothing that it needs was in trouble. */
interface Ended {
  readonly bot: number;
  readonly code: number | null;
  readonly last: string;
}

/** Equal processes of the bot, each in the place of a number; who ends there is started again. */
export interface Bots {
  /** Starts all of them and waits until they are there. */
  start(): Promise<void>;
  /** SIGKILL to this process, or the next one that is there, as soon as one is; it is started again after so many ms. */
  kill(bot: number, back: number): Promise<void>;
  signal(bot: number, signal: NodeJS.Signals): void;
  redis(bot: number): Proxy | null;
  discord(bot: number): Proxy;
  /** Puts the clock of a process forward by so many milliseconds in all. */
  moveClock(bot: number, ms: number): void;
  /** Whether the disk of a process's log is full. */
  fillLog(bot: number, isFull: boolean): void;
  /** Another process takes its place, and it is ended in an orderly way. Cards come from this build from now on. */
  replace(bot: number, build: string): Promise<void>;
  /** The folder of the build that processes are started from. */
  build(): string;
  /** Resolves when all are there. */
  settled(): Promise<void>;
  /** While something that they need is in trouble they may end; they are started again. */
  trouble(isTrouble: boolean): void;
  /** Those that have ended without a reason. */
  ended(): readonly Ended[];
  /** The last lines of their logs that tell of trouble. */
  logged(): readonly string[];
  /** Lines of their logs that tell of mistakes of ours. */
  incidents(): readonly string[];
  /** Milliseconds from the starts of processes until they were there. */
  readonly starts: readonly number[];
  stop(): Promise<void>;
}

/** Milliseconds until a process that ended is started again. */
const AGAIN = 300;
/** Milliseconds in which a process has to be there, and in which it has to end. */
const PATIENCE = 240_000;
/** Milliseconds after trouble in which a process may still end because of it. */
const EXCUSED = 10_000;
/** Characters of a log that are kept. */
const KEPT = 20_000;

interface Running {
  readonly child: ChildProcess;
  /** It is meant to end. */
  isOver: boolean;
  isThere: boolean;
  out: string;
}

/** The folder of the build that this is a part of. */
export const OWN_BUILD = join(projectRoot(), 'dist');

/** Lines of trouble that are kept. */
const LOGGED = 60;
const TROUBLE = /"level":(?:[456]0)|shard/;
const THERE = /The bot (?:is connected to Discord|stands by)/;

export const openBots = async (place: BotsPlace, count: number): Promise<Bots> => {
  const { folder, token, redisUrl, redisPort, shards } = place;
  const proxies = await Promise.all(
    Array.from({ length: count }, async () => ({
      discord: await openProxy(place.discordPort),
      redis: redisPort === null ? null : await openProxy(redisPort),
    })),
  );
  const running: (Running | null)[] = Array.from({ length: count }, () => null);
  const waiting = new Set<NodeJS.Timeout>();
  const others = new Set<Running>();
  const ended: Ended[] = [];
  const incidents: string[] = [];
  const starts: number[] = [];
  let logged: readonly string[] = [];
  let build = OWN_BUILD;
  let isTrouble = false;
  let lastTrouble = -Infinity;
  let isStopping = false;

  const environment = (bot: number): NodeJS.ProcessEnv => {
    const { discord, redis } = proxies[bot] ?? {};
    return {
      PATH: process.env['PATH'],
      DISCORD_TOKEN: token,
      DISCORD_API_URL: `http://127.0.0.1:${discord?.port}/api`,
      REDIS_URL: redis === null || redis === undefined ? redisUrl : `redis://127.0.0.1:${redis.port}`,
      SHARD_COUNT: String(shards),
      DATA_DIR: join(folder, `bot-${bot}`),
      MOVED_CLOCK: join(folder, `clock-${bot}`),
      FULL_LOG: join(folder, `log-${bot}`),
      LOG_LEVEL: 'info',
      HEALTH_PORT: '',
    };
  };

  const listen = (one: Running): void => {
    let rest = '';
    const started = performance.now();
    one.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      one.out = `${one.out}${text}`.slice(-KEPT);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      const trouble = lines.filter((line) => TROUBLE.test(line)).map((line) => `${one.child.pid}: ${line}`);
      logged = [...logged, ...trouble].slice(-LOGGED);
      incidents.push(...lines.filter((line) => line.includes('"incident"')));
      if (one.isThere || !lines.some((line) => THERE.test(line))) return;
      one.isThere = true;
      starts.push(performance.now() - started);
    });
    one.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      one.out = `${one.out}${text}`.slice(-KEPT);
    });
  };

  const later = (ms: number, run: () => void): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      if (!isStopping) run();
    }, ms);
    waiting.add(timer);
  };

  const begin = (bot: number): Running => {
    mkdirSync(join(folder, `bot-${bot}`), { recursive: true });
    writeFileSync(join(folder, `clock-${bot}`), '0');
    writeFileSync(join(folder, `log-${bot}`), '0');
    const preloads = ['moved-clock', 'full-log'].flatMap((name) => ['--import', join(build, `program/${name}.js`)]);
    const child = spawn(process.execPath, [...preloads, join(build, 'program/main.js')], {
      cwd: folder,
      env: environment(bot),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const one: Running = { child, isOver: false, isThere: false, out: '' };
    listen(one);
    child.once('exit', (code) => {
      others.delete(one);
      if (running[bot] === one) running[bot] = null;
      if (one.isOver || isStopping) return;
      const isExcused = isTrouble || performance.now() - lastTrouble < EXCUSED;
      if (!isExcused) ended.push({ bot, code, last: one.out.slice(-2_000) });
      later(AGAIN, () => startAt(bot));
    });
    return one;
  };

  const startAt = (bot: number): void => {
    running[bot] ??= begin(bot);
  };

  const isSettled = (): boolean => others.size === 0 && running.every((one) => one?.isThere === true);

  const settled = async (): Promise<void> => {
    const end = performance.now() + PATIENCE;
    while (!isSettled()) {
      if (performance.now() > end)
        throw new Error(
          `The processes were not there within ${PATIENCE} ms:\n${running.map((one) => one?.out.slice(-1_000) ?? 'none').join('\n')}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  /** Writes down what a process is to suffer, and has it read that. */
  const tell = (bot: number, what: 'clock' | 'log', text: string): void => {
    writeFileSync(join(folder, `${what}-${bot}`), text);
    if (running[bot]?.isThere === true) running[bot].child.kill('SIGUSR2');
  };

  const killAll = (): void => {
    for (const one of [...running, ...others]) one?.child.kill('SIGKILL');
  };
  process.once('exit', killAll);

  return {
    starts,
    async start() {
      for (const bot of running.keys()) startAt(bot);
      await settled();
    },
    async kill(first, back) {
      const all = Array.from({ length: count }, (_, index) => (first + index) % count);
      const found = (): number | undefined =>
        all.find((index) => running[index]?.isThere === true) ?? all.find((index) => running[index] !== null);
      let bot = found();
      for (; bot === undefined && !isStopping; bot = found()) await new Promise((resolve) => setTimeout(resolve, 20));
      const one = bot === undefined ? null : running[bot];
      if (bot === undefined || !one) return;
      one.isOver = true;
      one.child.kill('SIGKILL');
      running[bot] = null;
      later(back, () => startAt(bot));
    },
    signal: (bot, signal) => void running[bot]?.child.kill(signal),
    redis: (bot) => proxies[bot]?.redis ?? null,
    discord(bot) {
      const found = proxies[bot]?.discord;
      if (found === undefined) throw new Error(`There is no process ${bot}.`);
      return found;
    },
    moveClock: (bot, ms) => tell(bot, 'clock', String(ms)),
    fillLog: (bot, isFull) => tell(bot, 'log', isFull ? '1' : '0'),
    async replace(bot, from) {
      build = from;
      const before = running[bot];
      if (before) {
        before.isOver = true;
        others.add(before);
      }
      running[bot] = begin(bot);
      const end = performance.now() + PATIENCE;
      while (running[bot]?.isThere !== true && performance.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 20));
      before?.child.kill('SIGTERM');
      before?.child.kill('SIGCONT'); // it may be asleep: what wakes it goes to its successor
      while (before && others.has(before) && performance.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    build: () => build,
    settled,
    logged: () => logged,
    trouble(now) {
      if (isTrouble && !now) lastTrouble = performance.now();
      isTrouble = now;
    },
    ended: () => ended,
    incidents: () => incidents,
    async stop() {
      isStopping = true;
      for (const timer of waiting) clearTimeout(timer);
      killAll();
      process.off('exit', killAll);
      for (const { discord, redis } of proxies) {
        discord.close();
        redis?.close();
      }
    },
  };
};
