import type { Answer } from './answer/answer.js';
import type { Answering } from './answer/interaction-answer.js';
import type { Action, Call } from './answer/command.js';
import { deliver, looked } from './answer/deliver.js';

/** Does what a slash command says, and answers it. */
export const handleCall = async (call: Call, action: Action, answering: Answering): Promise<void> => {
  const { live, actor } = call;
  const panel = live.panels.hold(actor.channel, actor.person.user);
  let answer: Answer | null = null;
  try {
    const decided = await answering.during(action.execute(call));
    await deliver(live, actor, answering, decided);
    answer = decided;
  } finally {
    panel.release(answer?.is === 'panel' && answer.channel === actor.channel ? answer.payload : null);
  }
  if (answer.is !== 'page' && action.isPersonal !== true) await looked(live, actor);
};
