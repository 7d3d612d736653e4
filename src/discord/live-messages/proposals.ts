import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { isAwake, vacantSeats, type Table } from '../../table/index.js';
import { createChannelSync, type ChannelSync } from '../rest/channel-sync.js';
import type { Context } from './context.js';
import { offerMessage } from '../messages/barter/offer-message.js';
import { callMessage, dateReminder, keptMessage } from '../messages/table/lobby-message.js';
import { endProposalMessage, isBack, endedVacancyText, vacantMessage } from '../messages/table/quitting-page.js';
import { mendProposalMessage } from '../messages/table/mending-page.js';
import { rewindProposalMessage } from '../messages/table/rewinding-page.js';
import { invitationMessage } from '../messages/table/replace-page.js';
import type { Notices } from './notices/notices.js';
import { fateOf, type Messenger } from '../rest/messenger.js';
import type { Words } from '../../text/index.js';
import type { Payload } from '../protocol/payload.js';
import type { Timers } from '../rest/timers.js';
import { wordsAt } from '../format/printed.js';

/**
 * The messages of what is proposed: offers of ¢ and of seats, a rewind, a mend, and the end of the game. Each is posted when its offer is
 * made and deleted when it is answered, withdrawn or void. That of a vacant seat stays and says what became of it, unless
 * the seat is offered to somebody who has waited.
 */
export interface Proposals extends ChannelSync {
  /** Posts the open offers anew at the end of the channel. */
  repost(channel: string): Promise<void>;
}

/** What stands for the message that mentions a role, among those of proposals. */
const CALL = 'call';
/** What begins the id of the message that reminds of the date of a lobby. */
const REMINDER = 'date.';

/** Whether it has mentioned people as they were to be: it is not posted again, and what is left of it says what it was. */
const isLasting = (id: string): boolean => id === CALL || id.startsWith(REMINDER);
const lastingOver = (id: string, w: Words): string => (id === CALL ? w.finding.callOver : w.lobby.date.reminderOver);

const nonceOf = (
  {
    data: {
      game: { id: game },
      display: { messages },
    },
  }: Table,
  offer: string,
): string => createHash('sha256').update(`${game}:${offer}:${messages.board}`).digest('base64url').slice(0, 24);

/** Whether the message of a proposal says who has agreed so far. */
const isFollowed = (
  {
    data: {
      social: { endProposal, rewindProposal, mendProposal },
    },
  }: Table,
  id: string,
): boolean => [endProposal, rewindProposal, mendProposal].some((one) => one?.id === id);

/** Messages of which it is remembered what they say. */
const REMEMBERED = 500;

