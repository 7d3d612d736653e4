export {
  askedIn,
  covering,
  rulebook,
  rulingsOn,
  sectionIn,
  type AskedPhrases,
  type AskedPhrase,
  type Reply,
  type Rulebook,
  type Ruling,
  type Section,
  type Term,
} from './reading.js';
export { isKept, openLookup, openRuleSearch, type CardFilter, type Lookup } from './lookup.js';
export { chancesOf, FEATURES, type Ranking } from './ranking/ranking.js';
export { chanceRight, type Doubts } from './ranking/trust.js';
export { keepPhrases, keepRulebook, keptPhrases, readPhrases } from './keeping.js';
export type { Found, Hit, Trust } from './search/hit.js';
export { hasWords, lettersOf, plain } from './search/tokens.js';
export type { RuleId, SectionId } from '../../generated/rulebook/ids.js';
