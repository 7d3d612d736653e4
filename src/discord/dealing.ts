import type { Table } from '../table/index.js';
import { acted, type Clicked, type Handler } from './clicked.js';
import { refusalText } from './errors.js';
import { outcomeAnswer, pageAnswer, say, type Actor, type Answer } from './live.js';
import { dealMessage, drafted, draftIn, draftWith, type Drafted } from './messages/dealing.js';
import { message } from './payload.js';

const dealPage = async (actor: Actor, table: Table, draft: Drafted): Promise<Answer> => {
  const { person, w } = actor;
  const shown = (now: Table) => dealMessage(now, person.user, w, draft);
  if (shown(table) !== null)
    return pageAnswer(
      actor,
      table,
      (now) => shown(now) ?? message({ content: refusalText({ why: 'gameOver' }, now, w) }),
    );
  const why = table.data.phase === 'lobby' ? 'notStarted' : table.data.phase === 'over' ? 'gameOver' : 'notSeated';
  return say(refusalText({ why }, table, w));
};

/** Opens the page, or goes on with the draft that stands in the button. */
export const dealShown: Handler = async ({ actor, table, id, values }) => {
  const [draft = '', field = ''] = id.arg.split('/');
  const [value] = values;
  return dealPage(actor, table, value === undefined ? draftIn(draft) : draftWith(draftIn(draft), field, value));
};

/** Makes the offer; while something is missing, or has gone, the page says so by its menus. */
export const dealSent: Handler = async (clicked: Clicked) => {
  const { live, actor, table, id } = clicked;
  const { channel, interaction, person, w } = actor;
  const draft = draftIn(id.arg);
  const terms = drafted(table, person.user, w, draft);
  if (terms === null) return dealPage(actor, table, draft);
  return acted(clicked, live.tables.offer(channel, interaction, person, terms));
};

/** Holds the open window without an offer, or lets go of it. */
export const waited: Handler = async (clicked) => {
  const { live, actor, id, origin } = clicked;
  const { channel, interaction, person } = actor;
  const { game, window } = id;
  const outcome = await live.tables.wait(channel, interaction, person, { game, window, waits: id.arg === 'on' });
  return outcome.is === 'refused' || id.arg !== 'on'
    ? outcomeAnswer(live, actor, outcome, origin)
    : dealPage(actor, outcome.table, draftIn(''));
};
