import type { Card } from '../../engine/index.js';
import type { CardFilter, Term } from '../../rulebook/index.js';
import type { Logger } from '../../ops/index.js';
import type { Person, HostQuestion, HostQuestions } from '../../table/index.js';
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
import { personalId } from '../format/ids.js';
import {
  backFaceMessage,
  cardsMessage,
  exactMessage,
  kindsIn,
  saysMoreExactly,
  knownCardMessage,
  toldApart,
  type CardParts,
} from './known-card.js';
import { answerMessage, hostQuestionsMessage } from './host-questions.js';
import { contentsMessage, glossaryMessage, nothingMessage, sectionMessage } from './rule.js';
import type { Buttons, Frame, NamedPage } from './ways.js';
import { escapeText } from '../format/escaping.js';
import type { ChannelPlace } from '../format/permissions.js';
import { button, illustrated, message, type Attached, type Payload } from '../format/payload.js';
import { chaptersIn, glossaryIn, sectionOnKind, sectionOnRule } from './book.js';
import {
  answersLike,
  cardList,
  cardsFor,
  namedHits,
  NEAREST,
  ofOneName,
  pageOfHit,
  rulesFor,
  type CardList,
  type Search,
} from './found.js';
import { theLookup } from './the-lookup.js';
import type { Drawable } from '../picture/index.js';
import { drawableKnown } from './pictured.js';
import { packed, toPage, type LookupPage, type Way } from '../format/lookup-refs.js';
import { termsIn } from './terms.js';

/** What a page is made with. */
interface Sources {
  readonly words: (language: Language) => Words;
  readonly log: Logger;
  readonly hostQuestions: HostQuestions;
  readonly pictures: { apart(channel: string, drawable: Drawable): Promise<readonly Attached[]> };
}

/** Who looks something up, and where. */
interface Asker {
  readonly channel: string;
  readonly person: Person;
  /** The server, when the bot is a member of it. */
  readonly home: string | null;
  readonly place: Pick<ChannelPlace, 'manages'>;
  readonly language: Language;
  readonly settings: { readonly textOnly: boolean };
  readonly w: Words;
}

/** Who reads a page, and how. */
export interface Reader {
  readonly live: Sources;
  readonly actor: Asker;
  readonly way: Way;
  readonly isPublic: boolean;
  /** Said above the page; empty for nothing. */
  readonly notice: string;
  /** What people have asked in this server. */
  readonly hostQuestions: readonly HostQuestion[];
}

/** A reader of a page at the end of a way; without the store there are no questions. */
export const readerOf = async (live: Sources, actor: Asker, way: Way, isPublic = false): Promise<Reader> => {
  const { home } = actor;
  const read = home === null ? [] : live.hostQuestions.of(home);
  const hostQuestions = await Promise.resolve(read).catch((err: unknown): readonly HostQuestion[] => {
    live.log.warn({ err }, 'the questions of a server could not be read');
    return [];
  });
  return { live, actor, way, isPublic, notice: '', hostQuestions };
};

const isManager = ({ actor }: Reader): boolean => actor.home !== null && actor.place.manages;

/** Asking the hosts, an answer that they have given, and for managers what is asked. */
const extras = (reader: Reader, query: string | null, answers: readonly HostQuestion[]): Buttons => {
  const { actor, way, hostQuestions, isPublic } = reader;
  const { ask, list, found } = actor.w.lookup.hostQuestions;
  if (isPublic || actor.home === null) return [];
  const open = hostQuestions.filter(({ answer }) => answer === null).length;
  const [answer] = answers;
  const listed = way.here.is === 'hostQuestions' || !isManager(reader) || hostQuestions.length === 0;
  return [
    ...(answer === undefined ? [] : [button(toPage(way, { is: 'answer', id: answer.id }), found, 'primary')]),
    ...(query === null ? [] : [button(askId(query), ask)]),
    ...(listed ? [] : [button(toPage(way, { is: 'hostQuestions', page: 0 }), list(open))]),
  ];
};

/** Characters of a question in the id of the button that asks it. */
const LONGEST_ASKED = 80;

