import { describe, expect, test } from 'vitest';
import { checkArrows, checkPrintedCards } from './arrows.js';
import { checkGenerators } from './generators.js';
import { checkLeftovers, checkLengths, fileLines, functionLines } from './limits.js';
import { checkPurity } from './purity.js';
import { checkedProgram, type Tree } from './tree.js';

/** What the arrow check says about these files. */
function arrowProblems(files: Record<string, string>): readonly string[] {
  return checkArrows(new Map(Object.entries(files))).problems;
}

const empty = 'export {};';

describe('arrows', () => {
  test.each([
    ['src/discord/board.ts', '../table/index.js', 'src/table/index.ts'],
    ['src/table/seats.ts', '../../cards/index.js', 'cards/index.ts'],
    ['src/text/en.ts', '../engine/index.js', 'src/engine/index.ts'],
    ['cards/base/loot.ts', '../../src/engine/vocabulary/index.js', 'src/engine/vocabulary/index.ts'],
    ['cards/index.ts', './base/loot.js', 'cards/base/loot.ts'],
    ['cards/catalogue/requiem.ts', './rows.js', 'cards/catalogue/rows.ts'],
    ['src/engine/session/apply.ts', '../state/game.js', 'src/engine/state/game.ts'],
    ['src/engine/rules/death.ts', './souls.js', 'src/engine/rules/souls.ts'],
    ['src/engine/index.ts', './session/apply.js', 'src/engine/session/apply.ts'],
    ['src/main.ts', './store/index.js', 'src/store/index.ts'],
    ['src/tools/sim.ts', '../engine/index.js', 'src/engine/index.ts'],
  ])('%s may import %s', (path, specifier, target) => {
    expect(arrowProblems({ [path]: `import * as x from '${specifier}'; export { x };`, [target]: empty })).toEqual([]);
  });

  test.each([
    ['src/engine/rules/death.ts', '../../text/index.js', 'src/text/index.ts', 'no arrow'],
    ['src/engine/state/game.ts', '../../../cards/index.js', 'cards/index.ts', 'no arrow'],
    ['src/engine/state/game.ts', '../../ops/index.js', 'src/ops/index.ts', 'no arrow'],
    ['src/engine/state/game.ts', '../rules/death.js', 'src/engine/rules/death.ts', 'no arrow'],
    ['src/engine/rules/death.ts', '../interpret/run.js', 'src/engine/interpret/run.ts', 'no arrow'],
    ['src/engine/natives/void.ts', '../rules/death.js', 'src/engine/rules/death.ts', 'no arrow'],
    ['src/engine/view/view.ts', '../session/apply.js', 'src/engine/session/apply.ts', 'no arrow'],
    ['src/engine/rules/death.ts', '../index.js', 'src/engine/index.ts', 'own door'],
    ['src/engine/loose.ts', './state/game.js', 'src/engine/state/game.ts', 'only index.ts'],
    ['src/engine/magic/x.ts', '../state/game.js', 'src/engine/state/game.ts', 'is no folder'],
    ['src/table/seats.ts', '../discord/index.js', 'src/discord/index.ts', 'no arrow'],
    ['src/table/seats.ts', '../engine/state/game.js', 'src/engine/state/game.ts', 'only through the door'],
    ['src/discord/board.ts', '../table/seats.js', 'src/table/seats.ts', 'only through the door'],
    ['src/main.ts', './store/redis.js', 'src/store/redis.ts', 'only through the door'],
    ['src/playground/server.ts', '../discord/index.js', 'src/discord/index.ts', 'no arrow'],
    ['src/table/seats.ts', '../tools/sim.js', 'src/tools/sim.ts', "nobody's to import"],
    ['src/text/en.ts', '../ops/index.js', 'src/ops/index.ts', 'no arrow'],
    ['cards/base/loot.ts', '../../src/engine/index.js', 'src/engine/index.ts', 'no arrow'],
    ['cards/base/loot.ts', './monster.js', 'cards/base/monster.ts', 'the vocabulary only'],
    ['cards/base/loot.ts', '../catalogue/rows.js', 'cards/catalogue/rows.ts', 'the vocabulary only'],
    ['cards/catalogue/requiem.ts', './gold-box.js', 'cards/catalogue/gold-box.ts', 'the vocabulary only'],
  ])('%s may not import %s', (path, specifier, target, reason) => {
    for (const text of [
      `import * as x from '${specifier}'; export { x };`,
      `import type { X } from '${specifier}'; export type Y = X;`,
      `export * from '${specifier}';`,
      `export type Y = import('${specifier}').X;`,
      `export const y = () => import('${specifier}');`,
    ]) {
      const problems = arrowProblems({ [path]: text, [target]: empty });
      expect(problems.filter((problem) => problem.startsWith(`${path}:1 imports`)).join()).toContain(reason);
    }
  });

  test('a file outside the known folders, and an import of nothing, are problems', () => {
    expect(arrowProblems({ 'src/misc/a.ts': empty })).toEqual([
      'src/misc/a.ts lies in no folder that architecture.ts knows',
    ]);
    expect(arrowProblems({ 'src/ops/a.ts': "import './b.js';" }).join()).toContain('no such source file');
  });

  test('pure code imports neither Node nor packages, apart from what is listed', () => {
    const random = 'src/engine/state/random.ts';
    expect(arrowProblems({ [random]: "import { createHash } from 'node:crypto';" })).toEqual([]);
    expect(arrowProblems({ [random]: "import { uniformInt } from 'pure-rand/distribution/uniformInt';" })).toEqual([]);
    expect(arrowProblems({ [random]: "import { createHash, randomBytes } from 'node:crypto';" }).join()).toContain(
      'not listed in architecture.ts: randomBytes',
    );
    expect(arrowProblems({ [random]: "import * as crypto from 'node:crypto';" }).join()).toContain('everything');
    expect(arrowProblems({ 'src/engine/rules/dice.ts': "import 'node:fs';" }).join()).toContain('does not use Node');
    expect(arrowProblems({ 'src/text/en.ts': "import { Client } from 'discord.js';" }).join()).toContain('no package');
  });
});