export const createProposals = (
  context: Context,
  messenger: Messenger,
  { isThere }: Pick<Notices, 'isThere'>,
  timers: Timers,
): Proposals => {
  const { tables, log } = context;

  /** Offers whose message has mentioned somebody: posted anew, it does not again. */
  const mentioned = new LRUCache<string, true>({ max: REMEMBERED });

  /** Whoever is here, asleep, or was told before, is not mentioned by an offer. */
  const isLeftAlone = ({ channel, data }: Table, offer: string, user: string): boolean => {
    const hours = data.game.seats.find((seat) => seat.user === user)?.hours;
    const isAsleep = hours !== undefined && !isAwake(hours, timers.now());
    return isThere(channel, user) || isAsleep || mentioned.get(offer) === true;
  };

  /** What the message of a proposal that changes says, by its id on Discord: as far as this process has written it. */
  const written = new LRUCache<string, string>({ max: REMEMBERED });

  const post = async (table: Table, id: string, payload: Payload): Promise<void> => {
    const { channel } = table;
    const message = await messenger.post(channel, payload, nonceOf(table, id));
    if (table.data.social.offers.some((offer) => offer.id === id)) mentioned.set(id, true);
    if (table.data.social.endProposal?.id === id) written.set(message, JSON.stringify(payload));
    const now = await tables.table(channel);
    await tables.noteMessages(channel, { offers: { ...now?.data.display.messages.offers, [id]: message } });
  };

  /** Takes away what is over; of a mention that people have been told of, the words stay. */
  const away = async ({ channel, data }: Table, id: string, message: string): Promise<void> =>
    isLasting(id)
      ? messenger.strip(channel, message, lastingOver(id, context.words(data.display.language)))
      : messenger.remove(channel, message);

  /** Who is never to be mentioned. */
  const withoutPings = async ({ data }: Table): Promise<ReadonlySet<string>> => {
    const users = data.game.seats.flatMap(({ user }) => (user === null ? [] : [user]));
    const own = await Promise.all(users.map(async (user) => (await context.people.of(user)).settings.noPings));
    return new Set(users.filter((_, index) => own[index] === true));
  };

  /** What is proposed at a table, by its id: the open offers of ¢, the seats that are offered to somebody or kept for them, players called, the end. */
  const offeredAt = (table: Table): ReadonlyMap<string, () => Payload | Promise<Payload>> => {
    const { phase, game } = table.data;
    const { date } = game.upkeep;
    const { offers, invitations, endProposal, rewindProposal, mendProposal, finding } = table.data.social;
    const { language } = table.data.display;
    const w = wordsAt(table, context.words(language));
    return new Map<string, () => Payload | Promise<Payload>>([
      ...offers.map(
        (offer) =>
          [offer.id, () => offerMessage(table, offer, w, (user) => isLeftAlone(table, offer.id, user))] as const,
      ),
      ...invitations.map((one) => [one.id, () => invitationMessage(table, one, w)] as const),
      ...finding.kept.map((one) => [`kept.${one.user}.${one.until}`, () => keptMessage(table, one, w)] as const),
      ...(finding.called && finding.role !== null && phase === 'lobby'
        ? [[CALL, () => callMessage(table, finding.role ?? '', w)] as const]
        : []),
      ...(phase === 'lobby' && date?.reminded !== undefined
        ? [[`${REMINDER}${date.at}`, async () => dateReminder(table, await withoutPings(table), w)] as const]
        : []),
      ...(endProposal === null ? [] : [[endProposal.id, () => endProposalMessage(table, endProposal, w)] as const]),
      ...(rewindProposal === null
        ? []
        : [[rewindProposal.id, () => rewindProposalMessage(table, rewindProposal, w)] as const]),
      ...(mendProposal === null ? [] : [[mendProposal.id, () => mendProposalMessage(table, mendProposal, w)] as const]),
    ]);
  };

  /** Who agrees to the end of the game, to a rewind or a mend, changes while its message stands. */
  const follow = async ({ channel }: Table, message: string, payload: Payload): Promise<void> => {
    const text = JSON.stringify(payload);
    if (written.get(message) === text) return;
    await messenger.edit(channel, message, payload);
    written.set(message, text);
  };

  /** Posts the seats that anybody may take, and says of those that are not vacant any more what became of them. */
  const vacancies = async (table: Table): Promise<void> => {
    const { channel, data } = table;
    const w = wordsAt(table, context.words(data.display.language));
    const noted = { ...data.display.messages.vacancies };
    const open = vacantSeats(data);
    for (const [id, message] of Object.entries(noted)) {
      if (open.some(({ vacant }) => vacant === id)) continue;
      const isKept = data.phase === 'playing' && data.game.seats.some(({ vacant }) => vacant === id); // for who waits
      if (isKept || isBack(table, id)) await messenger.remove(channel, message);
      else await messenger.strip(channel, message, endedVacancyText(table, id, w));
      delete noted[id];
      await tables.noteMessages(channel, { vacancies: { ...noted } });
    }
    for (const seat of open) {
      const { vacant: id = '' } = seat;
      if (id in noted) continue;
      noted[id] = await messenger.post(channel, vacantMessage(table, seat, w), nonceOf(table, id), { silent: true });
      await tables.noteMessages(channel, { vacancies: { ...noted } });
    }
  };

  const once = async (channel: string): Promise<void> => {
    const table = await tables.table(channel);
    if (table === null) return;
    const offered = offeredAt(table);
    const posted = Object.entries(table.data.display.messages.offers);
    const gone = posted.filter(([id]) => !offered.has(id));
    for (const [id, message] of gone) await away(table, id, message);
    const left = posted.filter((entry) => !gone.includes(entry));
    if (gone.length > 0) await tables.noteMessages(channel, { offers: Object.fromEntries(left) });
    for (const [id, message] of gone) {
      written.delete(message);
      mentioned.delete(id);
    }
    for (const [id, payload] of offered) {
      const message = left.find(([other]) => other === id)?.[1];
      if (message === undefined) await post(table, id, await payload());
      else if (isFollowed(table, id)) await follow(table, message, await payload());
    }
    await vacancies(table);
  };

  const failed = (channel: string, err: unknown): 'again' | 'hopeless' => {
    const fate = fateOf(err);
    const forbidden = fate === 'forbidden' || fate === 'lost';
    log[forbidden ? 'info' : 'error']({ err, channel }, 'an offer could not be shown');
    return forbidden ? 'hopeless' : 'again';
  };

  const channelSync = createChannelSync(once, failed, timers);
  return {
    ...channelSync,
    async repost(channel) {
      const table = await tables.table(channel);
      const { offers = {}, vacancies: seats = {} } = table?.data.display.messages ?? {};
      const posted = Object.entries(offers);
      const moving = posted.filter(([id]) => !isLasting(id)).map(([, message]) => message); // nobody is mentioned again
      const all = [...moving, ...Object.values(seats)];
      if (all.length === 0) return;
      for (const message of all) await messenger.remove(channel, message);
      const stays = Object.fromEntries(posted.filter(([id]) => isLasting(id)));
      await tables.noteMessages(channel, { offers: stays, vacancies: {} });
      await channelSync.sync(channel);
    },
  };
};
