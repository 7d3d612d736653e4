import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { text as textOf } from 'node:stream/consumers';

export interface PassedTest {
  readonly name: string;
  /** How long it took, in milliseconds. */
  readonly duration: number;
}

/** What a run of tests came to; `broken` is a run that ended without a report, or files that could not be loaded. */
export type TestRun =
  | { readonly outcome: 'passed'; readonly tests: readonly PassedTest[] }
  | { readonly outcome: 'failed'; readonly test: string }
  | { readonly outcome: 'broken'; readonly message: string }
  | { readonly outcome: 'overtime' };

/** The tests to run: those of these files whose names match. */
export interface TestChoice {
  readonly files: readonly string[];
  /** The source of a regular expression for the whole names. */
  readonly names: string;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
}

/** What of a project no test needs; the installed packages are linked. */
const LEFT_OUT: ReadonlySet<string> = new Set(['.git', 'data', 'dist', 'node_modules']);

const CONFIG = 'vitest.copy.mjs';

/** Keeps an endless loop that also collects from taking all memory, in MB. */
const HEAP = 1024;

const config = (folder: string): string =>
  `export default ${JSON.stringify({
    cacheDir: join(folder, 'cache'),
    test: {
      include: ['test/**/*.test.ts'],
      pool: 'threads',
      isolate: false,
      fileParallelism: false,
      bail: 1,
      testTimeout: 120_000,
      experimental: { fsModuleCache: true, fsModuleCachePath: join(folder, 'modules') },
    },
  })};\n`;

/** A vitest inside a vitest must not take itself for a part of the outer one. */
export const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|NODE_V8_COVERAGE)/.test(name)));

/** Copies of a project in a folder of their own, where a source can be changed and tests be run. */
export class TestCopy {
  readonly #root: string;
  readonly #folder: string;

  /** Copies the project at `from` into `folder`, which is made. */
  constructor(from: string, folder: string) {
    this.#folder = folder;
    this.#root = join(folder, 'project');
    mkdirSync(this.#root, { recursive: true });
    for (const name of readdirSync(from))
      if (!LEFT_OUT.has(name)) cpSync(join(from, name), join(this.#root, name), { recursive: true });
    symlinkSync(join(from, 'node_modules'), join(this.#root, 'node_modules'));
    writeFileSync(join(this.#root, CONFIG), config(folder));
  }

  /** Replaces the text of a file, a path from the project's folder. */
  write(file: string, text: string): void {
    writeFileSync(join(this.#root, file), text);
  }

  /** Runs the chosen tests until the first fails, for at most `limit` milliseconds. Throws when `signal` aborts it. */
  async run({ files, names }: TestChoice, limit: number, signal: AbortSignal): Promise<TestRun> {
    const report = join(this.#folder, 'report.json');
    rmSync(report, { force: true });
    const vitest = join(this.#root, 'node_modules/vitest/vitest.mjs');
    const args = ['run', '--root', this.#root, '--config', join(this.#root, CONFIG), '-t', names];
    const reporting = ['--reporter=json', '--outputFile', report];
    const child = spawn(execPath, [`--max-old-space-size=${HEAP}`, vitest, ...args, ...reporting, ...files], {
      cwd: this.#root,
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: Math.ceil(limit),
      killSignal: 'SIGKILL',
      signal,
    });
    const [problems, killed] = await Promise.all([
      textOf(child.stderr),
      new Promise<boolean>((resolve, reject) => {
        child.on('error', reject).on('close', (_, signal) => resolve(signal === 'SIGKILL'));
      }),
    ]);
    if (killed) return { outcome: 'overtime' };
    if (!existsSync(report)) return { outcome: 'broken', message: problems.trim() };
    return judged(JSON.parse(readFileSync(report, 'utf8')) as Report);
  }
}

const judged = ({ testResults }: Report): TestRun => {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.find(({ status }) => status === 'failed');
  if (failed !== undefined) return { outcome: 'failed', test: failed.fullName };
  const unloaded = testResults.find(({ status }) => status === 'failed');
  if (unloaded !== undefined) return { outcome: 'broken', message: unloaded.message };
  const passed = tests.filter(({ status }) => status === 'passed');
  return {
    outcome: 'passed',
    tests: passed.map(({ fullName, duration }) => ({ name: fullName, duration: duration ?? 0 })),
  };
};
