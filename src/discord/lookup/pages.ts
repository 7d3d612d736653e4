import type { Card } from '../../engine/index.js';
import type { CardFilter, Term } from '../../rulebook/index.js';
import {
  cardById,
  formerPrintings,
  knownCard,
  LANGUAGES,
  startersWith,
  type KnownCard,
  type Language,
  type Words,
} from '../../text/index.js';
import {
  backFaceMessage,
  cardsMessage,
  exactMessage,
  kindsIn,
  saysMoreExactly,
  knownCardMessage,
  distinctLabels,
  type CardParts,
} from './known-card.js';
import { hostAnswerMessage, hostQuestionsMessage } from './host-questions.js';
import { contentsMessage, glossaryMessage, sectionMessage } from './rule.js';
import type { NamedPage } from './ways.js';
import { escapeText } from '../format/escaping.js';
import { withPictures, message, type Payload } from '../protocol/payload.js';
import { chaptersIn, glossaryIn, sectionOnKind, sectionOnRule } from './book.js';
import { cardList, cardsFor, namedHits, cardsOfSameName, rulesFor, type CardList } from './found.js';
import { theLookup } from './the-lookup.js';
import { drawableKnown } from './pictured.js';
import type { LookupPage } from '../format/lookup-refs.js';
import { pageContextOf, isManager, namedCard, namedSections, type Asker, type Reader, type Sources } from './reader.js';
import { answerPage, rulesPage } from './rule-answers.js';
import { termsIn } from './terms.js';

const sectionPage = (reader: Reader, id: string): Payload | null => {
  const section = theLookup().section(id, reader.actor.language);
  if (section === null) return null;
  const cards = section.cards.flatMap((card) => knownCard(card) ?? []).map((card) => namedCard(card, reader));
  const links = { related: namedSections(reader, section.related), cards };
  return sectionMessage(section, links, pageContextOf(reader, { is: 'section', id }));
};

/** The sections about a card: those that show it, those that its rulings rest on, and the one about its kind. */
const sectionsOn = (reader: Reader, card: KnownCard): readonly NamedPage[] => {
  const { language } = reader.actor;
  const showing = chaptersIn(language)
    .flatMap(({ sections }) => sections)
    .filter(({ cards }) => cards.includes(card.id))
    .map(({ id }) => id);
  const rules = theLookup()
    .rulings(card.id, language)
    .flatMap((ruling) => ruling.rules);
  const ruled = rules.flatMap((rule) => sectionOnRule(language, rule)?.id ?? []);
  return namedSections(reader, [...new Set([...showing, ...ruled, sectionOnKind(card)])]);
};

/** What belongs to a card: starting item and characters, the back, and its text word for word. */
const companions = (reader: Reader, card: KnownCard): readonly NamedPage[] => {
  const { knownCard: words } = reader.actor.w;
  const item = card.startingItem === null ? null : knownCard(card.startingItem);
  return [
    ...(item === null ? [] : [namedCard(item, reader, words.startingItem)]),
    ...startersWith(card.id).map((character) => namedCard(character, reader, words.character)),
    ...(card.back === null
      ? []
      : [{ page: { is: 'back', id: card.id } as const, name: words.back(words.name(card.back)) }]),
    ...(card.playable && saysMoreExactly(cardById(card.id), reader.actor.w)
      ? [{ page: { is: 'exact', id: card.id } as const, name: words.exact }]
      : []),
  ];
};

/** The other cards of the same name, its first version before all. */
const namesakes = (reader: Reader, card: KnownCard): readonly NamedPage[] => {
  const { w } = reader.actor;
  const cards = cardsOfSameName(card);
  const names = distinctLabels(cards, w);
  const original = card.versionOf === null ? null : knownCard(card.versionOf);
  return [
    ...(original === null ? [] : [namedCard(original, reader, w.knownCard.original)]),
    ...cards.flatMap((other, at): readonly NamedPage[] =>
      other === card || other === original ? [] : [namedCard(other, reader, (name) => names[at] ?? name)],
    ),
  ];
};

const pictured = async (reader: Reader, card: KnownCard, payload: Payload, isBack = false): Promise<Payload> => {
  const { services, actor, isPublic } = reader;
  if (actor.settings.textOnly && !isPublic) return payload;
  const drawable = drawableKnown(card, actor.w, (isBack ? card.back : null) ?? card);
  return withPictures(payload, ...(await services.pictures.apart(actor.channel, drawable)));
};

/** The former printing of a card; null without one, and of a character that only began with another item. */
const formerOf = (id: string): Card | null => {
  const former = formerPrintings[id];
  if (former === undefined) return null;
  const facts = ({ hp, dc, atk, reward, abilities }: Card): string => JSON.stringify([hp, dc, atk, reward, abilities]);
  return facts(former) === facts(cardById(id)) ? null : former;
};

const cardPage = async (reader: Reader, id: string): Promise<Payload | null> => {
  const card = knownCard(id);
  if (card === null) return null;
  const { language, w } = reader.actor;
  const tree = card.playable ? cardById(id) : null;
  const text = [...(tree === null ? [] : w.cardText(tree)), ...card.keywords.map((word) => w.knownCard.keyword[word])];
  const terms: readonly Term[] = termsIn(text.join('\n'), glossaryIn(language));
  const parts: CardParts = {
    tree,
    former: formerOf(card.id),
    rulings: theLookup().rulings(id, language),
    terms,
    related: sectionsOn(reader, card),
    with: companions(reader, card),
    namesakes: namesakes(reader, card),
  };
  return pictured(reader, card, knownCardMessage(card, parts, pageContextOf(reader, { is: 'card', id })));
};

