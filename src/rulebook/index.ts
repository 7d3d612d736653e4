export { covering, rulebook, rulingsOn, sectionIn, type Ruling, type Section, type Term } from './reading.js';
export { isKept, openLookup, type CardFilter, type Lookup } from './lookup.js';
export { keepPhrases, keptPhrases, readPhrases } from './kept-phrases.js';
export { BOOKS } from './things.js';
export type { Found, Hit, Trust } from './search/hit.js';
export { hasWords, lettersOf, plain } from './search/tokens.js';
