import { lettersOf, type Term } from '../../rulebook/index.js';

/** Whether a name is written as a sign, a circled number too: it is looked for as it stands. */
const isSign = (name: string): boolean => !/[\p{L}\p{Nd}]/u.test(name);

/** Words one beside the other, with their accents and capitals. */
const asWritten = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

/** Whether a name is all capitals, as no other word is: ATK is not "at" nor AT. */
const isShort = (name: string): boolean => /^\p{Lu}{2,}$/u.test(name);

/** Other names of terms that are everyday words on cards, and mean nothing of the kind there. */
const EVERYDAY = new Set(['deal', 'have', 'own', 'get', 'thing', 'happens', 'point', 'avoir', 'chose']);

/** Whether words hold one, in the plural too. */
const hasWord = (words: string, word: string): boolean => {
  const wanted = word.trimEnd();
  return words.includes(`${wanted} `) || words.includes(`${wanted}s `);
};

/** How a name of a term is looked for: as a sign in the text, or as words as they are written or in small letters. */
interface Wanted {
  readonly in: 'text' | 'words' | 'small';
  readonly name: string;
}

/** With its accents: "de" is no "dé". */
const wantedFor = (name: string): Wanted => {
  if (isSign(name)) return { in: 'text', name };
  const written = asWritten(name);
  return isShort(name) ? { in: 'words', name: written } : { in: 'small', name: written.toLowerCase() };
};

const allWanted = new WeakMap<Term, readonly Wanted[]>();

/** How the names of a term are looked for; worked out once for each. */
const wantedOf = (term: Term): readonly Wanted[] => {
  const known = allWanted.get(term);
  if (known !== undefined) return known;
  const { name, also } = term;
  const wanted = [name, ...also.filter((one) => !EVERYDAY.has(one))].map(wantedFor);
  allWanted.set(term, wanted);
  return wanted;
};

/** The terms of the glossary that stand in a text, in the order of the glossary. */
export const termsIn = (text: string, terms: readonly Term[]): readonly Term[] => {
  const words = asWritten(text);
  const read = { text, words, small: words.toLowerCase() };
  const holds = (wanted: Wanted): boolean =>
    wanted.in === 'text' ? text.includes(wanted.name) : hasWord(read[wanted.in], wanted.name);
  return terms.filter((term) => wantedOf(term).some(holds));
};

/** Words without which two questions cannot be about the same. */
const wordsOf = (text: string): readonly string[] =>
  lettersOf(text)
    .split(' ')
    .filter((word) => word.length > 2);

const SHARED = 0.6;
/** Letters in which words of one stem agree. */
const STEM = 5;

/** Which part of the words of a query stands in a text: from 0 to 1. */
const likeness = (wanted: readonly string[], text: string): number => {
  const there = wordsOf(text);
  const found = wanted.filter((word) =>
    there.some((other) => other === word || (word.length >= STEM && other.startsWith(word.slice(0, STEM)))),
  );
  return found.length / wanted.length;
};

/** The texts that are most like a query, the nearest first; none that shares too little with it. */
export const nearestTo = <T>(query: string, things: readonly T[], textOf: (thing: T) => string): readonly T[] => {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return things
    .map((thing) => ({ thing, score: likeness(wanted, textOf(thing)) }))
    .filter(({ score }) => score >= SHARED)
    .toSorted((one, other) => other.score - one.score)
    .map(({ thing }) => thing);
};
