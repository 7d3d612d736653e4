import { publicView, type Table } from '../../../table/index.js';
import { type Language, LANGUAGES } from '../../../text/index.js';
import type { Handler } from '../answer/clicked.js';
import { wordsAt } from '../../format/printed.js';
import { refusalText } from '../../format/errors.js';
import { alone, type Answer, say } from '../answer/answer.js';
import type { Live } from '../../shown/live.js';
import { gameFilesMessage } from '../../messages/result/game-files.js';
import type { Actor } from '../answer/actor.js';
import { onTable } from '../answer/typed.js';
import type { Call } from '../answer/command.js';
/** The game as files, with the log in this language; null is the reader's own. */
const exported = async (live: Live, actor: Actor, table: Table | null, language: Language | null): Promise<Answer> => {
  const { w } = actor;
  const view = table === null ? null : publicView(table);
  if (table === null || view === null)
    return say(refusalText({ why: table === null ? 'noTable' : 'notStarted' }, table, w));
  const entries = await live.tables.wholeLog(table.channel, null);
  const chance = await live.tables.chanceTold(table.channel);
  const log = { language: language ?? actor.language, w: wordsAt(table, live.words(language ?? actor.language)) };
  return alone(actor, gameFilesMessage({ table, view, entries, chance }, w, log));
};

/** `/souls export`: the game of the channel as files, with the log in a language that may be named. */
export const exportTyped = async (call: Call): Promise<Answer> => {
  const language = LANGUAGES.find((one) => one === call.text('language')) ?? null;
  return onTable(call, async (table) => exported(call.live, call.actor, table, language));
};

/** The button under a result. */
export const exportClicked: Handler = async ({ live, actor, table }) => exported(live, actor, table, null);
