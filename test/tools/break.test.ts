import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';
import { brokenAsText, breakRules } from '../../tools/mutations/break.js';
import { edited, ruleLines } from '../../tools/mutations/mutants.js';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes a project of these files into a folder of its own, and gives the folder. */
const planted = (files: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  folders.push(root);
  for (const [file, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  symlinkSync(join(projectRoot(), 'node_modules'), join(root, 'node_modules'));
  return root;
};

/** The lines of a source that carry ids, as they become when broken in each of their ways. */
const broken = (text: string): readonly (readonly string[])[] =>
  ruleLines(planted({ 'src/engine/a.ts': text }), ['src/engine/a.ts']).map(({ line, edits }) =>
    edits.map((edit) => {
      const after = edited(text, edit);
      return (
        after
          .split('\n')
          .slice(line - 1)[0]
          ?.trim() ?? ''
      );
    }),
  );

describe('the ways to break a line', () => {
  test('take a statement away', () => {
    expect(broken('let n = 0;\nn += 1; // ZZ-01\nfor (const m of [1]) n += m; // ZZ-01\nexport { n };\n')).toEqual([
      ['; // ZZ-01'],
      ['; // ZZ-01', 'for (const m of [1]) ; // ZZ-01'],
    ]);
  });

  test('turn a condition round, or leave out what hangs on it', () => {
    const text = 'export const f = (n: number): void => {\n  if (n > 1) return; // ZZ-01\n  console.log(n);\n};\n';
    expect(broken(text)).toEqual([['if (n <= 1) return; // ZZ-01', 'if (false) return; // ZZ-01']]);
  });

  test('give another value of the same type', () => {
    const text = [
      "type Way = 'up' | 'down';",
      'export const number = (n: number): number => n * 2; // ZZ-01',
      'export const limited = (n: number, m: number): number => Math.min(n, m); // ZZ-01',
      "export const word = (): Way => 'up'; // ZZ-01",
      'export const some = (ns: readonly number[]) => ns.filter((n) => n > 1); // ZZ-01',
      'export const found = (ns: readonly number[]): number | undefined => ns.at(0); // ZZ-01',
      'export const truth = (n: number): boolean => n === 1; // ZZ-01',
      'export const thing = (n: boolean): object => ({ n: !n }); // ZZ-01',
    ].join('\n');
    expect(broken(text)).toEqual([
      ['export const number = (n: number): number => (n * 2) + 1; // ZZ-01'],
      [
        'export const limited = (n: number, m: number): number => n; // ZZ-01',
        'export const limited = (n: number, m: number): number => m; // ZZ-01',
      ],
      ['export const word = (): Way => "down"; // ZZ-01'],
      ['export const some = (ns: readonly number[]) => ns; // ZZ-01'],
      ['export const found = (ns: readonly number[]): number | undefined => undefined; // ZZ-01'],
      ['export const truth = (n: number): boolean => n !== 1; // ZZ-01'],
      ['export const thing = (n: boolean): object => ({ n: n }); // ZZ-01'],
    ]);
  });

  test('look at the operand, property or branch that the line is about', () => {
    const text = [
      'export const f = (a: boolean, b: boolean, n: number) => {',
      '  const both =',
      '    a && // ZZ-01',
      '    !b;',
      '  switch (n) {',
      '    case 1: // ZZ-02',
      '    case 2: // ZZ-02',
      '      return { both, n, loud: true }; // ZZ-03',
      '    default:',
      '      return {',
      '        both,',
      '        n: n + 1, // ZZ-04',
      '        loud: false, // ZZ-05',
      '      };',
      '  }',
      '};',
    ].join('\n');
    expect(broken(text)).toEqual([
      ['!(a) && // ZZ-01', 'true && // ZZ-01'],
      ['case null: // ZZ-02'],
      ['case 2: // ZZ-02', 'case 2: // ZZ-02', 'case 2: // ZZ-02'],
      [
        'return { both: undefined, n, loud: true }; // ZZ-03',
        'return { both, n: undefined, loud: true }; // ZZ-03',
        'return { both, n, loud: false }; // ZZ-03',
      ],
      ['n: (n + 1) + 1, // ZZ-04'],
      ['loud: true, // ZZ-05'],
    ]);
  });

  test('leave alone what is no code, and what is only types', () => {
    const text = [
      '/** Does nothing (ZZ-01). */',
      '// ZZ-02',
      'export interface Nothing {',
      '  readonly nothing: null; // ZZ-03',
      '}',
      'export const n = 1; // no rule',
    ].join('\n');
    expect(broken(text)).toEqual([]);
  });
});

/** Without its last rule the sum never ends; it sleeps then, for nobody needs a processor that is busy meanwhile. */
const SOURCE = `export const limit = (n: number): number => (n > 3 ? 3 : n); // ZZ-01
export const isOdd = (n: number): boolean => n % 2 === 1; // ZZ-02
export const half = (n: number): number => n / 2; // ZZ-03
export const sum = (n: number): number => {
  let total = 0;
  while (n > 0) {
    total += n;
    if (total > 99) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    n -= 1; // ZZ-04
  }
  return total;
};
`;

/** They read a folder that the copy is not told of. */
const TESTS = `import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { half, isOdd, limit, sum } from '../src/engine/a.js';
const three = Number(readFileSync('content/three.txt', 'utf8'));
test('ZZ-01: at most three', () => expect([limit(2), limit(5)]).toEqual([2, three]));
test('ZZ-02: odd', () => expect(typeof isOdd(3)).toBe('boolean'));
test('no rule: half', () => expect(half(4)).toBe(2));
test('ZZ-04: the sum', () => expect(sum(3)).toBe(6));
`;

describe('breaking the lines of a project', () => {
  const { signal } = new AbortController();

  test('finds those that no test naming the rule looks at, and stops what never ends', async () => {
    const root = planted({ 'src/engine/a.ts': SOURCE, 'test/a.test.ts': TESTS, 'content/three.txt': '3' });
    const found = await breakRules({ root, count: 10, seed: '1', limit: 4000, signal });
    expect({ ...found, survivors: found.survivors.length }).toEqual({ lines: 4, broken: 4, noticed: 2, survivors: 2 });
    expect(found.survivors.toSorted((a, b) => a.line - b.line)).toEqual([
      {
        file: 'src/engine/a.ts',
        line: 2,
        ids: ['ZZ-02'],
        diff: [
          '- export const isOdd = (n: number): boolean => n % 2 === 1; // ZZ-02',
          '+ export const isOdd = (n: number): boolean => n % 2 !== 1; // ZZ-02',
        ],
        tests: 1,
      },
      {
        file: 'src/engine/a.ts',
        line: 3,
        ids: ['ZZ-03'],
        diff: [
          '- export const half = (n: number): number => n / 2; // ZZ-03',
          '+ export const half = (n: number): number => (n / 2) + 1; // ZZ-03',
        ],
        tests: 0,
      },
    ]);
    expect(brokenAsText(found)).toContain('4 lines carry a rule id; 4 broken, 2 noticed, 2 survived\n');
    expect(brokenAsText(found)).toContain('src/engine/a.ts:3 ZZ-03 (no test names it)\n- export const half');
  });

  test('breaks as many lines as asked for, the same for the same seed', async () => {
    const lines = Array.from({ length: 12 }, (_, n) => `export const f${n} = (n: number) => n + ${n}; // ZZ-${n + 10}`);
    const root = planted({ 'src/engine/a.ts': lines.join('\n') });
    const pick = async (seed: string) => (await breakRules({ root, count: 4, seed, limit: 4000, signal })).survivors;
    const [first, again, other] = await Promise.all([pick('1'), pick('1'), pick('2')]);
    expect(first.length).toBe(4);
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  test('stops at once when it is told to', async () => {
    const stopping = new AbortController();
    const root = planted({ 'src/engine/a.ts': SOURCE, 'test/a.test.ts': TESTS, 'content/three.txt': '3' });
    const running = breakRules({ root, count: 4, seed: '1', limit: 60_000, signal: stopping.signal });
    stopping.abort();
    await expect(running).rejects.toThrow('aborted');
  });

  test('says which test fails when nothing is broken', async () => {
    const wrong = TESTS.replace('toBe(6)', 'toBe(7)');
    const root = planted({ 'src/engine/a.ts': SOURCE, 'test/a.test.ts': wrong, 'content/three.txt': '3' });
    await expect(breakRules({ root, count: 4, seed: '1', limit: 4000, signal })).rejects.toThrow(
      'A test fails with nothing broken: ZZ-04: the sum',
    );
  });
});
