import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardById, LANGUAGES, type Language } from '../../../src/text/index.js';
import { lettersOf, rulebook } from '../../../src/rulebook/index.js';
import { cardsNamedIn, rulesFor } from '../../../src/discord/lookup/found.js';
import { answerOfHit, answerPage, rulesPage } from '../../../src/discord/lookup/rule-answers.js';
import { firstSentence, otherSentence, sentencesOf } from '../../../src/discord/format/sentences.js';
import type { Payload } from '../../../src/discord/protocol/payload.js';
import { amount } from '../../support/amount.js';
import { speak } from '../support/house.js';
import { readerIn } from '../support/lookup-walk.js';

/** As somebody reads it who has no notice above it. */
const reader = (language: Language) => ({
  ...readerIn(language),
  notice: '',
  way: { here: { is: 'contents', chapter: '' } as const, before: [] },
});

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** What is shown first for a question. */
const shownFor = (query: string, language: Language): { readonly isSure: boolean; readonly page: Payload } => {
  const { is, hits } = rulesFor(query, language);
  const answer = hits[0] === undefined ? null : answerOfHit(hits[0]);
  const page =
    is === 'sure' && answer?.is === 'answer'
      ? answerPage(reader(language), answer, query)
      : rulesPage(reader(language), query);
  return { isSure: is === 'sure', page: page! };
};

/** Letters alone, as they are typed: spaces and quotation marks are set by the program. */
const letters = lettersOf;

interface Asked {
  readonly language: Language;
  readonly query: string;
  readonly expected: readonly string[];
}

const askedBy = (file: URL): readonly Asked[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Asked => {
      const [language, query = '', expected = ''] = line.split('\t');
      return { language: language === 'fr' ? 'fr' : 'en', query, expected: expected.split(' || ').map(letters) };
    });

/** Of an author with more questions only a part is asked. */
const MANY = 200;

const FOLDER = new URL('../../../rulebook/questions/', import.meta.url);

/** Parts of the questions of an author: the first answer is right, one that is shown is, a wrong one is sure; printed. */
const measured = (author: string, questions: readonly Asked[]) => {
  const outcomes = questions.map(({ query, language, expected }) => {
    const { isSure, page } = shownFor(query, language);
    const [first = '', ...others] = page.content.split('\n').map(letters);
    const holds = (line: string): boolean => expected.some((sentence) => line.includes(sentence));
    return { isRight: holds(first), isShown: holds(first) || others.some(holds), isSure, words: wordsIn(page.content) };
  });
  const part = (of: (outcome: (typeof outcomes)[number]) => boolean): number =>
    Math.round((1000 * outcomes.filter(of).length) / outcomes.length) / 1000;
  const parts = {
    first: part(({ isRight }) => isRight),
    shown: part(({ isShown }) => isShown),
    sure: part(({ isSure }) => isSure),
    surelyWrong: part(({ isSure, isRight }) => isSure && !isRight),
    mostWords: Math.max(...outcomes.map(({ words }) => words)),
  };
  process.stdout.write(`answers, ${author} (${questions.length}): ${JSON.stringify(parts)}\n`);
  return parts;
};

/**
 * Nobody wrote phrases for fresh questions; those of forums are whole situations, often of two questions, and many about single
 * cards are answered by the text of the card, which is shown beside the answers and not counted here.
 */
const leastOf = (author: string) => {
  if (author === 'fresh-card-by-card') return { first: 0.55, shown: 0.65 };
  return author.startsWith('fresh-') ? { first: 0.65, shown: 0.75 } : { first: 0.8, shown: 0.85 };
};

