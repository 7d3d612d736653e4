import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, loadConfig } from '../ops/index.js';
import { openStore } from '../store/index.js';
import { PLAYABLE_SETS, type GameStore } from '../table/index.js';
import { clickSpeed } from './benches/bench-clicks.js';
import { lookupSpeed } from './benches/bench-lookups.js';
import { pictureSpeed } from './benches/bench-pictures.js';
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

/** One table by itself waits for the disk or the server after every answer; several wait together. */
const onOneAndOnEight = async (name: string, store: GameStore): Promise<readonly Row[]> => [
  await committedSpeed(`committed, ${name}, one table`, store, 1, 4_000),
  await committedSpeed(`committed, ${name}, eight tables at once`, store, 8, 6_000),
];

const embedded = async (): Promise<readonly Row[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'souls-bench-'));
  const store = await openStore({ redisUrl: undefined, dataDir, log });
  try {
    return await onOneAndOnEight('embedded store', store);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Only with REDIS_URL: the numbers of a server that is not there cannot be measured. */
const onRedis = async (): Promise<readonly Row[]> => {
  const { redisUrl } = loadConfig();
  if (redisUrl === undefined) {
    process.stderr.write('REDIS_URL is not set: the row of the Redis store is left out.\n');
    return [];
  }
  const store = await openStore({ redisUrl, dataDir: tmpdir(), log });
  try {
    return await onOneAndOnEight('Redis store', store);
  } finally {
    await store.close();
  }
};

/** The base set and what came first after it. */
const FOUR_SETS = ['base', 'gold-box-v2', 'four-souls-plus-v2', 'requiem'];

const HELP = `npm run bench -- [--json]: how long what the program does takes, row by row; ten minutes on a quiet machine.
With REDIS_URL it measures that store too.
`;

const main = async (): Promise<void> => {
  const { json } = argumentsOf(HELP, { json: { type: 'boolean', default: false } });
  const rows = [
    ...lookupSpeed(),
    playSpeed('rules only', false, 60_000),
    playSpeed('rules only, all sets', false, 52_000, PLAYABLE_SETS),
    costBeside('cost of a decision, four sets beside the base set', FOUR_SETS, 1.1),
    costBeside('cost of a decision, all sets beside the base set', PLAYABLE_SETS, 1.15),
    playSpeed('text checkpoint each transition', true, 20_000),
    ...(await embedded()),
    ...(await onRedis()),
    ...savedBytes(),
    ...lookSpeed(),
    ...copySpeed(PLAYABLE_SETS),
    ...(await pictureSpeed()),
    ...(await clickSpeed()),
  ];
  const table = rows.map(summed);
  if (json) process.stdout.write(`${JSON.stringify(table)}\n`);
  else
    for (const row of table)
      process.stdout.write(
        `${row.name}: ${row.median} ${row.unit}${besides(row)} (p95 ${row.p95}, p99 ${row.p99}, n ${row.n})\n`,
      );
};

await main();
