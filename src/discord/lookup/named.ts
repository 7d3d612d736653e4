import { lettersOf, type Hit } from '../../rulebook/index.js';
import { knownCard, LANGUAGES, type KnownCard, type Language } from '../../text/index.js';
import { theLookup } from './the-lookup.js';

/** Whether a section has a query as its title, as a term that it explains, or as a question that it answers. */
const isOnSection = (name: string, id: string): boolean =>
  LANGUAGES.some((language) => {
    const section = theLookup().section(id, language);
    if (section === null) return false;
    const terms = section.terms.flatMap((term) => [term.name, ...term.also]);
    return [section.title, ...terms, ...section.asked].some((one) => lettersOf(one) === name);
  });

/**
 * The card of which a query is just the name, in either language; null where the first of the rules that are found says
 * something by that name.
 */
export const cardCalled = (query: string, language: Language, rules: readonly Hit[]): KnownCard | null => {
  const name = lettersOf(query);
  const [called] = theLookup().called(query, language);
  const [first] = rules;
  if (called === undefined || (first?.kind === 'rule' && isOnSection(name, first.id))) return null;
  return knownCard(called);
};
