import { describe, expect, test } from 'vitest';
import { rulebook } from '../../src/rulebook/index.js';
import { LANGUAGES } from '../../src/text/index.js';

/** Characters of a section with its example; French needs some more for the same. */
const MOST = { en: 920, fr: 1000 };

const books = LANGUAGES.map((language) => ({ language, ...rulebook(language) }));
const english = rulebook('en');
const known = new Set(english.sections.map(({ id }) => id));

const repeated = (all: readonly string[]): readonly string[] => all.filter((one, at) => all.indexOf(one) !== at);

describe('issue 7: the rulebook in our own words', () => {
  test('both languages have the same sections, terms and rulings', () => {
    const [first, second] = books.map(({ sections, glossary, rulings }) =>
      [sections, glossary, rulings].map((all) => all.map(({ id }) => id)),
    );
    expect(second).toEqual(first);
  });

  test('ids are unique, and terms lead to sections that exist', () => {
    expect(repeated(english.sections.map(({ id }) => id))).toEqual([]);
    expect(english.glossary.filter(({ section }) => !known.has(section)).map(({ id }) => id)).toEqual([]);
  });

  test.each(books)(
    'sections are short, with an example and questions ($language)',
    ({ language, sections, glossary, rulings }) => {
      const wrong = sections.filter(
        ({ title, text, example, asked }) =>
          text.length + example.length > MOST[language] ||
          title.length > 60 ||
          example === '' ||
          text === '' ||
          asked.length < 3,
      );
      expect(wrong.map(({ id, text, example }) => `${id}: ${text.length + example.length}`)).toEqual([]);
      expect(glossary.filter(({ meaning }) => meaning === '' || meaning.length > 240).map(({ id }) => id)).toEqual([]);
      expect(rulings.filter(({ text }) => text === '' || text.length > 500).map(({ id }) => id)).toEqual([]);
    },
  );
});
