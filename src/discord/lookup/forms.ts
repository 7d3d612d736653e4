import { QUESTION_LIMITS, type Question } from '../../table/index.js';
import type { Language } from '../../text/index.js';
import type { CustomId } from '../ids.js';
import { alone, say, type Actor, type Answer, type Live } from '../live.js';
import { AGAIN } from '../messages/questions.js';
import { escapeText, plainText } from '../names.js';
import { sectionTitled } from './book.js';
import { managedBy, mostOf } from './clicked.js';
import { rulesFor } from './found.js';
import { gonePage, pageFor, readerOf } from './pages.js';

/** A form that was filled in: what its fields say. */
export interface Filled {
  readonly id: CustomId;
  text(field: string): string;
}

/** Keeps a question for the hosts; before, that its person has asked in this server. */
const asked = async (live: Live, actor: Actor, { text }: Filled): Promise<Answer> => {
  const { home, w, person } = actor;
  const { questions } = w.lookup;
  if (home === null) return say(w.errors.onlyInServers);
  const typed = plainText(text('question'), QUESTION_LIMITS.text);
  if (!/[\p{L}\p{N}]/u.test(typed)) return say(questions.notAsked('empty', 0));
  await live.people.change(person.user, (before) =>
    before.asked.includes(home) ? before : { ...before, asked: [...before.asked, home] },
  );
  const question = { id: actor.interaction, user: person.user, language: actor.language, text: typed };
  const outcome = await live.questions.ask(home, question);
  return say(outcome === 'asked' ? questions.asked(escapeText(typed)) : questions.notAsked(outcome, mostOf(outcome)));
};

/** Tells whoever has asked, if they take direct messages; otherwise their next `/rule` does. */
const tell = async (live: Live, server: string, { id, user, language, text, answer }: Question): Promise<void> => {
  if (answer === null) return;
  const { toldAnswer } = live.words(language).lookup.questions;
  await live.tell(user, toldAnswer(escapeText(text), escapeText(answer.text, QUESTION_LIMITS.answer)));
  await live.questions.told(server, id);
};

/** The section that a host names as the one that says it; null for none that is clear enough. */
const sectionNamed = (named: string, language: Language): string | null => {
  const titled = sectionTitled(named, language);
  if (titled !== null) return titled.id;
  const { is, hits } = rulesFor(named, language);
  const [hit] = is === 'sure' || is === 'unsure' ? hits : [];
  return hit?.kind === 'rule' ? hit.id : null;
};

const answered = async (live: Live, actor: Actor, { id, text }: Filled): Promise<Answer> => {
  const managed = managedBy(actor);
  if ('refusal' in managed) return say(managed.refusal);
  const { questions } = actor.w.lookup;
  const typed = plainText(text('answer'), QUESTION_LIMITS.answer);
  if (typed === '') return say(questions.notAsked('empty', 0));
  const [which = '', again] = id.arg.split('.');
  const named = plainText(text('section'));
  const answer = { text: typed, section: sectionNamed(named, actor.language) };
  const question = await live.questions.answer(managed.server, which, answer, again === AGAIN);
  if (question === null) return say(questions.gone);
  const reader = await readerOf(live, actor, { here: { is: 'answer', id: question.id }, before: ['q.0'] });
  const shown = async (notice: string): Promise<Answer> =>
    alone(actor, (await pageFor({ ...reader, notice })) ?? gonePage(reader));
  if (question.answer?.text !== typed)
    return shown(questions.answeredBefore(escapeText(typed, QUESTION_LIMITS.answer)));
  void tell(live, managed.server, question).catch((err: unknown) =>
    live.log.info({ err }, 'an answer was not told by direct message'),
  );
  const isUnclear = named !== '' && answer.section === null;
  return shown(isUnclear ? `${questions.answered} ${questions.noSection(escapeText(named))}` : questions.answered);
};

/** Does what a form says. */
export const formAnswer = async (live: Live, actor: Actor, filled: Filled): Promise<Answer> => {
  switch (filled.id.verb) {
    case 'ask':
      return asked(live, actor, filled);
    case 'answer':
      return answered(live, actor, filled);
    default:
      return say(actor.w.errors.unknownButton);
  }
};