describe('cycles', () => {
  test('three files in a circle are named', () => {
    const problems = arrowProblems({
      'src/table/a.ts': "import './b.js';",
      'src/table/b.ts': "import './c.js';",
      'src/table/c.ts': "import './a.js';",
      'src/table/d.ts': "import './a.js';",
    });
    expect(problems).toHaveLength(1);
    for (const name of ['a', 'b', 'c']) expect(problems[0]).toContain(`src/table/${name}.ts`);
    expect(problems[0]).not.toContain('d.ts');
  });

  test('types count, except among the words and the state', () => {
    const circle = (folder: string) => ({
      [`${folder}/a.ts`]: "import type { B } from './b.js'; export interface A { b: B }",
      [`${folder}/b.ts`]: "import { type A } from './a.js'; export interface B { a: A }",
    });
    expect(arrowProblems(circle('src/engine/rules')).join()).toContain('cycle');
    expect(arrowProblems(circle('src/engine/vocabulary'))).toEqual([]);
    expect(
      arrowProblems({ ...circle('src/engine/state'), 'src/engine/state/b.ts': "import './a.js'; export type B = 1" }),
    ).toEqual([]);
    expect(
      arrowProblems({ 'src/engine/state/a.ts': "import './b.js'", 'src/engine/state/b.ts': "import './a.js'" }).join(),
    ).toContain('cycle');
  });

  test('a file that imports itself is a cycle', () => {
    expect(arrowProblems({ 'src/table/a.ts': "import './a.js';" }).join()).toContain('cycle: src/table/a.ts');
  });
});

test('a printed card is read by characteristics alone', () => {
  const text = "export const name = (g: any) => g.card('x').name;\n// g.card('x')\n";
  const tree: Tree = new Map([
    ['src/engine/rules/death.ts', text],
    ['src/engine/rules/characteristics.ts', text],
    ['src/text/en.ts', text],
  ]);
  expect(checkPrintedCards(tree)).toEqual([
    'src/engine/rules/death.ts:1 reads a printed card: ask for characteristics',
  ]);
});

const rules = `
type Gen<T = void> = Generator<string, T, string>;
interface Game { run(n: number): Gen; ask(): Gen<number>; maybe?(): Gen; plain(): number }
declare const c: boolean;
export function* rule(g: Game): Gen<number> {
  yield* g.run(1);
  const answer = yield* g.ask();
  const waiting = g.run(2); yield* waiting;
  if (g.plain()) g.plain();
  const all = [1].map((n) => g.run(n)); for (const one of all) yield* one;
  /*lost*/ g.run(1);
  /*lost*/ yield g.run(1) as unknown as string; yield String(g.plain());
  /*lost*/ c && g.run(1);
  /*lost*/ c ? g.run(1) : 0;
  /*lost*/ (g.run(1));
  /*lost*/ void g.run(1);
  /*lost*/ g.maybe?.();
  /*lost*/ if (g.ask()) return 1;
  /*lost*/ if (!g.ask()) return 1;
  /*lost*/ other();
  return answer;
}
function* other(): Gen { yield 'a'; }
export async function* stream(): AsyncGenerator<number> { yield 1; }
/*lost*/ stream();
`;

