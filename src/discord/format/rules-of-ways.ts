import type { VariantId } from '../../engine/index.js';
import type { RuleId } from '../../rulebook/index.js';

/** Where the rulebook tells of each variant. */
export const RULE_OF_VARIANT: Readonly<Record<VariantId, RuleId>> = {
  'mini-draft': 'VAR-01',
  'selectable-characters': 'VAR-07',
  'one-of-two': 'VAR-07',
  'eden-only': 'VAR-03',
  'enhanced-bartering': 'VAR-04',
  'souls-are-money': 'VAR-05',
  casino: 'VAR-06',
  'rewards-for-everyone': 'VAR-08',
  'super-shop': 'VAR-09',
  'minions-die-first': 'VAR-10',
  'old-blank-card': 'BLANK-00',
  'first-edition': 'ERRATA-03',
  'two-attacks': 'VAR-11',
  'two-purchases': 'VAR-11',
  'rich-start': 'VAR-11',
  'wide-table': 'VAR-11',
};
