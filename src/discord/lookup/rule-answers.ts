import { lettersOf, type Hit } from '../../rulebook/index.js';
import { cardById, knownCard, type KnownCard } from '../../text/index.js';
import { escapeText } from '../format/escaping.js';
import { formatPage, type LookupPage } from '../format/lookup-refs.js';
import type { Payload } from '../protocol/payload.js';
import { answerMessage, probableMessage, type ShownAnswer } from './answer-message.js';
import { answersLike, distinctPages, cardsNamedIn, NEAREST, rulesFor } from './found.js';
import { askId, extraButtons, pageContextOf, namedCard, type Reader } from './reader.js';
import { firstSentence, otherSentence } from '../format/sentences.js';
import { theLookup } from './the-lookup.js';

/** What is read of the section or ruling with this id; null for none. */
const entryOf = (id: string, { actor }: Reader) => {
  const { language, w } = actor;
  const section = theLookup().section(id, language);
  if (section !== null)
    return {
      ...section,
      whole: { is: 'section', id } as const,
      shownBy: section.cards,
      isNoRule: section.chapter === 'noSuchRules',
    };
  const ruling = theLookup().ruling(id, language);
  const card = knownCard(ruling?.card ?? '');
  if (ruling === null || card === null) return null;
  return {
    ...ruling,
    title: w.knownCard.name(card),
    whole: { is: 'card', id: card.id } as const,
    shownBy: [],
    isNoRule: false,
  };
};

/** The text of a section that may have only its lead. */
const withoutLead = (text: string, lead: string): string => (lettersOf(text) === lettersOf(lead) ? '' : text);

/** The answer with one sentence more: the rule to which it is an exception, what its section says in general, or more of that. */
const shownAnswer = (
  reader: Reader,
  entry: NonNullable<ReturnType<typeof entryOf>>,
  { answer, reply }: Pick<Hit, 'answer' | 'reply'>,
): ShownAnswer => {
  const { w, language } = reader.actor;
  const [lead = ''] = entry.answers;
  const text = entry.answers[answer] ?? lead;
  const general = entry.general === null ? null : theLookup().section(entry.general, language);
  const more =
    general !== null
      ? w.lookup.answer.general(firstSentence(general.answers[0] ?? ''))
      : text !== lead
        ? firstSentence(lead)
        : entry.isNoRule
          ? withoutLead(entry.text, lead)
          : otherSentence(entry.text, `${lead} ${entry.title}`);
  return {
    text,
    reply: entry.answers[answer] === undefined ? null : reply,
    more: [more],
    title: entry.title,
    whole: entry.whole,
    brief: firstSentence(text),
  };
};

/** The text of a card, after its name; empty for one that has none. */
const textOf = (card: KnownCard | undefined, { actor: { w } }: Reader): string => {
  const lines = card?.playable === true ? w.cardText(cardById(card.id)) : [];
  return card === undefined || lines.length === 0
    ? ''
    : w.lookup.answer.cardSays(w.knownCard.name(card), lines.join(' '));
};

/** A card that a question names, among answers of which none is sure: what it says; null for a card without a text. */
const cardAnswer = (card: KnownCard | undefined, reader: Reader): ShownAnswer | null => {
  const text = textOf(card, reader);
  return card === undefined || text === ''
    ? null
    : { text, reply: null, more: [], title: '', whole: { is: 'card', id: card.id }, brief: text };
};

/** Answers with what a card says in the last place, unless one of the others stands on its page. */
const withCard = (answers: readonly ShownAnswer[], card: ShownAnswer): readonly ShownAnswer[] => {
  const others = answers.slice(0, NEAREST - 1);
  return others.some(({ whole }) => formatPage(whole) === formatPage(card.whole)) ? answers : [...others, card];
};

/** One answer; null for what is gone. */
export const answerPage = (
  reader: Reader,
  page: LookupPage & { readonly is: 'answer' },
  query = '',
): Payload | null => {
  const entry = entryOf(page.id, reader);
  if (entry === null) return null;
  const shownBy = entry.isNoRule ? entry.shownBy.flatMap((card) => knownCard(card) ?? []) : [];
  const named = cardsNamedIn(query);
  const cards = [...shownBy, ...named].map((card) => namedCard(card, reader));
  const { now } = reader;
  const said = now === null ? reader : { ...reader, notice: now.lineFor(page.id) };
  const context = pageContextOf(said, page, extraButtons(reader, answersLike(query, reader.hostQuestions)));
  const shown = shownAnswer(reader, entry, page);
  const text = entry.whole.is === 'section' && !entry.isNoRule ? textOf(named[0], reader) : '';
  return answerMessage({ ...shown, more: [text, ...shown.more] }, cards, context);
};

/** Where a hit of a search leads first: to what it answers. */
export const answerOfHit = ({ kind, id, answer, reply }: Hit): LookupPage =>
  kind === 'card' ? { is: 'card', id } : { is: 'answer', id, answer, reply };

/** What is found for a query that is not sure: the best answer and the next ones, each on another page. */
export const rulesPage = (reader: Reader, query: string): Payload | null => {
  const { w, language } = reader.actor;
  const search = rulesFor(query, language);
  const [first] = search.hits;
  if (search.is === 'sure' && first !== undefined) {
    const page = answerOfHit(first);
    return page.is === 'answer' ? answerPage(reader, page, query) : null;
  }
  const named = cardsNamedIn(query);
  const found = distinctPages(search.hits, language)
    .slice(0, NEAREST)
    .flatMap((hit) => {
      const entry = entryOf(hit.id, reader);
      if (entry === null) return [];
      const shown = shownAnswer(reader, entry, hit);
      const isOfOther = entry.whole.is === 'card' && !named.some(({ id }) => id === entry.whole.id);
      return [isOfOther ? { ...shown, brief: w.lookup.answer.aboutCard(shown.brief, shown.title) } : shown];
    });
  const card = search.is === 'unsure' ? cardAnswer(named[0], reader) : null;
  const answers = card === null ? found : withCard(found, card);
  const { empty, text } = w.lookup.nothing;
  const nothing = search.is === 'empty' ? empty : search.is === 'nothing' ? text(escapeText(query)) : null;
  const { now } = reader;
  const said = now === null || first === undefined ? reader : { ...reader, notice: now.lineFor(first.id) };
  const none = reader.actor.home === null ? null : askId(query);
  const context = pageContextOf(said, null, extraButtons(reader, answersLike(query, reader.hostQuestions)));
  return probableMessage(answers, { nothing, none }, context);
};
