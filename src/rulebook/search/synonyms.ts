import search from '../../../generated/rulebook/search.json' with { type: 'json' };
import { tokensIn } from './tokens.js';

const byWord = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const line of search.synonyms) {
    const group = tokensIn(line);
    for (const word of group) {
      const known = found.get(word) ?? new Set<string>();
      found.set(word, known);
      for (const other of group) if (other !== word) known.add(other);
    }
  }
  return found;
};

const SYNONYMS = byWord();
const NONE: ReadonlySet<string> = new Set();

/** Other words for a word; both as they are compared. */
export const synonymsOf = (word: string): ReadonlySet<string> => SYNONYMS.get(word) ?? NONE;
