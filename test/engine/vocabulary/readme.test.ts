import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENTS } from '../../../src/engine/vocabulary/index.js';
import { sets } from '../../../cards/index.js';
import { projectRoot } from '../../../src/ops/index.js';
import { singleCardWords, wordsOf } from '../../../tools/card-reports/card-counts.js';

const folder = join(projectRoot(), 'src/engine/vocabulary');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The text of one declared type, up to the blank line after it. */
const declared = (source: string, type: string): string => {
  const from = source.indexOf(`export type ${type} =`);
  if (from < 0) throw new Error(`no type ${type} is declared`);
  return source.slice(from, source.indexOf('\n\n', from));
};

const strings = (text: string): string[] => [...text.matchAll(/'(\w+)'/g)].map((found) => found[1] ?? '');

const tagged = (source: string, type: string, tag: string): string[] =>
  [...declared(source, type).matchAll(new RegExp(`\\{ readonly ${tag}: ((?:'\\w+'(?: \\| )?)+)`, 'g'))].flatMap(
    (found) => strings(found[1] ?? ''),
  );

/** The part of the README that lists the words there are. */
const listed = (readme: string): string =>
  readme.slice(readme.indexOf('## The words there are'), readme.indexOf('## Words to come'));

test.each([
  ['Selector', 'select'],
  ['Amount', 'amount'],
  ['Condition', 'if'],
  ['Modifier', 'modify'],
  ['Replacement', 'instead'],
  ['Cost', 'pay'],
  ['Ability', 'kind'],
])('the README lists every word of %s', (type, tag) => {
  const words = tagged(`${read('words/readings.ts')}\n${read('words/words.ts')}`, type, tag);
  expect(words.length).toBeGreaterThan(3);
  const readme = listed(read('README.md'));
  expect(words.filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
});

test('the README lists every word of every chapter of effects', () => {
  const words = readdirSync(join(folder, 'words/effects')).flatMap((name) =>
    [...read(`words/effects/${name}`).matchAll(/^ {2}readonly (\w+):/gm)].flatMap(([, word]) => word ?? []),
  );
  expect(words).toContain('gainCoins');
  expect(words.length).toBeGreaterThan(70);
  const readme = listed(read('README.md'));
  expect(words.filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
});

test.each([
  ['EventType', EVENTS],
  ['Duration', strings(declared(read('words/words.ts'), 'Duration'))],
])('the README lists every word of %s', (_type, words) => {
  expect(words.length).toBeGreaterThan(1);
  const readme = listed(read('README.md'));
  expect(words.filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
});

test('the README says how each of the 64 odd families will be expressed', () => {
  const rows = [...read('README.md').matchAll(/^\| (\d+) \| \S.*? \| \S.* \|$/gm)].map((row) => Number(row[1]));
  expect(rows).toEqual(Array.from({ length: 64 }, (_, index) => index + 1));
});

test('the README says of every word that one card of the base set uses why it is a word', () => {
  const base = sets.find(({ id }) => id === 'base')!.cards;
  const user = (word: string): string => base.find(({ abilities }) => wordsOf(abilities).has(word))!.id;
  const rows = [...read('README.md').matchAll(/^\| `(\w+:\w+)` \| `([\w-]+)` \| \S.* \|$/gm)];
  expect(rows.map(([, word, card]) => [word, card])).toEqual(singleCardWords(base).map((word) => [word, user(word)]));
});
