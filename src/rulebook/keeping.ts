import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { LANGUAGES } from '../text/index.js';
import { keptFile } from './files.js';
import { printedRulebook } from './reading.js';
import { keptClassifier } from './ranking/classifier.js';
import { createVocabulary } from './search/vocabulary.js';
import type { Thing } from './search/hit.js';
import { prepared, type Phrases, type Wording } from './search/prepared.js';
import { cardThings, cardWordings, ruleThings, ruleWordings } from './things.js';

/** Things that are looked up, and the phrases by which they are found. */
export interface KeptThings extends Phrases {
  readonly things: readonly Thing[];
}

/** All cards and rules that are looked up, and the words in their phrases by their numbers. */
export interface KeptPhrases {
  readonly words: readonly string[];
  readonly cards: KeptThings;
  readonly rules: KeptThings;
  /** Encoded: it is one piece, which is read faster than its words. */
  readonly classifier: Uint8Array;
}

const PHRASES = keptFile('phrases.bin');

/** Says every card and reads every phrase anew. */
export const readPhrases = (): KeptPhrases => {
  const vocabulary = createVocabulary();
  const [ofCards, ofRules] = [cardWordings(), ruleWordings()];
  const read = (wordings: readonly Wording[]) => vocabulary.read(wordings.flatMap(({ texts }) => texts));
  const [cards, rules] = [read(ofCards), read(ofRules)];
  const words = vocabulary.words();
  return {
    words,
    cards: { things: cardThings(), ...prepared(ofCards, cards, words.length, false) },
    rules: { things: ruleThings(), ...prepared(ofRules, rules, words.length, true) },
    classifier: keptClassifier(),
  };
};

/** Keeps the phrases for the next starts of this program. */
export const keepPhrases = (file = PHRASES): void => {
  writeFileSync(file, serialize(readPhrases()));
};

/** Keeps the rulebook and the phrases by which it is found: the last step of `npm run build`. */
export const keepRulebook = (): void => {
  for (const language of LANGUAGES)
    writeFileSync(keptFile(`rulebook.${language}.json`), JSON.stringify(printedRulebook(language)));
  keepPhrases();
};

/** What was kept when the program was built, or the same read anew where nothing was. */
export const keptPhrases = (file = PHRASES): KeptPhrases =>
  existsSync(file) ? (deserialize(readFileSync(file)) as KeptPhrases) : readPhrases();
