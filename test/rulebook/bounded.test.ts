import { expect, test } from 'vitest';
import { createLookup, createRuleSearch } from '../../src/rulebook/index.js';
import { LANGUAGES } from '../../src/text/index.js';

const lookup = createLookup();
// What is worked out once, with the first word that no card has.
lookup.cards('zzzzzz', 'en');
lookup.rules('zzzzzz', 'en');
lookup.named('Bomb');

/** Texts that grow when their accents are taken away, and those on which searches run far: one word, many, blanks, signs. */
const odd = (length: number): readonly string[] =>
  [
    '\uFDFA', // eighteen letters in one
    'a',
    ' ',
    '\n',
    'a ',
    "l'",
    "'",
    '*',
    '!',
    '?! ',
    'de\u0301',
    '\u0301',
    '9',
    'Bomb ',
    '"Bomb" ',
    '🎲',
    'é',
    '-',
    'IVX',
  ].map((unit) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length));

/** Milliseconds. */
const longest = (work: (text: string) => unknown, length: number): number =>
  Math.max(
    ...odd(length).map((text) => {
      const began = performance.now();
      work(text);
      return performance.now() - began;
    }),
  );

test.each(LANGUAGES)(
  'a query is looked at as far as people type, and takes no longer for being long: %s',
  (language) => {
    for (const search of [
      (text: string) => lookup.cards(text, language),
      (text: string) => lookup.suggestCards(text, language),
      (text: string) => lookup.byName(text, language),
      (text: string) => lookup.rules(text, language),
      (text: string) => lookup.suggestRules(text, language),
    ])
      expect(longest(search, 6_000)).toBeLessThan(1_000);
  },
);

test('the cards that a text names are found in time however long and odd it is', () => {
  expect(longest((text) => lookup.named(text), 100_000)).toBeLessThan(1_500);
  expect(lookup.named(`${'Bomb '.repeat(3_000)} Isaac`)).toEqual(['bomb', 'isaac']);
});

test('what is known of each answer to a query of one word is a number', () => {
  const search = createRuleSearch();
  for (const language of LANGUAGES)
    for (const { features } of ['prices', 'soul', '6'].flatMap((query) => search(query, language).answers))
      expect(Object.entries(features).filter(([, value]) => !Number.isFinite(value))).toEqual([]);
});
