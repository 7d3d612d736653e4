import { DiscordAPIError, Routes, type REST } from 'discord.js';
import { ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import { publicView, type Table } from '../table/index.js';
import type { Context } from './context.js';
import { shortResult } from './messages/result.js';
import { fateOf, type Messenger } from './rest.js';

/** Discord's codes (topics/opcodes). */
const HAS_THREAD = 160_004;
const TOO_MANY_THREADS = 160_006;

/** Whether a thread is there, or why not; anything else is thrown. */
export type Opened = 'open' | 'full' | 'gone' | 'forbidden';

/** The threads in which tables play: each belongs to the message of its lobby, whose id is the thread's too. */
export interface Threads {
  /** A thread that is there already is as good as a new one. */
  open(channel: string, message: string, name: string): Promise<Opened>;
  /** The message of the lobby becomes the result of the game. */
  showResult(table: Table): Promise<void>;
}

export const createThreads = (context: Context, messenger: Messenger, rest: REST): Threads => ({
  async open(channel, message, name) {
    try {
      const body = { name, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
      await rest.post(Routes.threads(channel, message), { body });
      return 'open';
    } catch (error) {
      if (error instanceof DiscordAPIError && error.code === HAS_THREAD) return 'open';
      if (error instanceof DiscordAPIError && error.code === TOO_MANY_THREADS) return 'full';
      const fate = fateOf(error);
      if (fate === null) throw error;
      return fate === 'lost' ? 'forbidden' : fate;
    }
  },
  async showResult(table) {
    const { origin } = table.data.upkeep;
    const view = publicView(table);
    if (origin === null || view === null) return;
    try {
      const payload = shortResult(table, view, context.words(table.data.language), `<#${table.channel}>`);
      await messenger.edit(origin.channel, origin.message, payload);
    } catch (error) {
      if (fateOf(error) === null) throw error;
    }
  },
});