describe('what people have asked is answered by the first message', () => {
  const authors = readdirSync(FOLDER)
    .filter((file) => !['beside-the-game.tsv', 'earlier.tsv'].includes(file))
    .map((file) => ({ author: file.replace('.tsv', ''), questions: askedBy(new URL(file, FOLDER)) }));

  test('each question expects what an answer says', () => {
    const said = LANGUAGES.map((language) => {
      const { sections, rulings } = rulebook(language);
      return [...sections, ...rulings].flatMap(({ answers }) => answers.map(letters));
    });
    const unsaid = authors
      .flatMap(({ questions }) => questions)
      .filter(({ language, expected }) =>
        expected.some(
          (sentence) => !said[LANGUAGES.indexOf(language)]!.some((answer) => answer.startsWith(sentence.trim())),
        ),
      );
    expect(unsaid.map(({ query }) => query)).toEqual([]);
  });

  test.each(authors)('$author', ({ author, questions }) => {
    const every = questions.length > MANY ? amount(4, 1) : 1;
    const asked = questions.filter((_, at) => at % every === 0);
    const { first, shown, surelyWrong, mostWords } = measured(author, asked);
    const least = leastOf(author);
    expect(first).toBeGreaterThanOrEqual(least.first);
    expect(shown).toBeGreaterThanOrEqual(least.shown);
    expect(surelyWrong).toBeLessThanOrEqual(0.04);
    expect(mostWords).toBeLessThanOrEqual(60);
  });
});

test('the text of a card that a question names stands beside the answers, where there is room and they are no rulings on it', () => {
  const { w } = readerIn('en').actor;
  const named = askedBy(new URL('fresh-card-by-card.tsv', FOLDER)).flatMap(({ query }) => {
    const [card] = cardsNamedIn(query);
    if (card?.playable !== true) return [];
    const text = w.lookup.answer.cardSays(w.knownCard.name(card), w.cardText(cardById(card.id)).join(' '));
    return [{ text, page: shownFor(query, 'en').page }];
  });
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ text, page }) => page.content.includes(text)).length).toBeGreaterThan(named.length / 5);
});

describe.each(LANGUAGES)('every answer in %s', (language) => {
  const { sections, rulings } = rulebook(language);
  const entries = [...sections, ...rulings];

  test('is read at a glance: at most 60 words, no id of a rule', () => {
    const wrong = entries.flatMap(({ id, answers }) =>
      answers.flatMap((_, answer) => {
        const { content } = answerPage(reader(language), { is: 'answer', id, answer, reply: 'yes' })!;
        return wordsIn(content) <= 60 && !/\b[A-Z]{2,}-\d\d\b/.test(content) ? [] : [`${id}#${answer}: ${content}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('says nothing twice', () => {
    const twice = entries.flatMap(({ id, answers }) =>
      answers.flatMap((_, answer) => {
        const { content } = answerPage(reader(language), { is: 'answer', id, answer, reply: null })!;
        const lines = content.split('\n').map(letters).filter(Boolean);
        return new Set(lines).size === lines.length ? [] : [`${id}#${answer}: ${content}`];
      }),
    );
    expect(twice).toEqual([]);
  });

  test('begins with Yes or No only where the question that was matched carries that', () => {
    const { yes, no } = speak(language).lookup.answer.reply;
    const said = sections
      .filter(({ chapter }) => chapter !== 'noSuchRules')
      .flatMap(({ answers }) => answers)
      .filter((answer) => answer.startsWith(yes) || answer.startsWith(no));
    expect(said).toEqual([]);
  });
});

test('a question is answered with Yes or No by how it is asked', () => {
  const first = (query: string): string => shownFor(query, 'en').page.content;
  expect(first('can i skip my attack')).toMatch(/\*\*Yes\. Nobody must attack/);
  expect(first('do i have to attack')).toMatch(/\*\*No\. (?:Nobody must|You need not) attack/);
});

test('sentences end where they end, and a text goes on with what it has not said', () => {
  expect(sentencesOf('Play II. The High Priestess. Then A Nickel! 5¢ are yours: **all**.\n- Or none.')).toEqual([
    'Play II. The High Priestess.',
    'Then A Nickel! 5¢ are yours: all.',
    'Or none.',
  ]);
  expect(firstSentence('One. Two.')).toBe('One.');
  expect(otherSentence('Attack once each turn. Covered cards stay hidden.', 'You may attack once each turn.')).toBe(
    'Covered cards stay hidden.',
  );
});
