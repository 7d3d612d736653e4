import type { Table } from '../table/index.js';
import type { Handler } from './clicked.js';
import { refusalText } from './errors.js';
import { pageAnswer, say, type Actor, type Answer } from './live.js';
import { inspectMessage } from './messages/inspect.js';

/** Something that anybody may look at, spectators too; it follows the table. */
export const inspectAnswer = async (actor: Actor, table: Table, path: string): Promise<Answer> =>
  table.session === null
    ? say(refusalText({ why: 'notStarted' }, table, actor.w))
    : pageAnswer(actor, table, (now) => inspectMessage(now, actor.person.user, actor.w, path));

/** Looks at what a button names, or what was chosen in a menu. */
export const inspected: Handler = async ({ actor, table, id, values }) =>
  inspectAnswer(actor, table, values[0] ?? id.arg);
