import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLookup } from '../../src/rulebook/index.js';
import { LANGUAGES, type Language } from '../../src/text/index.js';

/** A line of answered.tsv: a question of players, and the section or ruling that answers it. */
interface Question {
  readonly language: Language;
  readonly query: string;
  readonly expected: string;
}

const QUESTIONS = readFileSync(new URL('answered.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line): Question => {
    const [language, query = '', expected = ''] = line.split('\t');
    return { language: language === 'fr' ? 'fr' : 'en', query, expected };
  });

const lookup = createLookup();

const answerOf = (id: string, language: Language): string =>
  lookup.section(id, language)?.text ?? lookup.ruling(id, language)?.text ?? '';

const BEGINS: Readonly<Record<Language, RegExp>> = { en: /^(?:Yes|No)[,.]/, fr: /^(?:Oui|Non)[,.]/ };

/** Of a question that is found, so many may be doubted: a doubted answer is shown, too. */
const MOST_DOUBTED = 0.1;

test('what was asked at a table and not answered is found first, mostly surely, and begins with Yes or No', () => {
  for (const language of LANGUAGES)
    expect(QUESTIONS.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(30);
  const found = QUESTIONS.map((question) => ({ ...question, ...lookup.rules(question.query, question.language) }));
  const wrong = found
    .filter(
      ({ hits, expected, language }) =>
        hits[0]?.id !== expected || !BEGINS[language].test(answerOf(expected, language)),
    )
    .map(
      ({ language, query, hits, expected }) => `${language}: ${query} → ${hits[0]?.id ?? 'nothing'}, not ${expected}`,
    );
  expect(wrong).toEqual([]);
  expect(found.filter(({ trust }) => trust !== 'sure').length / found.length).toBeLessThanOrEqual(MOST_DOUBTED);
});
