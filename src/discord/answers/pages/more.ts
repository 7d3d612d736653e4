import type { TablePressHandler } from '../answer/table-press.js';
import { pageAnswer } from '../answer/answer.js';
import { moreMessage } from '../../messages/panel/more-page.js';
import { shows } from '../answer/button.js';

/** Everything that has no button on the board, for anybody who looks at it. */
export const handleMorePress: TablePressHandler = async ({ table, actor }) =>
  pageAnswer(actor, table, (now, said) => moreMessage(now, actor.person.user, actor.w, said), null);

export const moreButtons = { more: shows(handleMorePress) };
