import { isGranted, missingIn } from '../../protocol/permissions.js';
import { say, type Answer } from '../answer/answer.js';
import type { Call } from '../answer/command.js';
import { onTable, slashRefusal } from '../answer/slash.js';

/** `/souls show`: posts the board anew at the end of the channel, and what is proposed there after it. */
export const handleShowCommand = async (call: Call): Promise<Answer> =>
  onTable(call, async (table) => {
    const { services, actor } = call;
    const { channel, place, w } = actor;
    if (table === null) return slashRefusal(call, 'noTable', table);
    const missing = missingIn(place);
    if (missing.length > 0) return say(w.errors.missingPermissions(missing));
    await services.boards.repost(channel);
    await services.proposals.repost(channel);
    const isBare = table.data.display.picture && !isGranted(place, 'attachFiles');
    return say(isBare ? w.picture.notAllowed : w.board.done);
  });
