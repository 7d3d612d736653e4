import { STANDING_ORDERS, type Outcome, type Table } from '../../../table/index.js';
import type { Clicked, Handler } from '../answer/clicked.js';
import { type Answer, pageAnswer } from '../answer/answer.js';
import { moreMessage } from '../../messages/panel/more-page.js';
import { outcomeAnswer } from '../answer/outcome.js';
import type { Actor } from '../answer/actor.js';
/** Everything that has no button on the board, for anybody who looks at it. */
const morePage = async (actor: Actor, table: Table, notice: string | null): Promise<Answer> =>
  pageAnswer(actor, table, (now, said) => moreMessage(now, actor.person.user, actor.w, said), notice);

export const moreClicked: Handler = async ({ table, actor }) => morePage(actor, table, null);

/** The page with the settings, saying what has been set. */
const setAnswer = async ({ live, actor, origin }: Clicked, outcome: Outcome, text: string): Promise<Answer> =>
  outcome.is === 'refused' ? outcomeAnswer(live, actor, outcome, origin) : morePage(actor, outcome.table, text);

/** Whether one keeps priority after one's own actions. */
export const holdPriorityClicked: Handler = async (clicked) => {
  const { live, actor, id } = clicked;
  const hold = id.arg === 'on';
  const set = live.tables.setHoldPriority(actor.channel, actor.interaction, actor.person, hold);
  return setAnswer(clicked, await set, actor.w.lobby.holdSet(hold));
};

/** Whether one is asked what has one possible answer. */
export const askForcedClicked: Handler = async (clicked) => {
  const { live, actor, id } = clicked;
  const ask = id.arg === 'on';
  const set = live.tables.setAskForced(actor.channel, actor.interaction, actor.person, ask);
  return setAnswer(clicked, await set, actor.w.lobby.forcedSet(ask));
};

/** When one is asked. */
export const standingOrderClicked: Handler = async (clicked) => {
  const { live, actor, id } = clicked;
  const order = STANDING_ORDERS.find((one) => one === id.arg) ?? 'concerns';
  const set = live.tables.setStandingOrder(actor.channel, actor.interaction, actor.person, order);
  return setAnswer(clicked, await set, actor.w.lobby.standingOrderSet(order));
};
