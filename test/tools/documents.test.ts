import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';
import { commandsDocument } from '../../tools/documents/commands-document.js';
import { withConfigurationTable } from '../../tools/documents/configuration-table.js';

const read = (path: string): string => readFileSync(join(projectRoot(), path), 'utf8');
const notes = read('tools/documents/command-notes.md');

/** Words as people count them: between spaces. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

test('docs/commands.md is what `npm run documents` writes', () => {
  expect(read('docs/commands.md')).toBe(commandsDocument(notes));
});

test('a note on what is no command is refused', () => {
  expect(() => commandsDocument(`${notes}\n## /souls fly\n\nUp.\n`)).toThrow('/souls fly');
});

test('the table of docs/hosting.md is what `npm run documents` writes', () => {
  const hosting = read('docs/hosting.md');
  expect(hosting).toBe(withConfigurationTable(hosting));
  expect(() => withConfigurationTable('no marks')).toThrow('missing');
});

test('the pictures of README.md are there, and none is large', () => {
  const pictures = readdirSync(join(projectRoot(), 'docs/pictures'));
  expect(pictures.toSorted()).toEqual(['board.png', 'replay.png', 'story.png']);
  for (const name of pictures) {
    expect(read('README.md')).toContain(`(docs/pictures/${name})`);
    expect(statSync(join(projectRoot(), 'docs/pictures', name)).size).toBeLessThan(300_000);
  }
});

test('documents for people stay short', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  expect(wordsIn(read('README.md'))).toBeLessThanOrEqual(1_500);
  const decisions = readdirSync(join(projectRoot(), 'docs/decisions'));
  expect(decisions.length).toBeLessThanOrEqual(8);
  const architecture = ['docs/architecture.md', ...decisions.map((name) => `docs/decisions/${name}`)];
  expect(architecture.reduce((sum, path) => sum + wordsIn(read(path)), 0)).toBeLessThanOrEqual(6_000);
  expect(read('docs/glossary.md').match(/^\| (?!Word|---)/gm)?.length).toBeLessThanOrEqual(40);
});
