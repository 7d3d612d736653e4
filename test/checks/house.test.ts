import { expect, test } from 'vitest';
import { checkArrows, checkPrintedCards } from './arrows.js';
import { checkGenerators } from './generators.js';
import { checkLeftovers, checkLengths } from './limits.js';
import { checkPurity } from './purity.js';
import { checkedProgram, readTree } from './tree.js';

const code = readTree(['src', 'commands', 'cards'], ['.ts']);
const everything = readTree(
  ['src', 'commands', 'cards', 'assets', 'test', '.ci', 'package.json', 'vitest.config.ts', 'vitest.long.config.ts'],
  ['.ts', '.js', '.html', '.css', '.json', '.md', '/run'],
);
const program = checkedProgram(new Map([...code].filter(([path]) => !path.startsWith('src/playground/page/'))));

test('every import follows the arrows of DESIGN section 1, through doors, and never in a circle', () => {
  const report = checkArrows(code);
  process.stdout.write(`arrows: ${report.modules} modules, ${report.imports} imports\n`);
  expect(report.problems).toEqual([]);
  expect(report.modules).toBeGreaterThan(5);
});

test('only the listed files read printed cards', () => {
  expect(checkPrintedCards(code)).toEqual([]);
});

test('every generator that is called in the engine is run', () => {
  expect(checkGenerators(program)).toEqual([]);
});

test('the engine and the cards know no clock, chance, locale or I/O', () => {
  expect(checkPurity(program)).toEqual([]);
});

test('files and functions stay short', () => {
  expect(checkLengths(program)).toEqual([]);
});

test('nothing is left unfinished, switched off, or read from outside the repository', () => {
  expect(checkLeftovers(everything)).toEqual([]);
});
