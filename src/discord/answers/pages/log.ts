import { seatOf, type Table } from '../../../table/index.js';
import { refusalText } from '../../format/errors.js';
import type { TablePressHandler } from '../answer/table-press.js';
import { type Answer, pageAnswer, say } from '../answer/answer.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { logPageMessage, type LogPlace, placeIn } from '../../messages/log/log-page.js';
import type { Payload } from '../../protocol/payload.js';
import { onTable, slashRefusal } from '../answer/slash.js';
import type { Actor } from '../answer/actor.js';
import type { Call } from '../answer/command.js';
import { shows } from '../answer/button.js';
/** A page of the log of this table, for this person; it follows the table. */
const logPage = async (services: BotServices, actor: Actor, table: Table, place: LogPlace): Promise<Answer> => {
  const { person, place: here, w } = actor;
  if (table.session === null) return say(refusalText({ why: 'notStarted' }, table, w));
  let shown: Payload | null = null;
  return pageAnswer(actor, table, async (now) => {
    if (shown !== null && now.data.game.id !== table.data.game.id) return shown; // its log is gone; what one reads stays
    const entries = await services.tables.wholeLog(now.channel, seatOf(now, person.user)?.player ?? null);
    shown = logPageMessage({ table: now, user: person.user, w, entries, place, moderates: here.moderates });
    return shown;
  });
};

/** The log where this person left off. */
const unreadLog = async (services: BotServices, actor: Actor, table: Table): Promise<Answer> => {
  const {
    entries: [next],
  } = await services.lastRead.unread(table, actor.person.user);
  return logPage(services, actor, table, next === undefined ? { at: 'newest' } : { at: 'unread', next: next.id });
};

/** A button of the log, or one that opens it. */
const handleLogPress: TablePressHandler = async ({ services, actor, id, table }) =>
  id.arg === '' ? unreadLog(services, actor, table) : logPage(services, actor, table, placeIn(id.arg));

/** One line of the log opened. */
const handleOpenLogLine: TablePressHandler = async ({ services, actor, id, table, values }) => {
  const place = placeIn(id.arg);
  const from = place.at === 'line' ? place.from : 0;
  return logPage(services, actor, table, { at: 'opened', id: values[0] ?? '', from });
};

/** `/souls log`: the log from where this person stopped reading. */
export const handleLogCommand = async (call: Call): Promise<Answer> =>
  onTable(call, async (table) => {
    if (table === null) return slashRefusal(call, 'noTable', table);
    return table.session === null
      ? slashRefusal(call, 'notStarted', table)
      : unreadLog(call.services, call.actor, table);
  });

export const logButtons = { log: shows(handleLogPress), logopen: shows(handleOpenLogLine) };
