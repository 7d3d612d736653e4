export {
  covering,
  rulebook,
  rulingsOn,
  sectionIn,
  type Rulebook,
  type Ruling,
  type Section,
  type Term,
} from './reading.js';
export { isKept, openLookup, type CardFilter, type Lookup } from './lookup.js';
export { keepPhrases, keepRulebook, keptPhrases, readPhrases } from './keeping.js';
export type { Found, Hit, Trust } from './search/hit.js';
export { hasWords, lettersOf, plain } from './search/tokens.js';
export type { RuleId, SectionId } from '../../generated/rulebook/ids.js';
