import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';
import { checkArrows, checkPermissions, checkPrintedCards, checkSessions } from './arrows.js';
import { checkControls } from './controls.js';
import { checkExports } from './exports.js';
import { checkDocComments } from './doc-comments.js';
import { checkCitations, checkExamples, checkNamedFiles } from './documents.js';
import { checkGenerators } from './generators.js';
import { checkFolders, checkLeftovers, checkLengths } from './limits.js';
import { checkPunctuation } from './punctuation.js';
import { checkPurity } from './purity.js';
import { checkedProgram, readTree } from './tree.js';
import { checkLanguageFiles, checkWords } from './words.js';

const code = readTree(['src', 'commands', 'cards', 'playground', 'tools'], ['.ts']);
const everything = readTree(
  [
    'src',
    'commands',
    'cards',
    'playground',
    'tools',
    'assets',
    'rulebook',
    'test',
    '.ci',
    'package.json',
    'vitest.config.ts',
    'vitest.long.config.ts',
  ],
  ['.ts', '.js', '.html', '.css', '.json', '.md', '/run'],
);
const documents = readTree(
  ['README.md', 'PRIVACY.md', 'docs', 'src', 'cards', 'playground', 'tools', 'rulebook', 'assets', 'test'],
  ['.md'],
);
const program = checkedProgram(new Map([...code].filter(([path]) => !path.startsWith('playground/page/'))));

test('every import follows the arrows of architecture.md#folders-and-imports, through doors, and never in a circle', () => {
  const report = checkArrows(code);
  process.stdout.write(`arrows: ${report.modules} modules, ${report.imports} imports\n`);
  expect(report.problems).toEqual([]);
  expect(report.modules).toBeGreaterThan(5);
});

test('every export has a user', () => {
  const users = readTree(['test', 'vitest.config.ts', 'vitest.long.config.ts'], ['.ts']);
  expect(checkExports(code, users)).toEqual([]);
});

test('every permission of the architecture is used', () => {
  expect(checkPermissions(code)).toEqual([]);
});

test('every language has the same files', () => {
  expect(checkLanguageFiles(code)).toEqual([]);
});

test('every doc comment documents something', () => {
  expect(checkDocComments(new Map([...code, ...readTree(['test'], ['.ts'])]))).toEqual([]);
});

test('only the listed files read printed cards', () => {
  expect(checkPrintedCards(code)).toEqual([]);
});

test('only the listed files look into a session or read its seed', () => {
  expect(checkSessions(new Map([...code, ...readTree(['test'], ['.ts'])]))).toEqual([]);
});

test('every generator that is called in the engine is run', () => {
  expect(checkGenerators(program)).toEqual([]);
});

test('the engine and the cards know no clock, chance, locale or I/O', () => {
  expect(checkPurity(program)).toEqual([]);
});

test('every text that the languages give is said somewhere', () => {
  expect(checkWords(program)).toEqual([]);
});

test('punctuation of people stands among the texts, where each language sets its own', () => {
  expect(checkPunctuation(program)).toEqual([]);
});

test('DISCORD 3: sentences name buttons and menus by the labels that these are drawn with', () => {
  expect(checkControls(program)).toEqual([]);
});

test('files and functions stay short', () => {
  expect(checkLengths(program)).toEqual([]);
});

test('folders stay small', () => {
  expect(checkFolders(code)).toEqual([]);
});

test('nothing is left unfinished, switched off, or read from outside the repository', () => {
  expect(checkLeftovers(everything)).toEqual([]);
});

test('what comments cite of the documents is there, and so are the files that the documents name', () => {
  expect(checkCitations(everything, documents)).toEqual([]);
  expect(checkNamedFiles(documents, (path) => existsSync(join(projectRoot(), path)))).toEqual([]);
  expect(documents.size).toBeGreaterThan(5);
});

test('the examples of contributing.md are in the tree as they stand there', () => {
  const read = (path: string): string | null =>
    existsSync(join(projectRoot(), path)) ? readFileSync(join(projectRoot(), path), 'utf8') : null;
  const document = documents.get('docs/contributing.md') ?? '';
  expect(checkExamples(document, read)).toEqual([]);
  expect(document.match(/^@@$/gm)?.length).toBeGreaterThan(70);
});
