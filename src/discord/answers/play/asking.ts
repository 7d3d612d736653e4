import { STANDING_ORDERS, type AskingException, type Outcome, type Subject, type Table } from '../../../table/index.js';
import { namesOf } from '../../format/seat-names.js';
import { askingMessage, readSubject } from '../../messages/panel/asking-page.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Actor } from '../answer/actor.js';
import { type Answer, pageAnswer } from '../answer/answer.js';
import { answerAct, windowOver, type TablePress, type TablePressHandler } from '../answer/table-press.js';
import type { Call } from '../answer/command.js';
import { outcomeAnswer } from '../answer/outcome.js';
import { asPlayer } from '../answer/slash.js';
import { rememberedOrdersPage } from './remembered-orders.js';
import { acts, shows } from '../answer/button.js';

/** When this person is asked, with what it would have been otherwise. */
const askingPage = async (
  services: BotServices,
  actor: Actor,
  table: Table,
  notice: string | null,
): Promise<Answer> => {
  const { channel, person, w } = actor;
  const lately = await services.tables.askedLately(channel, person);
  return pageAnswer(actor, table, (now, said) => askingMessage(now, person.user, w, { lately, notice: said }), notice);
};

/** `/souls orders`: when this person is asked, and what they have ordered once. */
export const handleOrdersCommand = async (call: Call): Promise<Answer> =>
  asPlayer(call, async (table) => askingPage(call.services, call.actor, table, null));

/** The page with the settings, saying what has been set. */
const setAnswer = async ({ services, actor, origin }: TablePress, outcome: Outcome, text: string): Promise<Answer> =>
  outcome.is === 'refused'
    ? outcomeAnswer(services, actor, outcome, origin)
    : askingPage(services, actor, outcome.table, text);

/** Whether one keeps priority after one's own actions. */
const handleHoldPriorityPress: TablePressHandler = async (press) => {
  const { services, actor, id } = press;
  const hold = id.arg === 'on';
  const set = services.tables.perform(actor.channel, actor, { do: 'setHoldPriority', hold });
  return setAnswer(press, await set, actor.w.lobby.holdSet(hold));
};

/** Whether one is asked what has one possible answer. */
const handleAskForcedPress: TablePressHandler = async (press) => {
  const { services, actor, id } = press;
  const ask = id.arg === 'on';
  const set = services.tables.perform(actor.channel, actor, { do: 'setAskForced', ask });
  return setAnswer(press, await set, actor.w.lobby.forcedSet(ask));
};

/** When one is asked: chosen in the menu, or by a button of an older message. */
const handleStandingOrderPress: TablePressHandler = async (press) => {
  const { services, actor, id, values } = press;
  const order = STANDING_ORDERS.find((one) => one === (values[0] ?? id.arg)) ?? 'concerns';
  const set = services.tables.perform(actor.channel, actor, { do: 'setStandingOrder', order });
  return setAnswer(press, await set, actor.w.lobby.standingOrderSet(order));
};

const excepted = async (press: TablePress, about: Subject, ask: AskingException['ask'] | null): Promise<Answer> => {
  const { services, actor, table } = press;
  const { channel, w } = actor;
  const outcome = await services.tables.perform(channel, actor, { do: 'setException', about, ask });
  return setAnswer(press, outcome, w.asking.said(about, ask, namesOf(table, w, 'markdown')));
};

/** Everything about being asked: the page, and the menus of it and of the panel. */
const handleAskingPress: TablePressHandler = async (press) => {
  const { services, actor, id, values, table } = press;
  if (id.arg === 'given') return rememberedOrdersPage(actor, table, null);
  if (id.arg === '') return askingPage(services, actor, table, null);
  const about = readSubject(values[0] ?? '');
  if (about === null) return windowOver(press);
  if (id.arg === 'always') return excepted(press, about, 'always');
  if (id.arg === 'usual') return excepted(press, about, null);
  const { game, window } = id;
  const click = { game, window, about };
  return answerAct(press, services.tables.perform(actor.channel, actor, { do: 'passAndForget', click }));
};

export const askingButtons = {
  hold: acts(handleHoldPriorityPress),
  forced: acts(handleAskForcedPress),
  order: acts(handleStandingOrderPress),
  asking: shows(handleAskingPress),
};
