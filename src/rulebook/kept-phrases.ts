import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { openVocabulary } from './search/vocabulary.js';
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
}

/** Beside the bundled program, which never changes without it; the modules of the same build share it, sources have none. */
const FILE = fileURLToPath(
  new URL(
    import.meta.url.endsWith('/dist/src/rulebook/kept-phrases.js') ? '../../program/phrases.bin' : 'phrases.bin',
    import.meta.url,
  ),
);

/** Says every card and reads every phrase anew. */
export const readPhrases = (): KeptPhrases => {
  const vocabulary = openVocabulary();
  const [ofCards, ofRules] = [cardWordings(), ruleWordings()];
  const read = (wordings: readonly Wording[]) => vocabulary.read(wordings.flatMap(({ texts }) => texts));
  const [cards, rules] = [read(ofCards), read(ofRules)];
  const words = vocabulary.words();
  return {
    words,
    cards: { things: cardThings(), ...prepared(ofCards, cards, words.length, false) },
    rules: { things: ruleThings(), ...prepared(ofRules, rules, words.length, true) },
  };
};

/** Keeps the phrases for the next starts of this program: the last step of `npm run build`. */
export const keepPhrases = (file = FILE): void => {
  writeFileSync(file, serialize(readPhrases()));
};

/** What was kept when the program was built, or the same read anew where nothing was. */
export const keptPhrases = (file = FILE): KeptPhrases =>
  existsSync(file) ? (deserialize(readFileSync(file)) as KeptPhrases) : readPhrases();
