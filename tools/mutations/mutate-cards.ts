import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import type { CardId } from '../../src/engine/vocabulary/index.js';
import { cleanEnvironment } from './test-copy.js';
import { keyOf, type MutantLine, type MutantName, type MutantResult } from './card-mutant-lines.js';

/** Whose mutants, and how they are tried. */
export interface MutateOptions {
  /** The project's folder. */
  readonly root: string;
  readonly cards: readonly CardId[];
  /** A mutant counts as noticed when nothing is heard of its tests for so long, in milliseconds. */
  readonly limit: number;
  /** Stops everything. */
  readonly signal: AbortSignal;
}

/** The tests that try the mutants, all in one process: starting one takes longer than the tests of a card. */
const TRIAL = 'test/support/card-mutants.ts';
const OVERTIME = 'nothing: it took too long';

/** Enough for the start of the tests on a busy computer, in milliseconds. */
const START = 600_000;

/** How often the results are looked at, in milliseconds. */
const GLANCE = 500;

/** Keeps an endless loop that also collects from taking all memory, in MB. */
const HEAP = 2048;

/** A test that is slow on a busy computer has noticed nothing: its limit is that of the mutant. */
const config = (folder: string, limit: number): string =>
  `export default ${JSON.stringify({
    cacheDir: join(folder, 'cache'),
    test: { include: [TRIAL], pool: 'threads', isolate: false, fileParallelism: false, testTimeout: limit },
  })};\n`;

/** The lines that have been written to their ends. */
const linesIn = (file: string): readonly MutantLine[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as MutantLine)
    : [];

const underway = (lines: readonly MutantLine[]): MutantName | null => {
  const last = lines.at(-1);
  return last === undefined || 'end' in last || 'killedBy' in last ? null : last;
};

/** Resolves when no line has come for so long; the first may take as long as the tests need to start. */
const silence = async (file: string, limit: number, signal: AbortSignal): Promise<void> => {
  let known = linesIn(file).length;
  let patience = START;
  for (let heard = performance.now(); performance.now() - heard < patience; await after(GLANCE, null, { signal })) {
    const { length } = linesIn(file);
    if (length === known) continue;
    known = length;
    patience = limit;
    heard = performance.now();
  }
};

/** Tries the mutants that have no result yet, until the tests end or nothing is heard of them; gives what they complain of. */
const trial = async (folder: string, file: string, { root, cards, limit, signal }: MutateOptions): Promise<string> => {
  const own = new AbortController();
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const only = ['-t', 'every mutant is noticed or written down$'];
  const args = ['run', '--root', root, '--config', join(folder, 'vitest.mjs'), '--reporter=dot', ...only];
  const child = spawn(execPath, [`--max-old-space-size=${HEAP}`, vitest, ...args], {
    cwd: root,
    env: { ...cleanEnvironment(), MUTANT_RESULTS: file, MUTANT_CARDS: cards.join(' ') },
    stdio: ['ignore', 'ignore', 'pipe'],
    killSignal: 'SIGKILL',
    signal: AbortSignal.any([signal, own.signal]),
  });
  const closed = new Promise<void>((resolve) => child.on('error', () => resolve()).on('close', () => resolve()));
  const complaints = textOf(child.stderr);
  const waiting = new AbortController();
  const quiet = silence(file, limit, AbortSignal.any([signal, waiting.signal])).catch(() => undefined);
  await Promise.race([closed, quiet]);
  waiting.abort();
  own.abort();
  signal.throwIfAborted();
  return complaints;
};

/**
 * Puts every mutant of the cards in the place of its card and runs the tests under test/cards that name the card.
 * Throws when those fail with nothing changed, and when it is stopped.
 */
export const mutateCards = async (options: MutateOptions): Promise<readonly MutantResult[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const file = join(folder, 'results.jsonl');
  try {
    writeFileSync(join(folder, 'vitest.mjs'), config(folder, options.limit));
    for (;;) {
      const complaints = await trial(folder, file, options);
      const lines = linesIn(file);
      const last = lines.at(-1);
      if (last !== undefined && 'end' in last) return lines.filter((line) => 'killedBy' in line);
      const hanging = underway(lines);
      if (hanging === null) throw new Error(`The tests of the cards do not run:\n${complaints}`);
      appendFileSync(file, `${JSON.stringify({ ...hanging, killedBy: OVERTIME })}\n`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What the mutants of a set came to. */
export interface MutationReport {
  readonly mutants: number;
  readonly killed: number;
  /** The mutants that no test noticed, each with the reason that the list gives. */
  readonly survivors: readonly (MutantName & { readonly reason: string | null })[];
  /** What the list gives a reason for although it did not survive. */
  readonly needless: readonly string[];
}

const LISTED = /^- `([^`]+)`: (\S.*)$/gm;

/** The survivors that a text gives a reason for: ``- `card path: change`: why``. */
export const reasonsFor = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(LISTED)].map(([, key = '', reason = '']) => [key, reason]));

/** Compares the results with the list of survivors; of the list only what is about these cards counts. */
export const mutationReport = (
  results: readonly MutantResult[],
  reasons: ReadonlyMap<string, string>,
  cards: readonly CardId[],
): MutationReport => {
  const survivors = results
    .filter(({ killedBy }) => killedBy === null)
    .map(({ card, path, change }) => ({
      card,
      path,
      change,
      reason: reasons.get(keyOf({ card, path, change })) ?? null,
    }));
  const keys = new Set(survivors.map(keyOf));
  return {
    mutants: results.length,
    killed: results.length - survivors.length,
    survivors,
    needless: [...reasons.keys()].filter((key) => !keys.has(key) && cards.some((id) => key.startsWith(`${id} `))),
  };
};

const share = (part: number, whole: number): string => (whole === 0 ? '100.0' : ((100 * part) / whole).toFixed(1));

/** The result for people: the survivors without a reason first. */
export const mutationAsText = ({ mutants, killed, survivors, needless }: MutationReport): string => {
  const unexplained = survivors.filter(({ reason }) => reason === null);
  const explained = survivors.filter(({ reason }) => reason !== null);
  return [
    `${mutants} mutants, ${killed} killed (${share(killed, mutants)} %), ${survivors.length} survived, ` +
      `${unexplained.length} of them without a reason`,
    ...unexplained.map((survivor) => `survived: ${keyOf(survivor)}`),
    ...explained.map((survivor) => `survived: ${keyOf(survivor)} (${survivor.reason ?? ''})`),
    ...needless.map((key) => `listed but killed: ${key}`),
    '',
  ].join('\n');
};
