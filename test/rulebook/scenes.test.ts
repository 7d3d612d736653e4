import { describe, expect, test } from 'vitest';
import { rulebook } from '../../src/rulebook/index.js';
import { cardsAToG } from './scenes/cards-a-g.js';
import { cardsHToZ } from './scenes/cards-h-z.js';
import { cardsOfSets } from './scenes/cards-of-sets.js';
import { cardsOfSetsMore } from './scenes/cards-of-sets-more.js';
import { onTheStack } from './scenes/on-the-stack.js';
import { questions } from './scenes/questions.js';
import { rarerCases } from './scenes/rarer-cases.js';
import { rooms } from './scenes/rooms.js';
import { sections } from './scenes/sections.js';
import { sectionsOfSets } from './scenes/sections-of-sets.js';
import type { Shown } from './scenes/shown.js';

const SHOWN: readonly Shown[] = [
  ...cardsAToG,
  ...cardsHToZ,
  ...cardsOfSets,
  ...cardsOfSetsMore,
  ...onTheStack,
  ...questions,
  ...rarerCases,
  ...rooms,
  ...sections,
  ...sectionsOfSets,
];
const books = [rulebook('en'), rulebook('fr')];
const [english] = books;
const ids = new Set(books.flatMap((book) => [...book.sections, ...book.rulings].map(({ id }) => id)));

/** What begins as the answer to a question of players. */
const ANSWER = /^(?:Yes|No|Oui|Non)[,.]/;

describe('the rulebook says what the engine does', () => {
  test.each(SHOWN.map((shown) => ({ ...shown, name: `${shown.of}: ${shown.says}` })))('$name', ({ play }) => {
    play();
  });

  test('every scene shows a section or ruling that exists, and says what no other one says of it', () => {
    expect(SHOWN.map(({ of }) => of).filter((id) => !ids.has(id))).toEqual([]);
    const said = SHOWN.map(({ of, says }) => `${of}: ${says}`);
    expect(new Set(said).size).toBe(said.length);
  });

  test('whatever answers a question with Yes or No does so in both languages, and a game shows it', () => {
    const answers = books.map((book) =>
      [...book.sections.filter(({ chapter }) => chapter !== 'noSuchRules'), ...book.rulings]
        .filter(({ text }) => ANSWER.test(text))
        .map(({ id }) => id),
    );
    expect(answers[1]).toEqual(answers[0]);
    const shown = new Set(SHOWN.map(({ of }) => of));
    expect(answers[0]?.filter((id) => !shown.has(id))).toEqual([]);
  });

  test('the chapter of questions answers each of them with Yes or No', () => {
    for (const book of books)
      expect(
        book.sections
          .filter(
            ({ chapter, text, title }) => chapter === 'tableQuestions' && !(ANSWER.test(text) && title.endsWith('?')),
          )
          .map(({ id }) => id),
      ).toEqual([]);
    expect(english?.sections.filter(({ chapter }) => chapter === 'tableQuestions').length).toBeGreaterThan(10);
  });
});
