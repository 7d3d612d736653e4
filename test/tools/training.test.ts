import { expect, test } from 'vitest';
import {
  decodedClassifier,
  encodedClassifier,
  createClassifier,
  keptClassifier,
  rulebook,
  tokensIn,
} from '../../src/rulebook/index.js';
import { trainedOn, type Example } from '../../tools/lookups/training.js';

const examples = (id: string, reply: Example['reply'], texts: readonly string[]): readonly Example[] =>
  texts.map((text) => ({ id, answer: 0, reply, text, counts: 1 }));

const EXAMPLES: readonly Example[] = [
  ...examples('recharging', null, [
    'when does my tapped item untap',
    'when is a sideways item ready again',
    'when do sideways cards untap',
    'is my tapped guy ready again next turn',
  ]),
  ...examples('dying', 'no', [
    'do i lose a soul when i croak',
    'am i out when i croak',
    'does he lose a soul when he kicks the bucket',
    'is my soul gone when i kick the bucket',
  ]),
  ...examples('dying', 'yes', ['do i pay when i croak', 'do i pay when i kick the bucket', 'must he pay if he croaks']),
];

/** So few examples are read often enough only when each stands there several times. */
const REPEATED = 8;

const IDS = ['recharging', 'dying', 'written since'];

const classify = createClassifier(trainedOn(Array.from({ length: REPEATED }, () => EXAMPLES).flat()), IDS, () => null);

/** What is likeliest to be asked for. */
const likeliest = (query: string): string | undefined => {
  const { of } = classify(tokensIn(query));
  return IDS.toSorted((one, other) => of(IDS.indexOf(other), 0).chance - of(IDS.indexOf(one), 0).chance)[0];
};

test('a classifier finds what is asked in the words of several examples', () => {
  expect(likeliest('is my sideways guy ready')).toBe('recharging');
  expect(likeliest('he croaks, is a soul gone')).toBe('dying');
});

test('what it was not trained on is never left out', () => {
  expect(classify(tokensIn('when does my tapped item untap again')).isPossible(IDS.indexOf('written since'))).toBe(
    true,
  );
});

test('the same examples give the same classifier', () => {
  expect(encodedClassifier(trainedOn(EXAMPLES)).equals(encodedClassifier(trainedOn(EXAMPLES)))).toBe(true);
});

test('a classifier is read as it was written', () => {
  const trained = trainedOn(EXAMPLES);
  expect(decodedClassifier(encodedClassifier(trained))).toEqual(trained);
});

test('the classifier that is kept reads as it was written, and knows nearly every answer of the rulebook', () => {
  const kept = decodedClassifier(keptClassifier());
  expect(kept.vectors.values.length).toBe(kept.features.length * kept.width);
  expect(kept.biases.length).toBe(kept.classes.length);
  expect(kept.biases.every(Number.isFinite)).toBe(true);
  const known = new Set(kept.classes.map(({ id, answer }) => `${id} ${answer}`));
  const { sections, rulings } = rulebook('en');
  const all = [...sections, ...rulings].flatMap(({ id, answers }) => answers.map((_, answer) => `${id} ${answer}`));
  expect(all.filter((one) => known.has(one)).length / all.length).toBeGreaterThan(0.9);
});
