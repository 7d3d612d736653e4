import { expect, test } from 'vitest';
import type { Hit } from '../../src/rulebook/index.js';
import { amount } from '../support/amount.js';
import { foundFor, lookup, part, typedIn, type Typed } from './typed.js';

/**
 * What players type. For the lines called learned, and learned since, more was written after they had been asked once; those
 * called fresh nothing was changed for. An answer is expected by its section, though others may say the same; what is
 * shown for a question is measured in discord/lookup/rule-answers.test.ts. What is asked of the cards of the Gold Box, Four Souls+ and Requiem was
 * written when there was not a word yet of what they do, and the words came before it was read. The 21 fresh questions for cards
 * are asked among all sets that can be played: 17 found their card first among four sets, 16 among twelve, 15 among all, and 17
 * among all since cards of the base set count a little more than those of sets that not every table has.
 */
const TYPED = typedIn('as-typed.tsv');

/** The page on which something stands: rulings stand with their card. */
const pageOf = (id: string): string => lookup.ruling(id, 'en')?.card ?? id;

const isRight = ({ expected }: Typed, { id }: Hit): boolean =>
  expected.includes(id) || expected.some((one) => lookup.ruling(one, 'en') !== null && pageOf(one) === pageOf(id));

/** Parts of a set, from 0 to 1; of the right ones, which part is doubted; printed. */
const measured = (set: string, kind: string) => {
  const all = TYPED.filter((typed) => typed.set === set && typed.kind === kind);
  const every = set.startsWith('learned') ? amount(2, 1) : 1;
  const asked = all.filter((_, at) => at % every === 0);
  const places = asked.map((typed) => {
    const { hits, trust } = foundFor(typed);
    return { place: hits.findIndex((hit) => isRight(typed, hit)), isSure: trust === 'sure' };
  });
  const right = places.filter(({ place }) => place === 0);
  const parts = {
    first: part(right.length, asked.length),
    five: part(places.filter(({ place }) => place >= 0).length, asked.length),
    wrongSure: part(places.filter(({ place, isSure }) => place !== 0 && isSure).length, asked.length),
    doubted: part(right.filter(({ isSure }) => !isSure).length, right.length),
  };
  process.stdout.write(`lookups, ${kind} as typed, ${set} (${asked.length}): ${JSON.stringify(parts)}\n`);
  return parts;
};

test('every answer that is expected exists', () => {
  const known = (id: string): boolean => lookup.section(id, 'en') !== null || lookup.ruling(id, 'en') !== null;
  const unknown = TYPED.filter(({ kind }) => kind === 'rule').flatMap(({ expected }) =>
    expected.filter((id) => !known(id)),
  );
  expect(unknown).toEqual([]);
});

test('there are 300 questions for the new cards', () => {
  expect(TYPED.filter(({ set }) => set === 'new cards').length).toBeGreaterThanOrEqual(300);
});

test.each([
  { set: 'learned', kind: 'rule', first: 0.95, five: 0.99, wrongSure: 0.01, doubted: 0.56 },
  { set: 'learned', kind: 'card', first: 0.97, five: 0.98, wrongSure: 0.01, doubted: 0.2 },
  { set: 'learned since', kind: 'rule', first: 0.96, five: 0.99, wrongSure: 0.01, doubted: 0.6 },
  { set: 'learned since', kind: 'card', first: 0.96, five: 0.98, wrongSure: 0.01, doubted: 0.3 },
  { set: 'new cards', kind: 'card', first: 0.97, five: 0.99, wrongSure: 0.01, doubted: 0.2 },
  { set: 'fresh', kind: 'rule', first: 0.75, five: 0.95, wrongSure: 0.016, doubted: 0.9 },
  { set: 'fresh', kind: 'card', first: 0.8, five: 0.95, wrongSure: 0.01, doubted: 0.3 },
])(
  'what players type is found: $kind, $set',
  ({ set, kind, first, five, wrongSure, doubted }) => {
    const parts = measured(set, kind);
    expect(parts.first).toBeGreaterThanOrEqual(first);
    expect(parts.five).toBeGreaterThanOrEqual(five);
    expect(parts.wrongSure).toBeLessThanOrEqual(wrongSure);
    expect(parts.doubted).toBeLessThanOrEqual(doubted);
  },
  120_000,
);
