import { type CardFilter, isKept } from '../../../rulebook/index.js';
import { knownCard } from '../../../text/index.js';
import type { Call } from '../answer/command.js';
import { standalonePage, type Answer, say } from '../answer/answer.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { explainMessage } from '../../lookup/known-card.js';
import { boardMessage } from '../../messages/board/board-message.js';
import { escapeText } from '../../format/escaping.js';
import { clip, LIMITS, type Payload } from '../../protocol/payload.js';
import { HOST_QUESTION_LIMITS } from '../../../table/index.js';
import { cardsFor, cardsNamedIn, chosenRule, rulesFor, searchText } from '../../lookup/found.js';
import { exactCard } from '../../lookup/named.js';
import { calledPage, gonePage, pageFor } from '../../lookup/pages.js';
import { type Reader, readerOf } from '../../lookup/reader.js';
import { answerOfHit, answerPage } from '../../lookup/rule-answers.js';
import { nowFor } from './now.js';
import type { LookupPage } from '../../format/lookup-refs.js';
import type { Actor } from '../answer/actor.js';
import { houseCardAnswer } from './house-card-lookup.js';
import { filterFrom } from './suggest.js';
/** What is looked up: a query or an id, in the rulebook or among the cards. */
type LookupRequest =
  | { readonly is: 'rule'; readonly query: string }
  | { readonly is: 'card'; readonly query: string; readonly filter: CardFilter };

/** The one page that a query means; null when it is not sure. */
const meantRule = (query: string, services: BotServices, actor: Actor): LookupPage | null => {
  const { language } = actor;
  const chosen = calledPage(query, services, actor) ?? chosenRule(query, language);
  if (chosen !== null) return chosen;
  const found = rulesFor(query, language);
  const { is, hits } = found;
  const called = exactCard(query, language, found);
  if (called !== null) return { is: 'card', id: called.id };
  const [first] = hits;
  return is === 'sure' && first !== undefined ? answerOfHit(first) : null;
};

const meantCard = (query: string, filter: CardFilter, { language }: Actor): LookupPage | null => {
  const chosen = knownCard(query);
  if (chosen !== null && isKept(chosen, filter)) return { is: 'card', id: chosen.id };
  const { is, hits } = cardsFor(query, language, filter);
  const [first] = hits;
  return is === 'sure' && first !== undefined ? { is: 'card', id: first.id } : null;
};

const meant = (typed: LookupRequest, query: string, services: BotServices, actor: Actor): LookupPage | null =>
  typed.is === 'rule' ? meantRule(query, services, actor) : meantCard(query, typed.filter, actor);

/** What the hosts have answered to a question of this person, said once; empty for nothing new. */
const newsFor = async ({ services, actor, hostQuestions }: Reader): Promise<string> => {
  const news = hostQuestions.find(({ user, answer, told }) => user === actor.person.user && answer !== null && !told);
  if (actor.home === null || news === undefined || news.answer === null) return '';
  await services.hostQuestions
    .told(actor.home, news.id)
    .catch((err: unknown) => services.log.warn({ err }, 'an answer will be told once more'));
  const { toldAnswer } = actor.w.lookup.hostQuestions;
  return toldAnswer(escapeText(news.text), escapeText(news.answer.text, HOST_QUESTION_LIMITS.answer));
};

/** A page with a sentence above everything else that is said. */
const under = (said: string, page: Payload): Payload =>
  said === '' ? page : { ...page, content: clip([said, page.content].join('\n').trim(), LIMITS.content) };

const foundFor = (typed: LookupRequest, query: string): LookupPage =>
  typed.is === 'rule' ? { is: 'rules', query } : { is: 'cards', query, filter: typed.filter };

/** What was looked up; shared when that is asked for and it is clear what is meant. */
const lookupAnswer = async (
  services: BotServices,
  actor: Actor,
  typed: LookupRequest,
  share: boolean,
): Promise<Answer> => {
  const typedQuery = searchText(typed.query);
  const now = typed.is === 'rule' ? await nowFor(services, actor, typedQuery) : null;
  const query = now?.query ?? typedQuery;
  const page = meant(typed, query, services, actor);
  if (share && page !== null && page.is !== 'hostQuestions') {
    const payload = await pageFor(await readerOf(services, actor, { here: page, before: [] }, true));
    if (payload !== null) return { is: 'shared', payload, said: actor.w.lookup.shared };
  }
  const here = page ?? foundFor(typed, query);
  const reader = { ...(await readerOf(services, actor, { here, before: [] })), now };
  const shown = here.is === 'answer' ? answerPage(reader, here, query) : await pageFor(reader);
  const news = typed.is === 'rule' ? await newsFor(reader) : '';
  const said = [share ? actor.w.lookup.notShared : '', news].filter((one) => one !== '').join('\n');
  return standalonePage(actor, under(said, shown ?? gonePage(reader)));
};

/** `/rule`: looks something up in the rulebook. */
export const handleRuleCommand = async ({ services, actor, text, flag }: Call): Promise<Answer> =>
  lookupAnswer(services, actor, { is: 'rule', query: text('query') }, flag('share') === true);

/** `/card`: looks up a card; in a server one of its own too. */
export const handleCardCommand = async (call: Call): Promise<Answer> => {
  const { services, actor, text, flag } = call;
  const own = await houseCardAnswer(call);
  if (own !== null) return own;
  const typed = { is: 'card', query: text('name'), filter: filterFrom(text, actor.w) } as const;
  return lookupAnswer(services, actor, typed, flag('share') === true);
};

/** What the board of a game says in words, beside whose picture its message names no cards; empty for another message. */
const saidOnBoard = async ({ tables }: BotServices, { channel, w }: Actor, message: string): Promise<string> => {
  const table = await tables.table(channel);
  if (table === null || table.data.display.messages.board !== message) return '';
  return boardMessage(table, w, [])
    .embeds.flatMap(({ title, description, fields = [] }) => [
      title,
      description,
      ...fields.flatMap(({ name, value }) => [name, value]),
    ])
    .join('\n');
};

/** The cards that a message names, in its text and on its board: one is shown, of several one is chosen. */
export const explainAnswer = async (
  services: BotServices,
  actor: Actor,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<Answer> => {
  const named = cardsNamedIn(text);
  const cards = [...new Set([...named, ...cardsNamedIn(await saidOnBoard(services, actor, id))])];
  const [first] = cards;
  if (first === undefined) return say(actor.w.lookup.explain.none);
  const way = { here: { is: 'card', id: first.id } as const, before: [] };
  if (cards.length === 1) {
    const reader = await readerOf(services, actor, way);
    return standalonePage(actor, (await pageFor(reader)) ?? gonePage(reader));
  }
  return standalonePage(actor, explainMessage(cards, actor.w));
};
