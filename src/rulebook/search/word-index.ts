import type { Language } from '../../text/index.js';
import { sum } from './numbers.js';
import { bonesOf, soundOf } from './sounds.js';
import { synonymsOf } from './synonyms.js';
import { isHolding, stem } from './tokens.js';
import type { Lists, Vocabulary } from './vocabulary.js';

/** Phrases of one kind by which a thing can be found. */
export interface Wording {
  /** What is found: its index among the things. */
  readonly thing: number;
  readonly language: Language;
  readonly texts: readonly string[];
  /**
   * A name or question is wholly meant; of a longer text any part may be; the name of a card that it is about is typed
   * among other words.
   */
  readonly is: 'name' | 'whole' | 'about' | 'text';
  /** From 0 to 1: how surely it is meant by who types it. */
  readonly weight: number;
}

/** Phrases as they are kept for the next start: reading their words takes longer than all else. */
export interface Phrases {
  readonly wordings: readonly Wording[];
  /** The words of each phrase. */
  readonly texts: Lists;
}

/** Reads the words of phrases. */
export const phrasesOf = (wordings: readonly Wording[], vocabulary: Vocabulary): Phrases => ({
  wordings,
  texts: vocabulary.read(wordings.flatMap(({ texts }) => texts)),
});

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
const HOLDING = 0.25;
/** A word that stands nowhere is as rare as one that stands in so many phrases. */
const UNHEARD = 40;
/** What telling apart counts beside being rare, whose numbers are larger. */
const TOLD = 2;
/** What a word tells of which nothing is known. */
const UNTOLD = 4;
/** A word is taken to stand once more for so many of the phrases of a thing, so that few places tell little. */
const DOUBT = 0.1;
/** What a phrase counts in the bundle of its thing; a text has several sentences. */
const BUNDLED: Readonly<Record<Wording['is'], number>> = { name: 1, whole: 1, about: 0.7, text: 2 };
/** What a phrase counts where words tell things apart. */
const TELLS: Readonly<Record<Wording['is'], number>> = { name: 1, whole: 1, about: 0.5, text: 0.4 };

/** Phrases by their words. */
export interface Index {
  /** How many phrases there are. */
  readonly size: number;
  /** What a phrase belongs to. */
  readonly wordingOf: (phrase: number) => Wording | undefined;
  readonly textOf: (phrase: number) => string;
  /** How many phrases a thing has, beside the mean of all. */
  readonly sizeOf: (thing: number) => number;
  /** Whether a word stands in a phrase right after another. */
  readonly areNeighbours: (phrase: number, before: number, after: number) => boolean;
  /** In which phrases a word stands. */
  readonly places: (word: number) => Uint32Array;
  readonly vocabulary: Vocabulary;
  /** Whether a word stands in a name or question, which are spelled as they are meant. */
  readonly isNamed: (word: number) => boolean;
  /** Words of names and questions that sound like another word, by their numbers, each with what it counts. */
  readonly soundingLike: (word: string) => ReadonlyMap<number, number>;
  /** How much a word says: more where it is rare, and where it tells things apart. */
  readonly rarity: (word: string) => number;
  /** The same of a word by its number. */
  readonly rarityOf: (word: number) => number;
  /** How much the words of a phrase say, all together. */
  readonly total: (phrase: number) => number;
  /** How rare a word is, whatever it tells apart. */
  readonly rareOf: (word: number) => number;
  /** The part of a phrase in the bundle of all phrases of its thing, for each word of it. */
  readonly partOf: (phrase: number) => number;
}

const listIn =
  ({ all, starts }: Lists): ((at: number) => Uint32Array) =>
  (at) =>
    all.subarray(starts[at] ?? 0, starts[at + 1] ?? 0);

const neighboursIn =
  ({ all, starts }: Lists): Index['areNeighbours'] =>
  (phrase, before, after) => {
    for (let at = (starts[phrase] ?? 0) + 1; at < (starts[phrase + 1] ?? 0); at += 1)
      if (all[at] === after && all[at - 1] === before) return true;
    return false;
  };

