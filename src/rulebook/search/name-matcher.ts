import SearchableMap from 'minisearch/SearchableMap';
import type { CardId } from '../../../cards/index.js';
import { LANGUAGES, type Language } from '../../text/index.js';
import { lettersOf, plain } from './tokens.js';

/** The names of a card. */
export interface CardNames {
  readonly id: CardId;
  readonly names: Readonly<Record<Language, string>>;
  /** The names of its other side, and of both together. */
  readonly back: readonly string[];
  /** Another printing of a card, with the same name. */
  readonly isVersion: boolean;
}

/** A name with its accents and apostrophes, without either, and with a space for an apostrophe. */
const variantsOf = (name: string): readonly string[] => {
  const bare = name.normalize('NFKD').replace(/\p{M}+/gu, '');
  return [...new Set([name, bare].flatMap((one) => [one, one.replace(/['’]/g, ''), one.replace(/['’]/g, ' ')]))];
};

const NUMERAL = /^[IVXO]+\. /;
const ARTICLE = /^(?:the|le|la|les|l['’]) ?(?=\S)/i;

/** A name and its short forms: without the number of a tarot card, and without its article. */
export const shortForms = (name: string): readonly string[] => [
  ...new Set([name, name.replace(NUMERAL, ''), name.replace(NUMERAL, '').replace(ARTICLE, '')]),
];

/** A name with its punctuation, but without the spaces around it: `Greed!` is not `Greed`. */
const asTyped = (name: string): string =>
  plain(name)
    .replace(/\s*([^\p{L}\p{N}\s])\s*/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const inOneWord = (name: string): string => lettersOf(name).replaceAll(' ', '');

/** How a name may be typed, the nearest to how it is written first. */
const SPELLINGS: readonly ((name: string) => string)[] = [asTyped, lettersOf, inOneWord];

/** A name of a card: in a language, or of its other side. */
interface NamedCard {
  readonly id: CardId;
  readonly of: Language | 'back';
}

/** By each spelling: the names of cards that are spelled so, first printings before others. */
const tablesFor = (cards: readonly CardNames[]): readonly ReadonlyMap<string, readonly NamedCard[]>[] => {
  const firstPrintings = cards.toSorted((one, other) => Number(one.isVersion) - Number(other.isVersion));
  const all = firstPrintings.flatMap(({ id, names, back }) => [
    ...LANGUAGES.map((of) => ({ id, of, name: names[of] })),
    ...back.map((name) => ({ id, of: 'back' as const, name })),
  ]);
  const tables = SPELLINGS.map(() => new Map<string, NamedCard[]>());
  for (const { id, of, name } of all)
    for (const variant of variantsOf(name))
      SPELLINGS.forEach((spelled, at) => {
        const key = spelled(variant);
        const known = tables[at]?.get(key) ?? [];
        tables[at]?.set(key, known);
        known.push({ id, of });
      });
  return tables;
};

/** Whether a query begins the name of another card, but not the name of this one: it is typed as far as that. */
export const createPrefixCheck = (cards: readonly CardNames[]): ((query: string, card: CardId) => boolean) => {
  const read = () => cards.map(({ id, names: known }) => ({ id, known: Object.values(known).map(lettersOf) }));
  let names: ReturnType<typeof read> | undefined;
  return (query, card) => {
    names ??= read();
    const typed = lettersOf(query);
    const begun = names.filter(({ known }) => known.some((name) => name.startsWith(typed)));
    return begun.length > 0 && begun.every(({ id }) => id !== card);
  };
};

/**
 * Finds the cards of which a query is the whole name, the one that is meant first: in either language, in any case, with
 * or without its accents and punctuation; empty for anything else. Of several printings the first one is meant.
 */
export const createNameMatcher = (
  cards: readonly CardNames[],
): ((query: string, language: Language) => readonly CardId[]) => {
  let tables: ReturnType<typeof tablesFor> | undefined;
  return (query, language) => {
    const known = (tables ??= tablesFor(cards)).flatMap((table, at) => {
      const key = SPELLINGS[at]?.(query) ?? '';
      return key === '' ? [] : (table.get(key) ?? []);
    });
    /** The name in one's own language is meant before that in another, and a front before a back. */
    const rank = ({ of }: NamedCard): number => (of === language ? 0 : of === 'back' ? 2 : 1);
    return [...new Set(known.toSorted((one, other) => rank(one) - rank(other)).map(({ id }) => id))];
  };
};

/** A part of a name that is shorter is like too many others. */
const SHORTEST_PART = 7;

/** How many letters of a whole name may be wrong. */
const misspellings = ({ length }: string): number => {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
};

/** Cards by their names in one word, and the English name of each. */
const inWords = (cards: readonly CardNames[]) => {
  const tree = new SearchableMap<CardId>();
  const names = new Map<CardId, string>();
  for (const { id, names: known, isVersion } of cards) {
    names.set(id, inOneWord(known.en));
    for (const name of isVersion ? [] : Object.values(known).flatMap(shortForms)) {
      const key = inOneWord(name);
      if (!tree.has(key) && (Object.values(known).includes(name) || key.length >= SHORTEST_PART)) tree.set(key, id);
    }
  }
  return { tree, names };
};

/**
 * Finds the card of which a query is the whole name with a typo; null where names of several cards are as near, or where
 * nothing is near. Names are read when one is asked for that no card has.
 */
export const createFuzzyNameMatcher = (cards: readonly CardNames[]): ((query: string) => CardId | null) => {
  let known: ReturnType<typeof inWords> | undefined;
  return (query) => {
    const { tree, names } = (known ??= inWords(cards));
    const typed = inOneWord(query);
    const near = [...tree.fuzzyGet(typed, misspellings(typed)).values()].toSorted(([, one], [, other]) => one - other);
    const [best, ...others] = near;
    if (best === undefined) return null;
    const isAlone = others.every(([id, wrong]) => wrong > best[1] || names.get(id) === names.get(best[0]));
    return isAlone ? best[0] : null;
  };
};