/** The button that asks the hosts what was looked for, as far as an id holds it. */
const askId = (query: string): string => personalId('ask', packed(query, LONGEST_ASKED));

const frameOf = (reader: Reader, shares: LookupPage | null, extra: Buttons = extras(reader, null, [])): Frame => {
  const { actor, way, isPublic, notice } = reader;
  return { w: actor.w, way, isPublic, notice, shares, extra };
};

const namedSections = (reader: Reader, ids: readonly string[]): readonly NamedPage[] =>
  ids.flatMap((id) => {
    const section = theLookup().section(id, reader.actor.language);
    return section === null ? [] : [{ page: { is: 'section', id } as const, name: section.title }];
  });

const namedCard = (card: KnownCard, { actor }: Reader, label = (name: string): string => name): NamedPage => ({
  page: { is: 'card', id: card.id },
  name: label(actor.w.knownCard.name(card)),
});

const sectionPage = (
  reader: Reader,
  id: string,
  others: readonly NamedPage[] = [],
  extra?: Buttons,
): Payload | null => {
  const section = theLookup().section(id, reader.actor.language);
  if (section === null) return null;
  const cards = section.cards.flatMap((card) => knownCard(card) ?? []).map((card) => namedCard(card, reader));
  const links = { others, related: namedSections(reader, section.related), cards };
  return sectionMessage(section, links, frameOf(reader, { is: 'section', id }, extra));
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
  const cards = ofOneName(card);
  const names = toldApart(cards, w);
  const original = card.versionOf === null ? null : knownCard(card.versionOf);
  return [
    ...(original === null ? [] : [namedCard(original, reader, w.knownCard.original)]),
    ...cards.flatMap((other, at): readonly NamedPage[] =>
      other === card || other === original ? [] : [namedCard(other, reader, (name) => names[at] ?? name)],
    ),
  ];
};

const pictured = async (reader: Reader, card: KnownCard, payload: Payload, isBack = false): Promise<Payload> => {
  const { live, actor, isPublic } = reader;
  if (actor.settings.textOnly && !isPublic) return payload;
  const drawable = drawableKnown(card, actor.w, (isBack ? card.back : null) ?? card);
  return illustrated(payload, ...(await live.pictures.apart(actor.channel, drawable)));
};

/** The former printing of a card; null without one, and of a character that only began with another item. */
const formerOf = (id: string): Card | null => {
  const former = formerPrintings[id];
  if (former === undefined) return null;
  const facts = ({ hp, dc, atk, reward, abilities }: Card): string => JSON.stringify([hp, dc, atk, reward, abilities]);
  return facts(former) === facts(cardById(id)) ? null : former;
};

const cardPage = async (
  reader: Reader,
  id: string,
  others: readonly NamedPage[] = [],
  extra?: Buttons,
): Promise<Payload | null> => {
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
    others,
    related: sectionsOn(reader, card),
    with: companions(reader, card),
    namesakes: namesakes(reader, card),
  };
  return pictured(reader, card, knownCardMessage(card, parts, frameOf(reader, { is: 'card', id }, extra)));
};

const backPage = async (reader: Reader, id: string): Promise<Payload | null> => {
  const card = knownCard(id);
  if (card === null || card.back === null) return null;
  const tree = card.playable ? cardById(id).back : null;
  return pictured(reader, card, backFaceMessage(card, card.back, tree, frameOf(reader, { is: 'back', id })), true);
};

/** The text of a card word for word. */
const exactPage = (reader: Reader, id: string): Payload | null => {
  const card = knownCard(id);
  if (card === null || !card.playable) return null;
  return exactMessage(card, cardById(id), frameOf(reader, { is: 'exact', id }));
};

/** A question and its answer; one that waits is seen by who has asked it and by managers. */
const answerPage = (reader: Reader, id: string): Payload | null => {
  const { actor, hostQuestions, isPublic } = reader;
  const question = hostQuestions.find((one) => one.id === id);
  const manages = isManager(reader);
  if (question === undefined || (isPublic && question.answer === null)) return null;
  if (question.answer === null && !manages && question.user !== actor.person.user) return null;
  const { answer } = question;
  const section =
    answer?.section === null || answer === null ? null : theLookup().section(answer.section, actor.language);
  const shares: LookupPage | null = answer === null ? null : { is: 'answer', id };
  return answerMessage(question, { section, manages }, frameOf(reader, shares));
};

