import { readFileSync } from 'node:fs';
import { sourceFile } from '../files.js';
import type { Reply } from '../reading.js';
import { chancesOf, hashOf } from '../search/numbers.js';

/** A matrix of numbers from -127 to 127; each row has a scale of its own. */
export interface Rows {
  readonly values: Int8Array;
  readonly scales: Float32Array;
}

/** An answer, and what goes before it, by the id of its section or ruling. */
export interface AnswerClass {
  readonly id: string;
  readonly answer: number;
  readonly reply: Reply | null;
}

/**
 * A linear classifier of questions over vectors of their words and pairs of neighbouring words (fastText; Joulin et al., "Bag of
 * Tricks for Efficient Text Classification", 2016), fitted by `npm run lookup -- fit`.
 */
export interface Classifier {
  /** The length of a vector. */
  readonly width: number;
  /** The hashes of words as they are compared, and of pairs of them with a space between; ascending. */
  readonly features: Uint32Array;
  /** By feature. */
  readonly vectors: Rows;
  readonly classes: readonly AnswerClass[];
  /** By class. */
  readonly weights: Rows;
  readonly biases: Float32Array;
}

/** The words and pairs of a text by which it is classified. */
export const featuresOf = (words: readonly string[]): readonly string[] => [
  ...words,
  ...words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`),
];

/** Where it is kept among the sources. */
export const CLASSIFIER_FILE = 'src/rulebook/ranking/classifier.bin';
const NEWLINE = 0x0a;

/** A line of JSON, then the numbers. */
export const encodedClassifier = ({ width, features, vectors, classes, weights, biases }: Classifier): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${JSON.stringify({ width, features: features.length, classes: classes.map(({ id, answer, reply }) => [id, answer, reply]) })}\n`,
    ),
    ...[features, vectors.values, weights.values, vectors.scales, weights.scales, biases].map((numbers) =>
      Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength),
    ),
  ]);

interface Header {
  readonly width: number;
  /** How many. */
  readonly features: number;
  readonly classes: readonly (readonly [string, number, Reply | null])[];
}

/** Reads what `encodedClassifier` wrote. */
export const decodedClassifier = (file: Uint8Array): Classifier => {
  const end = file.indexOf(NEWLINE);
  const { width, features: size, classes } = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as Header;
  let at = end + 1;
  const bytes = (length: number): Uint8Array => file.subarray(at, (at += length));
  const small = (rows: number): Int8Array => {
    const { buffer, byteOffset, length } = bytes(rows * width);
    return new Int8Array(buffer, byteOffset, length);
  };
  const words = (rows: number): ArrayBuffer => Uint8Array.from(bytes(4 * rows)).buffer; // aligned
  const floats = (rows: number): Float32Array => new Float32Array(words(rows));
  const features = new Uint32Array(words(size));
  const [vectors, weights] = [small(size), small(classes.length)];
  return {
    width,
    features,
    classes: classes.map(([id, answer, reply]) => ({ id, answer, reply })),
    vectors: { values: vectors, scales: floats(size) },
    weights: { values: weights, scales: floats(classes.length) },
    biases: floats(classes.length),
  };
};

/** The classifier as it was fitted last, encoded. */
export const keptClassifier = (): Uint8Array => new Uint8Array(readFileSync(sourceFile(CLASSIFIER_FILE)));

/** How likely a query asks for an answer. */
export interface Likelihood {
  readonly chance: number;
  /** How likely that is Yes, and No, if the query asks for it. */
  readonly yes: number;
  readonly no: number;
}

/** What a classifier makes of a query. */
export interface Classified {
  readonly of: (document: number, answer: number) => Likelihood;
  /** Whether an answer of a document is as likely as `LIKELY`. */
  readonly isLikely: (document: number) => boolean;
  /** Whether a document is one of the `MOST_DOCUMENTS` likeliest, or the classifier knows too little to leave it out. */
  readonly isPossible: (document: number) => boolean;
}

/** What is less likely is looked at only where the words of its phrases lead to it. */
const LIKELY = 0.02;
const MOST_DOCUMENTS = 30;
/** Shorter queries are mostly names, and words that are still being typed. */
const FEWEST_FEATURES = 6;
const UNKNOWN: Likelihood = { chance: 0, yes: 0, no: 0 };

