import { createHash } from 'node:crypto';
import type { Table } from '../../table/index.js';
import { createChores, type Chores } from '../rest/chores.js';
import type { Context } from './context.js';
import { offerMessage } from '../messages/barter/offer-message.js';
import { callMessage, keptMessage } from '../messages/table/lobby-message.js';
import { invitationMessage } from '../messages/table/replace-page.js';
import { fateOf, type Messenger } from '../rest/messenger.js';
import type { Payload } from '../format/payload.js';
import type { Timers } from '../rest/timers.js';

/** The messages of what is proposed, offers of ¢ and of seats: each is posted when its offer is made and deleted when it is answered, withdrawn or void. */
export interface Proposals extends Chores {
  /** Posts the open offers anew at the end of the channel. */
  repost(channel: string): Promise<void>;
}

/** What stands for the message that mentions a role, among those of proposals. */
const CALL = 'call';

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

  /** Takes away what is over; of a mention that people have been told of, the words stay. */
  const away = async ({ channel, data }: Table, id: string, message: string): Promise<void> =>
    id === CALL
      ? messenger.strip(channel, message, context.words(data.language).finding.callOver)
      : messenger.remove(channel, message);

  /** What is proposed at a table, by its id: the open offers of ¢, the seats that are offered to somebody or kept for them, players called. */
  const offeredAt = (table: Table): ReadonlyMap<string, () => Payload> => {
    const { offers, invitations, language, finding, phase } = table.data;
    const w = context.words(language);
    return new Map([
      ...offers.map((offer) => [offer.id, () => offerMessage(table, offer, w)] as const),
      ...invitations.map((one) => [one.id, () => invitationMessage(table, one, w)] as const),
      ...finding.kept.map((one) => [`kept.${one.user}.${one.until}`, () => keptMessage(table, one, w)] as const),
      ...(finding.called && finding.role !== null && phase === 'lobby'
        ? [[CALL, () => callMessage(table, finding.role ?? '', w)] as const]
        : []),
    ]);
  };

  const once = async (channel: string): Promise<void> => {
    const table = await tables.table(channel);
    if (table === null) return;
    const offered = offeredAt(table);
    const posted = Object.entries(table.data.messages.offers);
    const gone = posted.filter(([id]) => !offered.has(id));
    for (const [id, message] of gone) await away(table, id, message);
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
      const posted = Object.entries(table?.data.messages.offers ?? {});
      const moving = posted.filter(([id]) => id !== CALL); // nobody is mentioned again
      if (moving.length === 0) return;
      for (const [, message] of moving) await messenger.remove(channel, message);
      await tables.noteMessages(channel, { offers: Object.fromEntries(posted.filter(([id]) => id === CALL)) });
      await chores.sync(channel);
    },
  };
};
