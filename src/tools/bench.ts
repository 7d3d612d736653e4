import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, loadConfig } from '../ops/index.js';
import { openStore } from '../store/index.js';
import { PLAYABLE_SETS, type GameStore } from '../table/index.js';
import { clickSpeed } from './benches/bench-clicks.js';
import { lookupSpeed } from './benches/bench-lookups.js';
import { pictureSpeed } from './benches/bench-pictures.js';
import { diskSpeed, roundTripSpeed } from './benches/bench-yardsticks.js';
import {
  committedSpeed,
  copySpeed,
  costBeside,
  lookSpeed,
  playSpeed,
  savedBytes,
  type Row,
} from './benches/bench-games.js';
import { argumentsOf } from './tool-arguments.js';

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;
const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const summed = ({ name, unit, values, wanted }: Row) => {
  const sorted = values.toSorted((a, b) => a - b);
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return {
    name,
    unit,
    median: rounded(median(sorted)),
    p95: rounded(part(sorted, 0.95)),
    p99: rounded(part(sorted, 0.99)),
    n: sorted.length,
    ...(wanted === undefined ? {} : { wanted }),
  };
};

/** The wanted number, if there is one. */
const besides = ({ unit, wanted }: ReturnType<typeof summed>): string => {
  if (wanted === undefined) return '';
  return `, wanted ${unit.endsWith('/s') ? 'at least' : 'at most'} ${wanted}`;
};

const log = createLogger({ level: 'silent' });

type Rows = AsyncGenerator<Row>;

/** One table by itself waits for the disk or the server after every answer; several wait together. */
async function* onOneAndOnEight(name: string, store: GameStore): Rows {
  yield await committedSpeed(`committed, ${name}, one table`, store, 1, 4_000);
  yield await committedSpeed(`committed, ${name}, eight tables at once`, store, 8, 6_000);
}

/** The rows, and what the machine takes: before them and after them, for that changes with what else it does. */
async function* besideMachine(machine: () => Row | Promise<Row>, rows: Rows): Rows {
  const before = await machine();
  yield* rows;
  const after = await machine();
  yield { ...before, values: [...before.values, ...after.values] };
}

async function* embedded(): Rows {
  const dataDir = mkdtempSync(join(tmpdir(), 'souls-bench-'));
  const store = await openStore({ redisUrl: undefined, dataDir, log });
  try {
    yield* besideMachine(() => diskSpeed(dataDir), onOneAndOnEight('embedded store', store));
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Only with REDIS_URL: the numbers of a server that is not there cannot be measured. */
async function* onRedis(): Rows {
  const { redisUrl } = loadConfig();
  if (redisUrl === undefined) {
    process.stderr.write('REDIS_URL is not set: the rows of the Redis store are left out.\n');
    return;
  }
  const store = await openStore({ redisUrl, dataDir: tmpdir(), log });
  try {
    yield* besideMachine(() => roundTripSpeed(store), onOneAndOnEight('Redis store', store));
  } finally {
    await store.close();
  }
}

/** The base set and what came first after it. */
const FOUR_SETS = ['base', 'gold-box-v2', 'four-souls-plus-v2', 'requiem'];

/** Every row as soon as it has been measured. What is measured first finds the program as it is after its start. */
async function* measured(): Rows {
  yield* lookupSpeed();
  yield* playSpeed('rules only', false, 60_000);
  yield* playSpeed('rules only, all sets', false, 52_000, PLAYABLE_SETS);
  yield costBeside('cost of a decision, four sets beside the base set', FOUR_SETS, 1.1);
  yield costBeside('cost of a decision, all sets beside the base set', PLAYABLE_SETS, 1.15);
  yield* playSpeed('text checkpoint each transition', true, 20_000);
  yield* embedded();
  yield* onRedis();
  yield* savedBytes();
  yield* lookSpeed();
  yield* copySpeed(PLAYABLE_SETS);
  yield* await pictureSpeed();
  yield* await clickSpeed();
}

const HELP = `npm run bench -- [--json]: how long what the program does takes, row by row; ten minutes on a quiet machine.
A bot runs for days, so rules, texts, commits, views, loads and copies are measured when they have warmed up: when the
JavaScript engine has compiled them. How a program does that has just been started is said by the rows "the first ...".
What is committed cannot be faster than what is waited for: one write brought to the disk, one round trip to Redis.
With REDIS_URL it measures that store too. With --json each row is also told on the error output as soon as it is there.
`;

const main = async (): Promise<void> => {
  const { json } = argumentsOf(HELP, { json: { type: 'boolean', default: false } });
  const table: ReturnType<typeof summed>[] = [];
  for await (const measuredRow of measured()) {
    const row = summed(measuredRow);
    table.push(row);
    const line = `${row.name}: ${row.median} ${row.unit}${besides(row)} (p95 ${row.p95}, p99 ${row.p99}, n ${row.n})\n`;
    (json ? process.stderr : process.stdout).write(line);
  }
  if (json) process.stdout.write(`${JSON.stringify(table)}\n`);
};

await main();
