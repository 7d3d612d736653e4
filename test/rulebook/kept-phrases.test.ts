import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeIndexes, builtIndexes, createLookup, buildIndexes } from '../../src/rulebook/index.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'phrases-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('what is kept of the phrases is what is read anew, and is found by the same words', () => {
  const file = join(folder, 'phrases.bin');
  writeIndexes(file);
  const kept = builtIndexes(file);
  const read = buildIndexes();
  expect(isDeepStrictEqual(kept, read)).toBe(true); // a million numbers: not compared one by one
  const [one, other] = [createLookup(kept), createLookup(read)];
  for (const query of ['when does the first player die', 'guppys head', 'curved horn', 'qui meurt en premier'])
    for (const language of ['en', 'fr'] as const) {
      expect(one.rules(query, language)).toEqual(other.rules(query, language));
      expect(one.cards(query, language)).toEqual(other.cards(query, language));
    }
});

test('where nothing was kept the phrases are read', () => {
  const { words, cards, rules } = builtIndexes(join(folder, 'nothing-there'));
  expect(words.length).toBeGreaterThan(1000);
  expect(cards.wordings.length).toBeGreaterThan(958);
  expect(rules.texts.starts.length).toBeGreaterThan(500);
});
