import type { CardId } from '../../../cards/index.js';
import { plain } from './tokens.js';

interface Named {
  readonly id: CardId;
  readonly names: readonly string[];
}

/** Words of a text with whether each begins with a capital letter or a digit. */
const wordsOf = (text: string): readonly { readonly word: string; readonly isName: boolean }[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .map((word) => ({ word: plain(word), isName: /^(?:[cdjlmnst]|qu)?['’]?[\p{Lu}\p{N}]/u.test(word) }))
    .filter(({ word }) => word !== '');

const LONGEST_NAME = 8;

/**
 * Finds every card named in a text, each once, in the order of the text; the longest name counts where several begin. A
 * name of one word counts only with a capital letter, since many are everyday words.
 */
export const namesIn = (cards: readonly Named[]): ((text: string) => readonly CardId[]) => {
  const byName = new Map<string, CardId>();
  for (const { id, names } of cards) {
    for (const name of names) {
      const key = wordsOf(name)
        .map(({ word }) => word)
        .join(' ');
      if (key !== '' && !byName.has(key)) byName.set(key, id);
    }
  }
  return (text) => {
    const words = wordsOf(text);
    const found = new Set<CardId>();
    for (let at = 0; at < words.length; at += 1) {
      for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
        const part = words.slice(at, at + length);
        const id = byName.get(part.map(({ word }) => word).join(' '));
        if (id === undefined || (length === 1 && part[0]?.isName !== true)) continue;
        found.add(id);
        at += length - 1;
        break;
      }
    }
    return [...found];
  };
};
