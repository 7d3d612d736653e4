import { DiscordAPIError, Routes } from 'discord.js';
import { ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import { publicView, type Table } from '../../../table/index.js';
import type { Context } from '../context.js';
import { shortResult } from '../../messages/result/result-message.js';
import { fateOf, type Messenger } from '../../rest/messenger.js';
import type { Requests } from '../../rest/requests.js';
import { wordsAt } from '../../format/printed.js';

/** Whether a thread is there, or why not: `unfit` channels have none. Anything else is thrown. */
export type Opened = 'open' | 'full' | 'gone' | 'forbidden' | 'unfit';

/** What Discord's codes mean here (topics/opcodes): there is a thread; there are too many; not in this kind of channel. */
const BY_CODE: Readonly<Record<number | string, Opened>> = { 160_004: 'open', 160_006: 'full', 50_024: 'unfit' };

/** The threads in which tables play: each belongs to the message of its lobby, whose id is the thread's too. */
export interface Threads {
  /** A thread that is there already is as good as a new one. */
  open(channel: string, message: string, name: string): Promise<Opened>;
  /** The message of the lobby becomes the result of the game. */
  showResult(table: Table): Promise<void>;
}

export const createThreads = (context: Context, messenger: Messenger, rest: Pick<Requests, 'post'>): Threads => ({
  async open(channel, message, name) {
    try {
      const body = { name, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
      await rest.post(Routes.threads(channel, message), { body });
      return 'open';
    } catch (error) {
      const known = error instanceof DiscordAPIError ? BY_CODE[error.code] : undefined;
      if (known !== undefined) return known;
      const fate = fateOf(error);
      if (fate === null) throw error;
      return fate === 'lost' ? 'forbidden' : fate;
    }
  },
  async showResult(table) {
    const { origin } = table.data.game.upkeep;
    const view = publicView(table);
    if (origin === null || view === null) return;
    try {
      const payload = shortResult(
        table,
        view,
        wordsAt(table, context.words(table.data.display.language)),
        `<#${table.channel}>`,
      );
      await messenger.edit(origin.channel, origin.message, payload);
    } catch (error) {
      if (fateOf(error) === null) throw error;
    }
  },
});
