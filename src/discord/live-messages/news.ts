import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Table } from '../../table/index.js';
import { newsMessage } from '../messages/news/news-message.js';
import { createChannelSync, type ChannelSync } from '../rest/channel-sync.js';
import { fateOf, type Messenger } from '../rest/messenger.js';
import type { GuildState } from '../rest/guild-state.js';
import type { Timers } from '../rest/timers.js';
import type { Context } from './context.js';
import { wordsAt } from '../format/printed.js';

/** Channels of which it is remembered how far they were looked at. */
const REMEMBERED = 2_000;

/** The same for every attempt to tell what came after this line: a reply that got lost posts nothing twice. */
const nonceOf = (
  {
    data: {
      game: { id: game },
    },
  }: Table,
  after: string | null,
  isResult: boolean,
): string => createHash('sha256').update(`news:${game}:${after}:${isResult}`).digest('base64url').slice(0, 24);

/**
 * Short messages for everybody about what has just happened: a soul, somebody who has left or come, the result. One
 * for what happened at once, silent, and never twice: the table notes up to which line of its log has been told.
 */
export const createNews = (
  { tables, words, log }: Context,
  messenger: Pick<Messenger, 'post'>,
  guildState: Pick<GuildState, 'serverOf'>,
  timers: Timers,
): ChannelSync => {
  /** Up to where this process has looked in which game and found nothing to tell, by channel. */
  const looked = new LRUCache<string, { readonly game: string; readonly line: string }>({ max: REMEMBERED });

  const once = async (channel: string): Promise<void> => {
    const table = await tables.table(channel);
    if (table === null || table.session === null) return;
    const { data } = table;
    const { told } = data.display.messages;
    if (told === undefined) {
      const line = await tables.lastLine(channel);
      if (data.phase === 'playing') await tables.noteMessages(channel, { told: { line, result: false } });
      return;
    }
    const before = looked.get(channel);
    const after = before?.game === data.game.id ? before.line : told.line;
    const entries = after === null ? await tables.wholeLog(channel, null) : await tables.logAfter(channel, null, after);
    const isResult = data.phase === 'over' && !told.result;
    const line = entries.at(-1)?.id ?? after;
    const server = data.game.upkeep.server ?? guildState.serverOf(channel);
    const payload = newsMessage(table, entries, wordsAt(table, words(data.display.language)), { server, isResult });
    if (payload !== null) {
      await messenger.post(channel, payload, nonceOf(table, told.line, isResult), { silent: true });
      await tables.noteMessages(channel, { told: { line, result: told.result || isResult } });
    }
    if (data.phase === 'over') looked.delete(channel);
    else if (line !== null) looked.set(channel, { game: data.game.id, line });
  };

  const failed = (channel: string, err: unknown): 'again' | 'hopeless' => {
    const fate = fateOf(err);
    const forbidden = fate === 'forbidden' || fate === 'lost';
    log[forbidden ? 'info' : 'error']({ err, channel }, 'what happened at a table could not be told');
    return forbidden ? 'hopeless' : 'again';
  };

  return createChannelSync(once, failed, timers);
};
