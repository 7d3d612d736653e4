import { knownCard, knownCards, type CardId, type KnownCard } from '../../cards/index.js';
import type { SectionId } from '../../generated/rulebook/ids.js';
import type { Language } from '../text/index.js';
import { covering, rulebook, rulingsOn, sectionIn, type Ruling, type Section } from './reading.js';
import { kindNamed } from './card-kinds.js';
import { createPrefixCheck, createNameMatcher, createFuzzyNameMatcher } from './search/name-matcher.js';
import { asHit, type Found, type Hit } from './search/hit.js';
import { namesIn } from './search/named.js';
import { MOST_HITS, createDocumentSearch, type Fits } from './search/document-search.js';
import { createCandidates, type Find, type Parts } from './search/phrases.js';
import type { Ranking } from './ranking/ranking.js';
import { judgedByChance, judgedByScore, rankedAnswers, type Calibration } from './ranking/trust.js';
import { bounded, queryTokens } from './search/tokens.js';
import { createVocabulary, type Vocabulary } from './search/vocabulary.js';
import { nearestIn } from './search/word-index.js';
import { decodedClassifier, createClassifier } from './ranking/classifier.js';
import { builtIndexes, type SearchIndexes, type IndexedDocuments } from './built-index.js';
import { cardNames } from './documents.js';

/** Which cards are looked for; what is left out does not matter. */
export interface CardFilter {
  readonly set?: string;
  readonly deck?: string;
  readonly category?: string;
  readonly mark?: 'guppy' | 'eternal' | 'threePlus' | 'soul';
}

/** Looks up rules and cards by what people type, in either language. */
export interface Lookup {
  /** Five hits. */
  rules(query: string, language: Language): Found;
  /** Five hits, or as many as there are cards of that kind. */
  cards(query: string, language: Language, filter?: CardFilter): Found;
  /** The cards whose whole name a query is, the likeliest first; empty for none. */
  byName(query: string, language: Language, filter?: CardFilter): readonly CardId[];
  /** At most 25, while somebody types. */
  suggestRules(typed: string, language: Language): readonly Hit[];
  /** At most 25, while somebody types. */
  suggestCards(typed: string, language: Language, filter?: CardFilter): readonly Hit[];
  /** The section with this id; null for none. */
  section(id: string, language: Language): Section | null;
  /** The ruling with this id; null for none. */
  ruling(id: string, language: Language): Ruling | null;
  /** What has been decided about a card. */
  rulings(card: CardId, language: Language): readonly Ruling[];
  /** Every card named in a text in either language, in its order. */
  named(text: string): readonly CardId[];
}

/** A question shares words and neighbours with a whole section; a ruling is known by its card. */
const RULES: Parts = {
  best: 0.44,
  text: 0.5,
  beside: 0.15,
  always: 0,
  words: 0.36,
  pairs: 0.2,
  nameMatch: 0.06,
  about: 0.42,
  unnamed: 0.06,
  directionSimilarity: 0.25,
  length: 0.3,
  informationShare: 0.75,
};
/** A card is meant by its name, or by a part of its text. */
const CARDS: Parts = {
  best: 0.525,
  text: 0.81,
  beside: 0.08,
  always: 0.15,
  words: 0.28,
  pairs: 0.195,
  nameMatch: 0,
  about: 0,
  unnamed: 0,
  directionSimilarity: 0,
  length: 0,
  informationShare: 0,
};

/** Fitted on 1,400 misspelled and shortened names and descriptions that people type. */
const CARDS_TRUSTED: Calibration = {
  bias: -2.77,
  score: -0.19,
  margin: 14,
  apart: 0,
  covered: 3.06,
  words: 0.82,
  sure: 0.9,
  least: { chance: 0, score: 0.35 },
};

const MOST_SUGGESTIONS = 25;
/** What is read of a text for the cards that it names: more than a message with its embeds has. */
const LONGEST_TEXT = 20_000;

/** A card of the kind that is named is meant where it is so much as good as the best of all. */
const NARROWED = 0.9;
/** A misspelled name of so many letters goes before what its words say. */
const LONG_NAME = 6;

/** What is shown when nothing that was typed stands anywhere: what newcomers look for. */
const USUAL_RULES: readonly SectionId[] = ['turn-overview', 'attacking', 'priority', 'dying', 'winning'];
const USUAL_CARDS = ['the-d6', 'bomb', 'butter-bean', 'lost-soul', 'monstro'];

