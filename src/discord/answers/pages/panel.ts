import { seatOf } from '../../../table/index.js';
import { inGame } from '../answer/slash.js';
import { type Answer, openPanelAnswer, refreshPanelAnswer, say } from '../answer/answer.js';
import { type Clicked, type Handler, pageIn } from '../answer/clicked.js';
import type { Call } from '../answer/command.js';
import { refusalText } from '../../format/errors.js';
import { sends, shows } from '../answer/button.js';
/** A page of the panel, or the panel anew. */
const pageShown = async ({ services, actor, id, table }: Clicked, page: number): Promise<Answer> => {
  if (table.data.phase === 'lobby') return say(refusalText({ why: 'notStarted' }, table, actor.w));
  if (id.game !== table.data.game) return say(actor.w.errors.otherGame);
  return refreshPanelAnswer(services, actor, table, page);
};

/** Opens the panel from a message for everybody. */
const panelClicked: Handler = async (clicked) => {
  const { services, actor, table } = clicked;
  const isOpen = table.data.phase === 'playing' && seatOf(table, actor.person.user) !== null;
  return isOpen ? openPanelAnswer(services, actor, table) : pageShown(clicked, 0);
};

/** Turns to another page of the panel. */
const pageClicked: Handler = async (clicked) => pageShown(clicked, pageIn(clicked.values[0] ?? clicked.id.arg));

/** `/hand`: one's own panel. */
export const handlePanelCommand = async (call: Call): Promise<Answer> =>
  inGame(call, async (table) => openPanelAnswer(call.services, call.actor, table));

export const panelButtons = {
  panel: shows(panelClicked),
  page: shows(pageClicked, { worksDirectly: true }),
  turnto: sends(() => ({ do: 'turnToNext' })),
};
