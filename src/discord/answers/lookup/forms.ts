import { type HostQuestion, HOST_QUESTION_LIMITS } from '../../../table/index.js';
import type { Language } from '../../../text/index.js';
import { standalonePage, type Answer, say } from '../answer/answer.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { AGAIN, answerForm, askForm } from '../../lookup/host-questions.js';
import { escapeText, plainText } from '../../format/escaping.js';
import { sectionTitle, sectionByTitle } from '../../lookup/book.js';
import { managedBy, mostOf } from './lookup-buttons.js';
import { rulesFor } from '../../lookup/found.js';
import { gonePage, pageFor } from '../../lookup/pages.js';
import { readerOf } from '../../lookup/reader.js';
import { ofLookup, type Filled, type PressHandler } from '../answer/button.js';

/** The form for a question. */
const asks: PressHandler = async ({ actor, id }) =>
  actor.home === null
    ? say(actor.w.errors.onlyInServers)
    : { is: 'form', form: askForm(id.arg.replaceAll('_', ' '), actor.w) };

/** The form for an answer; to answer once more, with what was answered. */
const answers: PressHandler = async ({ services, actor, id }) => {
  const managed = managedBy(actor);
  if ('refusal' in managed) return say(managed.refusal);
  const [which = '', again] = id.arg.split('.');
  if (again !== AGAIN) return { is: 'form', form: answerForm(id.arg, actor.w) };
  const given = (await services.hostQuestions.of(managed.server)).find((one) => one.id === which)?.answer ?? null;
  if (given === null) return say(actor.w.lookup.hostQuestions.gone);
  const section = given.section === null ? '' : sectionTitle(given.section, actor.language);
  return { is: 'form', form: answerForm(id.arg, actor.w, { text: given.text, section }) };
};

/** Keeps a question for the hosts; before, that its person has asked in this server. */
const asked = async ({ services, actor, text }: Filled): Promise<Answer> => {
  const { home, w, person } = actor;
  const { hostQuestions } = w.lookup;
  if (home === null) return say(w.errors.onlyInServers);
  const typed = plainText(text('question'), HOST_QUESTION_LIMITS.text);
  if (!/[\p{L}\p{N}]/u.test(typed)) return say(hostQuestions.notAsked('empty', 0));
  await services.people.change(person.user, (before) =>
    before.asked.includes(home) ? before : { ...before, asked: [...before.asked, home] },
  );
  const question = { id: actor.interaction, user: person.user, language: actor.language, text: typed };
  const outcome = await services.hostQuestions.ask(home, question);
  return say(
    outcome === 'asked' ? hostQuestions.asked(escapeText(typed)) : hostQuestions.notAsked(outcome, mostOf(outcome)),
  );
};

/** Tells whoever has asked, if they take direct messages; otherwise their next `/rule` does. */
const tell = async (
  services: BotServices,
  server: string,
  { id, user, language, text, answer }: HostQuestion,
): Promise<void> => {
  if (answer === null) return;
  const { toldAnswer } = services.words(language).lookup.hostQuestions;
  await services.tell(user, toldAnswer(escapeText(text), escapeText(answer.text, HOST_QUESTION_LIMITS.answer)));
  await services.hostQuestions.told(server, id);
};

/** The section that a host names as the one that says it; null for none that is clear enough. */
const sectionNamed = (named: string, language: Language): string | null => {
  const titled = sectionByTitle(named, language);
  if (titled !== null) return titled.id;
  const { is, hits } = rulesFor(named, language);
  const [hit] = is === 'sure' || is === 'unsure' ? hits : [];
  return hit?.kind === 'rule' ? hit.id : null;
};

const answered = async ({ services, actor, id, text }: Filled): Promise<Answer> => {
  const managed = managedBy(actor);
  if ('refusal' in managed) return say(managed.refusal);
  const { hostQuestions } = actor.w.lookup;
  const typed = plainText(text('answer'), HOST_QUESTION_LIMITS.answer);
  if (typed === '') return say(hostQuestions.notAsked('empty', 0));
  const [which = '', again] = id.arg.split('.');
  const named = plainText(text('section'));
  const answer = { text: typed, section: sectionNamed(named, actor.language) };
  const question = await services.hostQuestions.answer(managed.server, which, answer, again === AGAIN);
  if (question === null) return say(hostQuestions.gone);
  const reader = await readerOf(services, actor, { here: { is: 'hostAnswer', id: question.id }, before: ['q.0'] });
  const shown = async (notice: string): Promise<Answer> =>
    standalonePage(actor, (await pageFor({ ...reader, notice })) ?? gonePage(reader));
  if (question.answer?.text !== typed)
    return shown(hostQuestions.answeredBefore(escapeText(typed, HOST_QUESTION_LIMITS.answer)));
  void tell(services, managed.server, question).catch((err: unknown) =>
    services.log.info({ err }, 'an answer was not told by direct message'),
  );
  const isUnclear = named !== '' && answer.section === null;
  return shown(
    isUnclear ? `${hostQuestions.answered} ${hostQuestions.noSection(escapeText(named))}` : hostQuestions.answered,
  );
};

export const askButtons = {
  ask: ofLookup(asks, { form: asked }),
  answer: ofLookup(answers, { form: answered }),
};
