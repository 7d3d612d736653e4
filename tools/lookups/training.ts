import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { knownCard } from '../../cards/index.js';
import {
  askedIn,
  askedOf,
  chancesOf,
  featuresOf,
  hashOf,
  rulebook,
  tokensIn,
  type AnswerClass,
  type Classifier,
  type Rows,
} from '../../src/rulebook/index.js';
import { LANGUAGES, type Language } from '../../src/text/index.js';

/** A text that asks for an answer. */
export interface Example extends AnswerClass {
  readonly text: string;
  /** What it counts beside the others. */
  readonly counts: number;
}

/** What a sentence of a section's text counts beside a phrase. */
const IN_TEXT = 0.5;
const SENTENCES = /(?<=[.!?])\s+|\n+/;
const SHORTEST_SENTENCE = 20;

const examplesIn = (language: Language): readonly Example[] => {
  const { sections, rulings } = rulebook(language);
  const { entries } = askedIn(language);
  const asking = [
    ...sections.map((section) => ({ ...section, name: '' })),
    ...rulings.map((ruling) => ({ ...ruling, title: '', name: knownCard(ruling.card)?.[language] ?? '' })),
  ];
  return asking.flatMap(({ id, title, answers, text, name }): readonly Example[] => [
    ...[title, ...answers].flatMap((said, at): readonly Example[] =>
      said === '' ? [] : [{ id, answer: Math.max(0, at - 1), reply: null, text: `${name} ${said}`, counts: 1 }],
    ),
    ...answers.flatMap((_, answer) =>
      (entries[id]?.[answer] ?? []).map((phrase): Example => ({
        id,
        answer,
        reply: phrase.reply,
        text: askedOf(name, phrase.text),
        counts: 1,
      })),
    ),
    ...text
      .split(SENTENCES)
      .filter(({ length }) => length > SHORTEST_SENTENCE)
      .map((said): Example => ({ id, answer: 0, reply: null, text: `${name} ${said}`, counts: IN_TEXT })),
  ]);
};

/** The numbers of different things, in the order in which they are met. */
const numbered = <Thing>(documents: readonly Thing[], keyOf: (document: Thing) => string) => {
  const numbers = new Map<string, number>();
  const kept = documents.filter((document) => {
    const key = keyOf(document);
    if (numbers.has(key)) return false;
    numbers.set(key, numbers.size);
    return true;
  });
  return { kept, numberOf: (document: Thing): number => numbers.get(keyOf(document)) ?? -1 };
};

/** A word that is met less often, and a pair, says nothing yet. */
const [LEAST_WORDS, LEAST_PAIRS] = [2, 4];

/** The hashes of the features that are met often enough, ascending. */
const featuresMet = (texts: readonly (readonly string[])[]): Uint32Array => {
  const counts = new Map<string, number>();
  for (const feature of texts.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const met = [...counts].filter(([feature, count]) => count >= (feature.includes(' ') ? LEAST_PAIRS : LEAST_WORDS));
  return Uint32Array.from(new Set(met.map(([feature]) => hashOf(feature)))).toSorted();
};

/** The length of the vectors, and how the weights are fitted: stochastic gradient descent with a rate for each row (AdaGrad). */
const WIDTH = 64;
const [EPOCHS, RATE, SEED] = [8, 0.5, 12345];
/** So many of the features of an example are left out by chance each time (dropout). */
const LEFT_OUT = 0.5;
/** Each example is compared with so many classes of other answers (sampled softmax), drawn by the root of their size. */
const COMPARED = 400;
/** Smaller misses change nothing; the squares of slopes begin with so much; the rate ends at this. */
const [STILL, EVEN, SLOWEST] = [1e-3, 0.1, 1e-4];

const quantized = (values: Float32Array, rows: number): Rows => {
  const scales = Float32Array.from({ length: rows }, (_, row) => {
    const most = values.subarray(row * WIDTH, (row + 1) * WIDTH).reduce((one, two) => Math.max(one, Math.abs(two)), 0);
    return most / 127;
  });
  const small = Int8Array.from(values, (value, at) => Math.round(value / (scales[Math.floor(at / WIDTH)] || 1)));
  return { values: small, scales };
};

/** Numbers from 0 to 1 by chance, always the same. */
const seeded = (): (() => number) => {
  const generator = xoroshiro128plus(SEED);
  return () => (generator.next() >>> 0) / 2 ** 32;
};

/** Draws classes by the root of how many examples they have. */
const drawing = (sizes: Float64Array, chance: () => number): (() => number) => {
  const roots = sizes.map((size) => Math.sqrt(1 + size));
  const slots = Int32Array.from({ length: 2 ** 20 });
  const all = roots.reduce((sum, one) => sum + one, 0);
  let [row, end] = [0, roots[0] ?? 0];
  slots.forEach((_, at) => {
    while (end < ((at + 0.5) * all) / slots.length && row + 1 < roots.length) end += roots[(row += 1)] ?? 0;
    slots[at] = row;
  });
  return () => slots[Math.floor(chance() * slots.length)] ?? 0;
};

const shuffle = (order: Int32Array, chance: () => number): void => {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
};

const dot = (rows: Float32Array, row: number, other: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < WIDTH; at += 1) sum += (rows[row * WIDTH + at] ?? 0) * (other[at] ?? 0);
  return sum;
};

