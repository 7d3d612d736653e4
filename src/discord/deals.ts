import { createHash } from 'node:crypto';
import type { Table } from '../table/index.js';
import { createChores, type Chores } from './chores.js';
import type { Context } from './context.js';
import { offerMessage } from './messages/deal.js';
import { fateOf, type Messenger } from './rest.js';
import type { Timers } from './timers.js';

/** The messages of offers: each is posted when its offer is made and deleted when it is answered, withdrawn or void. */
export interface Deals extends Chores {
  /** Posts the open offers anew at the end of the channel. */
  repost(channel: string): Promise<void>;
}

const nonceOf = ({ data: { game, messages } }: Table, offer: string): string =>
  createHash('sha256').update(`${game}:${offer}:${messages.board}`).digest('base64url').slice(0, 24);

export const createDeals = (context: Context, messenger: Messenger, timers: Timers): Deals => {
  const { tables, log } = context;

  const post = async (table: Table, offer: Table['data']['offers'][number]): Promise<void> => {
    const { channel, data } = table;
    const payload = offerMessage(table, offer, context.words(data.language));
    const message = await messenger.post(channel, payload, nonceOf(table, offer.id));
    const now = await tables.table(channel);
    await tables.noteMessages(channel, { offers: { ...now?.data.messages.offers, [offer.id]: message } });
  };

  const once = async (channel: string): Promise<void> => {
    const table = await tables.table(channel);
    if (table === null) return;
    const { offers, messages } = table.data;
    const posted = Object.entries(messages.offers);
    const gone = posted.filter(([id]) => !offers.some((offer) => offer.id === id));
    for (const [, message] of gone) await messenger.remove(channel, message);
    const left = posted.filter((entry) => !gone.includes(entry));
    if (gone.length > 0) await tables.noteMessages(channel, { offers: Object.fromEntries(left) });
    for (const offer of offers) if (!left.some(([id]) => id === offer.id)) await post(table, offer);
  };

  const failed = (channel: string, err: unknown): 'again' | 'hopeless' => {
    const fate = fateOf(err);
    const forbidden = fate === 'forbidden' || fate === 'lost';
    log[forbidden ? 'info' : 'error']({ err, channel }, 'an offer could not be shown');
    return forbidden ? 'hopeless' : 'again';
  };

  const chores = createChores(once, failed, timers);
  return {
    ...chores,
    async repost(channel) {
      const table = await tables.table(channel);
      const messages = Object.values(table?.data.messages.offers ?? {});
      if (messages.length === 0) return;
      for (const message of messages) await messenger.remove(channel, message);
      await tables.noteMessages(channel, { offers: {} });
      await chores.sync(channel);
    },
  };
};