const backPage = async (reader: Reader, id: string): Promise<Payload | null> => {
  const card = knownCard(id);
  if (card === null || card.back === null) return null;
  const tree = card.playable ? cardById(id).back : null;
  return pictured(
    reader,
    card,
    backFaceMessage(card, card.back, tree, pageContextOf(reader, { is: 'back', id })),
    true,
  );
};

/** The text of a card word for word. */
const exactPage = (reader: Reader, id: string): Payload | null => {
  const card = knownCard(id);
  if (card === null || !card.playable) return null;
  return exactMessage(card, cardById(id), pageContextOf(reader, { is: 'exact', id }));
};

/** A question and its answer; one that waits is seen by who has asked it and by managers. */
const hostAnswerPage = (reader: Reader, id: string): Payload | null => {
  const { actor, hostQuestions, isPublic } = reader;
  const question = hostQuestions.find((one) => one.id === id);
  const manages = isManager(reader);
  if (question === undefined || (isPublic && question.answer === null)) return null;
  if (question.answer === null && !manages && question.user !== actor.person.user) return null;
  const { answer } = question;
  const section =
    answer?.section === null || answer === null ? null : theLookup().section(answer.section, actor.language);
  const shares: LookupPage | null = answer === null ? null : { is: 'hostAnswer', id };
  return hostAnswerMessage(question, { section, manages }, pageContextOf(reader, shares));
};

const CALLED: Readonly<Record<'contents' | 'glossary' | 'hostQuestions', LookupPage>> = {
  contents: { is: 'contents', chapter: '' },
  glossary: { is: 'glossary', page: 0 },
  hostQuestions: { is: 'hostQuestions', page: 0 },
};

/** The page whose name a query is, in either language: the contents, the glossary, and for managers the questions. */
export const calledPage = (query: string, services: Pick<Sources, 'words'>, actor: Asker): LookupPage | null => {
  const isName = (of: keyof typeof CALLED): boolean =>
    LANGUAGES.some((language) =>
      services.words(language).lookup[of].called.includes(query.trim().toLocaleLowerCase(language)),
    );
  if (isName('hostQuestions') && actor.home !== null && actor.place.manages) return CALLED.hostQuestions;
  return isName('contents') ? CALLED.contents : isName('glossary') ? CALLED.glossary : null;
};

const saidOfCards = (list: CardList, query: string, filter: CardFilter, w: Words): string => {
  const { knownCard: words } = w;
  switch (list.why) {
    case 'several':
      return words.several;
    case 'kept':
      return words.kept(kindsIn(filter, w), list.all, list.cards.length);
    case 'empty':
      return words.empty;
    case 'noneWith':
      return words.noneWith(kindsIn(filter, w));
    case 'nothing':
      return words.nothing(escapeText(query));
    default:
      return list satisfies never;
  }
};

/** The section that words mean which name no card: somebody may take one command for the other. */
const ruleMeant = (query: string, language: Language): readonly NamedPage[] => {
  const { is, hits } = rulesFor(query, language);
  return is === 'sure' && hits[0]?.kind === 'rule' ? namedHits(hits.slice(0, 1), language) : [];
};

/** The card that a query means, or those that it may mean. */
const cardsPage = async (reader: Reader, query: string, filter: CardFilter): Promise<Payload | null> => {
  const { language, w } = reader.actor;
  const { hits, is } = cardsFor(query, language, filter);
  const [first] = hits;
  if (is === 'sure' && first !== undefined) return cardPage(reader, first.id);
  const list = cardList(query, language, filter);
  const said = saidOfCards(list, query, filter, w);
  return cardsMessage(list.cards, said, ruleMeant(query, language), pageContextOf(reader, null));
};

/** Where a reader is, as they see it; null for something that is gone, or that they may not see. */
export const pageFor = async (reader: Reader): Promise<Payload | null> => {
  const { language } = reader.actor;
  const page = reader.way.here;
  switch (page.is) {
    case 'section':
      return sectionPage(reader, page.id);
    case 'card':
      return cardPage(reader, page.id);
    case 'back':
      return backPage(reader, page.id);
    case 'exact':
      return exactPage(reader, page.id);
    case 'hostAnswer':
      return hostAnswerPage(reader, page.id);
    case 'answer':
      return answerPage(reader, page);
    case 'rules':
      return rulesPage(reader, page.query);
    case 'cards':
      return cardsPage(reader, page.query, page.filter);
    case 'glossary':
      return glossaryMessage(glossaryIn(language), page.page, pageContextOf(reader, null));
    case 'contents':
      return contentsMessage(chaptersIn(language), page.chapter, pageContextOf(reader, null));
    case 'hostQuestions':
      return isManager(reader)
        ? hostQuestionsMessage(reader.hostQuestions, page.page, pageContextOf(reader, null))
        : null;
    default:
      return page satisfies never;
  }
};

/** What is said in place of a page that is gone. */
export const gonePage = ({ actor }: Reader): Payload => message({ content: actor.w.inspect.gone });
