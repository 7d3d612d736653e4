import { refusalText } from '../../format/errors.js';
import { escapeText } from '../../format/escaping.js';
import { stamp } from '../../format/times.js';
import { dateIn } from '../../format/typed-dates.js';
import { DATE_FIELD, dateForm } from '../../messages/table/lobby-forms.js';
import { shows, type Filled } from '../answer/button.js';
import { say, type Answer } from '../answer/answer.js';
import type { TablePressHandler } from '../answer/table-press.js';

/** Opens the form for the date until which the lobby stands; only its host may. */
const handleDatePress: TablePressHandler = async ({ services, actor: { person, w }, table }) => {
  if (table.data.phase !== 'lobby') return say(refusalText({ why: 'alreadyStarted' }, table, w));
  if (table.data.game.host !== person.user) return say(refusalText({ why: 'notHost' }, table, w));
  const { zone } = (await services.people.of(person.user)).hours;
  return { is: 'form', form: dateForm(table, zone, w) };
};

/** Sets the date that was typed; nothing typed takes it away. */
const handleDateForm = async ({ services, actor, id, text }: Filled): Promise<Answer> => {
  const { channel, person, w, now } = actor;
  const table = await services.tables.table(channel);
  if (table === null) return say(refusalText({ why: 'noTable' }, null, w));
  if (table.data.game.id !== id.game) return say(w.errors.otherGame);
  const typed = text(DATE_FIELD).trim();
  const at = typed === '' ? null : dateIn(typed, (await services.people.of(person.user)).hours.zone, now);
  if (typeof at === 'string') return say(w.lobby.date.problem(at, escapeText(typed)));
  const outcome = await services.tables.perform(channel, actor, { do: 'setDate', at });
  if (outcome.is === 'refused') return say(refusalText(outcome.refusal, outcome.table, w));
  return say(at === null ? w.lobby.date.none : w.lobby.date.stands(stamp(at, 'F'), stamp(at, 'R')));
};

export const dateButtons = { date: shows(handleDatePress, { form: handleDateForm }) };
