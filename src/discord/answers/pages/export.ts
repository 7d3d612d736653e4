import { publicView, type Table } from '../../../table/index.js';
import { type Language, LANGUAGES } from '../../../text/index.js';
import type { TablePressHandler } from '../answer/table-press.js';
import { wordsAt } from '../../format/printed.js';
import { refusalText } from '../../format/errors.js';
import { standalonePage, type Answer, say } from '../answer/answer.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { gameFilesMessage, replayFileMessage } from '../../messages/result/game-files.js';
import { replayFile } from '../../replays/replay-file.js';
import type { Actor } from '../answer/actor.js';
import { onTable } from '../answer/slash.js';
import type { Call } from '../answer/command.js';
import { shows } from '../answer/button.js';
/** The game as files, with the log in this language; null is the reader's own. */
const exported = async (
  services: BotServices,
  actor: Actor,
  table: Table | null,
  language: Language | null,
): Promise<Answer> => {
  const { w } = actor;
  const view = table === null ? null : publicView(table);
  if (table === null || view === null)
    return say(refusalText({ why: table === null ? 'noTable' : 'notStarted' }, table, w));
  const entries = await services.tables.wholeLog(table.channel, null);
  const chance = await services.tables.chanceTold(table.channel);
  const log = { language: language ?? actor.language, w: wordsAt(table, services.words(language ?? actor.language)) };
  return standalonePage(actor, gameFilesMessage({ table, view, entries, chance }, w, log));
};

/** The game as a page that plays it again, in this language; null is the reader's own. */
const replayExported = async (
  services: BotServices,
  actor: Actor,
  table: Table | null,
  language: Language | null,
): Promise<Answer> => {
  const { w } = actor;
  if (table === null || table.session === null)
    return say(refusalText({ why: table === null ? 'noTable' : 'notStarted' }, table, w));
  const replay = await services.tables.replay(table.channel);
  if (typeof replay === 'string') return say(w.replaying.none[replay]);
  const read = wordsAt(table, services.words(language ?? actor.language));
  const log = await services.tables.wholeLog(table.channel, null);
  const chance = await services.tables.chanceTold(table.channel);
  const file = await replayFile({ table, replay, log, chance, w: read });
  return file === null
    ? say(w.replaying.none.nothing)
    : standalonePage(actor, replayFileMessage(table, file, w, read.language));
};

/** What `/souls export` gives in place of the log and the result. */
const REPLAY = 'replay';

/** `/souls export`: the game of the channel as files, or its replay as a page, in a language that may be named. */
export const handleExportCommand = async (call: Call): Promise<Answer> => {
  const language = LANGUAGES.find((one) => one === call.text('language')) ?? null;
  const given = call.text('what') === REPLAY ? replayExported : exported;
  return onTable(call, async (table) => given(call.services, call.actor, table, language));
};

/** The button under a result, and the one of its replay. */
const handleExportPress: TablePressHandler = async ({ services, actor, id, table }) =>
  (id.arg === REPLAY ? replayExported : exported)(services, actor, table, null);

export const exportButtons = { export: shows(handleExportPress, { worksForKept: true }) };
