import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openLookup } from '../../src/rulebook/index.js';
import { LANGUAGES, type Language } from '../../src/text/index.js';

/** A line of queries.tsv: what somebody types, and the cards or rules of which the first hit must be or explain one. */
interface Query {
  readonly kind: 'card' | 'rule';
  readonly language: Language;
  readonly query: string;
  readonly expected: readonly string[];
}

const readQuery = (line: string): Query => {
  const [kind = '', language = '', query = '', expected = ''] = line.split('\t');
  return { kind: kind as Query['kind'], language: language as Language, query, expected: expected.split('|') };
};

const QUERIES = readFileSync(new URL('queries.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map(readQuery);

const lookup = openLookup();

describe('issue 7: lookups', () => {
  test('there are 200 queries and more, in both languages, for rules and for cards', () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(200);
    for (const language of LANGUAGES)
      for (const kind of ['card', 'rule'] as const)
        expect(QUERIES.filter((one) => one.language === language && one.kind === kind).length).toBeGreaterThan(30);
    expect(new Set(QUERIES.map(({ kind, language, query }) => `${kind} ${language} ${query}`)).size).toBe(
      QUERIES.length,
    );
  });

  test('accents, apostrophes and capitals do not matter', () => {
    const spelled = ['Cœur d’âme', "coeur d'ame", 'COEUR DAME', 'cœurdâme'];
    expect(spelled.map((query) => lookup.cards(query, 'fr').hits[0]?.id)).toEqual(spelled.map(() => 'soul-heart'));
  });

  test('a filter leaves only what it asks for', () => {
    const hits = lookup.suggestCards('guppy', 'en', { mark: 'guppy', deck: 'loot' });
    expect(hits.map(({ id }) => id)).toContain('guppys-hairball');
    expect(hits.map(({ id }) => id)).not.toContain('guppys-head');
    expect(lookup.suggestCards('a', 'en', { set: 'warp-zone' }).length).toBeLessThanOrEqual(25);
  });

  test('cards named in a text are found in its order, each once', () => {
    const said =
      "Cain used Guppy's Head, then guppy's head again; Bombe ! and the bomb. A Dime for Mom's Hand, no chaos.";
    expect(lookup.named(said)).toEqual(['cain', 'guppys-head', 'bomb', 'a-dime', 'moms-hand']);
    expect(lookup.named('nothing here')).toEqual([]);
  });
});
