import { describe, expect, test } from 'vitest';
import type { Hit, Trust } from '../../src/rulebook/index.js';
import { LANGUAGES } from '../../src/text/index.js';
import { foundFor, lookup, typedIn, type Typed } from './typed.js';

/**
 * What somebody types at a table. Of the set called held out the search knew nothing when it was written; both have been
 * measured often since. What was written later stands in as-typed.tsv.
 */
const TYPED = typedIn('at-the-table.tsv');

const fits = ({ kind, expected }: Typed, hit: Hit | undefined): boolean =>
  hit !== undefined &&
  (expected.includes(hit.id) || (kind === 'rule' && hit.rules.some((rule) => expected.includes(rule))));

interface Answered {
  readonly typed: Typed;
  readonly isRight: boolean;
  readonly trust: Trust;
}

const answered = (typed: Typed): Answered => {
  const { hits, trust } = foundFor(typed);
  return { typed, isRight: fits(typed, hits[0]), trust };
};

const isAbout = ({ expected }: Typed): boolean => !expected.includes('-');

/** How many are right and taken for right, right and doubted, and wrong but taken for right; printed. */
const counted = (name: string, all: readonly Answered[]) => {
  const right = all.filter(({ isRight }) => isRight);
  const counts = {
    all: all.length,
    right: right.length,
    doubted: right.filter(({ trust }) => trust !== 'sure').length,
    wrongSure: all.filter(({ isRight, trust }) => !isRight && trust === 'sure').length,
  };
  process.stdout.write(`lookups, ${name}: ${JSON.stringify(counts)}\n`);
  return counts;
};

describe('what people type at a table is found, and doubt is said where there is some', () => {
  const all = TYPED.map(answered);

  test('there are 60 questions and more in both languages, and 30 that were held out', () => {
    for (const [set, most] of [
      ['first', 60],
      ['held out', 30],
    ] as const)
      expect(TYPED.filter((one) => one.set === set && one.kind === 'rule' && isAbout(one)).length).toBeGreaterThan(
        most,
      );
    for (const language of LANGUAGES)
      expect(TYPED.filter((one) => one.language === language).length).toBeGreaterThan(60);
  });

  test.each(['first', 'held out'])('rules: nineteen of twenty right, and hardly any wrong one sure (%s)', (set) => {
    const {
      all: asked,
      right,
      doubted,
      wrongSure,
    } = counted(
      `rules, ${set}`,
      all.filter(({ typed }) => typed.set === set && typed.kind === 'rule' && isAbout(typed)),
    );
    expect(right / asked).toBeGreaterThan(0.95);
    expect(wrongSure / asked).toBeLessThan(0.01);
    // A right answer that is doubted is shown all the same, with the next ones below it.
    expect(doubted / right).toBeLessThan(0.8);
  });

  test.each(['first', 'held out'])('cards: all right, hardly one doubted (%s)', (set) => {
    const {
      all: asked,
      right,
      doubted,
    } = counted(
      `cards, ${set}`,
      all.filter(({ typed }) => typed.set === set && typed.kind === 'card'),
    );
    expect([right, doubted <= asked / 20]).toEqual([asked, true]);
  });

  test('what is not about the game is hardly ever taken for a rule', () => {
    const beside = all.filter(({ typed }) => !isAbout(typed));
    expect(counted('beside the game', beside).wrongSure / beside.length).toBeLessThan(0.1);
  });

  test('the questions of the issue', () => {
    const asked = [
      ['who decides the order when two things trigger at once', 'triggers-in-order'],
      ['my friend left the game', 'leaving-players'],
      ['somebody is afk', 'absent-players'],
    ] as const;
    for (const [query, id] of asked) {
      const { hits, trust } = lookup.rules(query, 'en');
      expect([query, hits[0]?.id, trust]).toEqual([query, id, 'sure']);
    }
    const { hits, trust } = lookup.rules('monster and I die together, who gets the reward', 'en');
    expect([hits[0]?.rules, trust]).toEqual([expect.arrayContaining(['DEATH-03']), 'sure']);
  });
});
