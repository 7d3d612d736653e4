import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { seededRandom, seedHash } from '../../../src/engine/index.js';
import { assetPath } from '../../../src/ops/index.js';

interface Told {
  readonly hash: string | null;
  readonly since: 'lobby' | 'start';
  readonly secret: string;
  readonly words: readonly { readonly player: string; readonly word: string }[];
  readonly seed: string;
  readonly count: number;
  readonly draws: readonly (readonly [number | null, string, number, number])[];
  readonly rewinds: readonly { readonly before: number; readonly seed: string }[];
  readonly passedOver: readonly { readonly from: number; readonly to: number }[];
}

/** How the page checks: its own code. */
const page = (await import(pathToFileURL(assetPath('replay', 'chance.js')).href)) as {
  hexOf(text: string): string;
  drawAgain(seed: string, index: number, range: number): number;
  chanceProblems(told: Told): readonly { readonly is: string }[];
};

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');

test('the page has the generator of the game, and SHA-256', () => {
  for (const text of ['', 'abc', 'é🐾'.repeat(40), 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)])
    expect(page.hexOf(text)).toBe(hex(text));
  for (const range of [1, 2, 3, 6, 7, 100, 2 ** 31 + 1, 2 ** 32])
    for (let index = 0; index < 60; index += 1)
      expect(page.drawAgain(`seed ${range}`, index, range)).toBe(seededRandom(`seed ${range}`, index, range, 'die'));
});

const WORDS = [{ player: 'p1', word: 'été' }];
const seed = hex(JSON.stringify(['four-souls seed 1', 'a secret', WORDS.map(({ player, word }) => [player, word])]));

const told: Told = {
  hash: seedHash('a secret'),
  since: 'lobby',
  secret: 'a secret',
  words: WORDS,
  seed,
  count: 30,
  draws: Array.from({ length: 30 }, (_, at) => [at, 'die', 6, seededRandom(seed, at, 6, 'die')] as const),
  rewinds: [],
  passedOver: [],
};

test('the page finds a changed die, a changed word, another hash, a missing draw, one that is there twice', () => {
  const problems = (change: Partial<Told>) => [
    ...new Set(page.chanceProblems({ ...told, ...change }).map(({ is }) => is)),
  ];
  expect(problems({})).toEqual([]);
  expect(problems({ words: [] })).toEqual(['otherSeed']);
  expect(problems({ words: [{ player: 'p1', word: 'other' }] })).toEqual(['otherSeed']);
  expect(problems({ hash: seedHash('another') })).toEqual(['otherSecret']);
  expect(
    problems({
      draws: told.draws.map(([at, what, range, result]) => [at, what, range, at === 7 ? (result + 1) % 6 : result]),
    }),
  ).toEqual(['changed']);
  expect(problems({ draws: told.draws.toSpliced(7, 1) })).toEqual(['missing']);
  expect(problems({ draws: told.draws.slice(0, 20) })).toEqual(['missing']);
  expect(problems({ draws: told.draws.slice(0, 20), passedOver: [{ from: 20, to: 30 }] })).toEqual([]);
  expect(problems({ draws: told.draws.toSpliced(7, 0, told.draws[6]!) })).toContain('twice');
  expect(problems({ rewinds: [{ before: 20, seed: `${seed}/chosen` }], seed: `${seed}/chosen` })).toContain(
    'otherRewind',
  );
});
