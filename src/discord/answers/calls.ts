import { atTable } from './answer/actor.js';
import type { Answer } from './answer/answer.js';
import type { Responder } from './answer/responder.js';
import type { Action, Call } from './answer/command.js';
import { deliver, noteLastRead } from './answer/deliver.js';

/** What is said at the table of the channel; without the store, and about no table, cards have their usual names. */
const executed = async (call: Call, action: Action): Promise<Answer> => {
  if (action.isPersonal === true || call.actor.isDirect) return action.execute(call);
  const table = await call.services.tables.table(call.actor.channel).catch(() => null);
  return action.execute({ ...call, actor: atTable(call.actor, table) });
};

/** Does what a slash command says, and answers it. */
export const handleCall = async (call: Call, action: Action, responder: Responder): Promise<void> => {
  const { services, actor } = call;
  const panel = services.panels.hold(actor.channel, actor.person.user);
  let answer: Answer | null = null;
  try {
    const decided = await responder.deferIfSlow(executed(call, action));
    await deliver(services, actor, responder, decided);
    answer = decided;
  } finally {
    panel.release(answer?.is === 'panel' && answer.channel === actor.channel ? answer.payload : null);
  }
  if (answer.is !== 'page' && action.isPersonal !== true) await noteLastRead(services, actor);
};
