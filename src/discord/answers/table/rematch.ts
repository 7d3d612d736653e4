import { publicView } from '../../../table/index.js';
import type { Handler } from '../answer/clicked.js';
import { refusalText } from '../../format/errors.js';
import { say } from '../answer/answer.js';
import { withoutButtons } from '../../messages/result/result-message.js';
import { boardOf } from '../../shown/context.js';

/** Opens a lobby for the same people; the result that was clicked stays as it is, without its buttons. */
export const rematchClicked: Handler = async ({ live, actor, id, table }) => {
  const { channel, interaction, person, w } = actor;
  const result = publicView(table) === null ? null : await boardOf(live, table);
  const outcome = await live.tables.rematch(channel, interaction, person, id.game);
  if (outcome.is === 'refused') {
    const { refusal } = outcome;
    return say(refusal.why === 'tableExists' ? w.ending.stands : refusalText(refusal, outcome.table, w));
  }
  return { is: 'quiet', board: outcome.is === 'done' && result !== null ? withoutButtons(result) : null };
};
