import { seatOf, type Table } from '../table/index.js';
import { refusalText } from './errors.js';
import type { Handler } from './clicked.js';
import { pageAnswer, say, type Actor, type Answer, type Live } from './live.js';
import { journalMessage, placeIn, type Place } from './messages/journal.js';
import type { Payload } from './payload.js';

/** A page of the log of this table, for this person; it follows the table. */
const journalAnswer = async (live: Live, actor: Actor, table: Table, place: Place): Promise<Answer> => {
  const { person, place: here, w } = actor;
  if (table.session === null) return say(refusalText({ why: 'notStarted' }, table, w));
  let shown: Payload | null = null;
  return pageAnswer(actor, table, async (now) => {
    if (shown !== null && now.data.game !== table.data.game) return shown; // its log is gone; what one reads stays
    const entries = await live.tables.wholeLog(now.channel, seatOf(now, person.user)?.player ?? null);
    shown = journalMessage({ table: now, user: person.user, w, entries, place, moderates: here.moderates });
    return shown;
  });
};

/** The log where this person left off. */
export const journalUnseen = async (live: Live, actor: Actor, table: Table): Promise<Answer> => {
  const [next] = await live.looks.unread(table, actor.person.user);
  return journalAnswer(live, actor, table, next === undefined ? { at: 'newest' } : { at: 'unread', next: next.id });
};

/** A button of the log, or one that opens it. */
export const journalShown: Handler = async ({ live, actor, id, table }) =>
  id.arg === '' ? journalUnseen(live, actor, table) : journalAnswer(live, actor, table, placeIn(id.arg));

/** One line of the log opened. */
export const journalOpened: Handler = async ({ live, actor, id, table, values }) => {
  const place = placeIn(id.arg);
  const from = place.at === 'line' ? place.from : 0;
  return journalAnswer(live, actor, table, { at: 'opened', id: values[0] ?? '', from });
};
