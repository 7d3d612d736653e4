import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/ops/index.js';
import {
  chanceRight,
  CLASSIFIER_FILE,
  encodedClassifier,
  builtIndexes,
  type Ranking,
} from '../../src/rulebook/index.js';
import { fittedRanking, fittedTrust, mixedRanking, outcomeOf, type Outcome } from './fitting.js';
import { askedQuestions, judgedQuestions, type JudgedQuestion } from './questions.js';
import { rulebookExamples, trainedOn } from './training.js';

/**
 * What the search is fitted to: so many of all questions may be answered surely by what does not answer them; half of what is
 * wanted, for some answers were written for what had been asked.
 */
const MOST_SURELY_WRONG = 0.005;
/** How far an answer is to be trusted is tried on one part of so many that it was not fitted on. */
const FOLDS = 10;
/** Below this chance of being right an answer is only the nearest there is. */
const LEAST = { chance: 0.12, score: 0.2 } as const;

const part = (count: number, all: number): number => Math.round((1000 * count) / Math.max(1, all)) / 1000;

/** Questions of authors with this in their names were asked after all phrases had been written. */
const FRESH = 'fresh-';

const isFresh = ({ author }: Pick<JudgedQuestion, 'author'>): boolean => author.startsWith(FRESH);

/** The fresh questions of each author, answered by a ranking that was mixed by those of all others. */
const crossFitted = (questions: readonly JudgedQuestion[], base: Ranking) =>
  [...new Set(questions.map(({ author }) => author))].map((author) => {
    const ranking = mixedRanking(
      questions.filter((one) => one.author !== author),
      base,
    );
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
  `/** Fitted weights of the rule search, written by \`npm run lookup -- fit\`. */\nexport const weights = ${JSON.stringify(
    weights,
    null,
    2,
  )
    .replace(/"(\w+)":/g, '$1:')
    .replace(/([^{,])\n/g, '$1,\n')};\n`;

/** Fits the classifier on how people ask for each answer, and reads the questions as it finds them. */
const classifiedQuestions = (): readonly JudgedQuestion[] => {
  const classifier = encodedClassifier(trainedOn(rulebookExamples()));
  writeFileSync(join(projectRoot(), CLASSIFIER_FILE), classifier);
  // What is asked letter by letter as somebody else has asked it needs no fit.
  return judgedQuestions(askedQuestions(), { ...builtIndexes(), classifier }).filter(
    ({ found }) => !found.answers.some(({ isExact }) => isExact),
  );
};

/**
 * Fits the classifier on the phrases, the ranking on the questions of people (rulebook/questions), and how much each of the two
 * counts, and how far an answer is to be trusted, on fresh questions; writes what it has found, and says how it answers the fresh
 * questions of authors on whom it was not fitted.
 */
export const fitLookup = () => {
  const questions = classifiedQuestions();
  const fresh = questions.filter((one) => isFresh(one) || one.expected.length === 0);
  const base = fittedRanking(questions.filter((one) => !isFresh(one)));
  const byAuthor = crossFitted(fresh, base);
  const all = byAuthor.flatMap(({ outcomes }) => outcomes);
  const trusts = Array.from({ length: FOLDS }, (_, fold) => fittedTrust(all.filter((__, at) => at % FOLDS !== fold)));
  const about = all.filter(({ isAbout }) => isAbout);
  const chances = all.map(({ doubts, isRight }, at) => ({
    chance: chanceRight(doubts, trusts[at % FOLDS]),
    isRight,
  }));
  const sure = sureFrom(chances);
  const weights = { ranking: mixedRanking(fresh, base), trust: { ...fittedTrust(all), sure, least: LEAST } };
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
