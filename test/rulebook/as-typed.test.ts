import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openLookup, type Hit } from '../../src/rulebook/index.js';
import type { Language } from '../../src/text/index.js';

/**
 * A line of as-typed.tsv: what players type, and the cards, sections or rulings that answer it. From those called
 * learned, what else is asked was written afterwards; for those called fresh nothing was changed.
 */
interface Typed {
  readonly set: string;
  readonly kind: string;
  readonly language: Language;
  readonly query: string;
  readonly expected: readonly string[];
}

const TYPED = readFileSync(new URL('as-typed.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line): Typed => {
    const [set = '', kind = '', language, query = '', expected = ''] = line.split('\t');
    return { set, kind, language: language === 'fr' ? 'fr' : 'en', query, expected: expected.split('|') };
  });

const lookup = openLookup();

/** The page on which something stands: rulings stand with their card. */
const pageOf = (id: string): string => lookup.ruling(id, 'en')?.card ?? id;

const isRight = ({ expected }: Typed, { id }: Hit): boolean =>
  expected.includes(id) || expected.some((one) => lookup.ruling(one, 'en') !== null && pageOf(one) === pageOf(id));

/** Parts of a set, from 0 to 1; printed. */
const measured = (set: string, kind: string) => {
  const asked = TYPED.filter((typed) => typed.set === set && typed.kind === kind);
  const places = asked.map((typed) => {
    const { hits, trust } = (kind === 'card' ? lookup.cards : lookup.rules)(typed.query, typed.language);
    return { place: hits.findIndex((hit) => isRight(typed, hit)), trust };
  });
  const part = (count: number): number => Math.round((1000 * count) / asked.length) / 1000;
  const parts = {
    first: part(places.filter(({ place }) => place === 0).length),
    five: part(places.filter(({ place }) => place >= 0).length),
    wrongSure: part(places.filter(({ place, trust }) => place !== 0 && trust === 'sure').length),
  };
  process.stdout.write(`lookups, ${kind} as typed, ${set} (${asked.length}): ${JSON.stringify(parts)}\n`);
  return parts;
};

test('issue 19: every answer that is expected exists', () => {
  const known = (id: string): boolean => lookup.section(id, 'en') !== null || lookup.ruling(id, 'en') !== null;
  const unknown = TYPED.filter(({ kind }) => kind === 'rule').flatMap(({ expected }) =>
    expected.filter((id) => !known(id)),
  );
  expect(unknown).toEqual([]);
});

test.each([
  { set: 'learned', kind: 'rule', first: 0.98, five: 0.99, wrongSure: 0.01 },
  { set: 'learned', kind: 'card', first: 0.94, five: 0.98, wrongSure: 0.01 },
  { set: 'fresh', kind: 'rule', first: 0.78, five: 0.95, wrongSure: 0.01 },
  { set: 'fresh', kind: 'card', first: 0.75, five: 0.95, wrongSure: 0.01 },
])(
  'issue 19: what players type is found: $kind, $set',
  ({ set, kind, first, five, wrongSure }) => {
    const parts = measured(set, kind);
    expect(parts.first).toBeGreaterThanOrEqual(first);
    expect(parts.five).toBeGreaterThanOrEqual(five);
    expect(parts.wrongSure).toBeLessThanOrEqual(wrongSure);
  },
  120_000,
);
