import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allCards, knownCard } from '../../cards/index.js';
import { askedIn, rulebook, type Section } from '../../src/rulebook/index.js';
import { PLAYABLE_SETS } from '../../src/table/index.js';
import { cardById, LANGUAGES, words } from '../../src/text/index.js';

/** Every id of the catalogue. */
const CATALOGUE = readFileSync(new URL('../../rulebook/rules.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);
/** Characters of a section with its example; French needs some more for the same. */
const MOST = { en: 920, fr: 1000 };

const books = LANGUAGES.map((language) => ({ language, ...rulebook(language) }));
const english = rulebook('en');
const known = new Set(english.sections.map(({ id }) => id));
const cards = new Set(allCards.map(({ id }) => id));

const repeated = (all: readonly string[]): readonly string[] => all.filter((one, at) => all.indexOf(one) !== at);

describe('the rulebook in our own words', () => {
  test('every rule of the catalogue is explained', () => {
    const explained = new Set(
      [...english.sections, ...english.rulings, ...english.glossary].flatMap(({ rules }) => rules),
    );
    expect(CATALOGUE.filter((id) => !explained.has(id))).toEqual([]);
    expect([...explained].filter((id) => !CATALOGUE.includes(id))).toEqual([]);
  });

  test('both languages have the same sections, terms and rulings', () => {
    const [first, second] = books.map(({ sections, glossary, rulings }) =>
      [sections, glossary, rulings].map((all) => all.map(({ id }) => id)),
    );
    expect(second).toEqual(first);
  });

  test('ids are unique, and links lead to sections and cards that exist', () => {
    expect(repeated(english.sections.map(({ id }) => id))).toEqual([]);
    const dead = ({ id, related, cards: shown }: Section): readonly string[] => [
      ...related.filter((one) => !known.has(one) || one === id),
      ...shown.filter((one) => !cards.has(one)),
    ];
    expect(english.sections.flatMap((section) => dead(section).map((link) => `${section.id} → ${link}`))).toEqual([]);
    expect(english.glossary.filter(({ section }) => !known.has(section)).map(({ id }) => id)).toEqual([]);
  });

  test.each(books)(
    'the section about sets names every set that can be played ($language)',
    ({ language, sections }) => {
      const text = sections.find(({ id }) => id === 'sets-of-cards')?.text;
      const { set } = words(language, { card: cardById }).knownCard;
      expect(PLAYABLE_SETS.map((id) => set[id]).filter((name) => text?.includes(name) !== true)).toEqual([]);
      expect(text).toContain(`${PLAYABLE_SETS.length} `);
    },
  );

  test.each(books)(
    'sections are short, with an example and questions ($language)',
    ({ language, sections, glossary, rulings }) => {
      const { entries } = askedIn(language);
      const wrong = sections.filter(
        ({ id, chapter, title, text, example }) =>
          text.length + example.length > MOST[language] ||
          title.length > 60 ||
          (example === '') !== (chapter === 'noSuchRules') ||
          text === '' ||
          (entries[id] ?? []).flat().length < 3,
      );
      expect(wrong.map(({ id, text, example }) => `${id}: ${text.length + example.length}`)).toEqual([]);
      expect(glossary.filter(({ meaning }) => meaning === '' || meaning.length > 240).map(({ id }) => id)).toEqual([]);
      expect(rulings.filter(({ text }) => text === '' || text.length > 500).map(({ id }) => id)).toEqual([]);
    },
  );

  test.each(books)('spaces stand where they belong, and bold letters end ($language)', (book) => {
    const texts = [
      ...book.sections.flatMap(({ title, text, example }) => [title, text, example]),
      ...book.glossary.flatMap(({ name, also, meaning }) => [name, meaning, ...also]),
      ...book.rulings.map(({ text }) => text),
    ];
    const isSpaced = (text: string): boolean => text === text.trim() && !/ {2}| [,.)]|\( |[ \t]$/m.test(text);
    expect(texts.filter((text) => !isSpaced(text) || text.split('**').length % 2 === 0)).toEqual([]);
  });

  test.each(books)('what cards do is asked of cards that are known ($language)', ({ language }) => {
    expect(Object.keys(askedIn(language).cards).filter((id) => knownCard(id) === null)).toEqual([]);
  });
});
