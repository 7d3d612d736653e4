import { isKept, type CardFilter } from '../../rulebook/index.js';
import { knownCard } from '../../text/index.js';
import type { Wish } from '../command.js';
import { alone, say, type Actor, type Answer, type Live } from '../live.js';
import { explainMessage } from '../messages/known-card.js';
import { escapeText } from '../names.js';
import { clip, LIMITS, type Payload } from '../payload.js';
import { QUESTION_LIMITS } from '../../table/index.js';
import { cardsFor, cardsNamed, chosenRule, pageOfHit, rulesFor, searched } from './found.js';
import { cardCalled } from './named.js';
import { calledPage, gonePage, pageFor, pageWithAnswers, readerOf, type Reader } from './pages.js';
import type { Page } from './refs.js';

/** The one page that a query means; null when it is not sure. */
const meantRule = (query: string, live: Live, actor: Actor): Page | null => {
  const { language } = actor;
  const chosen = calledPage(query, live, actor) ?? chosenRule(query, language);
  if (chosen !== null) return chosen;
  const { is, hits } = rulesFor(query, language);
  const called = cardCalled(query, language, hits);
  if (called !== null) return { is: 'card', id: called.id };
  const [first] = hits;
  return is === 'sure' && first !== undefined ? pageOfHit(first, language) : null;
};

const meantCard = (query: string, filter: CardFilter, { language }: Actor): Page | null => {
  const chosen = knownCard(query);
  if (chosen !== null && isKept(chosen, filter)) return { is: 'card', id: chosen.id };
  const { is, hits } = cardsFor(query, language, filter);
  const [first] = hits;
  return is === 'sure' && first !== undefined ? { is: 'card', id: first.id } : null;
};

const meant = (wish: Wish, query: string, live: Live, actor: Actor): Page | null =>
  wish.is === 'rule' ? meantRule(query, live, actor) : meantCard(query, wish.filter, actor);

/** What the hosts have answered to a question of this person, said once; empty for nothing new. */
const newsFor = async ({ live, actor, questions }: Reader): Promise<string> => {
  const news = questions.find(({ user, answer, told }) => user === actor.person.user && answer !== null && !told);
  if (actor.home === null || news === undefined || news.answer === null) return '';
  await live.questions
    .told(actor.home, news.id)
    .catch((err: unknown) => live.log.warn({ err }, 'an answer will be told once more'));
  const { toldAnswer } = actor.w.lookup.questions;
  return toldAnswer(escapeText(news.text), escapeText(news.answer.text, QUESTION_LIMITS.answer));
};

/** A page with a sentence above everything else that is said. */
const under = (said: string, page: Payload): Payload =>
  said === '' ? page : { ...page, content: clip([said, page.content].join('\n').trim(), LIMITS.content) };

const foundFor = (wish: Wish, query: string): Page =>
  wish.is === 'rule' ? { is: 'rules', query } : { is: 'cards', query, filter: wish.filter };

/** What was looked up; shared when that was wished and it is clear what is meant. */
export const wishAnswer = async (live: Live, actor: Actor, wish: Wish, share: boolean): Promise<Answer> => {
  const query = searched(wish.query);
  const page = meant(wish, query, live, actor);
  if (share && page !== null && page.is !== 'questions') {
    const payload = await pageFor(await readerOf(live, actor, { here: page, before: [] }, true));
    if (payload !== null) return { is: 'shared', payload, said: actor.w.lookup.shared };
  }
  const here = page ?? foundFor(wish, query);
  const reader = await readerOf(live, actor, { here, before: [] });
  const shown = wish.is === 'rule' ? await pageWithAnswers(reader, query) : await pageFor(reader);
  const news = wish.is === 'rule' ? await newsFor(reader) : '';
  const said = [share ? actor.w.lookup.notShared : '', news].filter((one) => one !== '').join('\n');
  return alone(actor, under(said, shown ?? gonePage(reader)));
};

/** The cards that a message names: one is shown, of several one is chosen. */
export const explainAnswer = async (live: Live, actor: Actor, text: string): Promise<Answer> => {
  const cards = cardsNamed(text);
  const [first] = cards;
  if (first === undefined) return say(actor.w.lookup.explain.none);
  const way = { here: { is: 'card', id: first.id } as const, before: [] };
  if (cards.length === 1) {
    const reader = await readerOf(live, actor, way);
    return alone(actor, (await pageFor(reader)) ?? gonePage(reader));
  }
  return alone(actor, explainMessage(cards, actor.w));
};
