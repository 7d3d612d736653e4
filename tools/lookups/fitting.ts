import { chancesOf, FEATURES, utilityOf, type Doubts, type Ranking } from '../../src/rulebook/index.js';
import type { JudgedQuestion } from './questions.js';

/** A choice among several things, each known by numbers; some of them are right. */
interface Choice {
  readonly known: readonly (readonly number[])[];
  readonly right: readonly boolean[];
}

/** Keeps weights small of which the questions say little (ridge). */
const RIDGE = 0.01;
const [ROUNDS, STEP, MOMENTUM] = [250, 0.1, 0.9];

const dot = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

/** Mean and spread of each number, so that all are fitted alike. */
const scaleOf = (rows: readonly (readonly number[])[]) => {
  const [first = []] = rows;
  return first.map((_, at) => {
    const mean = rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length;
    const spread = Math.sqrt(rows.reduce((sum, row) => sum + ((row[at] ?? 0) - mean) ** 2, 0) / rows.length);
    return { mean, spread: spread || 1 };
  });
};

/** Climbs to the weights under which the right ones are likeliest, by what each choice says of the way up. */
const climbed = (length: number, slope: (weights: readonly number[]) => readonly number[]): readonly number[] => {
  let weights: readonly number[] = Array.from({ length }, () => 0);
  let speed: readonly number[] = weights;
  for (let round = 0; round < ROUNDS; round += 1) {
    const up = slope(weights);
    speed = speed.map((one, at) => MOMENTUM * one + (up[at] ?? 0) - RIDGE * (weights[at] ?? 0));
    weights = weights.map((one, at) => one + STEP * (speed[at] ?? 0));
  }
  return weights;
};

/** Fits what each number counts in a choice (a softmax over the things; several right ones count together). */
const fitted = (choices: readonly Choice[]): readonly number[] => {
  const scale = scaleOf(choices.flatMap(({ known }) => known));
  const scaled = choices.map(({ known, right }) => ({
    right,
    known: known.map((row) =>
      Float64Array.from(row, (one, at) => (one - (scale[at]?.mean ?? 0)) / (scale[at]?.spread ?? 1)),
    ),
  }));
  const weights = climbed(scale.length, (now) => {
    const up = now.map(() => 0);
    for (const { known, right } of scaled) {
      const chances = chancesOf(known.map((row) => dot(now, row)));
      const all = chances.reduce((sum, one, at) => sum + (right[at] === true ? one : 0), 0);
      if (all === 0) continue;
      known.forEach((row, which) => {
        const chance = chances[which] ?? 0;
        const pull = (right[which] === true ? chance / all : 0) - chance;
        for (let at = 0; at < row.length; at += 1) up[at] = (up[at] ?? 0) + (pull * (row[at] ?? 0)) / scaled.length;
      });
    }
    return up;
  });
  return weights.map((one, at) => one / (scale[at]?.spread ?? 1));
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** What the ranking is fitted on: all but the classifier, which has learned from the phrases by which these questions are found. */
const COMPARED = FEATURES.filter((name) => name !== 'classified');

/** Fits by these numbers what each of them counts. */
const fittedBy = (
  questions: readonly JudgedQuestion[],
  known: (answer: JudgedQuestion['found']['answers'][number]) => readonly number[],
): readonly number[] =>
  fitted(
    questions
      .filter(({ right }) => right.includes(true))
      .map(({ found, right }) => ({ right, known: found.answers.map(known) })),
  );

/** Fits the ranking, without the classifier, on questions of which the right answers are known. */
export const fittedRanking = (questions: readonly JudgedQuestion[]): Ranking => {
  const weights = fittedBy(questions, ({ features }) => COMPARED.map((name) => features[name]));
  const named = COMPARED.map((name, at) => [name, weights[at] ?? 0]);
  return { ...Object.fromEntries(named), classified: 0 } as Ranking; // a number for each name
};

/** Fits how much a ranking and the classifier count together. */
export const mixedRanking = (questions: readonly JudgedQuestion[], base: Ranking): Ranking => {
  const [ranked = 1, classified = 0] = fittedBy(questions, (answer) => [
    utilityOf(answer, base),
    answer.features.classified,
  ]);
  const mixed = FEATURES.map((name) => [name, rounded(name === 'classified' ? classified : ranked * base[name])]);
  return Object.fromEntries(mixed) as Ranking; // a number for each name
};

/** How it turned out for a question: whether the first answer is right, and what there was to doubt. */
export interface Outcome {
  readonly isRight: boolean;
  readonly isAmongThree: boolean;
  /** Whether there is an answer at all. */
  readonly isAbout: boolean;
  readonly doubts: Doubts;
}

/** What a ranking makes of a question; null where nothing is found. */
export const outcomeOf = ({ found, right, expected }: JudgedQuestion, ranking: Ranking): Outcome | null => {
  const ranked = found.rankedBy(ranking);
  if (ranked === null) return null;
  const isRight = (candidate: (typeof ranked.candidates)[number] | undefined): boolean =>
    right[found.answers.findIndex(({ at, answer }) => at === candidate?.at && answer === candidate.answer)] === true;
  const firsts = ranked.candidates.filter(
    ({ at }, place) => ranked.candidates.findIndex((one) => one.at === at) === place,
  );
  return {
    isRight: isRight(firsts[0]),
    isAmongThree: firsts.slice(0, 3).some(isRight),
    isAbout: expected.length > 0,
    doubts: ranked.doubts,
  };
};

/** Fits how likely the first answer is right by what there is to doubt: a choice between that and nothing. */
export const fittedTrust = (outcomes: readonly Outcome[]): Doubts => {
  const names = Object.keys(outcomes[0]?.doubts ?? {}) as readonly (keyof Doubts)[];
  const weights = logistic(
    outcomes.map(({ doubts, isRight }) => ({ known: names.map((name) => doubts[name]), isRight })),
  );
  return Object.fromEntries(names.map((name, at) => [name, rounded(weights[at] ?? 0)])) as unknown as Doubts; // a number for each name
};

/** Logistic regression; the first number of each row is 1. */
const logistic = (
  rows: readonly { readonly known: readonly number[]; readonly isRight: boolean }[],
): readonly number[] => {
  const scale = scaleOf(rows.map(({ known }) => known)).map((one, at) => (at === 0 ? { mean: 0, spread: 1 } : one));
  const scaled = rows.map(({ known, isRight }) => ({
    isRight,
    known: known.map((one, at) => (one - (scale[at]?.mean ?? 0)) / (scale[at]?.spread ?? 1)),
  }));
  const weights = climbed(scale.length, (now) => {
    const up = now.map(() => 0);
    for (const { known, isRight } of scaled) {
      const miss = (isRight ? 1 : 0) - 1 / (1 + Math.exp(-dot(now, known)));
      known.forEach((one, at) => (up[at] = (up[at] ?? 0) + (miss * one) / scaled.length));
    }
    return up;
  });
  const own = weights.map((one, at) => one / (scale[at]?.spread ?? 1));
  const shift = own.reduce((sum, one, at) => sum + (at === 0 ? 0 : one * (scale[at]?.mean ?? 0)), 0);
  return own.map((one, at) => (at === 0 ? one - shift : one));
};
