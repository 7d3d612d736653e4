import { sum } from './numbers.js';
import { bonesOf, soundOf } from './sounds.js';
import { synonymsOf } from './synonyms.js';
import { isStopWord, stem } from './tokens.js';
import {
  listIn,
  ownersOf,
  inverseDocumentFrequency,
  type IndexedPhrases,
  type IndexedWording,
} from './indexed-phrases.js';
import type { Lists, Vocabulary } from './vocabulary.js';

/** What a word that was only begun counts, at least. */
const PREFIX = 0.55;
/** What another word for the same counts. */
const SYNONYM = 0.72;
/** What a word with a typo counts, and one with two as a part of that. */
const FUZZY = 0.87;
/** What a word counts of which two neighbouring letters were swapped. */
const SWAPPED = 0.95;
/** What a word counts that sounds like the one that was typed. */
const SOUND = 0.85;
/** What a word counts that has the consonants of the one that was typed. */
const BONES = 0.72;
/** A shorter word sounds like too many. */
const SHORTEST_SOUND = 4;
/** What each of two words counts that were typed as one. */
const HALF = 0.75;
/** The shortest part of a word that is typed as two, or of two that are typed as one. */
export const SHORTEST_PART = 3;
/** What a word counts that only holds a question together. */
const STOP_WORD_WEIGHT = 0.25;
/** What telling apart counts beside being rare, whose numbers are larger. */
const INFORMATION_SCALE = 2;
/** What a word tells of which nothing is known. */
const UNKNOWN_INFORMATION = 4;
/** A word is taken to stand once more for so many of the phrases of a document, so that few places tell little. */
const DOUBT = 0.1;
/** What a phrase counts where words tell documents apart. */
const TELLS: Readonly<Record<IndexedWording['is'], number>> = { name: 1, whole: 1, about: 0.5, text: 0.4 };

/** Phrases by their words. */
export interface Index {
  /** How many phrases there are. */
  readonly size: number;
  /** By phrase: its row in the agreements that are being looked for, from 1; 0 for all when nobody looks. */
  readonly rows: Uint32Array;
  /** By phrase: the document that it belongs to. */
  readonly documentOf: Uint32Array;
  /** By document: how many phrases it has. */
  readonly sizes: Uint32Array;
  /** What a phrase belongs to. */
  readonly wordingOf: (phrase: number) => IndexedWording | undefined;
  /** The hash of how a phrase is spelled. */
  readonly spellingOf: (phrase: number) => number;
  /** The words of a phrase, by their numbers, in their order. */
  readonly wordsOf: (phrase: number) => Uint32Array;
  /** How many phrases a document has, beside the mean of all. */
  readonly sizeOf: (document: number) => number;
  /** How many phrases a document has; a longer text counts less. */
  readonly phrasesOf: (document: number) => number;
  /** Whether a word stands in a phrase right after another. */
  readonly areNeighbours: (phrase: number, before: number, after: number) => boolean;
  /** In which phrases a word stands. */
  readonly places: (word: number) => Uint32Array;
  readonly vocabulary: Vocabulary;
  /** Whether a word stands in a name or question, which are spelled as they are meant. */
  readonly isNamed: (word: number) => boolean;
  /** Words of names and questions that sound like another word, by their numbers, each with what it counts. */
  readonly soundingLike: (word: string) => ReadonlyMap<number, number>;
  /** How much a word says: more where it is rare, and where it tells documents apart. */
  readonly rarity: (word: string) => number;
  /** The same of a word by its number. */
  readonly rarityOf: (word: number) => number;
  /** How much the words of a phrase say, all together. */
  readonly total: (phrase: number) => number;
  /** How rare a word is, whatever it tells apart. */
  readonly idfOf: (word: number) => number;
  /** The part of a phrase in the bundle of all phrases of its document, for each word of it. */
  readonly partOf: (phrase: number) => number;
}

const neighboursIn =
  ({ all, starts }: Lists): Index['areNeighbours'] =>
  (phrase, before, after) => {
    for (let at = (starts[phrase] ?? 0) + 1; at < (starts[phrase + 1] ?? 0); at += 1)
      if (all[at] === after && all[at - 1] === before) return true;
    return false;
  };

