import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { isPractice, seatOf, type Table } from '../../table/index.js';
import type { Words } from '../../text/index.js';
import type { Context } from './context.js';
import { formerHandMessage, handMessage } from '../messages/panel/hand-message.js';
import { readable } from '../messages/accessible.js';
import { withPictures, type Payload } from '../protocol/payload.js';
import { languageFor, type Personal } from '../memory/people.js';
import { createMessageUpdater, type UpdaterPort, type ShowResult } from './message-updater.js';
import { fateOf, refusesDirectMessages, type Messenger } from '../rest/messenger.js';
import type { Budget } from '../rest/budget.js';
import type { Timers } from '../rest/timers.js';
import { wordsAt } from '../format/printed.js';

/**
 * The hands of those who want theirs as a direct message: one message for each table, edited as the game goes on. Nobody
 * else can read it, and it outlives the token of a click (DISCORD section 3).
 */
export interface Hands {
  /** Writes to somebody for the first time; false when they take no direct messages from the bot. */
  greet(user: string, w: Words): Promise<boolean>;
  /** Whether a hand could not be sent to this user since they were told so. */
  refusedLately(user: string): Promise<boolean>;
  /** Brings the messages of a table up to date. */
  changed(channel: string): Promise<void>;
  stop(): Promise<void>;
}

/** What keys of the updater are made of: a channel and a user. */
const keyOf = (channel: string, user: string): string => `${channel} ${user}`;
const parsed = (key: string): readonly [string, string] => {
  const [channel = '', user = ''] = key.split(' ');
  return [channel, user];
};

const nonceOf = (
  {
    data: {
      game: { id: game },
    },
  }: Table,
  user: string,
  old: string | null,
  ended: number,
): string => createHash('sha256').update(`hand:${game}:${user}:${old}:${ended}`).digest('base64url').slice(0, 24);

/** Where hands were sent, but to one person. */
const without = (
  hands: Table['data']['display']['messages']['hands'],
  user: string,
): Table['data']['display']['messages']['hands'] =>
  Object.fromEntries(Object.entries(hands).filter(([id]) => id !== user));

const isDealt = ({ data }: Table): boolean => data.phase === 'playing';

/** Messages of which it is remembered that they have ended: Discord remembers a nonce for some minutes only. */
const REMEMBERED = 2_000;

export const createHands = (context: Context, messenger: Messenger, budget: Budget, timers: Timers): Hands => {
  const { tables, people, pictures, words, log } = context;
  /** What takes the place of hands that do not come any more. */
  const farewells = new WeakSet<Payload>();
  /** How many messages of a user about a table have ended: the next one is another, however soon it comes. */
  const ended = new LRUCache<string, number>({ max: REMEMBERED });

  const farewell = (table: Table, user: string, w: Words): Payload => {
    const page = formerHandMessage(table, user, w);
    farewells.add(page);
    return page;
  };

  const wordsFor = (personal: Personal, table: Table): Words => {
    const own = languageFor(personal, table.data.display.language);
    return wordsAt(table, words(own));
  };

  /** Their hand; in place of it, once it does not come any more, why; null when it never came. */
  const shown = async (table: Table, user: string): Promise<Payload | null> => {
    const personal = await people.of(user);
    const w = wordsFor(personal, table);
    const seat = seatOf(table, user);
    if (seat === null || !isDealt(table) || !personal.settings.dm)
      return table.data.display.messages.hands[user] === undefined ? null : farewell(table, user, w);
    const page = readable(handMessage(table, user, w), { large: personal.settings.large, numbered: false, w });
    if (personal.settings.textOnly) return page;
    const files = await pictures.inspected(table, user, w, seat.player);
    return withPictures(page, ...files.filter(({ name }) => name.startsWith('hand-')));
  };

  const note = async (channel: string, user: string, at: { channel: string; message: string }): Promise<void> =>
    void (await tables.noteMessages(channel, ({ hands }) => ({ hands: { ...hands, [user]: at } })));

  const forget = async (channel: string, user: string): Promise<void> => {
    const key = keyOf(channel, user);
    ended.set(key, (ended.get(key) ?? 0) + 1);
    await tables.noteMessages(channel, ({ hands }) => ({ hands: without(hands, user) }));
  };

  /** They take no direct messages any more, and are told so when they open their panel. */
  const refused = async (user: string): Promise<void> =>
    void (await people.change(user, (now) => ({ ...now, settings: { ...now.settings, dm: false }, dmClosed: true })));

  const port: UpdaterPort = {
    permit: async () => budget.permit('board'),
    async wanted(key) {
      const [channel, user] = parsed(key);
      const table = await tables.table(channel);
      const payload = table === null ? null : await shown(table, user);
      if (table === null || payload === null) return null;
      return { revision: table.revision, message: table.data.display.messages.hands[user]?.message ?? null, payload };
    },
    async post(key, payload, old, permit) {
      const [channel, user] = parsed(key);
      const table = await tables.table(channel);
      if (table === null || !isDealt(table) || farewells.has(payload)) return 'shown';
      try {
        permit.end('unused'); // two requests, each with a permit of its own: none is held while another one is waited for
        const direct = await messenger.direct(user);
        const message = await messenger.post(direct, payload, nonceOf(table, user, old, ended.get(key) ?? 0));
        await note(channel, user, { channel: direct, message });
        return 'shown';
      } catch (error) {
        if (!refusesDirectMessages(error)) throw error;
        await refused(user);
        return 'shown';
      }
    },
    async edit(key, message, payload, permit): Promise<ShowResult> {
      const [channel, user] = parsed(key);
      const at = (await tables.table(channel))?.data.display.messages.hands[user];
      if (at === undefined) return 'shown';
      try {
        await messenger.edit(at.channel, message, payload, permit);
      } catch (error) {
        const fate = fateOf(error);
        if (fate === null) throw error;
        await forget(channel, user);
        return fate === 'gone' ? 'gone' : 'shown';
      }
      if (farewells.has(payload)) await forget(channel, user);
      return 'shown';
    },
    onForbidden: async () => undefined,
    onLost: async () => undefined,
    onFailed: (key, err) => log.info({ err, channel: parsed(key)[0] }, 'a hand could not be shown by direct message'),
  };
  const updater = createMessageUpdater(port, timers);

  return {
    async greet(user, w) {
      try {
        await messenger.tell(user, w.person.dm.greeting);
        return true;
      } catch (error) {
        if (refusesDirectMessages(error)) return false;
        throw error;
      }
    },
    async refusedLately(user) {
      if (!(await people.of(user)).dmClosed) return false;
      await people.change(user, (now) => ({ ...now, dmClosed: false }));
      return true;
    },
    async changed(channel) {
      if (isPractice(channel)) return;
      const table = await tables.table(channel);
      if (table === null || table.data.phase === 'lobby') return;
      const { seats } = table.data.game;
      const { messages } = table.data.display;
      const users = new Set([...seats.flatMap(({ user }) => user ?? []), ...Object.keys(messages.hands)]);
      const change = async (user: string): Promise<void> => {
        const isWanted = messages.hands[user] !== undefined || (await people.of(user)).settings.dm;
        if (isWanted) await updater.markDirty(keyOf(channel, user));
      };
      await Promise.all([...users].map(change));
    },
    stop: async () => updater.stop(),
  };
};