/** The direction of a text among the vectors: the sum of those of its features, over the root of how many they are. */
const directionIn = ({ width, vectors }: Classifier, met: readonly number[]): Float64Array => {
  const direction = new Float64Array(width);
  for (const row of met) {
    const scale = (vectors.scales[row] ?? 0) / Math.sqrt(met.length);
    for (let at = 0; at < width; at += 1)
      direction[at] = (direction[at] ?? 0) + scale * (vectors.values[row * width + at] ?? 0);
  }
  return direction;
};

/** How likely each class is. */
const classChances = (
  { width, weights: { values, scales }, biases }: Classifier,
  direction: Float64Array,
): Float64Array => {
  const utilities = Float64Array.from(biases);
  for (let row = 0; row < utilities.length; row += 1) {
    let sum = 0;
    for (let at = 0; at < width; at += 1) sum += (direction[at] ?? 0) * (values[row * width + at] ?? 0);
    utilities[row] = (utilities[row] ?? 0) + sum * (scales[row] ?? 0);
  }
  return chancesOf(utilities);
};

/** The answers of the classes, as far as documents with these ids have them: the answer of each class (-1 for none), and the document of each. */
const answersOf = ({ classes }: Classifier, ids: readonly string[]) => {
  const places = new Map(ids.map((id, document) => [id, document]));
  const numbers = new Map<string, number>();
  const documents: number[] = [];
  const answerOf = Int32Array.from(classes, ({ id, answer }) => {
    const document = places.get(id);
    if (document === undefined) return -1;
    const key = `${document} ${answer}`;
    const before = numbers.get(key);
    if (before !== undefined) return before;
    numbers.set(key, documents.length);
    return documents.push(document) - 1;
  });
  return {
    answerOf,
    documents,
    known: new Set(documents),
    numberOf: (document: number, answer: number) => numbers.get(`${document} ${answer}`),
  };
};

/** Of so many documents, how likely the likeliest answer of each is. */
const bestOf = (size: number, documents: readonly number[], chances: Float64Array): Float64Array => {
  const best = new Float64Array(size);
  documents.forEach((document, answer) => {
    best[document] = Math.max(best[document] ?? 0, chances[answer] ?? 0);
  });
  return best;
};

/** Where a number stands among ascending ones; -1 for nowhere. */
const placeIn = (numbers: Uint32Array, number: number): number => {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return numbers[from] === number ? from : -1;
};

/** Opens a classifier for documents with these ids; `nearest` reads a word that it does not know. */
export const createClassifier = (
  classifier: Classifier,
  ids: readonly string[],
  nearest: (word: string) => string | null,
): ((words: readonly string[]) => Classified) => {
  const { answerOf, documents, known, numberOf } = answersOf(classifier, ids);
  const rowOf = (feature: string): number => placeIn(classifier.features, hashOf(feature));
  const read = (word: string): string => (rowOf(word) === -1 ? (nearest(word) ?? word) : word);
  return (words) => {
    const met = featuresOf(words.map(read))
      .map(rowOf)
      .filter((row) => row !== -1);
    const [all, yes, no] = [0, 0, 0].map(() => new Float64Array(documents.length)) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    classChances(classifier, directionIn(classifier, met)).forEach((chance, row) => {
      const answer = answerOf[row] ?? -1;
      if (answer === -1) return;
      const reply = classifier.classes[row]?.reply ?? null;
      for (const sums of reply === null ? [all] : [all, reply === 'yes' ? yes : no])
        sums[answer] = (sums[answer] ?? 0) + chance;
    });
    const best = bestOf(ids.length, documents, all);
    const least = best.toSorted().at(-MOST_DOCUMENTS) ?? 0;
    return {
      isLikely: (document) => (best[document] ?? 0) >= LIKELY,
      isPossible: (document) => met.length < FEWEST_FEATURES || (best[document] ?? 0) >= least || !known.has(document),
      of: (document, answer) => {
        const number = numberOf(document, answer);
        const chance = number === undefined ? 0 : (all[number] ?? 0);
        return number === undefined || chance === 0
          ? UNKNOWN
          : { chance, yes: (yes[number] ?? 0) / chance, no: (no[number] ?? 0) / chance };
      },
    };
  };
};
