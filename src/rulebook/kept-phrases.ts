import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { openVocabulary } from './search/vocabulary.js';
import { phrasesOf, type Phrases } from './search/word-index.js';
import { cardWordings, ruleWordings } from './things.js';

/** All phrases by which cards and rules are found, and the words in them by their numbers. */
export interface KeptPhrases {
  readonly words: readonly string[];
  readonly cards: Phrases;
  readonly rules: Phrases;
}

/** Beside the emitted program, which never changes without it; sources have none. */
const FILE = fileURLToPath(new URL('phrases.bin', import.meta.url));

/** Says every card and reads every phrase anew. */
export const readPhrases = (): KeptPhrases => {
  const vocabulary = openVocabulary();
  const cards = phrasesOf(cardWordings(), vocabulary);
  const rules = phrasesOf(ruleWordings(), vocabulary);
  return { words: vocabulary.words(), cards, rules };
};

/** Keeps the phrases for the next starts of this program: the last step of `npm run build`. */
export const keepPhrases = (file = FILE): void => {
  writeFileSync(file, serialize(readPhrases()));
};

/** What was kept when the program was built, or the same read anew where nothing was. */
export const keptPhrases = (file = FILE): KeptPhrases =>
  existsSync(file) ? (deserialize(readFileSync(file)) as KeptPhrases) : readPhrases();