const RULE_ID = /^\s*([a-z]{2,8})([\s-]?)(0*\d{1,2})\s*$/i;

/** A rule of the catalogue as people type it: `DEATH-14`, `death 14`, `LOOT 2`; `loot 2` is what an effect says. */
const ruleIdIn = (query: string): string | null => {
  const [, letters, sign, digits] = RULE_ID.exec(query) ?? [];
  if (letters === undefined || digits === undefined) return null;
  const id = letters.toUpperCase();
  return sign === '-' || digits.length > 1 || letters === id
    ? `${id}-${String(Number(digits)).padStart(2, '0')}`
    : null;
};

const every: Fits = () => true;

/** What is surely meant before what else is found. */
const first = (exact: readonly Hit[], others: readonly Hit[], most: number): readonly Hit[] =>
  [...exact, ...others.filter(({ id }) => !exact.some((hit) => hit.id === id))].slice(0, most);

const MARKS: Readonly<Record<NonNullable<CardFilter['mark']>, (card: KnownCard) => boolean>> = {
  guppy: ({ guppy }) => guppy,
  eternal: ({ eternal }) => eternal,
  threePlus: ({ threePlus }) => threePlus,
  soul: ({ souls }) => (souls ?? 0) > 0,
};

/** Whether a card is one of those that are looked for. */
export const isKept = (card: KnownCard, { set, deck, category, mark }: CardFilter): boolean =>
  (set === undefined || card.printings.some((printing) => printing.set === set)) &&
  (deck === undefined || card.deck === deck) &&
  (category === undefined || card.category === category) &&
  (mark === undefined || MARKS[mark](card));

const chosen =
  (filter: CardFilter): Fits =>
  (document) => {
    const card = knownCards[document];
    return card !== undefined && isKept(card, filter);
  };

/** Finds rules by their phrases and the classifier. */
const createRuleFinder = ({ rules, classifier }: SearchIndexes, vocabulary: Vocabulary): Find => {
  const { documents, ...phrases } = rules;
  const ids = documents.map(({ id }) => id);
  const classify = createClassifier(decodedClassifier(classifier), ids, (word) => nearestIn(vocabulary, word));
  return createCandidates(phrases, documents.length, RULES, vocabulary, classify);
};

/** Rules by what people type, and by their ids in the catalogue. */
const createRules = (kept: SearchIndexes, vocabulary: Vocabulary): Pick<Lookup, 'rules' | 'suggestRules'> => {
  const { documents } = kept.rules;
  const search = createDocumentSearch(documents, createRuleFinder(kept, vocabulary), USUAL_RULES, judgedByChance);
  const byId = (query: string, language: Language): readonly Hit[] =>
    covering(documents, ruleIdIn(query) ?? '').map((document) => asHit(document, 1, language));
  return {
    rules: (query, language) => {
      const exact = byId(query, language);
      const { hits, trust, isExact } = search.search(query, language, every);
      const isId = exact.length > 0;
      return {
        query,
        hits: first(exact, hits, MOST_HITS),
        trust: isId ? 'sure' : trust,
        isExact: isId || isExact,
      };
    },
    suggestRules: (typed, language) =>
      first(byId(typed, language), search.suggest(typed, language, every), MOST_SUGGESTIONS),
  };
};

