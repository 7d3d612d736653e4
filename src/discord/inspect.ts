import type { Table } from '../table/index.js';
import type { Handler } from './clicked.js';
import { refusalText } from './errors.js';
import { pageAnswer, say, type Actor, type Answer, type Live } from './live.js';
import { inspectMessage } from './messages/inspect.js';
import { illustrated } from './pictures.js';

/** Something that anybody may look at, spectators too; it follows the table. */
export const inspectAnswer = async (live: Live, actor: Actor, table: Table, path: string): Promise<Answer> => {
  const { person, w } = actor;
  if (table.session === null) return say(refusalText({ why: 'notStarted' }, table, w));
  return pageAnswer(actor, table, async (now) => {
    const { settings } = await live.people.of(person.user);
    const payload = inspectMessage(now, person.user, w, path);
    return settings.textOnly
      ? payload
      : illustrated(payload, ...(await live.pictures.inspected(now, person.user, w, path)));
  });
};

/** Looks at what a button names, or what was chosen in a menu. */
export const inspected: Handler = async ({ live, actor, table, id, values }) =>
  inspectAnswer(live, actor, table, values[0] ?? id.arg);
