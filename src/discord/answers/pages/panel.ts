import { seatOf } from '../../../table/index.js';
import { inGame } from '../answer/slash.js';
import { type Answer, openPanelAnswer, refreshPanelAnswer, say } from '../answer/answer.js';
import { type TablePress, type TablePressHandler, pageIn } from '../answer/table-press.js';
import type { Call } from '../answer/command.js';
import { refusalText } from '../../format/errors.js';
import { sends, shows } from '../answer/button.js';
/** A page of the panel, or the panel anew. */
const pageShown = async ({ services, actor, id, table }: TablePress, page: number): Promise<Answer> => {
  if (table.data.phase === 'lobby') return say(refusalText({ why: 'notStarted' }, table, actor.w));
  if (id.game !== table.data.game.id) return say(actor.w.errors.otherGame);
  return refreshPanelAnswer(services, actor, table, page);
};

/** Opens the panel from a message for everybody. */
const handlePanelPress: TablePressHandler = async (press) => {
  const { services, actor, table } = press;
  const isOpen = table.data.phase === 'playing' && seatOf(table, actor.person.user) !== null;
  return isOpen ? openPanelAnswer(services, actor, table) : pageShown(press, 0);
};

/** Turns to another page of the panel. */
const handlePagePress: TablePressHandler = async (press) => pageShown(press, pageIn(press.values[0] ?? press.id.arg));

/** `/hand`: one's own panel. */
export const handlePanelCommand = async (call: Call): Promise<Answer> =>
  inGame(call, async (table) => openPanelAnswer(call.services, call.actor, table));

export const panelButtons = {
  panel: shows(handlePanelPress),
  page: shows(handlePagePress, { worksDirectly: true }),
  turnto: sends(() => ({ do: 'turnToNext' })),
};