/** Cards by what people type; one whose name is typed is meant, whatever else is found. */
const createCards = (
  { documents, ...phrases }: IndexedDocuments,
  vocabulary: Vocabulary,
): Pick<Lookup, 'cards' | 'suggestCards' | 'byName'> => {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const find = createCandidates(phrases, documents.length, CARDS, vocabulary);
  const search = createDocumentSearch(documents, find, USUAL_CARDS, judgedByScore(CARDS_TRUSTED));
  const names = cardNames();
  const matchName = createNameMatcher(names);
  const isBegun = createPrefixCheck(names);
  const misspelled = createFuzzyNameMatcher(names);
  const byName: Lookup['byName'] = (query, language, filter = {}) =>
    matchName(query, language).filter((id) => {
      const card = knownCard(id);
      return card !== null && isKept(card, filter);
    });
  const hitsFor = (ids: readonly CardId[], language: Language): readonly Hit[] =>
    ids.flatMap((id) => {
      const document = byId.get(id);
      return document === undefined ? [] : [asHit(document, 1, language)];
    });
  /** Whether a query is one word that cards say: it is no name with a typo. */
  const isWritten = (query: string): boolean => {
    const [word = '', ...others] = queryTokens(query);
    return others.length === 0 && vocabulary.numberOf(word) !== -1;
  };
  /** Whether any word of a query is one that cards say, or the beginning of one. */
  const isKnown = (query: string): boolean =>
    queryTokens(query).some((word) => vocabulary.tree().atPrefix(word).size > 0);
  /** The cards of the name that is meant by one with a typo; empty for none, and for what begins other names. */
  const meant = (query: string, language: Language, filter: CardFilter): readonly Hit[] => {
    if (isWritten(query)) return [];
    const near = misspelled(query);
    const name = near === null ? undefined : byId.get(near)?.titles[language];
    return name === undefined || isBegun(query, near ?? '') ? [] : hitsFor(byName(name, language, filter), language);
  };
  /** What is found; where the query names a kind of cards, among these first. */
  const looked = (query: string, language: Language, filter: CardFilter, isNamed: boolean): Found => {
    const all = search.search(query, language, chosen(filter));
    const has = isNamed || all.isExact ? null : kindNamed(query);
    if (has === null) return all;
    const fits = chosen(filter);
    const narrow = search.search(
      query,
      language,
      (document) => fits(document) && has(knownCards[document] as KnownCard),
    );
    return (narrow.hits[0]?.score ?? 0) < NARROWED * (all.hits[0]?.score ?? 0)
      ? all
      : { ...narrow, hits: first(narrow.hits, all.hits, MOST_HITS) };
  };
  return {
    byName,
    cards: (query, language, filter = {}) => {
      const named = hitsFor(byName(query, language, filter), language);
      const { hits, trust, isExact } = looked(query, language, filter, named.length > 0);
      const isSure = trust === 'sure' && !isBegun(query, hits[0]?.id ?? '') && isKnown(query);
      const isSaid = isExact || (isSure && query.length < LONG_NAME);
      const exact = named.length > 0 || isSaid ? named : meant(query, language, filter);
      return {
        query,
        hits: first(exact, hits, MOST_HITS),
        trust: exact.length > 0 || isSure ? 'sure' : trust === 'sure' ? 'unsure' : trust,
        isExact,
      };
    },
    suggestCards: (typed, language, filter = {}) =>
      first(
        hitsFor(byName(typed, language, filter), language),
        search.suggest(typed, language, chosen(filter)),
        MOST_SUGGESTIONS,
      ),
  };
};

/** The answers that a query finds among the rules, with what is known of each: what the ranking is fitted on. */
export const createRuleSearch = (kept: SearchIndexes = builtIndexes()) => {
  const { documents } = kept.rules;
  const find = createRuleFinder(kept, createVocabulary(kept.words));
  return (query: string, language: Language) => {
    const found = find(bounded(query), language, every);
    const answers = found.answers();
    return {
      answers: answers.map((one) => ({ ...one, id: documents[found.ranked[one.at]?.document ?? -1]?.id ?? '' })),
      /** The answers in the order of their chances by a ranking, and what there is to doubt in the first. */
      rankedBy: (ranking?: Ranking) => rankedAnswers({ ...found, answers: () => answers }, query, documents, ranking),
    };
  };
};

/** Builds what lookups search, of what was kept of it when the program was built; once, at start. */
export const createLookup = (kept: SearchIndexes = builtIndexes()): Lookup => {
  const vocabulary = createVocabulary(kept.words);
  let names: ReturnType<typeof namesIn> | undefined;
  const [ofCards, ofRules] = [createCards(kept.cards, vocabulary), createRules(kept, vocabulary)];
  return {
    cards: (query, language, filter) => ofCards.cards(bounded(query), language, filter),
    byName: (query, language, filter) => ofCards.byName(bounded(query), language, filter),
    suggestCards: (typed, language, filter) => ofCards.suggestCards(bounded(typed), language, filter),
    rules: (query, language) => ofRules.rules(bounded(query), language),
    suggestRules: (typed, language) => ofRules.suggestRules(bounded(typed), language),
    section: (id, language) => sectionIn(rulebook(language), id),
    ruling: (id, language) => rulebook(language).rulings.find((ruling) => ruling.id === id) ?? null,
    rulings: (card, language) => rulingsOn(rulebook(language), card),
    named: (text) => {
      names ??= namesIn(cardNames());
      return names(text.slice(0, LONGEST_TEXT));
    },
  };
};
