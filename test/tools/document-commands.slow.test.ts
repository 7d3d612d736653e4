import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';

const inProject = (path: string): string => join(projectRoot(), path);
const read = (path: string): string => readFileSync(inProject(path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

/** What people read: README.md, docs/ and the READMEs of the folders. */
const DOCUMENTS: readonly string[] = [
  'README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(inProject(folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
  ),
  ...['src', 'cards', 'commands', 'test', 'tools', 'playground', 'rulebook', 'assets'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      /(?:^|\/)README\.md$/.test(name) ? [`${folder}/${name}`] : [],
    ),
  ),
];

/** Where a command begins: what may stand before it, and the programs that are named. */
const PROGRAM = /^(?:sudo |nice |[A-Z_]+=\S+ )*(?:npm|npx|node|docker|rm|systemctl|cp) /;

/** The commands of a document: lines of blocks without a language or for a shell, and code that begins with a program. */
const commandsIn = (text: string): readonly string[] => {
  const commands: string[] = [];
  let block: string | null = null;
  for (const line of text.split('\n')) {
    const fence = /^\s*```(\w*)/.exec(line);
    if (fence !== null) block = block === null ? (fence[1] ?? '') : null;
    else if (block === '' || block === 'sh') commands.push(line.trim());
    else if (block === null) commands.push(...[...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
  }
  return commands.filter((command) => PROGRAM.test(command));
};

/** A command as words, without what stands before it; what is in quotation marks is one word. */
const wordsOf = (command: string): readonly string[] =>
  [...command.replace(/^(?:sudo |nice |[A-Z_]+=\S+ )*/, '').matchAll(/"([^"]*)"|\S+/g)].map(
    ([word, quoted]) => quoted ?? word,
  );

/** The parts of a command that are run one after the other, each once in all documents. */
const PARTS = [
  ...new Set(DOCUMENTS.flatMap((document) => commandsIn(read(document)).flatMap((line) => line.split(' && ')))),
];

interface ToolCall {
  readonly tool: string;
  readonly args: readonly string[];
}

/** What `npm run` is to run; null for a word that stands for any name, and for anything else. */
const toolCall = (part: string): ToolCall | null => {
  const [npm, run, ...rest] = wordsOf(part);
  if (npm !== 'npm' || run !== 'run') return null;
  const [tool = '', dashes, ...args] = rest.filter((word) => word !== '-s');
  if (!/^[a-z:-]+$/.test(tool)) return null;
  expect(dashes ?? '--', part).toBe('--');
  return { tool, args };
};

const ran = async (tool: string, args: readonly string[]): Promise<string> => {
  const program = inProject(`dist/program/${tool}.js`);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
};

/** Tools that say with --help what they take; of the others it stands in their source. */
const SAY_HELP = ['sim', 'ladder', 'verify', 'bench', 'footprint', 'load', 'chaos', 'fuzz', 'documents'];
const helps = new Map<string, string>();
const optionsOf = async (tool: string): Promise<ReadonlySet<string>> => {
  const at = [`tools/${tool}.ts`, `tools/hosting/${tool}.ts`].find((path) => existsSync(inProject(path)));
  if (at === undefined) return new Set();
  if (SAY_HELP.includes(tool)) helps.set(tool, helps.get(tool) ?? (await ran(tool, ['--help'])));
  const help = helps.get(tool);
  if (help !== undefined) return new Set(['--help', ...(help.match(/--[a-z][a-z-]*/g) ?? [])]);
  const source = read(at);
  return new Set([
    ...(source.match(/--[a-z][a-z-]*/g) ?? []),
    ...[...source.matchAll(/\b([a-z]+|'[a-z-]+'): \{ type: '/g)].map(
      ([, name = '']) => `--${name.replaceAll("'", '')}`,
    ),
  ]);
};

const recognised = async (part: string): Promise<void> => {
  const words = wordsOf(part);
  const [program, second = ''] = words;
  if (program === 'docker') {
    expect(
      ['up', 'run', 'exec', 'cp', 'stop'].some((verb) => words.includes(verb)),
      part,
    ).toBe(true);
    const compose = read('compose.yaml');
    const profile = words[words.indexOf('--profile') + 1];
    if (words.includes('--profile')) expect(compose).toContain(`profiles: [${profile ?? ''}]`);
    const inside = words.indexOf('npm');
    if (inside > 0) await recognised(words.slice(inside).join(' '));
    return;
  }
  if (program === 'cp') return expect(existsSync(inProject(second)), part).toBe(true);
  if (program === 'node') return expect(existsSync(inProject(second)), part).toBe(true);
  if (program === 'npx') {
    expect(words.slice(1, 3)).toEqual(['vitest', 'run']);
    for (const path of words.slice(3).filter((word) => word.includes('/')))
      expect(existsSync(inProject(path)), part).toBe(true);
    return;
  }
  const call = toolCall(part);
  if (call !== null) {
    expect(scripts, part).toHaveProperty([call.tool]);
    const known = await optionsOf(call.tool);
    for (const word of call.args.filter((one) => one.startsWith('--'))) expect([...known], part).toContain(word);
    return;
  }
  if (second === 'run') return expect(['npm run …', 'npm run NAME', 'npm run -s'], part).toContain(part);
  if (program === 'npm') return expect(['ci', 'install', ...Object.keys(scripts)], part).toContain(second);
  expect(['rm', 'systemctl'], part).toContain(program);
};

test('the documents hold commands', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(20);
  expect(PARTS.length).toBeGreaterThan(70);
});

test.each(PARTS)('%s is a command that there is', recognised);

/** What takes long, or writes beside the tree: what is recognised of it must do. */
const LONG = [
  '--mutate',
  '--audit',
  '--lengths',
  '--break',
  '--catalogue',
  '--coverage',
  '--asking',
  '--playing',
  '--advantage',
  '--file',
  'fit',
];
const QUICK = PARTS.flatMap((part) => {
  const call = toolCall(part);
  if (call === null || !['cards', 'rules', 'lookup', 'sim'].includes(call.tool)) return [];
  return call.args.some((word) => LONG.includes(word)) ? [] : [[part, call] as const];
});

/** The same with one game in place of so many. */
const shortened = ({ tool, args }: ToolCall): readonly string[] =>
  tool === 'sim' && !args.includes('--help')
    ? [...args.filter((word, at) => word !== '--games' && args[at - 1] !== '--games'), '--games', '1']
    : args;

test('most commands for cards, rules and lookups are quick', () => {
  expect(QUICK.length).toBeGreaterThan(12);
});

test.each(QUICK)('%s does what it should', async (_, call) => {
  const stdout = await ran(call.tool, shortened(call));
  expect(stdout.length).toBeGreaterThan(10);
  if (call.args.includes('--json') || call.args.includes('--text')) expect(JSON.parse(stdout)).toBeTruthy();
});

test('the health check answers 0 where nothing is to be asked', async () => {
  await expect(ran('healthcheck', ['/readyz'])).resolves.toBeDefined();
});

describe('docs/tools.md', () => {
  const sections = read('docs/tools.md')
    .split(/^### /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section] as const);
  const rowsOf = (section: string): readonly string[] =>
    [...section.matchAll(/^\| (`--.*?`(?:, `--.*?`)*)/gm)].flatMap(
      ([, cell = '']) => cell.match(/--[a-z][a-z-]*/g) ?? [],
    );

  test('names every script of package.json', () => {
    const named = read('docs/tools.md');
    const scriptsNamed = Object.keys(scripts).filter(
      (name) =>
        !['prestart', 'lint', 'start', 'test'].includes(name) &&
        !named.includes(`npm run ${name}`) &&
        !named.includes(`npm run -s ${name}`),
    );
    expect(scriptsNamed).toEqual([]);
  });

  test.each(sections.filter(([tool]) => SAY_HELP.includes(tool)))('has the options of %s', async (tool, section) => {
    const known = [...(await optionsOf(tool))].filter((option) => option !== '--help' && option !== '--');
    expect([...new Set(section.match(/--[a-z][a-z-]*/g))].filter((option) => option !== '--help').toSorted()).toEqual(
      known.toSorted(),
    );
  });

  test.each(sections.filter(([tool]) => ['cards', 'rules', 'lookup'].includes(tool)))(
    'names no option that %s does not take',
    async (tool, section) => {
      const known = await optionsOf(tool);
      expect(rowsOf(section).filter((option) => !known.has(option))).toEqual([]);
    },
  );
});
