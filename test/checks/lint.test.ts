import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';

/** One offence a line; the mark before it is the rule that must find it. */
const everywhere = `
declare const list: unknown[];
declare const word: 'a' | 'b';
export const later = async (): Promise<number> => 1;
/*typescript(no-floating-promises)*/ later();
/*typescript(no-misused-promises)*/ list.forEach(async () => later());
/*typescript(await-thenable)*/ export const plain = async () => await 1;
/*typescript(switch-exhaustiveness-check)*/ switch (word) { case 'a': }
/*typescript(no-explicit-any)*/ export type Anything = any;
/*typescript(no-non-null-assertion)*/ export const first = list[0]!;
/*typescript(only-throw-error)*/ export const fail = (): never => { throw 'text'; };
/*typescript(no-unnecessary-type-assertion)*/ export const same = word as 'a' | 'b';
/*typescript(consistent-type-imports)*/ import { Stats } from 'node:fs'; export type S = Stats;
/*eslint(eqeqeq)*/ export const loose = word == 'a';
/*eslint(no-unused-vars)*/ const unused = 1;
/*eslint(no-unused-vars)*/ import { readFileSync } from 'node:fs';
/*eslint(prefer-const)*/ let never = 1; export { never };
/*eslint(no-var)*/ export var old = 1;
/*eslint(no-debugger)*/ debugger;
/*eslint(no-empty)*/ if (loose) {}
/*eslint(no-fallthrough)*/ export const f = (n: number): number => { switch (n) { case 1: n++; case 2: n--; } return n; };
`;

const pureOnly = `
declare const record: Record<string, number>;
/*eslint(no-restricted-properties)*/ export const a = Math.random();
/*eslint(no-restricted-globals)*/ export const b = Date.now();
/*eslint(no-restricted-globals)*/ export const c = new Intl.Collator();
/*eslint(no-restricted-globals)*/ setTimeout(() => undefined, 1);
/*eslint(no-restricted-globals)*/ export const d = process.pid;
/*eslint(no-restricted-globals)*/ export const e = performance.now();
/*eslint(no-console)*/ console.log(1);
/*eslint(no-restricted-imports)*/ import 'node:fs';
/*eslint(guard-for-in)*/ for (const key in record) record[key] = 1;
`;

let folder: string;
let found: readonly string[];

/** Each finding as path:line rule. */
function lint(): string[] {
  const program = join(projectRoot(), 'node_modules', 'oxlint', 'bin', 'oxlint');
  const run = spawnSync(
    process.execPath,
    [program, '--type-aware', '--format=unix', 'src', 'commands', 'test', 'cards', 'playground', 'tools'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const lines = [...run.stdout.matchAll(/^(.+?):(\d+):\d+: .*\[Error\/(.+)\]$/gm)];
  expect(run.status, run.stdout + run.stderr).toBe(1);
  return lines.map(([, path, line, rule]) => `${path}:${line} ${rule}`);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'souls-lint-'));
  for (const name of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) {
    copyFileSync(join(projectRoot(), name), join(folder, name));
  }
  symlinkSync(join(projectRoot(), 'node_modules'), join(folder, 'node_modules'));
  const files = {
    'src/table/planted.ts': everywhere,
    'commands/planted.ts': everywhere,
    'test/planted.ts': everywhere,
    'src/store/pure.ts': pureOnly,
    'src/engine/rules/pure.ts': pureOnly,
    'cards/base/pure.ts': pureOnly,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  found = lint();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The findings that the marks of a text ask for. */
function wanted(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const rule = /^\/\*(.+?)\*\//.exec(line)?.[1];
    return rule === undefined ? [] : [`${path}:${index + 1} ${rule}`];
  });
}

describe('the linter', () => {
  test.each(['src/table/planted.ts', 'commands/planted.ts'])('finds every planted offence in %s', (path) => {
    expect(found).toEqual(expect.arrayContaining(wanted(path, everywhere)));
  });

  test('allows a non-null assertion in tests, and nothing else', () => {
    const all = wanted('test/planted.ts', everywhere);
    const allowed = all.filter((one) => one.endsWith('typescript(no-non-null-assertion)'));
    expect(allowed).toHaveLength(1);
    expect(found).toEqual(expect.arrayContaining(all.filter((one) => !allowed.includes(one))));
    expect(found).not.toContain(allowed[0]);
  });

  test.each(['src/engine/rules/pure.ts', 'cards/base/pure.ts'])('bans clocks, chance and I/O in %s', (path) => {
    expect(found).toEqual(expect.arrayContaining(wanted(path, pureOnly)));
  });

  test('bans none of them elsewhere', () => {
    expect(found.filter((one) => one.startsWith('src/store/'))).toEqual([]);
  });
});
