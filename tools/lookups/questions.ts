import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/ops/index.js';
import { lettersOf, createRuleSearch, rulebook } from '../../src/rulebook/index.js';
import type { Language } from '../../src/text/index.js';

/** A question that somebody has asked, with the answers that are right. */
interface AskedQuestion {
  readonly author: string;
  readonly language: Language;
  readonly query: string;
  /**
   * The first sentences of these answers, or `#id` for whatever a section or ruling says; empty for a question that is not about
   * the game.
   */
  readonly expected: readonly string[];
}

const FOLDER = 'rulebook/questions';

/** The questions of all authors: each file is one of them. */
export const askedQuestions = (): readonly AskedQuestion[] =>
  readdirSync(join(projectRoot(), FOLDER))
    .filter((file) => file.endsWith('.tsv'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(projectRoot(), FOLDER, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line): AskedQuestion => {
          const [language, query = '', expected = ''] = line.split('\t');
          return {
            author: file.slice(0, -'.tsv'.length),
            language: language === 'fr' ? 'fr' : 'en',
            query,
            expected: expected === '' ? [] : expected.split(' || '),
          };
        }),
    );

/** What was found for a question, and whether each of the answers is right. */
export interface JudgedQuestion extends AskedQuestion {
  readonly found: ReturnType<ReturnType<typeof createRuleSearch>>;
  readonly right: readonly boolean[];
}

/** Looks up all questions among these phrases. */
export const judgedQuestions = (
  questions: readonly AskedQuestion[],
  phrases: Parameters<typeof createRuleSearch>[0],
): readonly JudgedQuestion[] => {
  const search = createRuleSearch(phrases);
  return questions.map((question) => {
    const { sections, rulings } = rulebook(question.language);
    const answers = new Map([...sections, ...rulings].map((entry) => [entry.id, entry.answers]));
    const found = search(question.query, question.language);
    const right = found.answers.map(({ id, answer }) => {
      const text = lettersOf(answers.get(id)?.[answer] ?? '');
      return question.expected.some(
        (one) => one === `#${id}` || (!one.startsWith('#') && text.startsWith(lettersOf(one))),
      );
    });
    return { ...question, found, right };
  });
};
