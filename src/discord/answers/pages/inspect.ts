import type { Table } from '../../../table/index.js';
import type { TablePressHandler } from '../answer/table-press.js';
import { refusalText } from '../../format/errors.js';
import { type Answer, pageAnswer, say } from '../answer/answer.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { inspectable, inspectMessage } from '../../messages/inspect/inspect-page.js';
import { withPictures } from '../../protocol/payload.js';
import { onTable, suggestionsFor, slashRefusal } from '../answer/slash.js';
import type { Actor } from '../answer/actor.js';
import type { Call, Suggestion, Typing } from '../answer/command.js';
import { shows } from '../answer/button.js';
/** Something that anybody may look at, spectators too; it follows the table. */
const inspected = async (services: BotServices, actor: Actor, table: Table, path: string): Promise<Answer> => {
  const { person, w } = actor;
  if (table.session === null) return say(refusalText({ why: 'notStarted' }, table, w));
  return pageAnswer(actor, table, async (now) => {
    const { settings } = await services.people.of(person.user);
    const payload = inspectMessage(now, person.user, w, path, await services.tables.weighed(now.channel));
    return settings.textOnly
      ? payload
      : withPictures(payload, ...(await services.pictures.inspected(now, person.user, w, path)));
  });
};

/** Looks at what a button names, or what was chosen in a menu. */
const handleInspectPress: TablePressHandler = async ({ services, actor, table, id, values }) =>
  inspected(services, actor, table, values[0] ?? id.arg);

/** `/souls inspect`: looks at what was typed, which is a suggestion, or part of a name; the empty path offers everything. */
export const handleInspectCommand = async (call: Call): Promise<Answer> =>
  onTable(call, async (table) => {
    const { services, actor } = call;
    if (table === null) return slashRefusal(call, 'noTable', table);
    const typed = call.text('what');
    const known = inspectable(table, actor.person.user, actor.w);
    const chosen = known.find(({ value }) => value === typed);
    const [named] = typed === '' ? [] : suggestionsFor(known, { typed, w: actor.w });
    return inspected(services, actor, table, chosen?.value ?? named?.value ?? typed);
  });

/** What everybody may see whose name holds what was typed. */
export const suggestInspectable = (typing: Typing): readonly Suggestion[] => {
  const { table, person, w } = typing;
  return table === null ? [] : suggestionsFor(inspectable(table, person.user, w), typing);
};

export const inspectButtons = { inspect: shows(handleInspectPress) };