const pure = `
interface Card { Date: number; process(): void }
declare const card: Card;
export const fine = [Math.max(1, 2), card.Date, card.process(), Object.keys(card), new Set([1])];
export const process2 = (process: Card) => process.Date;
/*banned*/ export const a = Math.random();
/*banned*/ export const b = Math['random']();
/*banned*/ export const { random } = Math;
/*banned*/ export const d = Date.now();
/*banned*/ export const e = new Date();
/*banned*/ export type When = Date;
/*banned*/ export const f = 'a'.localeCompare('b');
/*banned*/ export const g = (1).toLocaleString();
/*banned*/ export const h = (1)['toLocaleString']();
/*banned*/ export const i = new Intl.Collator();
/*banned*/ setTimeout(() => undefined, 1);
/*banned*/ export const j = process.env;
/*banned*/ console.log(1);
/*banned*/ export const k = globalThis;
/*banned*/ export const l = performance.now();
/*banned*/ for (const key in card) fine.push(key);
`;

/** The lines, counted from 1, that carry this mark. */
function marked(text: string, mark: string): number[] {
  return text.split('\n').flatMap((line, index) => (line.includes(`/*${mark}*/`) ? [index + 1] : []));
}

/** The lines of a file that have problems, each once. */
function lines(problems: readonly string[], path: string): number[] {
  const found = problems.filter((one) => one.startsWith(`${path}:`)).map((one) => Number(/:(\d+) /.exec(one)?.[1]));
  return [...new Set(found)];
}

describe('with types', () => {
  const program = checkedProgram(
    new Map([
      ['src/engine/rules/planted.ts', rules],
      ['src/engine/state/planted.ts', pure],
      ['cards/base/planted.ts', pure],
      ['src/table/planted.ts', `${rules}${pure}`],
    ]),
  );

  test('every generator that is not run is found in the engine, and nothing else', () => {
    const problems = checkGenerators(program);
    expect(lines(problems, 'src/engine/rules/planted.ts')).toEqual(marked(rules, 'lost'));
    expect(problems.every((problem) => problem.startsWith('src/engine/'))).toBe(true);
  });

  test('every banned thing is found in the engine and the cards, and nothing else', () => {
    const problems = checkPurity(program);
    expect(lines(problems, 'src/engine/state/planted.ts')).toEqual(marked(pure, 'banned'));
    expect(lines(problems, 'cards/base/planted.ts')).toEqual(marked(pure, 'banned'));
    expect(lines(problems, 'src/table/planted.ts')).toEqual([]);
  });
});

describe('lengths and leftovers', () => {
  const long = (lineCount: number) => `export function f() {\n${'  f();\n'.repeat(lineCount - 2)}}\n`;

  test('a file and a function may have their limit and not one line more', () => {
    const { sources } = checkedProgram(
      new Map([
        ['src/table/good.ts', `${long(functionLines)}${'f();\n'.repeat(fileLines - functionLines)}`],
        ['src/table/function.ts', long(functionLines + 1)],
        ['src/table/file.ts', 'f();\n'.repeat(fileLines + 1)],
        ['cards/base/loot.ts', long(functionLines + 1)],
      ]),
    );
    expect(checkLengths({ sources })).toEqual([
      `src/table/function.ts:1 f has ${functionLines + 1} lines, more than ${functionLines}`,
      `src/table/file.ts has ${fileLines + 1} lines, more than ${fileLines}`,
    ]);
  });

  test.each([
    ['// TO' + 'DO later', 'unfinished work'],
    ['test' + ".only('x')", 'a test that does not run'],
    ['describe' + '.skip', 'a test that does not run'],
    ['it' + ".todo('x')", 'a test that does not run'],
    ["readFileSync('..' + '/shared/x')".replace("' + '", ''), "the authors' own folder"],
    ["readFileSync('/work/" + "shared/x')", "the authors' own folder"],
  ])('%s is a leftover', (text, what) => {
    expect(checkLeftovers(new Map([['test/x.test.ts', `\n${text}\n`]]))).toEqual([`test/x.test.ts:2 ${what}`]);
  });

  test('a field called only is none', () => {
    expect(checkLeftovers(new Map([['src/x.ts', 'if (ability.only) return ability.only;']]))).toEqual([]);
  });
});