const othersOf = ({ hits }: Search, reader: Reader, from: number): readonly NamedPage[] =>
  namedHits(hits, reader.actor.language).slice(from, from + NEAREST);

const CALLED: Readonly<Record<'contents' | 'glossary' | 'hostQuestions', LookupPage>> = {
  contents: { is: 'contents', chapter: '' },
  glossary: { is: 'glossary', page: 0 },
  hostQuestions: { is: 'hostQuestions', page: 0 },
};

/** The page whose name a query is, in either language: the contents, the glossary, and for managers the questions. */
export const calledPage = (query: string, live: Pick<Sources, 'words'>, actor: Asker): LookupPage | null => {
  const isName = (of: keyof typeof CALLED): boolean =>
    LANGUAGES.some((language) =>
      live.words(language).lookup[of].called.includes(query.trim().toLocaleLowerCase(language)),
    );
  if (isName('hostQuestions') && actor.home !== null && actor.place.manages) return CALLED.hostQuestions;
  return isName('contents') ? CALLED.contents : isName('glossary') ? CALLED.glossary : null;
};

/** The nearest hit of a query, with what else may have been meant and the way to the hosts. */
const rulesPage = async (reader: Reader, query: string): Promise<Payload | null> => {
  const { actor, hostQuestions } = reader;
  const { w, language } = actor;
  const search = rulesFor(query, language);
  const answers = answersLike(query, hostQuestions);
  const [first] = search.hits;
  const target = first === undefined ? null : pageOfHit(first, language);
  if (search.is === 'sure' && target !== null) return targetPage(reader, target, [], extras(reader, null, answers));
  const extra = extras(reader, query, answers);
  if (search.is !== 'unsure' || target === null) {
    const { nothing } = w.lookup;
    const said = search.is === 'empty' ? nothing.empty : nothing.text(escapeText(query));
    return nothingMessage(said, othersOf(search, reader, 0), frameOf(reader, null, extra));
  }
  const unsure = { ...reader, notice: w.lookup.unsure(escapeText(query)) };
  return targetPage(unsure, target, othersOf(search, reader, 1), extra);
};

const targetPage = async (
  reader: Reader,
  page: LookupPage,
  others: readonly NamedPage[],
  extra: Buttons,
): Promise<Payload | null> =>
  page.is === 'section'
    ? sectionPage(reader, page.id, others, extra)
    : 'id' in page
      ? cardPage(reader, page.id, others, extra)
      : null;

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
  return cardsMessage(list.cards, said, ruleMeant(query, language), frameOf(reader, null));
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
    case 'answer':
      return answerPage(reader, page.id);
    case 'rules':
      return rulesPage(reader, page.query);
    case 'cards':
      return cardsPage(reader, page.query, page.filter);
    case 'glossary':
      return glossaryMessage(glossaryIn(language), page.page, frameOf(reader, null));
    case 'contents':
      return contentsMessage(chaptersIn(language), page.chapter, frameOf(reader, null));
    case 'hostQuestions':
      return isManager(reader) ? hostQuestionsMessage(reader.hostQuestions, page.page, frameOf(reader, null)) : null;
    default:
      return page satisfies never;
  }
};

/** The same, with what the hosts of this server have answered to a query that has led here. */
export const pageWithAnswers = async (reader: Reader, query: string): Promise<Payload | null> => {
  const { here } = reader.way;
  const answers = here.is === 'section' ? answersLike(query, reader.hostQuestions) : [];
  return here.is === 'section' && answers.length > 0
    ? sectionPage(reader, here.id, [], extras(reader, null, answers))
    : pageFor(reader);
};

/** What is said in place of a page that is gone. */
export const gonePage = ({ actor }: Reader): Payload => message({ content: actor.w.inspect.gone });
