import { describe, expect, test } from 'vitest';
import { rooms } from './architecture.js';
import { checkArrows, checkPermissions, checkPrintedCards, checkSessions } from './arrows.js';
import { checkCitations, checkExamples, checkNamedFiles } from './documents.js';
import { checkDocComments } from './doc-comments.js';
import { checkControls } from './controls.js';
import { checkExports } from './exports.js';
import { checkGenerators } from './generators.js';
import { checkFolders, checkLeftovers, checkLengths, fileLines, folderFiles, functionLines } from './limits.js';
import { checkPunctuation } from './punctuation.js';
import { checkPurity } from './purity.js';
import { checkedProgram, type Tree } from './tree.js';
import { checkLanguageFiles, checkWords } from './words.js';

/** What the arrow check says about these files. */
function arrowProblems(files: Record<string, string>): readonly string[] {
  return checkArrows(new Map(Object.entries(files))).problems;
}

const empty = 'export {};';

describe('arrows', () => {
  test.each([
    ['src/table/lobby/lobby.ts', '../../../cards/index.js', 'cards/index.ts'],
    ['src/discord/live-messages/boards.ts', '../../table/index.js', 'src/table/index.ts'],
    ['src/discord/live-messages/boards.ts', '../messages/log/since.js', 'src/discord/messages/log/since.ts'],
    ['src/discord/messages/board/board-message.ts', '../log/since.js', 'src/discord/messages/log/since.ts'],
    ['src/text/en.ts', '../engine/index.js', 'src/engine/index.ts'],
    ['cards/base/loot.ts', '../../src/engine/vocabulary/index.js', 'src/engine/vocabulary/index.ts'],
    ['cards/index.ts', './base/loot.js', 'cards/base/loot.ts'],
    ['cards/catalogue/index.ts', './card-set.js', 'cards/catalogue/card-set.ts'],
    ['cards/catalogue/printed.ts', './known.js', 'cards/catalogue/known.ts'],
    ['cards/base/loot.ts', '../catalogue/index.js', 'cards/catalogue/index.ts'],
    ['src/engine/session/apply.ts', '../state/game.js', 'src/engine/state/game.ts'],
    ['src/engine/rules/combat/death.ts', '../players/souls.js', 'src/engine/rules/players/souls.ts'],
    ['src/table/barter/offers.ts', '../play/settle.js', 'src/table/play/settle.ts'],
    ['src/engine/index.ts', './session/apply.js', 'src/engine/session/apply.ts'],
    ['commands/hand.ts', '../src/discord/answers/pages/panel.js', 'src/discord/answers/pages/panel.ts'],
    ['src/main.ts', './store/index.js', 'src/store/index.ts'],
    ['tools/sim.ts', '../src/engine/index.js', 'src/engine/index.ts'],
  ])('%s may import %s', (path, specifier, target) => {
    expect(arrowProblems({ [path]: `import * as x from '${specifier}'; export { x };`, [target]: empty })).toEqual([]);
  });

  test.each([
    ['src/engine/rules/combat/death.ts', '../../../text/index.js', 'src/text/index.ts', 'no arrow'],
    ['src/engine/state/game.ts', '../../../cards/index.js', 'cards/index.ts', 'no arrow'],
    ['src/engine/state/game.ts', '../../ops/index.js', 'src/ops/index.ts', 'no arrow'],
    ['src/engine/state/game.ts', '../rules/combat/death.js', 'src/engine/rules/combat/death.ts', 'no arrow'],
    ['src/engine/rules/combat/death.ts', '../../interpret/run.js', 'src/engine/interpret/run.ts', 'no arrow'],
    ['src/engine/rules/players/souls.ts', '../combat/death.js', 'src/engine/rules/combat/death.ts', 'no arrow'],
    ['src/engine/natives/void.ts', '../rules/combat/death.js', 'src/engine/rules/combat/death.ts', 'no arrow'],
    ['src/engine/view/view.ts', '../session/apply.js', 'src/engine/session/apply.ts', 'no arrow'],
    ['src/engine/rules/combat/death.ts', '../../index.js', 'src/engine/index.ts', 'own door'],
    ['src/engine/loose.ts', './state/game.js', 'src/engine/state/game.ts', 'no room'],
    ['src/engine/magic/x.ts', '../state/game.js', 'src/engine/state/game.ts', 'no room'],
    ['src/table/play/settle.ts', '../barter/offers.js', 'src/table/barter/offers.ts', 'no arrow from play to barter'],
    ['src/table/lobby/lobby.ts', '../tables.js', 'src/table/tables.ts', 'no arrow from lobby to tables'],
    ['src/table/pocket/x.ts', '../record/data.js', 'src/table/record/data.ts', 'no room'],
    ['src/table/lobby/lobby.ts', '../../discord/index.js', 'src/discord/index.ts', 'no arrow'],
    ['src/table/lobby/lobby.ts', '../../engine/state/game.js', 'src/engine/state/game.ts', 'only through the door'],
    [
      'src/discord/live-messages/boards.ts',
      '../../table/lobby/lobby.js',
      'src/table/lobby/lobby.ts',
      'only through the door',
    ],
    [
      'src/discord/messages/log/since.ts',
      '../../live-messages/boards.js',
      'src/discord/live-messages/boards.ts',
      'no arrow',
    ],
    ['src/discord/messages/log/since.ts', '../board/attacked.js', 'src/discord/messages/board/attacked.ts', 'no arrow'],
    ['src/discord/messages/log/since.ts', '../../index.js', 'src/discord/index.ts', 'own door'],
    ['src/discord/boards.ts', './protocol/ids.js', 'src/discord/protocol/ids.ts', 'no room'],
    ['commands/hand.ts', '../src/discord/protocol/ids.js', 'src/discord/protocol/ids.ts', 'only through the door'],
    ['src/main.ts', './store/redis.js', 'src/store/redis.ts', 'only through the door'],
    ['playground/server.ts', '../src/discord/index.js', 'src/discord/index.ts', 'no arrow'],
    ['src/table/lobby/lobby.ts', '../../../tools/sim.js', 'tools/sim.ts', "nobody's to import"],
    ['src/text/en.ts', '../ops/index.js', 'src/ops/index.ts', 'no arrow'],
    ['src/text/fr/cards/effects.ts', '../../en/cards/nouns.js', 'src/text/en/cards/nouns.ts', 'no arrow from fr to en'],
    ['src/text/cards/tree.ts', '../en/cards/nouns.js', 'src/text/en/cards/nouns.ts', 'no arrow from cards to en'],
    [
      'src/engine/vocabulary/words/cards.ts',
      '../grammar/shape.js',
      'src/engine/vocabulary/grammar/shape.ts',
      'no arrow',
    ],
    ['src/text/en/cards/nouns.ts', '../game/log.js', 'src/text/en/game/log.ts', 'no arrow from cards to game'],
    ['src/text/en/bot/ui.ts', '../../index.js', 'src/text/index.ts', 'own door'],
    ['cards/base/loot.ts', '../../src/engine/index.js', 'src/engine/index.ts', 'no arrow'],
    ['cards/base/loot.ts', './monster.js', 'cards/base/monster.ts', 'the catalogue only'],
    ['cards/base/loot.ts', '../catalogue/printed.js', 'cards/catalogue/printed.ts', 'the catalogue only'],
    ['cards/catalogue/card-set.ts', './index.js', 'cards/catalogue/index.ts', 'the catalogue only'],
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

  test.each(Object.entries(rooms))('the rooms of %s import lower ones only', (_folder, inside) => {
    const names = Object.keys(inside);
    for (const [at, name] of names.entries())
      for (const below of inside[name] ?? []) expect(names.slice(0, at)).toContain(below);
  });

  test('texts may import types of the table through its door, and nothing else of it', () => {
    const path = 'src/text/words/game-words.ts';
    const door = { 'src/table/index.ts': empty, 'src/table/data.ts': empty };
    const problems = (text: string) => arrowProblems({ [path]: text, ...door });
    expect(problems("import type { Refusal } from '../../table/index.js'; export type X = Refusal;")).toEqual([]);
    expect(problems("import { refuse } from '../../table/index.js'; refuse();").join()).toContain('types only');
    expect(problems("export * from '../../table/index.js';").join()).toContain('types only');
    expect(problems("import type { D } from '../../table/data.js'; export type X = D;").join()).toContain(
      'only through',
    );
    expect(
      arrowProblems({ 'src/table/index.ts': "import type { W } from '../text/index.js';", 'src/text/index.ts': empty }),
    ).toHaveLength(1);
  });

  test('what is compiled from the content is imported by those who read it', () => {
    const importing = (path: string) =>
      arrowProblems({
        [path]: "import type { RuleId } from '../../generated/rulebook/ids.js'; export type X = RuleId;",
      });
    expect(importing('src/rulebook/reading.ts')).toEqual([]);
    expect(importing('src/table/reading.ts').join()).toContain('no arrow from src/table');
  });

  test('a file outside the known folders, and an import of nothing, are problems', () => {
    expect(arrowProblems({ 'src/misc/a.ts': empty })).toEqual([
      'src/misc/a.ts lies in no folder that architecture.ts knows',
    ]);
    expect(arrowProblems({ 'src/ops/a.ts': "import './b.js';" }).join()).toContain('no such source file');
  });

  test('pure code imports neither Node nor packages, apart from what is listed', () => {
    const random = 'src/engine/state/random.ts';
    expect(arrowProblems({ [random]: "import { uniformInt } from 'pure-rand/distribution/uniformInt';" })).toEqual([]);
    expect(arrowProblems({ [random]: "import { createHash } from 'node:crypto';" }).join()).toContain('not use Node');
    expect(arrowProblems({ 'src/engine/rules/dice/rolls.ts': "import 'node:fs';" }).join()).toContain(
      'does not use Node',
    );
    expect(arrowProblems({ 'src/text/en.ts': "import { Client } from 'discord.js';" }).join()).toContain('no package');
  });
});

describe('cycles', () => {
  test('three files in a circle are named', () => {
    const problems = arrowProblems({
      'src/ops/a.ts': "import './b.js';",
      'src/ops/b.ts': "import './c.js';",
      'src/ops/c.ts': "import './a.js';",
      'src/ops/d.ts': "import './a.js';",
    });
    expect(problems).toHaveLength(1);
    for (const name of ['a', 'b', 'c']) expect(problems[0]).toContain(`src/ops/${name}.ts`);
    expect(problems[0]).not.toContain('d.ts');
  });

  test('types count, except among the words and the state', () => {
    const circle = (folder: string) => ({
      [`${folder}/a.ts`]: "import type { B } from './b.js'; export interface A { b: B }",
      [`${folder}/b.ts`]: "import { type A } from './a.js'; export interface B { a: A }",
    });
    expect(arrowProblems(circle('src/engine/rules')).join()).toContain('cycle');
    expect(arrowProblems(circle('src/engine/vocabulary/words'))).toEqual([]);
    expect(
      arrowProblems({ ...circle('src/engine/state'), 'src/engine/state/b.ts': "import './a.js'; export type B = 1" }),
    ).toEqual([]);
    expect(
      arrowProblems({ 'src/engine/state/a.ts': "import './b.js'", 'src/engine/state/b.ts': "import './a.js'" }).join(),
    ).toContain('cycle');
  });

  test('the type that one file may take from above makes none, anything else of it does', () => {
    const registry = { 'src/discord/answers/buttons.ts': "import { a } from '../protocol/ids.js'; export { a };" };
    const ids = (what: string) => ({
      'src/discord/protocol/ids.ts': `${what} from '../answers/buttons.js';`,
      ...registry,
    });
    expect(arrowProblems(ids('import type { ButtonVerb }'))).toEqual([]);
    const wrong = arrowProblems(ids('import { VERBS }')).join();
    expect(wrong).toContain('no arrow from protocol to answers');
    expect(wrong).toContain('cycle');
  });

  test('a file that imports itself is a cycle', () => {
    expect(arrowProblems({ 'src/ops/a.ts': "import './a.js';" }).join()).toContain('cycle: src/ops/a.ts');
  });
});

describe('exports', () => {
  const unused = (files: Record<string, string>, users: Record<string, string> = {}): readonly string[] =>
    checkExports(new Map(Object.entries(files)), new Map(Object.entries(users)));

  test('what nothing imports is found, of every kind, and names that a door hands on', () => {
    const problems = unused({
      'src/a.ts': [
        'export const one = 1;',
        'export function two() { return one; }',
        'export interface Three { a: 1 }',
        'export type Four = Three;',
        'export class Five {}',
        'const six = 6;',
        'export { six };',
        'export const { seven, of: [eight] } = { seven: 7, of: [8] };',
      ].join('\n'),
      'src/index.ts': "export { one } from './a.js';",
      'src/b.ts': "import './a.js';",
    });
    expect(problems.map((problem) => /^(\S+) exports (\w+)/.exec(problem)?.slice(1).join(' '))).toEqual([
      'src/a.ts:1 one',
      'src/a.ts:2 two',
      'src/a.ts:3 Three',
      'src/a.ts:4 Four',
      'src/a.ts:5 Five',
      'src/a.ts:7 six',
      'src/a.ts:8 seven',
      'src/a.ts:8 eight',
      'src/index.ts:1 one',
    ]);
  });

  test.each([
    ['by name', "import { one, type Two } from './a.js';"],
    ['under another name', "import { one as other } from './a.js'; import type { Two as T } from './a.js';"],
    ['through a door', "import { first, Two } from './index.js';"],
    ['through a door that hands on everything', "import { one, Two } from './all.js';"],
    ['as a whole', "import * as a from './a.js';"],
    ['as the program runs', "export const later = () => import('./a.js'); later();"],
    ['as a type in passing', "type A = import('./a.js').Two; type B = typeof import('./a.js');"],
  ])('what is imported %s has a user, a test too', (_how, text) => {
    const files = { 'src/a.ts': 'export const one = 1;\nexport type Two = 2;' };
    const doors = {
      'src/index.ts': "export { one as first, type Two } from './a.js';",
      'src/all.ts': "export * from './a.js';",
    };
    expect(unused(files, { ...doors, 'src/b.ts': text })).toEqual([]);
  });
});

test('a file that only one language has is a problem', () => {
  const files = ['src/text/fr/cards/nouns.ts', 'src/text/en/index.ts', 'src/text/words/log.ts', 'src/rulebook/find.ts'];
  expect(checkLanguageFiles(new Map(files.map((path) => [path, empty])))).toEqual([
    'src/text/en has no cards/nouns.ts, which another language has',
  ]);
});

test('a permission that no import needs is a problem, and one that an import needs is none', () => {
  const unused = (files: Record<string, string>) => checkPermissions(new Map(Object.entries(files)));
  const path = 'src/engine/session/house-cards.ts';
  const files = {
    'cards/base/loot.ts': "import { x } from '../../src/engine/vocabulary/index.js'; x;",
    'src/text/words/game-words.ts': "import type { X } from '../../table/index.js'; export type Y = X;",
    'src/engine/state/random.ts': "import 'pure-rand/distribution/uniformInt';",
    [path]: "import { x } from '../rules/turn/turns.js'; g.card(x);",
  };
  const permitted = [
    'cards may import src/engine/vocabulary',
    'src/text may import types of src/table',
    'in src/engine session may import rules',
    'src/engine may import the package pure-rand',
    `${path} may read printed cards`,
  ];
  const all = unused({});
  for (const one of permitted) expect(all).toContain(`${one}, and does not`);
  expect(all.filter((one) => !unused(files).includes(one))).toEqual(permitted.map((one) => `${one}, and does not`));
});

test('a doc comment above another one, or at the end, documents nothing', () => {
  const text = `/** Above. */
/** A number. */
export const a = 1;
/** A string. */
export const b = '/** no comment */';
// A remark.
/** An interface. */
export interface C {
  /** Above. */
  // a remark
  readonly d: string;
}
/** The end. */
`;
  const what = 'this doc comment documents nothing';
  expect(checkDocComments(new Map([['src/a.ts', text]]))).toEqual([1, 9, 13].map((line) => `src/a.ts:${line} ${what}`));
});

test('a printed card is read by characteristics alone', () => {
  const text = "export const name = (g: any) => g.card('x').name;\n// g.card('x')\n";
  const tree: Tree = new Map([
    ['src/engine/rules/combat/death.ts', text],
    ['src/engine/rules/characteristics/characteristics.ts', text],
    ['src/text/en.ts', text],
  ]);
  expect(checkPrintedCards(tree)).toEqual([
    'src/engine/rules/combat/death.ts:1 reads a printed card: ask for characteristics',
  ]);
});

test('a session is looked into, and its seed read, by the listed files alone', () => {
  const inside = "import { internalsOf } from '../../src/engine/sess" + "ion/internals.js';\n";
  const seed = 'const seed = seedOf(session);\n';
  const tree: Tree = new Map([
    ['src/engine/session/queries.ts', inside + seed],
    ['test/support/internals.ts', inside],
    ['test/table/x.test.ts', seed + inside],
    ['src/table/play/reading.ts', seed],
    ['src/discord/live-messages/boards.ts', seed],
  ]);
  expect(checkSessions(tree)).toEqual([
    'test/table/x.test.ts:2 looks into a session: ask through the door',
    'src/discord/live-messages/boards.ts:1 reads the seed of a game: hidden cards follow from it',
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

const pages = `
declare const a: string, n: number, list: string[], log: { warn(what: object, text: string): void };
/*set*/ export const b = \`\${a}: \${a}\`;
/*set*/ export const c = \`**\${a}**: \${a}\`;
/*set*/ export const d = \`Hint: ||\${a}||\`;
/*set*/ export const e = \`\${a}?\`;
/*set*/ export const f = \`\${a} !\`;
/*set*/ export const g = \`\${a} (\${n})\`;
/*set*/ export const h = a + (n === 0 ? '' : \` (\${n})\`);
/*set*/ export const i = \`“\${a}”\`;
/*set*/ export const j = \`« \${a} »\`;
/*set*/ export const k = \`\${a}. \${a}\`;
/*set*/ export const l = \`\${a}.\`;
/*set*/ export const m = \`\${n}, \${a}\`;
/*set*/ export const o = list.join(', ');
/*set*/ export const p = list.join('; ');
/*set*/ export const q = a + ': ' + a;
export const ids = [\`v1:\${a}:\${n}\`, \`seats.\${a}\`, 'seats.', 'answer:'];
export const signs = [list.join(' · '), list.join(','), list.join('.'), '?'];
export const entry = \`\${n}. **\${a}** – \${a}\`;
export const markdown = \`[\${a}](\${a}) <t:\${n}:R>\`;
export const colour = \`rgba(10, 6, 8, \${n})\`;
export const kind = a as 'x: y' | 'z';
if (n > 1) log.warn({ a }, \`not shown: \${a}.\`);
if (n > 2) throw new Error(\`not an id: \${a}.\`);
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
      ['src/discord/messages/planted.ts', pages],
      ['commands/planted.ts', pages],
      ['src/text/fr/planted.ts', pages],
      ['src/discord/rest/planted.ts', pages],
    ]),
  );

  test('every generator that is not run is found in the engine, and nothing else', () => {
    const problems = checkGenerators(program);
    expect(lines(problems, 'src/engine/rules/planted.ts')).toEqual(marked(rules, 'lost'));
    expect(problems.every((problem) => problem.startsWith('src/engine/'))).toBe(true);
  });

  test('punctuation in what people read is found outside the texts, and nothing else', () => {
    const problems = checkPunctuation(program);
    const set = marked(pages, 'set');
    expect(set).toHaveLength(15);
    expect(lines(problems, 'src/discord/messages/planted.ts')).toEqual(set);
    expect(lines(problems, 'commands/planted.ts')).toEqual(set);
    expect(problems).toHaveLength(2 * set.length);
  });

  test('every banned thing is found in the engine and the cards, and nothing else', () => {
    const problems = checkPurity(program);
    expect(lines(problems, 'src/engine/state/planted.ts')).toEqual(marked(pure, 'banned'));
    expect(lines(problems, 'cards/base/planted.ts')).toEqual(marked(pure, 'banned'));
    expect(lines(problems, 'src/table/planted.ts')).toEqual([]);
  });
});

test('a text that nobody says is found, however the others are read', () => {
  const read = "w.ui.read + w[w.ui.read === '' ? 'chosen' : 'line'] + taken";
  const program = checkedProgram(
    new Map([
      ['src/text/en/bot/ui.ts', "export const ui = {\n read: '',\n taken: '',\n unsaid: '',\n};"],
      [
        'src/text/en/index.ts',
        "import { ui } from './bot/ui.js';\nexport const texts = { ui, chosen: '', line: '', row: '', noRow: '' };\nexport const english = () => ({ ...texts });",
      ],
      [
        'src/text/wording.ts',
        `import type { texts } from './en/index.js';
         type Wording<T> = T extends string ? string : { readonly [N in keyof T]: Wording<T[N]> };
         export interface Words extends Wording<typeof texts> {}`,
      ],
      ['src/text/words/told.ts', 'export interface Told {\n untold: string;\n}\n'],
      [
        'src/discord/page.ts',
        `import type { Words } from '../text/wording.js';
         export const page = (w: Words): string => { const { taken } = w.ui; return ${read}; };`,
      ],
      [
        'commands/me.ts',
        `import type { Words } from '../src/text/wording.js';
         export const rows: { readonly [N in keyof Words]?: number } = { row: 1 };`,
      ],
    ]),
  );
  expect(checkWords(program)).toEqual([
    'src/text/en/bot/ui.ts:4 unsaid is never read',
    'src/text/en/index.ts:2 noRow is never read',
    'src/text/words/told.ts:2 untold is never read',
  ]);
});

test('a button that a sentence names by hand is found, and a name that is on none; what labels are drawn with is said', () => {
  const program = checkedProgram(
    new Map([
      ['src/text/en/bot/ui.ts', "export const ui = { join: 'Join', title: 'A table' };"],
      [
        'src/text/en/bot/help.ts',
        [
          "import { ui } from './ui.js';",
          "export const byHand = 'Press **Join**, **once** or more.';",
          'export const notThere = `Switch “Ask me” on.`;',
          'export const onNone = `Press **${ui.title}**.`;',
          'export const good = (name: string): string => `**${name}** presses **${ui.join}**: **It is your turn.**`;',
        ].join('\n'),
      ],
      [
        'src/discord/messages/page.ts',
        [
          "import type { ui } from '../../text/en/bot/ui.js';",
          'declare const button: (id: string, label: string) => string;',
          "export const drawn = (w: Readonly<typeof ui>): string => w.title + button('join', w.join);",
        ].join('\n'),
      ],
    ]),
  );
  expect(checkControls(program)).toEqual([
    'src/text/en/bot/help.ts:2 names “Join” by hand',
    'src/text/en/bot/help.ts:3 names “Ask me” by hand',
    'src/text/en/bot/help.ts:4 names ui.title, which is on no button or menu',
  ]);
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

  test('a folder has few files, and one that is listed as large no more than it has', () => {
    const files = (folder: string, count: number) =>
      Array.from({ length: count }, (_, at): readonly [string, string] => [`${folder}/f${at}.ts`, empty]);
    const problems = (large: Record<string, number>) =>
      checkFolders(
        new Map([
          ...files('src/small', folderFiles),
          ...files('src/small/inside', 1),
          ...files('src/large', folderFiles + 2),
          ...files('commands/souls', folderFiles + 1),
          ...files('cards/base', folderFiles + 1),
        ]),
        large,
      );
    expect(problems({}).map((problem) => problem.split(',')[0])).toEqual([
      `src/large has ${folderFiles + 2} files`,
      `commands/souls has ${folderFiles + 1} files`,
    ]);
    expect(problems({ 'src/large': folderFiles + 2, 'commands/souls': folderFiles + 1 })).toEqual([]);
    expect(problems({ 'src/large': folderFiles + 3, 'commands/souls': folderFiles, 'src/gone': 20 })).toEqual([
      expect.stringMatching(/^src\/large .* is listed as large with/),
      expect.stringMatching(/^commands\/souls has .* more than/),
      expect.stringMatching(/^src\/gone has 0 files and is listed/),
    ]);
  });

  test.each([
    ['// TO' + 'DO later', 'unfinished work'],
    ['test' + ".only('x')", 'a test that does not run'],
    ['describe' + '.skip', 'a test that does not run'],
    ['it' + ".todo('x')", 'a test that does not run'],
    ["test('iss" + "ue 7: it works')", 'the number of an issue, which says nothing about behaviour'],
    ["readFileSync('..' + '/shared/x')".replace("' + '", ''), "the authors' own folder"],
    ["readFileSync('/work/" + "shared/x')", "the authors' own folder"],
  ])('%s is a leftover', (text, what) => {
    expect(checkLeftovers(new Map([['test/x.test.ts', `\n${text}\n`]]))).toEqual([`test/x.test.ts:2 ${what}`]);
  });

  test('a field called only is none', () => {
    expect(checkLeftovers(new Map([['src/x.ts', 'if (ability.only) return ability.only;']]))).toEqual([]);
  });
});

describe('documents', () => {
  const documents = new Map([
    ['docs/DISCORD.md', '# Discord\n\n## 1. Limits\n\n## 4. Oddities\n'],
    ['docs/architecture.md', '# Architecture\n\n### Who is asked, and `why`\n\n```\n# no heading\n```\n'],
  ]);

  test('a citation of a section, heading or document that is not there is a problem', () => {
    const cited = (comment: string) => checkCitations(new Map([['src/a.ts', comment]]), documents);
    const under = (heading: string): string => `architecture.md#${heading}`; // the check reads this file too
    expect(cited(`// DISCORD section 4, DISCORD.md section 1, ${under('who-is-asked-and-why')}`)).toEqual([]);
    expect(cited(`// DISCORD section ${5}`)).toEqual([
      `src/a.ts cites DISCORD section ${5}: docs/DISCORD.md has no such section`,
    ]);
    expect(cited('// STACK.md')).toEqual(['src/a.ts cites STACK.md: there is no docs/STACK.md']);
    expect(cited(under('no-heading'))).toEqual([
      `src/a.ts cites ${under('no-heading')}: docs/architecture.md has no such heading`,
    ]);
    expect(cited('// docs/hosting.md#redis')).toEqual([
      'src/a.ts cites docs/hosting.md#redis: there is no docs/hosting.md',
    ]);
    expect(cited('const STACK = 1; // STACK-03, rulebook/en/dice.md')).toEqual([]);
  });

  test('a file or heading that a document names and that is not there is a problem', () => {
    const text = 'See [this](adding/card.md#words), `src/main.ts`, `cards/<set>/x.ts` and [that](https://example.org).';
    const named = checkNamedFiles(new Map([['docs/README.md', text]]), (path) => path === 'src/main.ts');
    expect(named).toEqual(['docs/README.md names docs/adding/card.md']);
    const linked = new Map([['docs/a.md', '# A\n\n[here](#a) [there](#b)']]);
    expect(checkNamedFiles(linked, () => true)[0]).toContain('docs/a.md names docs/a.md');
  });

  test('an example that is not in the file it names is a problem', () => {
    const text = '```diff\n+++ src/a.ts\n@@\n before\n+added\n+++ src/b.ts\n@@\n+x\n```\n';
    const of = (a: string) => checkExamples(text, (path) => (path === 'src/a.ts' ? a : null));
    expect(of('before\nadded\n')).toEqual(['an example names src/b.ts']);
    expect(of('before\n\nadded\n')[0]).toBe('src/a.ts has no longer: before\nadded');
  });
});
