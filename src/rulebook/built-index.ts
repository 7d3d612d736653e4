import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { LANGUAGES } from '../text/index.js';
import { keptFile } from './files.js';
import { printedRulebook } from './reading.js';
import { keptClassifier } from './ranking/classifier.js';
import { createVocabulary } from './search/vocabulary.js';
import type { SearchDocument } from './search/hit.js';
import { indexPhrases, type IndexedPhrases, type Wording } from './search/indexed-phrases.js';
import { cardDocuments, cardWordings, ruleDocuments, ruleWordings } from './documents.js';

/** Things that are looked up, and the phrases by which they are found. */
export interface IndexedDocuments extends IndexedPhrases {
  readonly documents: readonly SearchDocument[];
}

/** All cards and rules that are looked up, and the words in their phrases by their numbers. */
export interface SearchIndexes {
  readonly words: readonly string[];
  readonly cards: IndexedDocuments;
  readonly rules: IndexedDocuments;
  /** Encoded: it is one piece, which is read faster than its words. */
  readonly classifier: Uint8Array;
}

const PHRASES = keptFile('phrases.bin');

/** Says every card and reads every phrase anew. */
export const buildIndexes = (): SearchIndexes => {
  const vocabulary = createVocabulary();
  const [ofCards, ofRules] = [cardWordings(), ruleWordings()];
  const read = (wordings: readonly Wording[]) => vocabulary.read(wordings.flatMap(({ texts }) => texts));
  const [cards, rules] = [read(ofCards), read(ofRules)];
  const words = vocabulary.words();
  return {
    words,
    cards: { documents: cardDocuments(), ...indexPhrases(ofCards, cards, words.length, false) },
    rules: { documents: ruleDocuments(), ...indexPhrases(ofRules, rules, words.length, true) },
    classifier: keptClassifier(),
  };
};

/** Keeps the phrases for the next starts of this program. */
export const writeIndexes = (file = PHRASES): void => {
  writeFileSync(file, serialize(buildIndexes()));
};

/** Keeps the rulebook and the phrases by which it is found: the last step of `npm run build`. */
export const keepRulebook = (): void => {
  for (const language of LANGUAGES)
    writeFileSync(keptFile(`rulebook.${language}.json`), JSON.stringify(printedRulebook(language)));
  writeIndexes();
};

/** What was kept when the program was built, or the same read anew where nothing was. */
export const builtIndexes = (file = PHRASES): SearchIndexes =>
  existsSync(file) ? (deserialize(readFileSync(file)) as SearchIndexes) : buildIndexes();
