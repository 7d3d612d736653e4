import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import type { StandIn } from '../../playground/index.js';
import { startOwnRedis } from '../support/redis.js';
import { commandsDeployed } from './deployed.js';
import { built, folder, ofTest, openStandIn, startProgram, type Endings, type Program } from './programs.js';

/** Milliseconds between two looks at what processes have done. */
const LOOK = 50;

export const pause = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Waits until something is there, as long as the test runs: what processes do takes as long as it takes. */
export const until = async <T>(look: () => Promise<T | null | undefined | false>): Promise<T> => {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (isOver) throw new Error('the test is over');
    await pause(LOOK);
  }
};

const rising = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join();

const isRunning = ({ child }: Program): boolean => child.exitCode === null && child.signalCode === null;

/** Programs of the bot on one Redis and one stand-in, all alike. */
export interface Several {
  readonly standIn: StandIn;
  readonly redis: Redis;
  readonly redisUrl: string;
  /** Starts one more. */
  start(env?: Readonly<Record<string, string>>): Promise<Program>;
  /** All that were started. */
  all(): readonly Program[];
  /** Those of them that run. */
  running(): readonly Program[];
  /** The program of each shard that one holds which still runs. */
  holders(): Promise<ReadonlyMap<number, Program>>;
  /** Waits until these hold all shards, so many each. */
  shared(among: readonly Program[], each: readonly number[]): Promise<ReadonlyMap<number, Program>>;
}

/** The shard of the stand-in's server, of three. */
export const ITS_SHARD = 1;
export const SHARDS = 3;

/** @param endings when they end; default: with the test */
export const openSeveral = async (endings: Endings = ofTest): Promise<Several> => {
  const server = await startOwnRedis({ appendonly: false });
  const redis = new Redis(server.url);
  endings(async () => {
    redis.disconnect();
    await server.stop();
  });
  const standIn = await openStandIn(endings);
  const env = {
    DISCORD_TOKEN: standIn.token,
    DISCORD_API_URL: standIn.apiUrl,
    REDIS_URL: server.url,
    SHARD_COUNT: String(SHARDS),
  };
  await commandsDeployed(standIn);
  const programs: Program[] = [];
  const holders = async (): Promise<ReadonlyMap<number, Program>> => {
    const living = new Set(await redis.zrange('{shards}:processes', '0', '-1'));
    const held = Object.entries(await redis.hgetall('{shards}:holders'));
    return new Map(
      held.flatMap(([shard, id]) => {
        const program = programs.find(({ child }) => String(child.pid) === id.split(':')[1]);
        return living.has(id) && program !== undefined && isRunning(program) ? [[Number(shard), program] as const] : [];
      }),
    );
  };
  return {
    standIn,
    redis,
    redisUrl: server.url,
    all: () => programs,
    running: () => programs.filter(isRunning),
    async start(more = {}) {
      const program = startProgram(built('main'), [], { ...env, DATA_DIR: folder(endings), ...more }, { endings });
      programs.push(program);
      await program.said(/The bot (?:is connected to Discord|stands by)/);
      return program;
    },
    holders,
    shared: async (among, each) =>
      until(async () => {
        const found = await holders();
        const counts = among.map((one) => [...found.values()].filter((holder) => holder === one).length);
        const connected = [...found].every(([shard, { out }]) => out().includes(`"shard":${shard},"of":${SHARDS}`));
        return found.size === SHARDS && connected && rising(counts) === rising(each) ? found : null;
      }),
  };
};

/** What in a program's log says that it has answered what another one had answered, or made a mistake. */
export const mishaps = (program: Program): readonly string[] =>
  program
    .out()
    .split('\n')
    .filter((line) => /"incident"|did not reach its person|an interaction failed|"level":(?:50|60)/.test(line));
