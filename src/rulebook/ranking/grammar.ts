import search from '../../../generated/rulebook/search.json' with { type: 'json' };
import { tokensIn } from '../search/tokens.js';
import type { Vocabulary } from '../search/vocabulary.js';

/** How far two texts ask the same of the same, besides the words that they share: each from 0 to 1. */
interface Alike {
  /** Whether, who, when, how many… */
  readonly asked: number;
  /** Cards, rolls, damage… */
  readonly about: number;
}

/** So many of the kinds are about what is asked; the others are about what it is about. */
const ASKED = 12;

/** The kinds of words, by the words that show them. */
const KINDS: ReadonlyMap<string, number> = new Map(
  search.grammar.flatMap((words, kind) =>
    words.flatMap((word) => tokensIn(word).map((token) => [token, kind] as const)),
  ),
);

/** The kinds that words show, as bits. */
export const kindsOf = (words: readonly string[]): number =>
  words.reduce((bits, word) => {
    const kind = KINDS.get(word);
    return kind === undefined ? bits : bits | (1 << kind);
  }, 0);

/** The same of the words of a phrase, by their numbers. */
export const kindsIn = (words: Uint32Array, { wordOf }: Vocabulary): number => kindsOf(Array.from(words, wordOf));

const bitsIn = (bits: number): number => {
  let count = 0;
  for (let left = bits >>> 0; left !== 0; left &= left - 1) count += 1;
  return count;
};

const LOW = (1 << ASKED) - 1;

/** The part of the kinds of two texts that both show (Dice's coefficient). */
const shared = (one: number, other: number): number => {
  const all = bitsIn(one) + bitsIn(other);
  return all === 0 ? 0.5 : (2 * bitsIn(one & other)) / all;
};

/** Compares the kinds of two texts. */
export const alike = (one: number, other: number): Alike => ({
  asked: shared(one & LOW, other & LOW),
  about: shared(one & ~LOW, other & ~LOW),
});
