import { publicView, type Table } from '../table/index.js';
import type { Language } from '../text/index.js';
import type { Handler } from './clicked.js';
import { refusalText } from './errors.js';
import { alone, say, type Actor, type Answer, type Live } from './live.js';
import { gameFilesMessage } from './messages/game-files.js';

/** The game of this channel as files, with the log in this language; null is the reader's own. */
export const exportAnswer = async (
  live: Live,
  actor: Actor,
  table: Table | null,
  language: Language | null,
): Promise<Answer> => {
  const { w } = actor;
  const view = table === null ? null : publicView(table);
  if (table === null || view === null)
    return say(refusalText({ why: table === null ? 'noTable' : 'notStarted' }, table, w));
  const entries = await live.tables.wholeLog(table.channel, null);
  const log = { language: language ?? actor.language, w: live.words(language ?? actor.language) };
  return alone(actor, gameFilesMessage({ table, view, entries }, w, log));
};

/** The button under a result. */
export const exported: Handler = async ({ live, actor, table }) => exportAnswer(live, actor, table, null);
