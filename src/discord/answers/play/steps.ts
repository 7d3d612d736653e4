import type { Decision, OptionId } from '../../../engine/index.js';
import { questionOf, StoreUnavailable } from '../../../table/index.js';
import { outcomeAnswer } from '../answer/outcome.js';
import { type Answer, panelAnswer } from '../answer/answer.js';
import { type TablePress, type TablePressHandler, windowOver, pageIn } from '../answer/table-press.js';
import { choicesOf, isStepwise, pageOf } from '../../messages/choice/question.js';
import { windowIn } from '../../format/seat-names.js';
import type { CustomId } from '../../protocol/ids.js';
import { performAnswer } from './question-options.js';
import { acts, shows } from '../answer/button.js';
const draftAfter = (
  decision: Decision,
  before: readonly OptionId[],
  page: number,
  values: readonly OptionId[],
): readonly OptionId[] => {
  const options = choicesOf(decision);
  const known = values.filter((value) => options.some(({ id }) => id === value));
  if (decision.ordered === true) return [...before, ...known.filter((value) => !before.includes(value))];
  const onPage = pageOf(options, page).map(({ id }) => id);
  return [...before.filter((value) => !onPage.includes(value)), ...known];
};

/** An order is complete with its last but one: what is left comes last. */
const completed = (decision: Decision, chosen: readonly OptionId[]): readonly OptionId[] | null => {
  if (decision.ordered !== true || decision.min !== decision.max) return null;
  if (chosen.length === decision.max) return chosen;
  const rest = choicesOf(decision).filter(({ id }) => !chosen.includes(id));
  const [last] = rest;
  return rest.length === 1 && last !== undefined && chosen.length === decision.max - 1 ? [...chosen, last.id] : null;
};

/** What is chosen, and of an order the rest as it is shown. */
const confirmed = (decision: Decision, chosen: readonly OptionId[]): readonly OptionId[] => {
  if (decision.ordered !== true) return chosen;
  const rest = choicesOf(decision).flatMap(({ id }) => (chosen.includes(id) ? [] : [id]));
  return [...chosen, ...rest].slice(0, decision.max);
};

/** A draft counts in its own window only, so one that cannot be dropped now only takes up room. */
const dropDraft = async ({ services, actor: { channel, person } }: TablePress): Promise<void> =>
  services.drafts
    .drop(channel, person.user)
    .catch((err: unknown) => services.log.warn({ err }, 'a draft could not be dropped'));

/** One step of a choice that takes several, after those before it: on the draft and the table that they left. */
const handleStepPress: TablePressHandler = async (press) => {
  const { services, actor, table } = press;
  return services.drafts.inTurn(actor.channel, actor.person.user, async () =>
    settled(async () => oneStep({ ...press, table: (await services.tables.table(actor.channel)) ?? table })),
  );
};

/** How often a step is done anew because another process has changed the draft meanwhile. */
const ATTEMPTS = 20;

const settled = async (step: () => Promise<Answer | 'again'>): Promise<Answer> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await step();
    if (answer !== 'again') return answer;
  }
  throw new StoreUnavailable('Another process changes the draft all the time.');
};

const oneStep = async (press: TablePress): Promise<Answer | 'again'> => {
  const { services, actor, id, values, table, origin } = press;
  const { channel, person } = actor;
  const decision = questionOf(table, person.user);
  if (decision === null || !isStepwise(decision) || windowIn(table, person.user) !== id.window)
    return windowOver(press);
  const before = await services.drafts.chosen(channel, person.user, id.game, id.window);
  const chosen = nextDraft(decision, before, id, values);
  const done = id.verb === 'confirm' ? confirmed(decision, before) : completed(decision, chosen);
  if (done !== null) {
    const outcome = await performAnswer(press, done);
    if (outcome.is === 'done') await dropDraft(press);
    return outcomeAnswer(services, actor, outcome, origin);
  }
  const kept = await services.drafts.keep(channel, person.user, { game: id.game, window: id.window, chosen }, before);
  if (!kept) return 'again';
  return panelAnswer(services, actor, table, null, pageIn(id.arg));
};

const nextDraft = (
  decision: Decision,
  before: readonly OptionId[],
  id: CustomId,
  values: readonly string[],
): readonly OptionId[] => {
  if (id.verb === 'step') return draftAfter(decision, before, pageIn(id.arg), values.length > 0 ? values : [id.arg]);
  if (id.verb === 'unstep') return decision.ordered === true ? before.slice(0, -1) : [];
  return before;
};

export const stepButtons = {
  step: shows(handleStepPress),
  unstep: shows(handleStepPress),
  confirm: acts(handleStepPress),
};
