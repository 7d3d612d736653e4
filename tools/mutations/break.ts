import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { edited, ruleLines, type RuleLine } from './mutants.js';
import type { Edit } from './mutations.js';
import { TestCopy, type PassedTest, type TestChoice, type TestRun } from './test-copy.js';

/** A line of code that was broken and of which no test that names the rule took notice. */
export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly ids: readonly string[];
  /** The lines as they are, with `- ` before them, and as they were broken, with `+ `. */
  readonly diff: readonly string[];
  /** How many tests that name one of the ids passed nevertheless. */
  readonly tests: number;
}

/** What breaking lines on purpose showed. */
export interface Broken {
  /** Lines of code that carry a rule id and can be broken. */
  readonly lines: number;
  readonly broken: number;
  readonly noticed: number;
  readonly survivors: readonly Survivor[];
}

/** What to break. */
export interface BreakOptions {
  /** The project's folder. */
  readonly root: string;
  /** How many lines, each in one way. */
  readonly count: number;
  /** The same seed breaks the same lines in the same ways. */
  readonly seed: string;
  /** The least time that the tests of one broken line may take, in milliseconds; slow tests have more. */
  readonly limit: number;
  /** Stops everything. */
  readonly signal: AbortSignal;
}

interface Mutant extends RuleLine {
  readonly edit: Edit;
}

/** Copies of the project at work at the same time. */
const COPIES = 2;

/** The tests of a broken line may take this many times what they take unbroken. */
const PATIENCE = 3;

const filesUnder = (root: string, folder: string, ending: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .toSorted()
    : [];

/** A number below 2^48 that depends on nothing but a text. */
const lot = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, 6);

/** Every line draws a lot of its own; the lowest are broken, each in one of its ways. */
const chosen = (lines: readonly RuleLine[], { count, seed }: BreakOptions): readonly Mutant[] =>
  lines
    .map((line) => ({ line, lot: lot(`${seed} ${line.file}:${line.line}`) }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, count)
    .flatMap(({ line }) => {
      const edit = line.edits[lot(`${seed} way ${line.file}:${line.line}`) % line.edits.length];
      return edit === undefined ? [] : [{ ...line, edit }];
    });

const lineNumbers = (text: string, { start, end }: Edit): readonly [number, number] => [
  text.slice(0, start).split('\n').length - 1,
  text.slice(0, end).split('\n').length,
];

const diffOf = ({ text, edit }: Mutant): readonly string[] => {
  const [from, to] = lineNumbers(text, edit);
  const before = text.split('\n');
  const after = edited(text, edit).split('\n');
  const changed = after.slice(from, after.length - (before.length - to));
  return [...before.slice(from, to).map((line) => `- ${line}`), ...changed.map((line) => `+ ${line}`)];
};

/** Folders of tests that play whole games: they take long and seldom notice one line. */
const WHOLE_GAMES = ['test/long/', 'test/property/'] as const;

/** The test files with their texts, without those that play whole games. */
const testsOf = (root: string): ReadonlyMap<string, string> =>
  new Map(
    filesUnder(root, 'test', '.test.ts')
      .filter((file) => !WHOLE_GAMES.some((folder) => file.startsWith(folder)))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

/** The tests whose names contain one of the ids, in the files whose texts do. */
const testsNaming = (tests: ReadonlyMap<string, string>, ids: readonly string[]): TestChoice => {
  const names = `(${[...new Set(ids)].join('|')})(?!\\d)`;
  const pattern = new RegExp(names);
  return { files: [...tests].flatMap(([file, text]) => (pattern.test(text) ? [file] : [])), names };
};

const judge = (mutant: Mutant, run: TestRun | null): Survivor | null =>
  run !== null && run.outcome !== 'passed'
    ? null
    : { file: mutant.file, line: mutant.line, ids: mutant.ids, diff: diffOf(mutant), tests: run?.tests.length ?? 0 };

/** How long unbroken tests take, in milliseconds: each of them, and all that is done besides for each file. */
interface Times {
  readonly tests: readonly PassedTest[];
  readonly besides: number;
}

/** The unbroken tests must pass, or what follows would say nothing. */
const baseline = async (copy: TestCopy, choice: TestChoice, signal: AbortSignal): Promise<Times> => {
  if (choice.files.length === 0) return { tests: [], besides: 0 };
  const started = performance.now();
  const run = await copy.run(choice, 600_000, signal);
  if (run.outcome === 'failed') throw new Error(`A test fails with nothing broken: ${run.test}`);
  if (run.outcome !== 'passed')
    throw new Error(`The tests do not run with nothing broken: ${run.outcome === 'broken' ? run.message : 'too slow'}`);
  const rest = run.tests.reduce((left, { duration }) => left - duration, performance.now() - started);
  return { tests: run.tests, besides: rest / choice.files.length };
};

/** How long the tests of a broken line may take, in milliseconds. */
const limitFor = ({ files, names }: TestChoice, { tests, besides }: Times, least: number): number => {
  const pattern = new RegExp(names);
  const took = tests.reduce((sum, { name, duration }) => (pattern.test(name) ? sum + duration : sum), 0);
  return Math.max(least, PATIENCE * (took + besides * files.length));
};

const workThrough = async (
  folder: string,
  { root, limit: least, signal }: BreakOptions,
  mutants: readonly Mutant[],
): Promise<readonly (Survivor | null)[]> => {
  const tests = testsOf(root);
  const copies = Array.from({ length: COPIES }, (_, index) => new TestCopy(root, join(folder, String(index))));
  const [first] = copies;
  const all = testsNaming(
    tests,
    mutants.flatMap(({ ids }) => ids),
  );
  const times = first === undefined ? { tests: [], besides: 0 } : await baseline(first, all, signal);
  const results: (Survivor | null)[] = [];
  const queue = mutants.entries();
  const work = async (copy: TestCopy): Promise<void> => {
    for (const [index, mutant] of queue) {
      const choice = testsNaming(tests, mutant.ids);
      copy.write(mutant.file, edited(mutant.text, mutant.edit));
      const limit = limitFor(choice, times, least);
      results[index] = judge(mutant, choice.files.length === 0 ? null : await copy.run(choice, limit, signal));
      copy.write(mutant.file, mutant.text);
    }
  };
  await Promise.all(copies.map(work));
  return results;
};

/**
 * Breaks lines of the engine that carry a rule id, one at a time and in a copy of the project: takes the statement away,
 * turns a condition round or gives another value. Only the tests whose names contain one of the ids are run; a line
 * survives when all of them pass, or when there is none. Throws when the tests fail with nothing broken, and when it is stopped.
 */
export const breakRules = async (options: BreakOptions): Promise<Broken> => {
  const lines = ruleLines(options.root, filesUnder(options.root, 'src/engine', '.ts'));
  const mutants = chosen(lines, options);
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    const results = await workThrough(folder, options, mutants);
    const survivors = results.filter((result) => result !== null);
    return { lines: lines.length, broken: mutants.length, noticed: mutants.length - survivors.length, survivors };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The result for people. */
export const brokenAsText = ({ lines, broken, noticed, survivors }: Broken): string =>
  [
    `${lines} lines carry a rule id; ${broken} broken, ${noticed} noticed, ${survivors.length} survived`,
    ...survivors.flatMap(({ file, line, ids, diff, tests }) => [
      '',
      `${file}:${line} ${ids.join(' ')} (${tests === 0 ? 'no test names it' : `${tests} tests passed`})`,
      ...diff,
    ]),
  ].join('\n') + '\n';
