import { createHash } from 'node:crypto';
import type { TableData } from '../table/index.js';
import { boardOf, type Context } from './context.js';
import { createPump, type BoardPort, type Pump } from './pump.js';
import { fateOf, type Messenger } from './rest.js';
import type { Timers } from './timers.js';

/** The same for every attempt to post the board that follows this message: a reply that got lost posts no second one. */
const nonceOf = ({ game, messages }: TableData): string =>
  createHash('sha256').update(`${game}:${messages.board}`).digest('base64url').slice(0, 24);

/** The boards of all channels, as messages of their tables. */
export const createBoards = (context: Context, messenger: Messenger, timers: Timers): Pump => {
  const { tables, log } = context;

  const hostOf = async (channel: string): Promise<void> => {
    const table = await tables.table(channel);
    if (table === null) return;
    const w = context.words(table.data.language);
    await messenger.tell(table.data.host, w.errors.missingPermissions(['viewChannel', 'sendMessages', 'embedLinks']));
  };

  const port: BoardPort = {
    async wanted(channel) {
      const table = await tables.table(channel);
      if (table === null) return null;
      return { revision: table.revision, message: table.data.messages.board, payload: await boardOf(context, table) };
    },
    async post(channel, payload, old) {
      try {
        const table = await tables.table(channel);
        if (table === null) return 'shown';
        const board = await messenger.post(channel, payload, nonceOf(table.data), { silent: old !== null });
        await tables.noteMessages(channel, { board });
        if (old !== null) await messenger.remove(channel, old);
        return 'shown';
      } catch (error) {
        if (fateOf(error) === 'forbidden') return 'forbidden';
        throw error;
      }
    },
    async edit(channel, message, payload) {
      try {
        await messenger.edit(channel, message, payload);
        return 'shown';
      } catch (error) {
        const fate = fateOf(error);
        if (fate === null) throw error;
        return fate;
      }
    },
    async forbidden(channel) {
      log.warn({ channel }, 'the board cannot be shown: access or permission is missing');
      await hostOf(channel).catch((err: unknown) => log.info({ err, channel }, 'the host could not be told'));
    },
    failed: (channel, err) => log.error({ err, channel }, 'the board could not be shown'),
  };
  return createPump(port, timers);
};
