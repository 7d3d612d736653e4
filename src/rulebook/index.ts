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
export { isKept, createLookup, createRuleSearch, type CardFilter, type Lookup } from './lookup.js';
export { FEATURES, utilityOf, type Ranking } from './ranking/ranking.js';
export { chancesOf, hashOf } from './search/numbers.js';
export {
  CLASSIFIER_FILE,
  encodedClassifier,
  featuresOf,
  createClassifier,
  keptClassifier,
  decodedClassifier,
  type AnswerClass,
  type Classifier,
  type Rows,
} from './ranking/classifier.js';
export { chanceRight, type Doubts } from './ranking/trust.js';
export { writeIndexes, keepRulebook, builtIndexes, buildIndexes } from './built-index.js';
export type { Found, Hit, Trust } from './search/hit.js';
export { hasWords, lettersOf, plain, tokensIn } from './search/tokens.js';
export { askedOf } from './documents.js';
export type { RuleId, SectionId } from '../../generated/rulebook/ids.js';
