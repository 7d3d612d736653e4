import { type HostQuestion, HOST_QUESTION_LIMITS } from '../../../table/index.js';
import { standalonePage, type Answer, say } from '../answer/answer.js';
import { removeMessage } from '../../lookup/host-questions.js';
import { escapeName } from '../../format/escaping.js';
import { clip, LIMITS } from '../../protocol/payload.js';
import { sectionOnRule } from '../../lookup/book.js';
import { gonePage, pageFor } from '../../lookup/pages.js';
import { readerOf } from '../../lookup/reader.js';
import { parseWay, type LookupPage, readPage, type Way } from '../../format/lookup-refs.js';
import type { Actor } from '../answer/actor.js';
import { ofLookup, type Press, type PressHandler } from '../answer/button.js';

/** A page in place of what was clicked. */
const shown = async (
  { services, actor }: Pick<Press, 'services' | 'actor'>,
  way: Way,
  notice = '',
): Promise<Answer> => {
  const reader = await readerOf(services, actor, way);
  return standalonePage(actor, (await pageFor({ ...reader, notice })) ?? gonePage(reader));
};

const looked: PressHandler = async (click) => {
  const way = parseWay(click.id.arg, click.values[0]);
  return way === null ? say(click.actor.w.errors.unknownButton) : shown(click, way);
};

const shared: PressHandler = async ({ services, actor, id }) => {
  const page = readPage(id.arg);
  if (page === null || !('id' in page)) return say(actor.w.errors.unknownButton);
  const reader = await readerOf(services, actor, { here: page, before: [] }, true);
  const payload = await pageFor(reader);
  if (payload === null) return say(actor.w.inspect.gone);
  const sharedBy = actor.w.lookup.sharedBy(escapeName(actor.person.name));
  const content = clip([sharedBy, payload.content].filter((line) => line !== '').join('\n'), LIMITS.content);
  return { is: 'shared', payload: { ...payload, content }, said: actor.w.lookup.shared };
};

/** The section about a rule, or another page, beside what it was asked from or chosen in. */
const ruled: PressHandler = async ({ services, actor, id, values }) => {
  const section = sectionOnRule(actor.language, id.arg);
  const here: LookupPage | null = section === null ? readPage(values[0] ?? id.arg) : { is: 'section', id: section.id };
  if (here === null) return say(actor.w.errors.unknownButton);
  const answer = await shown({ services, actor }, { here, before: [] });
  return answer.is === 'page' ? { is: 'ephemeral', payload: answer.payload } : answer;
};

/** The server whose questions this person manages; null with a sentence for anybody else. */
export const managedBy = ({ home, place, w }: Actor): { readonly server: string } | { readonly refusal: string } => {
  if (home === null) return { refusal: w.errors.onlyInServers };
  return place.manages ? { server: home } : { refusal: w.server.onlyManagers };
};

const LIST: LookupPage = { is: 'hostQuestions', page: 0 };

/** Asks whether to delete a question, or deletes it. */
const dropped: PressHandler = async ({ services, actor, id }) => {
  const managed = managedBy(actor);
  if ('refusal' in managed) return say(managed.refusal);
  const [question = '', sure] = id.arg.split('.');
  const there = (await services.hostQuestions.of(managed.server)).find((one: HostQuestion) => one.id === question);
  if (there === undefined) return say(actor.w.lookup.hostQuestions.gone);
  const way: Way = { here: LIST, before: [] };
  if (sure === 'sure') {
    await services.hostQuestions.remove(managed.server, question);
    return shown({ services, actor }, way, actor.w.lookup.hostQuestions.removed);
  }
  const context = { w: actor.w, way, isPublic: false, notice: '', shares: null, extra: [] };
  return standalonePage(actor, removeMessage(there, context));
};

/** How many questions the sentence about a refusal counts. */
export const mostOf = (why: 'tooMany' | 'full' | 'there' | 'empty'): number =>
  why === 'tooMany' ? HOST_QUESTION_LIMITS.openOfOne : HOST_QUESTION_LIMITS.open;

export const lookupButtons = {
  look: ofLookup(looked),
  share: ofLookup(shared),
  rule: ofLookup(ruled),
  drop: ofLookup(dropped),
};
