import type { Context } from '../context.js';
import type { Messenger } from '../../rest/messenger.js';

/** Closes the table of a channel that is gone, and tells its host once. */
export const closingOf =
  ({ tables, words, log }: Pick<Context, 'tables' | 'words' | 'log'>, messenger: Pick<Messenger, 'tell'>) =>
  async (channel: string): Promise<void> => {
    const outcome = await tables.abandon(channel);
    if (outcome.is !== 'done') return;
    const { host } = outcome.table.data.game;
    const { language } = outcome.table.data.display;
    log.info({ channel }, 'the channel of a table is gone: the table is closed');
    await messenger
      .tell(host, words(language).healing.channelGone)
      .catch((err: unknown) => log.info({ err, channel }, 'the host could not be told'));
  };
