import type { Table } from '../../../table/index.js';
import { type Answer, pageAnswer, say } from '../answer/answer.js';
import type { TablePressHandler } from '../answer/table-press.js';
import type { Actor } from '../answer/actor.js';
import { rememberedOrdersMessage } from '../../messages/panel/remembered-orders-page.js';
import { refusalText } from '../../format/errors.js';
import { acts } from '../answer/button.js';
/** The orders of triggers and replacements that this person has given, to be forgotten one by one. */
export const rememberedOrdersPage = async (actor: Actor, table: Table, notice: string | null): Promise<Answer> =>
  pageAnswer(actor, table, (now, said) => rememberedOrdersMessage(now, actor.person.user, actor.w, said), notice);

/** Has a remembered order asked again, and shows those that are left. */
const handleForgetOrder: TablePressHandler = async ({ services, actor, values }) => {
  const { channel, w } = actor;
  const outcome = await services.tables.perform(channel, actor, {
    do: 'forgetRememberedOrder',
    order: values[0] ?? '',
  });
  if (outcome.is === 'refused') return say(refusalText(outcome.refusal, outcome.table, w));
  return rememberedOrdersPage(actor, outcome.table, w.board.orderForgotten);
};

export const rememberedOrderButtons = { forget: acts(handleForgetOrder) };