/** Adds a row, so many times, to another of the same length. */
const add = (to: Float32Array, row: number, from: Float32Array, fromRow: number, times: number): void => {
  for (let at = 0; at < WIDTH; at += 1)
    to[row * WIDTH + at] = (to[row * WIDTH + at] ?? 0) + times * (from[fromRow * WIDTH + at] ?? 0);
};

/** An example by its numbers. */
interface Sample {
  readonly features: Int32Array;
  /** Its class. */
  readonly row: number;
  readonly counts: number;
}

/** Vectors of features and weights of classes, with the squares of the slopes so far. */
interface Model {
  readonly vectors: Float32Array;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
  readonly ofVectors: Float32Array;
  readonly ofWeights: Float32Array;
}

/** The step of a row of which the slope has this square now. */
const stepOf = (squares: Float32Array, row: number, square: number, rate: number): number => {
  const all = (squares[row] ?? 0) + square;
  squares[row] = all;
  return rate / Math.sqrt(all + EVEN);
};

/** Moves vectors and weights a step towards the first of these classes and away from the others. */
const learn = (model: Model, features: Int32Array, classes: readonly number[], counts: number, rate: number): void => {
  const { vectors, weights, biases, ofVectors, ofWeights } = model;
  const part = 1 / Math.sqrt(features.length);
  const [direction, slope] = [new Float32Array(WIDTH), new Float32Array(WIDTH)];
  for (const feature of features) add(direction, 0, vectors, feature, part);
  const chances = chancesOf(classes.map((row) => (biases[row] ?? 0) + dot(weights, row, direction)));
  for (const [which, row] of classes.entries()) {
    const miss = ((which === 0 ? 1 : 0) - (chances[which] ?? 0)) * counts;
    if (Math.abs(miss) < STILL) continue;
    const step = miss * stepOf(ofWeights, row, miss * miss, rate);
    add(slope, 0, weights, row, miss);
    add(weights, row, direction, 0, step);
    biases[row] = (biases[row] ?? 0) + EVEN * step;
  }
  const steep = slope.reduce((sum, one) => sum + one * one, 0) / WIDTH;
  for (const feature of features) add(vectors, feature, slope, 0, part * stepOf(ofVectors, feature, steep, rate));
};

/** Fits vectors and weights on samples; `isSame` says whether two classes are the same answer, which are not told apart. */
const descended = (
  samples: readonly Sample[],
  rows: { readonly features: number; readonly classes: number },
  isSame: (one: number, other: number) => boolean,
) => {
  const chance = seeded();
  const model: Model = {
    vectors: Float32Array.from({ length: rows.features * WIDTH }, () => (chance() - 0.5) / Math.sqrt(WIDTH)),
    weights: new Float32Array(rows.classes * WIDTH),
    biases: new Float32Array(rows.classes),
    ofVectors: new Float32Array(rows.features),
    ofWeights: new Float32Array(rows.classes),
  };
  const sizes = new Float64Array(rows.classes);
  for (const { row, counts } of samples) sizes[row] = (sizes[row] ?? 0) + counts;
  const draw = drawing(sizes, chance);
  const order = Int32Array.from(samples.keys());
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, chance);
    for (const [at, which] of order.entries()) {
      const { features, row, counts } = samples[which] as Sample;
      const kept = features.filter(() => chance() >= LEFT_OUT);
      const others = Array.from({ length: COMPARED }, draw).filter((other) => !isSame(row, other));
      const rate = RATE * (1 - (epoch + at / order.length) / EPOCHS) + SLOWEST;
      if (kept.length > 0) learn(model, kept, [row, ...others], counts, rate);
    }
  }
  return {
    vectors: quantized(model.vectors, rows.features),
    weights: quantized(model.weights, rows.classes),
    biases: model.biases,
  };
};

/** How people ask for each answer, and what the rulebook says. */
export const rulebookExamples = (): readonly Example[] => LANGUAGES.flatMap(examplesIn);

/** Fits a classifier on examples; the same ones give the same classifier. */
export const trainedOn = (examples: readonly Example[]): Classifier => {
  const texts = examples.map(({ text }) => featuresOf(tokensIn(text)));
  const features = featuresMet(texts);
  const numbers = new Map(Array.from(features, (feature, at) => [feature, at]));
  const { kept, numberOf } = numbered<AnswerClass>(
    examples,
    ({ id, answer, reply }) => `${id} ${answer} ${reply ?? ''}`,
  );
  const classes = kept.map(({ id, answer, reply }) => ({ id, answer, reply }));
  const samples = examples.map((example, at) => ({
    row: numberOf(example),
    counts: example.counts,
    features: Int32Array.from((texts[at] ?? []).flatMap((feature) => numbers.get(hashOf(feature)) ?? [])),
  }));
  const isSame = (one: number, other: number): boolean =>
    classes[one]?.id === classes[other]?.id && classes[one]?.answer === classes[other]?.answer;
  const rows = { features: features.length, classes: classes.length };
  return { width: WIDTH, features, classes, ...descended(samples, rows, isSame) };
};