/** Where each of so many words stands: in which of the lists, each once. */
const placesIn = ({ all, starts }: Lists, words: number): Lists => {
  /** By word: the list in which it stood last, from 1. */
  const last = new Uint32Array(words);
  /** By word: first how often the one before it stands, then where its places begin. */
  const ends = new Uint32Array(words + 2);
  /** Each word once a list, and the list. */
  const [once, lists] = [new Uint32Array(all.length), new Uint32Array(all.length)];
  let found = 0;
  for (let list = 1; list < starts.length; list += 1)
    for (let at = starts[list - 1] ?? 0; at < (starts[list] ?? 0); at += 1) {
      const word = all[at] ?? 0;
      if (last[word] === list) continue;
      last[word] = list;
      once[found] = word;
      lists[found] = list - 1;
      found += 1;
      ends[word + 2] = (ends[word + 2] ?? 0) + 1;
    }
  for (let word = 2; word < ends.length; word += 1) ends[word] = (ends[word] ?? 0) + (ends[word - 1] ?? 0);
  const places = new Uint32Array(found);
  for (let at = 0; at < found; at += 1) {
    const next = (once[at] ?? 0) + 1;
    const end = ends[next] ?? 0;
    places[end] = lists[at] ?? 0;
    ends[next] = end + 1;
  }
  return { all: places, starts: ends };
};

