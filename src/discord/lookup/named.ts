import type { Found } from '../../rulebook/index.js';
import { knownCard, type KnownCard, type Language } from '../../text/index.js';
import { theLookup } from './the-lookup.js';

/**
 * The card of which a query is just the name, in either language; null where the first of the rules that are found says
 * something by that name.
 */
export const exactCard = (
  query: string,
  language: Language,
  { hits, isExact }: Pick<Found, 'hits' | 'isExact'>,
): KnownCard | null => {
  const [called] = theLookup().byName(query, language);
  return called === undefined || (isExact && hits[0]?.kind === 'rule') ? null : knownCard(called);
};
