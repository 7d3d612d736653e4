import { createHash } from 'node:crypto';
import { publicView, type Table } from '../../../table/index.js';
import type { ArchiveSeen } from '../../messages/table/server-settings-page.js';
import { boardOf, type Context } from '../context.js';
import { archivedMessage } from '../../messages/result/result-message.js';
import { withoutPictures, type Payload } from '../../protocol/payload.js';
import { fateOf, isRefusedForGood, type Messenger } from '../../rest/messenger.js';
import type { GuildState } from '../../rest/guild-state.js';
import { wordsAt } from '../../format/printed.js';

/** The channels in which servers keep the results of their finished games. */
export interface Archive {
  /** Posts the result of a game that is won, once; nothing for any other table. Fails when it is to be tried again. */
  post(table: Table): Promise<void>;
  seen(channel: string): ArchiveSeen;
}

/** A result on its way to the archive of its server. */
interface Due {
  readonly to: string;
  readonly game: string;
  readonly payload: Payload;
}

const nonceOf = (game: string): string =>
  createHash('sha256').update(`archive:${game}`).digest('base64url').slice(0, 24);

export const createArchive = (
  context: Context,
  messenger: Pick<Messenger, 'post' | 'hasPosted'>,
  guildState: Pick<GuildState, 'missingPermissions' | 'takesMessages'>,
): Archive => {
  const { tables, log } = context;
  /** By the channel of the game: kept while it could not be posted, for the next game there may begin before. */
  const waiting = new Map<string, Due>();

  const dueOf = async (table: Table): Promise<Due | null> => {
    const { phase } = table.data;
    const { upkeep, id: game } = table.data.game;
    const { language } = table.data.display;
    if (phase !== 'over' || upkeep.server === null) return null;
    if ((publicView(table)?.outcome ?? null) === null) return null;
    const { archive: to } = await tables.servers.settings(upkeep.server);
    if (to === null) return null;
    return {
      to,
      game,
      payload: archivedMessage(await boardOf(context, table), table, wordsAt(table, context.words(language))),
    };
  };

  /** Where files are forbidden it goes without its picture. */
  const send = async ({ to, game, payload }: Due): Promise<void> => {
    if (await messenger.hasPosted(to, game)) return;
    try {
      await messenger.post(to, payload, nonceOf(game), { silent: true });
    } catch (error) {
      if (payload.files.length === 0 || fateOf(error) !== 'forbidden') throw error;
      await messenger.post(to, withoutPictures(payload), nonceOf(game), { silent: true });
    }
  };

  return {
    async post(table) {
      const { channel } = table;
      const due = (await dueOf(table)) ?? waiting.get(channel);
      if (due === undefined) return;
      waiting.set(channel, due);
      try {
        await send(due);
      } catch (err) {
        if (!isRefusedForGood(err)) throw err;
        log.warn({ err, channel: due.to }, 'a result could not be posted in the archive of its server');
      }
      waiting.delete(channel);
    },
    seen: (channel) => ({
      channel,
      isThere: guildState.takesMessages(channel),
      missing: guildState.missingPermissions(channel),
    }),
  };
};
