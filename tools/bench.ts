import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createLogger, loadConfig } from '../src/ops/index.js';
import { openStore } from '../src/store/index.js';
import { PLAYABLE_SETS, type GameStore } from '../src/table/index.js';
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
import { argumentsOf, refuse } from './tool-arguments.js';

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const summed = ({ name, unit, values, wanted }: Row) => {
  const sorted = values.toSorted((a, b) => a - b);
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return {
    name,
    unit,
    median: rounded(median(sorted)),
    p95: rounded(percentile(sorted, 0.95)),
    p99: rounded(percentile(sorted, 0.99)),
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

/** What is measured, each in a process of its own, so that nothing that was measured before weighs on it. */
const PARTS: Readonly<Record<string, () => Rows | Iterable<Row> | Promise<Iterable<Row>>>> = {
  lookups: lookupSpeed,
  rules: () => playSpeed('rules only', false, 60_000),
  'rules-all': () => playSpeed('rules only, all sets', false, 52_000, PLAYABLE_SETS),
  'costs-four': () => [costBeside('cost of a decision, four sets beside the base set', FOUR_SETS, 1.1)],
  'costs-all': () => [costBeside('cost of a decision, all sets beside the base set', PLAYABLE_SETS, 1.15)],
  text: () => playSpeed('text checkpoint each transition', true, 20_000),
  embedded,
  redis: onRedis,
  saves: savedBytes,
  looks: lookSpeed,
  copies: () => copySpeed(PLAYABLE_SETS),
  pictures: pictureSpeed,
  clicks: clickSpeed,
};

const HELP = `npm run bench -- [options]: how long what the program does takes, row by row; ten minutes on a quiet machine.

  --parts NAMES  only these, separated by commas: ${Object.keys(PARTS).join(', ')} (all)
  --here NAME    measures this part in this very process, and prints each row with all its values as JSON
  --json         prints JSON; each row is also told on the error output as soon as it is there

Each part is measured in a process of its own. A bot runs for days, so rules, texts, commits, views, loads and copies are
measured when they have warmed up: when the JavaScript engine has compiled them. How a program does that has just been
started is said by the rows "the first ...". What is committed cannot be faster than what is waited for: one write brought
to the disk, one round trip to Redis. With REDIS_URL it measures that store too.
`;

/** The rows of a part, as soon as another process has measured each. */
async function* measured(part: string): Rows {
  const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), '--here', part], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line) as Row;
  const [code] = await ended;
  if (code !== 0) process.exitCode = 1; // it has said why
}

const partsNamed = (names: string): readonly string[] => {
  const parts = names === '' ? Object.keys(PARTS) : names.split(',');
  const unknown = parts.find((part) => !Object.hasOwn(PARTS, part));
  return unknown === undefined
    ? parts
    : refuse(`--parts knows ${Object.keys(PARTS).join(', ')}, not "${unknown}".`, HELP);
};

const main = async (): Promise<void> => {
  const { json, parts, here } = argumentsOf(HELP, {
    json: { type: 'boolean', default: false },
    parts: { type: 'string', default: '' },
    here: { type: 'string', default: '' },
  });
  if (here !== '') {
    for (const part of partsNamed(here))
      for await (const row of await (PARTS[part]?.() ?? [])) process.stdout.write(`${JSON.stringify(row)}\n`);
    return;
  }
  const table: ReturnType<typeof summed>[] = [];
  for (const part of partsNamed(parts))
    for await (const measuredRow of measured(part)) {
      const row = summed(measuredRow);
      table.push(row);
      const line = `${row.name}: ${row.median} ${row.unit}${besides(row)} (p95 ${row.p95}, p99 ${row.p99}, n ${row.n})\n`;
      (json ? process.stderr : process.stdout).write(line);
    }
  if (json) process.stdout.write(`${JSON.stringify(table)}\n`);
};

await main();