/** Remembers what was worked out for each of so many numbers, from 0; what is asked beside them is worked out each time. */
const remembered = (size: number, work: (at: number) => number): ((at: number) => number) => {
  const known = new Float64Array(size).fill(NaN);
  return (at) => {
    const before = known[at] ?? NaN;
    return Number.isNaN(before) ? (known[at] = work(at)) : before;
  };
};

/** Words by how they sound; nobody needs that before the first word that stands nowhere. */
const soundsOf = (vocabulary: Vocabulary, isNamed: (word: number) => boolean): Index['soundingLike'] => {
  let known: ReadonlyMap<string, readonly number[]> | undefined;
  const read = (): ReadonlyMap<string, readonly number[]> => {
    const found = new Map<string, number[]>();
    for (let word = 0; word < vocabulary.size(); word += 1) {
      const letters = vocabulary.wordOf(word);
      if (letters.length < SHORTEST_SOUND || !isNamed(word)) continue;
      for (const key of [soundOf(letters), `-${bonesOf(letters)}`]) {
        const words = found.get(key);
        if (words === undefined) found.set(key, [word]);
        else words.push(word);
      }
    }
    return found;
  };
  return (word) => {
    const counts = new Map<number, number>();
    if (word.length < SHORTEST_SOUND || /\d/.test(word)) return counts;
    known ??= read();
    const bones = bonesOf(word);
    for (const number of bones === '' ? [] : (known.get(`-${bones}`) ?? [])) counts.set(number, BONES);
    for (const number of known.get(soundOf(word)) ?? []) counts.set(number, SOUND);
    return counts;
  };
};

/** For each of so many documents, which part of all phrases is about it. */
const sharesOf = (wordings: readonly IndexedWording[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  let all = 0;
  for (const { document, texts, is } of wordings) {
    const more = texts * TELLS[is];
    counts.set(document, (counts.get(document) ?? 0) + more);
    all += more;
  }
  return new Map([...counts].map(([document, count]) => [document, count / all]));
};

/**
 * How well a word tells documents apart: how far what it stands with differs from what phrases are about anyhow (the
 * Kullback-Leibler divergence, with some doubt in words that stand in few places).
 */
const informationIn = (
  wordings: readonly IndexedWording[],
  shares: ReadonlyMap<number, number>,
  places: (word: number) => Uint32Array,
  wordingOf: Index['wordingOf'],
): ((word: number) => number) => {
  const phrases = sum(wordings.map(({ texts, is }) => texts * TELLS[is]));
  const doubt = DOUBT * (phrases / shares.size);
  /** By document, empty between two words: a common word stands in thousands of phrases. */
  const counts = new Float64Array(Math.max(0, ...shares.keys()) + 1);
  return (word) => {
    const met: number[] = [];
    let all = doubt;
    for (const place of places(word)) {
      const wording = wordingOf(place);
      if (wording === undefined) continue;
      const { document, is } = wording;
      const before = counts[document] ?? 0;
      if (before === 0) met.push(document);
      counts[document] = before + TELLS[is];
      all += TELLS[is];
    }
    let [tells, others] = [0, 1];
    for (const document of met) {
      const share = shares.get(document) ?? 0;
      const now = ((counts[document] ?? 0) + doubt * share) / all;
      counts[document] = 0;
      tells += now * Math.log(now / share);
      others -= share;
    }
    return tells + Math.max(0, others) * (doubt / all) * Math.log(doubt / all);
  };
};

/**
 * Builds the index of phrases; `informationShare`, from 0 to 1, is the part of what a word says that is how well it tells documents
 * apart, and the rest is how rare it is.
 */
export const indexOf = (
  { wordings, spellings, texts, places: allPlaces, parts }: IndexedPhrases,
  vocabulary: Vocabulary,
  informationShare: number,
): Index => {
  const size = texts.starts.length - 1;
  const owners = ownersOf(wordings, size);
  const wordingOf = (phrase: number): IndexedWording | undefined => wordings[owners[phrase] ?? 0];
  const documentOf = owners.map((owner) => wordings[owner]?.document ?? 0);
  const sizes = new Uint32Array(documentOf.reduce((most, document) => Math.max(most, document + 1), 0));
  for (const document of documentOf) sizes[document] = (sizes[document] ?? 0) + 1;
  const wordsOf = listIn(texts);
  const places = listIn(allPlaces);
  const isNamed = (word: number): boolean => places(word).some((at) => wordingOf(at)?.is !== 'text');
  const shares = sharesOf(wordings);
  const told = sum(wordings.map(({ texts: many, is }) => many * TELLS[is]));
  const tells = informationIn(wordings, shares, places, wordingOf);
  const words = vocabulary.size();
  const idfOf = remembered(words, (word) => inverseDocumentFrequency(places(word).length, size));
  const rarityOf = remembered(words, (word) => {
    const told = places(word).length === 0 ? UNKNOWN_INFORMATION : tells(word);
    const says = (1 - informationShare) * idfOf(word) + informationShare * INFORMATION_SCALE * told;
    return isStopWord(vocabulary.wordOf(word)) ? says * STOP_WORD_WEIGHT : says;
  });
  const rarity = (word: string): number => rarityOf(vocabulary.numberOf(word));
  const total = remembered(size, (phrase) => wordsOf(phrase).reduce((all, word) => all + rarityOf(word), 0));
  return {
    size,
    rows: new Uint32Array(size),
    documentOf,
    sizes,
    wordingOf,
    wordsOf,
    spellingOf: (phrase) => spellings[phrase] ?? 0,
    phrasesOf: (document) => (shares.get(document) ?? 0) * told,
    sizeOf: (document) => (shares.get(document) ?? 0) * shares.size,
    areNeighbours: neighboursIn(texts),
    places,
    vocabulary,
    isNamed,
    soundingLike: soundsOf(vocabulary, isNamed),
    rarity,
    rarityOf,
    total,
    idfOf,
    partOf: (phrase) => parts[phrase] ?? 0,
  };
};

/** How many letters of a word may be wrong. */
const typos = (word: string): number => {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
};

/** The word that is spelled most like a word with a typo; null for none. */
export const nearestIn = (vocabulary: Vocabulary, word: string): string | null => {
  const spelled = [...vocabulary.tree().fuzzyGet(word, typos(word))];
  const [nearest] = spelled.toSorted(([, [, one]], [, [, other]]) => one - other);
  return nearest?.[0] ?? null;
};

/** A word with two neighbouring letters swapped, if that makes one that is known. */
const unswapped = (word: string, isKnown: (word: string) => boolean): string | undefined =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  ).find(isKnown);

