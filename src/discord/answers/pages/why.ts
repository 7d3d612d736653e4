import { type Answer, pageAnswer } from '../answer/answer.js';
import type { TablePressHandler } from '../answer/table-press.js';
import { onTable, suggestionsFor } from '../answer/slash.js';
import type { Call, Suggestion, Typing } from '../answer/command.js';
import { whyMessage, askables } from '../../messages/panel/why-page.js';
import { helpPage } from '../person/help.js';
import { shows } from '../answer/button.js';
/** What one can do now, what not, and why. */
const handleWhyPress: TablePressHandler = async ({ table, actor }) =>
  pageAnswer(actor, table, (now) => whyMessage(now, actor.person.user, actor.w));

/** `/souls why`: the same about one thing, or about everything. Without a game, the help says what can be done instead. */
export const handleWhyCommand = async (call: Call): Promise<Answer> =>
  onTable(call, async (table) => {
    const { services, actor, text } = call;
    return table?.data.phase === 'playing'
      ? pageAnswer(actor, table, (now) => whyMessage(now, actor.person.user, actor.w, text('what')))
      : helpPage(services, actor, null);
  });

/** What there is to ask about. */
export const suggestAskable = (typing: Typing): readonly Suggestion[] => {
  const { table, person, w } = typing;
  return table === null ? [] : suggestionsFor(askables(table, person.user, w), typing);
};

export const whyButtons = { why: shows(handleWhyPress) };
