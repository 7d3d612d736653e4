import { inWordsMessage } from '../../messages/board/board-message.js';
import { refusalText } from '../../format/errors.js';
import { newestLines } from '../../live-messages/context.js';
import { pageAnswer, say } from '../answer/answer.js';
import type { TablePressHandler } from '../answer/table-press.js';
import { shows } from '../answer/button.js';

/** Everything that the picture of the board says, in words; it follows the table. */
const handleInWordsPress: TablePressHandler = async ({ services, actor, table }) => {
  const { person, w } = actor;
  if (table.data.phase !== 'playing')
    return say(refusalText({ why: table.data.phase === 'lobby' ? 'notStarted' : 'gameOver' }, table, w));
  return pageAnswer(actor, table, async (now) => inWordsMessage(now, person.user, w, await newestLines(services, now)));
};

export const inWordsButtons = { inwords: shows(handleInWordsPress) };
