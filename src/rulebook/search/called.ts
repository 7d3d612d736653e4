import SearchableMap from 'minisearch/SearchableMap';
import type { CardId } from '../../../cards/index.js';
import type { Language } from '../../text/index.js';
import { lettersOf, plain } from './tokens.js';

/** A card by everything that it is called. */
export interface Called {
  readonly id: CardId;
  readonly names: Readonly<Record<Language, string>>;
  /** The names of its other side. */
  readonly back: readonly string[];
  /** Another printing of a card, with the same name. */
  readonly isVersion: boolean;
}

/** A name with its accents and apostrophes, without either, and with a space for an apostrophe. */
const variantsOf = (name: string): readonly string[] => {
  const bare = name.normalize('NFKD').replace(/\p{M}+/gu, '');
  return [name, bare].flatMap((one) => [one, one.replace(/['’]/g, ''), one.replace(/['’]/g, ' ')]);
};

/** A name with its punctuation, but without the spaces around it: `Greed!` is not `Greed`. */
const asTyped = (name: string): string =>
  plain(name)
    .replace(/\s*([^\p{L}\p{N}\s])\s*/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const inOneWord = (name: string): string => lettersOf(name).replaceAll(' ', '');

/** How a name may be typed, the nearest to how it is written first. */
const SPELLINGS: readonly ((name: string) => string)[] = [asTyped, lettersOf, inOneWord];

type Reading = (names: Called, language: Language) => readonly string[];

/** What a card is called, what it surely is first: of two cards the one that is called so first is meant. */
const READINGS: readonly Reading[] = [
  ({ names }, language) => [names[language]],
  ({ names }) => Object.values(names),
  ({ back }) => back,
];

/** Every way in which the cards may be called: by spelling and reading, which cards. */
const tablesFor = (cards: readonly Called[], language: Language): readonly ReadonlyMap<string, readonly CardId[]>[] =>
  READINGS.flatMap((reading) =>
    SPELLINGS.map((spelled) => {
      const table = new Map<string, CardId[]>();
      for (const card of cards)
        for (const key of new Set(reading(card, language).flatMap(variantsOf).map(spelled))) {
          const known = table.get(key) ?? [];
          table.set(key, known);
          known.push(card.id);
        }
      return table;
    }),
  );

/** Whether a query begins the name of another card, but not the name of this one: it is typed as far as that. */
export const beginsAnother = (cards: readonly Called[]): ((query: string, card: CardId) => boolean) => {
  const names = cards.map(({ id, names: known }) => ({ id, known: Object.values(known).map(lettersOf) }));
  return (query, card) => {
    const typed = lettersOf(query);
    const begun = names.filter(({ known }) => known.some((name) => name.startsWith(typed)));
    return begun.length > 0 && begun.every(({ id }) => id !== card);
  };
};

/**
 * Finds the cards of which a query is the whole name, the one that is meant first: in either language, in any case, with
 * or without its accents and punctuation; empty for anything else. Of several printings the first one is meant.
 */
export const openCalled = (cards: readonly Called[]): ((query: string, language: Language) => readonly CardId[]) => {
  const firstPrintings = cards.toSorted((one, other) => Number(one.isVersion) - Number(other.isVersion));
  const tables = new Map<Language, ReturnType<typeof tablesFor>>();
  return (query, language) => {
    const known = tables.get(language) ?? tablesFor(firstPrintings, language);
    tables.set(language, known);
    const found = known.map((table, at) => {
      const key = SPELLINGS[at % SPELLINGS.length]?.(query) ?? '';
      return key === '' ? [] : (table.get(key) ?? []);
    });
    return [...new Set(found.flat())];
  };
};

/** How many letters of a whole name may be wrong. */
const misspellings = ({ length }: string): number => {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
};

/**
 * Finds the card of which a query is the whole name with a typo; null where names of several cards are as near, or where
 * nothing is near.
 */
export const openMisspelled = (cards: readonly Called[]): ((query: string) => CardId | null) => {
  const tree = new SearchableMap<CardId>();
  const names = new Map<CardId, string>();
  for (const { id, names: known, isVersion } of cards) {
    names.set(id, inOneWord(known.en));
    for (const name of isVersion ? [] : Object.values(known)) {
      const key = inOneWord(name);
      if (!tree.has(key)) tree.set(key, id);
    }
  }
  return (query) => {
    const typed = inOneWord(query);
    const near = [...tree.fuzzyGet(typed, misspellings(typed)).values()].toSorted(([, one], [, other]) => one - other);
    const [best, ...others] = near;
    if (best === undefined) return null;
    const isAlone = others.every(([id, wrong]) => wrong > best[1] || names.get(id) === names.get(best[0]));
    return isAlone ? best[0] : null;
  };
};
