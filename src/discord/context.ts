import type { Logger } from '../ops/index.js';
import type { Table, Tables } from '../table/index.js';
import type { Language, Words } from '../text/index.js';
import type { Drafts } from './drafts.js';
import { boardMessage } from './messages/board.js';
import type { Payload } from './payload.js';
import type { People } from './people.js';

/** Log entries that are read for a board: some of them make no sentence. */
const READ_ENTRIES = 60;

/** What the parts of the bot share. */
export interface Context {
  readonly tables: Tables;
  readonly log: Logger;
  readonly words: (language: Language) => Words;
  readonly drafts: Drafts;
  readonly people: People;
}

/** The board of a table as everybody sees it, in the language of the board. */
export const boardOf = async (context: Context, table: Table): Promise<Payload> => {
  const entries = table.session === null ? [] : await context.tables.latestLog(table.channel, null, READ_ENTRIES);
  return boardMessage(table, context.words(table.data.language), entries);
};
