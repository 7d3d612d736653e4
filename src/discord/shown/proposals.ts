import { createHash } from 'node:crypto';
import type { Table } from '../../table/index.js';
import { createChores, type Chores } from '../rest/chores.js';
import type { Context } from './context.js';
import { offerMessage } from '../messages/barter/offer-message.js';
import { invitationMessage } from '../messages/table/replace-page.js';
import { fateOf, type Messenger } from '../rest/messenger.js';
import type { Payload } from '../format/payload.js';
import type { Timers } from '../rest/timers.js';

/** The messages of what is proposed, offers of ¢ and of seats: each is posted when its offer is made and deleted when it is answered, withdrawn or void. */
export interface Proposals extends Chores {
  /** Posts the open offers anew at the end of the channel. */
  repost(channel: string): Promise<void>;
}

const nonceOf = ({ data: { game, messages } }: Table, offer: string): string =>
  createHash('sha256').update(`${game}:${offer}:${messages.board}`).digest('base64url').slice(0, 24);

export const createProposals = (context: Context, messenger: Messenger, timers: Timers): Proposals => {
  const { tables, log } = context;

  const post = async (table: Table, id: string, payload: Payload): Promise<void> => {
    const { channel } = table;
    const message = await messenger.post(channel, payload, nonceOf(table, id));
    const now = await tables.table(channel);
    await tables.noteMessages(channel, { offers: { ...now?.data.messages.offers, [id]: message } });
  };

  /** What is proposed at a table, by its id: the open offers of ¢ and the seats that are offered to somebody. */
  const offeredAt = (table: Table): ReadonlyMap<string, () => Payload> => {
    const { offers, invitations, language } = table.data;
    const w = context.words(language);
    return new Map([
      ...offers.map((offer) => [offer.id, () => offerMessage(table, offer, w)] as const),
      ...invitations.map((one) => [one.id, () => invitationMessage(table, one, w)] as const),
    ]);
  };

  const once = async (channel: string): Promise<void> => {
    const table = await tables.table(channel);
    if (table === null) return;
    const offered = offeredAt(table);
    const posted = Object.entries(table.data.messages.offers);
    const gone = posted.filter(([id]) => !offered.has(id));
    for (const [, message] of gone) await messenger.remove(channel, message);
    const left = posted.filter((entry) => !gone.includes(entry));
    if (gone.length > 0) await tables.noteMessages(channel, { offers: Object.fromEntries(left) });
    for (const [id, payload] of offered) if (!left.some(([other]) => other === id)) await post(table, id, payload());
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
