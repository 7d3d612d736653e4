import { LRUCache } from 'lru-cache';
import {
  hasWords,
  isKept,
  lettersOf,
  type CardFilter,
  type Found,
  type Hit,
  type Trust,
} from '../../rulebook/index.js';
import type { HostQuestion } from '../../table/index.js';
import { knownCard, knownCards, typo, type KnownCard, type Language } from '../../text/index.js';
import type { NamedPage } from './ways.js';
import { plainText } from '../format/escaping.js';
import { LIMITS } from '../protocol/payload.js';
import { isFiltered } from '../format/card-filters.js';
import { theLookup } from './the-lookup.js';
import { formatPage, type LookupPage } from '../format/lookup-refs.js';
import { nearestTo } from './terms.js';

/** Hits that are offered when it is not sure what was meant. */
export const NEAREST = 3;

/** What somebody has typed, as it is searched: the rest of a long text adds nothing. */
export const searchText = (query: string): string => plainText(query, 200);

/** Where a hit leads: a ruling stands with its card. */
const pageOfHit = ({ kind, id }: Hit, language: Language): LookupPage => {
  if (kind === 'rule') return { is: 'section', id };
  return { is: 'card', id: kind === 'ruling' ? (theLookup().ruling(id, language)?.card ?? id) : id };
};

/** Hits that lead to different pages: several rulings stand on the page of one card. */
export const distinctPages = (hits: readonly Hit[], language: Language): readonly Hit[] => {
  const pages = new Set<string>();
  return hits.filter((hit) => {
    const page = formatPage(pageOfHit(hit, language));
    const isNew = !pages.has(page);
    pages.add(page);
    return isNew;
  });
};

export const namedHits = (hits: readonly Hit[], language: Language): readonly NamedPage[] =>
  distinctPages(hits, language).map((hit) => ({ page: pageOfHit(hit, language), name: hit.title }));

/** The value of a suggestion that is an answer of a server. */
const ANSWER = 'answer:';
export const answerValue = ({ id }: HostQuestion): string => `${ANSWER}${id}`;

/** Where the value of a suggestion leads; null for what was typed freely. */
export const chosenRule = (query: string, language: Language): LookupPage | null => {
  if (query.startsWith(ANSWER)) return { is: 'hostAnswer', id: query.slice(ANSWER.length) };
  const entry = theLookup().section(query, language) ?? theLookup().ruling(query, language);
  return entry === null ? null : { is: 'answer', id: entry.id, answer: 0, reply: null };
};

/** What a query finds; without words or hits what newcomers look for, as examples. */
interface Search {
  readonly is: Trust | 'empty';
  readonly hits: readonly Hit[];
  readonly isExact: boolean;
}

const searchedIn = (query: string, found: () => Found, nearest: () => readonly Hit[]): Search => {
  if (!hasWords(query)) return { is: 'empty', hits: nearest().slice(0, NEAREST), isExact: false };
  const { hits, trust, isExact } = found();
  return hits.length === 0
    ? { is: 'nothing', hits: nearest().slice(0, NEAREST), isExact: false }
    : { is: trust, hits, isExact };
};

/** Questions whose hits are kept: the message, its buttons and the way back ask for the same ones again. */
const KEPT = 100;
const keptRules = new LRUCache<string, Search>({ max: KEPT });

export const rulesFor = (query: string, language: Language): Search => {
  const key = `${language} ${query}`;
  const kept = keptRules.get(key);
  if (kept !== undefined) return kept;
  const search = searchedIn(
    query,
    () => theLookup().rules(query, language),
    () => theLookup().suggestRules('', language),
  );
  keptRules.set(key, search);
  return search;
};

/** The first cards that a filter keeps, by their names. */
const keptCards = (filter: CardFilter, language: Language): readonly KnownCard[] =>
  knownCards
    .filter((card) => isKept(card, filter))
    .toSorted((one, other) => one[language].localeCompare(other[language], language));

/** What newcomers look for among the cards that a filter keeps; where that is too little, the first of them. */
const firstCards = (filter: CardFilter, language: Language): readonly Hit[] => {
  const usual = theLookup().suggestCards('', language, filter);
  const first = keptCards(filter, language).map((card): Hit => ({
    kind: 'card',
    id: card.id,
    title: language === 'fr' ? typo(card.fr) : card.en,
    rules: [],
    score: 0,
    answer: 0,
    reply: null,
  }));
  return usual.length >= NEAREST ? usual : first;
};

export const cardsFor = (query: string, language: Language, filter: CardFilter): Search =>
  searchedIn(
    query,
    () => theLookup().cards(query, language, filter),
    () => firstCards(filter, language),
  );

/** Cards to choose from, and why these: `all` counts those that a filter keeps, of which the first are listed. */
export type CardList =
  | { readonly why: 'several' | 'empty' | 'nothing' | 'noneWith'; readonly cards: readonly KnownCard[] }
  | { readonly why: 'kept'; readonly cards: readonly KnownCard[]; readonly all: number };

/** The nearest hits as cards. */
const nearestOf = ({ hits }: Search): readonly KnownCard[] =>
  hits.slice(0, NEAREST).flatMap(({ id }) => knownCard(id) ?? []);

/** What is offered where no one card is meant. */
export const cardList = (query: string, language: Language, filter: CardFilter): CardList => {
  const search = cardsFor(query, language, filter);
  const kept = isFiltered(filter) ? keptCards(filter, language) : [];
  if (search.is === 'empty' && kept.length > 0)
    return { why: 'kept', cards: kept.slice(0, LIMITS.options), all: kept.length };
  if (search.is === 'unsure' || search.is === 'sure')
    return { why: 'several', cards: cardChoices(query, language, filter) };
  const unfiltered = isFiltered(filter) ? cardsFor(query, language, {}) : search;
  const isFilters = isFiltered(filter) && (kept.length === 0 || unfiltered.is !== 'nothing');
  return isFilters ? { why: 'noneWith', cards: nearestOf(unfiltered) } : { why: search.is, cards: nearestOf(search) };
};

/** The cards that are offered for a query, with a filter or without: the best hits first. */
export const cardChoices = (query: string, language: Language, filter: CardFilter): readonly KnownCard[] => {
  const cards =
    isFiltered(filter) && !hasWords(query)
      ? keptCards(filter, language)
      : theLookup()
          .suggestCards(query, language, filter)
          .flatMap(({ id }) => knownCard(id) ?? []);
  return cards.slice(0, LIMITS.options);
};

/** The cards that a text names, in its order. */
export const cardsNamedIn = (text: string): readonly KnownCard[] => {
  const ids = new Set(theLookup().named(text));
  return [...ids].flatMap((id) => knownCard(id) ?? []);
};

const namesAsRead = new WeakMap<KnownCard, string>();

/** The English name of a card as names are compared; each is read once. */
const nameOf = (card: KnownCard): string => {
  const name = namesAsRead.get(card) ?? lettersOf(card.en);
  namesAsRead.set(card, name);
  return name;
};

/** The cards of the same name, this one among them: printings with another ability or picture, and other kinds of cards. */
export const cardsOfSameName = (card: KnownCard): readonly KnownCard[] => {
  const name = nameOf(card);
  return knownCards.filter((other) => nameOf(other) === name);
};

/** The answers that hosts have given to questions like this, the nearest first. */
export const answersLike = (query: string, questions: readonly HostQuestion[]): readonly HostQuestion[] =>
  nearestTo(
    searchText(query),
    questions.filter(({ answer }) => answer !== null),
    ({ text, answer }) => `${text} ${answer?.text ?? ''}`,
  );