/** The words that a word consists of that is written as one: `deadhand`. */
const halves = (word: string, isKnown: (word: string) => boolean): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => {
    const [one, other] = [word.slice(0, at + SHORTEST_PART), word.slice(at + SHORTEST_PART)].map(stem);
    return one !== undefined && other !== undefined && isKnown(one) && isKnown(other) ? [one, other] : [];
  }).flat();

/** The words that may be meant by one that was typed, by their numbers, each with what it counts. */
export const meantBy = (typed: string, { vocabulary, isNamed, soundingLike }: Index): ReadonlyMap<number, number> => {
  const { numberOf } = vocabulary;
  const tree = vocabulary.tree();
  const isSpelled = (word: string): boolean => isNamed(numberOf(word));
  const found = new Map<number, number>();
  const add = (number: number, like: number): void => {
    found.set(number, Math.max(found.get(number) ?? 0, like));
  };
  const mean = (word: string, like: number): void => {
    if (word.length > 1)
      for (const [whole, number] of tree.atPrefix(word))
        add(number, like * (PREFIX + (1 - PREFIX) * (word.length / whole.length)));
    for (const other of synonymsOf(word)) add(numberOf(other), like * SYNONYM);
    add(numberOf(word), like);
  };
  if (!isSpelled(typed)) {
    for (const [, [word, wrong]] of tree.fuzzyGet(typed, typos(typed))) add(word, FUZZY ** wrong);
    for (const [word, like] of soundingLike(typed)) add(word, like);
    for (const half of halves(typed, isSpelled)) add(numberOf(half), HALF);
    const swapped = unswapped(typed, isSpelled);
    if (swapped !== undefined) mean(swapped, SWAPPED);
  }
  mean(typed, 1);
  return found;
};
