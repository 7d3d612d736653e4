import type { Language } from '../../text/index.js';
import type { Reply } from '../reading.js';
import { hashOf } from './numbers.js';
import { lettersOf } from './tokens.js';
import type { Lists } from './vocabulary.js';

/** Phrases of one kind by which a document can be found. */
export interface Wording {
  /** What is found: its index among the documents. */
  readonly document: number;
  readonly language: Language;
  readonly texts: readonly string[];
  /**
   * A name or question is wholly meant; of a longer text any part may be; the name of a card that it is about is typed
   * among other words.
   */
  readonly is: 'name' | 'whole' | 'about' | 'text';
  /** From 0 to 1: how surely it is meant by who types it. */
  readonly weight: number;
  /** Which of the answers of the document it asks for; null for a name, which asks for none. */
  readonly answer: number | null;
  /** What goes before that answer, for a question for Yes or No. */
  readonly reply: Reply | null;
}

/** The same without its texts, of which only how many there are matters to most who look. */
export interface IndexedWording extends Omit<Wording, 'texts'> {
  readonly texts: number;
}

/** Phrases as they are kept for the next start: reading their words takes longer than all else. */
export interface IndexedPhrases {
  readonly wordings: readonly IndexedWording[];
  /** By phrase: the hash of its letters, by which one is known that is typed letter by letter. */
  readonly spellings: Uint32Array;
  /** The words of each phrase. */
  readonly texts: Lists;
  /** In which phrases each word stands. */
  readonly places: Lists;
  /** The part of each phrase in the bundle of all phrases of its document; empty where they are not looked at together. */
  readonly parts: Float32Array;
}

/** The number of phrases that an unknown word is taken to stand in. */
const UNHEARD = 40;
/** What a phrase counts in the bundle of its document; a text has several sentences. */
const BUNDLED: Readonly<Record<Wording['is'], number>> = { name: 1, whole: 1, about: 0.7, text: 2 };

/** The lists one by one. */
export const listIn =
  ({ all, starts }: Lists): ((at: number) => Uint32Array) =>
  (at) =>
    all.subarray(starts[at] ?? 0, starts[at + 1] ?? 0);

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

/** The inverse document frequency of a word that stands in this many of all phrases. */
export const inverseDocumentFrequency = (stands: number, phrases: number): number =>
  Math.log(1 + phrases / (stands || UNHEARD));

/** Of so many phrases, which wording each belongs to. */
export const ownersOf = (wordings: readonly IndexedWording[], phrases: number): Uint32Array => {
  const owners = new Uint32Array(phrases);
  let end = 0;
  wordings.forEach(({ texts }, at) => {
    owners.fill(at, end, end + texts);
    end += texts;
  });
  return owners;
};

/**
 * Each phrase is a direction among the words, and all phrases of a document together are a bundle of them (Rocchio): the
 * part that a phrase has in its bundle, for each of its words.
 */
const partsIn = (
  texts: Lists,
  places: Lists,
  wordings: readonly IndexedWording[],
  owners: Uint32Array,
): Float32Array => {
  const standsIn = listIn(places);
  const idf = Float64Array.from({ length: places.starts.length }, (_, word) =>
    inverseDocumentFrequency(standsIn(word).length, owners.length),
  );
  const counts = wordings.map(({ is }) => BUNDLED[is]);
  const documentOf = owners.map((owner) => wordings[owner]?.document ?? 0);
  const parts = new Float32Array(owners.length);
  for (let phrase = 0; phrase < owners.length; phrase += 1) {
    let length = 0;
    for (let at = texts.starts[phrase] ?? 0; at < (texts.starts[phrase + 1] ?? 0); at += 1)
      length += idf[texts.all[at] ?? 0] ?? 0;
    if (length > 0) parts[phrase] = (counts[owners[phrase] ?? 0] ?? 0) / Math.sqrt(length);
  }
  const documents = documentOf.reduce((most, document) => Math.max(most, document), -1) + 1;
  /** By document: the square of the length of its bundle, and how far it goes the way of the word that is looked at. */
  const [squares, far] = [new Float64Array(documents), new Float64Array(documents)];
  for (let word = 0; word + 1 < places.starts.length; word += 1) {
    const [from, to] = [places.starts[word] ?? 0, places.starts[word + 1] ?? 0];
    for (let at = from; at < to; at += 1) {
      const phrase = places.all[at] ?? 0;
      const document = documentOf[phrase] ?? 0;
      far[document] = (far[document] ?? 0) + (parts[phrase] ?? 0);
    }
    for (let at = from; at < to; at += 1) {
      const document = documentOf[places.all[at] ?? 0] ?? 0;
      squares[document] = (squares[document] ?? 0) + (idf[word] ?? 0) * (far[document] ?? 0) ** 2;
      far[document] = 0;
    }
  }
  return parts.map((part, phrase) => part / Math.sqrt(squares[documentOf[phrase] ?? 0] || 1));
};

/**
 * Prepares phrases of which the words have been read, of so many words in all; `bundles` says whether all phrases of a document
 * are looked at together.
 */
export const indexPhrases = (
  wordings: readonly Wording[],
  texts: Lists,
  words: number,
  bundles: boolean,
): IndexedPhrases => {
  const worded = wordings.map((wording): IndexedWording => ({ ...wording, texts: wording.texts.length }));
  const places = placesIn(texts, words);
  const owners = ownersOf(worded, texts.starts.length - 1);
  return {
    wordings: worded,
    spellings: Uint32Array.from(
      wordings.flatMap((wording) => wording.texts),
      (text) => hashOf(lettersOf(text)),
    ),
    texts,
    places,
    parts: bundles ? partsIn(texts, places, worded, owners) : new Float32Array(),
  };
};