/** Remembers what was worked out for a number. */
const remembered = (work: (at: number) => number): ((at: number) => number) => {
  const known = new Map<number, number>();
  return (at) => {
    const before = known.get(at);
    if (before !== undefined) return before;
    const now = work(at);
    known.set(at, now);
    return now;
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

/** Of so many phrases, which wording each belongs to. */
const ownersOf = (wordings: readonly Wording[], phrases: number): Uint32Array => {
  const owners = new Uint32Array(phrases);
  let end = 0;
  wordings.forEach(({ texts }, at) => {
    owners.fill(at, end, end + texts.length);
    end += texts.length;
  });
  return owners;
};

/** For each of so many things, which part of all phrases is about it. */
const sharesOf = (wordings: readonly Wording[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  let all = 0;
  for (const { thing, texts, is } of wordings) {
    const more = texts.length * TELLS[is];
    counts.set(thing, (counts.get(thing) ?? 0) + more);
    all += more;
  }
  return new Map([...counts].map(([thing, count]) => [thing, count / all]));
};

/**
 * How well a word tells things apart: how far what it stands with differs from what phrases are about anyhow (the
 * Kullback-Leibler divergence, with some doubt in words that stand in few places).
 */
const tellsIn = (
  wordings: readonly Wording[],
  shares: ReadonlyMap<number, number>,
  places: (word: number) => Uint32Array,
  wordingOf: Index['wordingOf'],
): ((word: number) => number) => {
  const phrases = sum(wordings.map(({ texts, is }) => texts.length * TELLS[is]));
  const doubt = DOUBT * (phrases / shares.size);
  return (word) => {
    const counts = new Map<number, number>();
    let all = doubt;
    for (const place of places(word)) {
      const wording = wordingOf(place);
      if (wording === undefined) continue;
      counts.set(wording.thing, (counts.get(wording.thing) ?? 0) + TELLS[wording.is]);
      all += TELLS[wording.is];
    }
    let [tells, others] = [0, 1];
    for (const [thing, count] of counts) {
      const share = shares.get(thing) ?? 0;
      const now = (count + doubt * share) / all;
      tells += now * Math.log(now / share);
      others -= share;
    }
    return tells + Math.max(0, others) * (doubt / all) * Math.log(doubt / all);
  };
};

/**
 * Each phrase is a direction among the words, and all phrases of a thing together are a bundle of them (Rocchio): the
 * part that a phrase has in its bundle, for each of its words.
 */
const partsIn = (
  texts: Lists,
  places: Lists,
  wordings: readonly Wording[],
  owners: Uint32Array,
  rareOf: (word: number) => number,
): Float64Array => {
  const rare = Float64Array.from({ length: places.starts.length }, (_, word) => rareOf(word));
  const counts = wordings.map(({ is }) => BUNDLED[is]);
  const thingOf = owners.map((owner) => wordings[owner]?.thing ?? 0);
  const parts = new Float64Array(owners.length);
  for (let phrase = 0; phrase < owners.length; phrase += 1) {
    let length = 0;
    for (let at = texts.starts[phrase] ?? 0; at < (texts.starts[phrase + 1] ?? 0); at += 1)
      length += rare[texts.all[at] ?? 0] ?? 0;
    if (length > 0) parts[phrase] = (counts[owners[phrase] ?? 0] ?? 0) / Math.sqrt(length);
  }
  const things = thingOf.reduce((most, thing) => Math.max(most, thing), -1) + 1;
  /** By thing: the square of the length of its bundle, and how far it goes the way of the word that is looked at. */
  const [squares, far] = [new Float64Array(things), new Float64Array(things)];
  for (let word = 0; word + 1 < places.starts.length; word += 1) {
    const [from, to] = [places.starts[word] ?? 0, places.starts[word + 1] ?? 0];
    for (let at = from; at < to; at += 1) {
      const phrase = places.all[at] ?? 0;
      const thing = thingOf[phrase] ?? 0;
      far[thing] = (far[thing] ?? 0) + (parts[phrase] ?? 0);
    }
    for (let at = from; at < to; at += 1) {
      const thing = thingOf[places.all[at] ?? 0] ?? 0;
      squares[thing] = (squares[thing] ?? 0) + (rare[word] ?? 0) * (far[thing] ?? 0) ** 2;
      far[thing] = 0;
    }
  }
  return parts.map((part, phrase) => part / Math.sqrt(squares[thingOf[phrase] ?? 0] || 1));
};

/**
 * Builds the index of phrases; `telling`, from 0 to 1, is the part of what a word says that is how well it tells things
 * apart, and the rest is how rare it is; `bundles` says whether all phrases of a thing are looked at together.
 */
export const indexOf = (
  { wordings, texts }: Phrases,
  vocabulary: Vocabulary,
  telling: number,
  bundles: boolean,
): Index => {
  const phrases = wordings.flatMap((wording) => wording.texts);
  const owners = ownersOf(wordings, phrases.length);
  const wordingOf = (phrase: number): Wording | undefined => wordings[owners[phrase] ?? 0];
  const wordsOf = listIn(texts);
  const allPlaces = placesIn(texts, vocabulary.size());
  const places = listIn(allPlaces);
  const isNamed = (word: number): boolean => places(word).some((at) => wordingOf(at)?.is !== 'text');
  const shares = sharesOf(wordings);
  const tells = tellsIn(wordings, shares, places, wordingOf);
  const rareOf = remembered((word) => Math.log(1 + phrases.length / (places(word).length || UNHEARD)));
  const rarityOf = remembered((word) => {
    const told = places(word).length === 0 ? UNTOLD : tells(word);
    const says = (1 - telling) * rareOf(word) + telling * TOLD * told;
    return isHolding(vocabulary.wordOf(word)) ? says * HOLDING : says;
  });
  const rarity = (word: string): number => rarityOf(vocabulary.numberOf(word));
  const parts = bundles ? partsIn(texts, allPlaces, wordings, owners, rareOf) : new Float64Array();
  const total = remembered((phrase) => sum(Array.from(wordsOf(phrase), rarityOf)));
  return {
    size: phrases.length,
    wordingOf,
    textOf: (phrase) => phrases[phrase] ?? '',
    sizeOf: (thing) => (shares.get(thing) ?? 0) * shares.size,
    areNeighbours: neighboursIn(texts),
    places,
    vocabulary,
    isNamed,
    soundingLike: soundsOf(vocabulary, isNamed),
    rarity,
    rarityOf,
    total,
    rareOf,
    partOf: (phrase) => parts[phrase] ?? 0,
  };
};

/** How many letters of a word may be wrong. */
const typos = (word: string): number => {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
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
  const { numberOf, tree } = vocabulary;
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
