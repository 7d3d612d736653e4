import type { LogEntry } from '../../engine/index.js';
import type { Logger } from '../../ops/index.js';
import type { Table, Tables } from '../../table/index.js';
import type { Language, Words } from '../../text/index.js';
import type { Drafts } from '../memory/drafts.js';
import { boardMessage } from '../messages/board/board-message.js';
import type { Numbers } from '../memory/numbers.js';
import { withPictures, withPictureAt, type Payload } from '../protocol/payload.js';
import { wordsAt } from '../format/printed.js';
import type { People } from '../memory/people.js';
import type { Pictures } from './pictures/pictures.js';
import { drawableStory } from './pictures/stories.js';

/** Log entries that are read for a board: some of them make no sentence. */
const READ_ENTRIES = 60;

/** What the parts that show things in channels share. */
export interface Context {
  readonly tables: Tables;
  readonly log: Logger;
  readonly words: (language: Language) => Words;
  readonly drafts: Drafts;
  readonly people: People;
  readonly numbers: Numbers;
  readonly pictures: Pictures;
}

/** The newest lines, or for a result the whole log. */
export const newestLines = async (
  { tables }: Pick<Context, 'tables'>,
  { session, data, channel }: Table,
): Promise<readonly LogEntry[]> => {
  if (session === null) return [];
  return data.phase === 'over' ? tables.wholeLog(channel, null) : tables.latestLog(channel, null, READ_ENTRIES);
};

/** The board without its picture. */
export const plainBoardOf = async (context: Context, table: Table): Promise<Payload> =>
  boardMessage(table, wordsAt(table, context.words(table.data.display.language)), await newestLines(context, table));

/** A result with the picture of its story, which stands in its last embed. */
const withStory = async (
  { pictures }: Context,
  payload: Payload,
  table: Table,
  w: Words,
  log: readonly LogEntry[],
): Promise<Payload> => {
  if (table.data.phase !== 'over' || payload.embeds.length < 2) return payload;
  const picture = await pictures.story(table, table.channel, drawableStory(table, w, log));
  return withPictureAt(payload, payload.embeds.length - 1, picture);
};

/** The board of a table as everybody sees it, in the language of the board. */
export const boardOf = async (context: Context, table: Table): Promise<Payload> => {
  const w = wordsAt(table, context.words(table.data.display.language));
  const log = await newestLines(context, table);
  const picture = await context.pictures.board(table, w, log, async () => false);
  const payload = boardMessage(table, w, log, typeof picture !== 'string');
  return withStory(context, typeof picture === 'string' ? payload : withPictures(payload, picture), table, w, log);
};

/** The board, unless the table has changed while its picture had to wait for others: then null. */
export const latestBoardOf = async (context: Context, table: Table): Promise<Payload | null> => {
  const { channel, revision, data } = table;
  const w = wordsAt(table, context.words(data.display.language));
  const log = await newestLines(context, table);
  const isStale = async (): Promise<boolean> => (await context.tables.table(channel))?.revision !== revision;
  const picture = await context.pictures.board(table, w, log, isStale);
  if (picture === 'stale') return null;
  const payload = boardMessage(table, w, log, picture !== 'none');
  return withStory(context, picture === 'none' ? payload : withPictures(payload, picture), table, w, log);
};
