import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/ops/index.js';
import { chanceRight } from '../../src/rulebook/index.js';
import { fittedRanking, fittedTrust, outcomeOf, type Outcome } from './fitting.js';
import { askedQuestions, judgedQuestions, type JudgedQuestion } from './questions.js';

/** What the search is fitted to: so many of all questions may be answered surely and wrong. */
const MOST_SURELY_WRONG = 0.01;
/** Below this chance of being right an answer is only the nearest there is. */
const LEAST = { chance: 0.12, score: 0.2 } as const;

const part = (count: number, all: number): number => Math.round((1000 * count) / Math.max(1, all)) / 1000;

/** The questions of each author, answered by a ranking that was fitted on those of all others. */
const crossFitted = (questions: readonly JudgedQuestion[]) =>
  [...new Set(questions.map(({ author }) => author))].map((author) => {
    const ranking = fittedRanking(questions.filter((one) => one.author !== author));
    const outcomes = questions
      .filter((one) => one.author === author)
      .map((one) => outcomeOf(one, ranking))
      .filter((outcome): outcome is Outcome => outcome !== null);
    return { author, outcomes };
  });

/** The lowest chance from which on answers are sure, so that hardly any of these is wrong. */
const sureFrom = (chances: readonly { readonly chance: number; readonly isRight: boolean }[]): number => {
  let [wrong, sure] = [0, 1];
  for (const { chance, isRight } of chances.toSorted((one, other) => other.chance - one.chance)) {
    if (!isRight) wrong += 1;
    if (wrong > MOST_SURELY_WRONG * chances.length) break;
    sure = chance;
  }
  return Math.ceil(sure * 1000) / 1000;
};

/** The weights as the program reads them. */
const asCode = (weights: object): string =>
  `/** What the search of rules was fitted to: written by \`npm run lookup -- fit\`. */\nexport const weights = ${JSON.stringify(
    weights,
    null,
    2,
  ).replace(/"(\w+)":/g, '$1:')};\n`;

/** Fits the search on the questions of people (rulebook/questions) and writes what it has found; says how it answers authors whose questions it was not fitted on. */
export const fitLookup = () => {
  // What is asked letter by letter as somebody else has asked it needs no fit.
  const questions = judgedQuestions(askedQuestions()).filter(
    ({ found }) => !found.answers.some(({ isExact }) => isExact),
  );
  const byAuthor = crossFitted(questions);
  const all = byAuthor.flatMap(({ outcomes }) => outcomes);
  const about = all.filter(({ isAbout }) => isAbout);
  const chances = byAuthor.flatMap(({ author, outcomes }) => {
    const trust = fittedTrust(byAuthor.filter((one) => one.author !== author).flatMap((one) => one.outcomes));
    return outcomes.map(({ doubts, isRight }) => ({ chance: chanceRight(doubts, trust), isRight }));
  });
  const sure = sureFrom(chances);
  const weights = { ranking: fittedRanking(questions), trust: { ...fittedTrust(all), sure, least: LEAST } };
  writeFileSync(join(projectRoot(), 'src/rulebook/ranking/weights.ts'), asCode(weights));
  return {
    authors: byAuthor.map(({ author, outcomes }) => ({
      author,
      questions: outcomes.length,
      first: part(outcomes.filter(({ isRight }) => isRight).length, outcomes.length),
      three: part(outcomes.filter(({ isAmongThree }) => isAmongThree).length, outcomes.length),
    })),
    first: part(about.filter(({ isRight }) => isRight).length, about.length),
    three: part(about.filter(({ isAmongThree }) => isAmongThree).length, about.length),
    sure: part(chances.filter(({ chance }) => chance >= sure).length, all.length),
    surelyWrong: part(chances.filter(({ chance, isRight }) => chance >= sure && !isRight).length, all.length),
  };
};
