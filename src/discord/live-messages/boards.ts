import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Table, TableData } from '../../table/index.js';
import { boardOf, latestBoardOf, plainBoardOf, type Context } from './context.js';
import { formerMessage } from '../messages/board/moved.js';
import { addressOf } from '../protocol/addresses.js';
import { withoutPictures, type Payload } from '../protocol/payload.js';
import {
  createMessageUpdater,
  type UpdaterPort,
  type MessageUpdater,
  type ShowResult,
  type WantedMessage,
} from './message-updater.js';
import { fateOf, type Messenger } from '../rest/messenger.js';
import type { Budget, Permit } from '../rest/budget.js';
import type { GuildState } from '../rest/guild-state.js';
import type { Timers } from '../rest/timers.js';

/** The same for every attempt to post the board that follows this message: a reply that got lost posts no second one. */
const nonceOf = ({ game: { id: game }, display: { messages } }: TableData): string =>
  createHash('sha256').update(`${game}:${messages.board}`).digest('base64url').slice(0, 24);

/** Messages after the board above which it is posted anew at the end of its channel (DISCORD section 1). */
const BURIED = 15;
/** Channels of which it is remembered that they were looked at. */
const REMEMBERED = 2_000;
/** Milliseconds between two counts of them. */
const COUNT_EVERY = 60_000;

const wantedOf = ({ revision, data }: Table, payload: Payload): WantedMessage => ({
  revision,
  message: data.display.messages.board,
  payload,
});

/** What boards need of the rest of the bot. */
interface BoardParts {
  readonly budget: Budget;
  readonly messenger: Messenger;
  readonly guildState: Pick<GuildState, 'missingPermissions' | 'isLocked' | 'serverOf' | 'canAccess'>;
  readonly timers: Timers;
  /** The board of a channel is behind the table now, or not any more. */
  behind(channel: string): void;
  /** The channel of a table is gone. */
  closed(channel: string): Promise<void>;
}

/** The boards of all channels, as messages of their tables. */
export const createBoards = (context: Context, parts: BoardParts): MessageUpdater => {
  const { tables, pictures, log } = context;
  const { messenger, guildState, timers, budget } = parts;
  const counted = new LRUCache<string, number>({ max: REMEMBERED });

  const tellHost = async (channel: string): Promise<void> => {
    const table = await tables.table(channel);
    if (table === null) return;
    const { healing, errors } = context.words(table.data.display.language);
    if (!(await guildState.canAccess(channel, table.data.game.upkeep.server)))
      return messenger.tell(table.data.game.host, healing.boardClosed(channel));
    const missing = guildState.missingPermissions(channel).map((one) => errors.permission(one));
    const isLocked = missing.length === 0 && guildState.isLocked(channel);
    const text = isLocked ? healing.threadLocked(channel) : healing.boardHidden(channel, missing);
    await messenger.tell(table.data.game.host, text);
  };

  /** Whether so much has been written below a board that people have to look for it; counted now and then. */
  const isBuried = async (channel: string, message: string): Promise<boolean> => {
    const now = timers.now();
    if (now - (counted.get(channel) ?? -Infinity) < COUNT_EVERY) return false;
    counted.set(channel, now);
    const table = await tables.table(channel);
    if (table?.data.phase !== 'playing') return false;
    return (await messenger.countAfter(channel, message, BURIED + 1)) > BURIED;
  };

  /** Posts it anew then; the board itself does not wait for the count. */
  const unbury = async (channel: string, message: string): Promise<void> => {
    try {
      if (await isBuried(channel, message)) await updater.repost(channel);
    } catch (err) {
      log.info({ err, channel }, 'the messages after a board could not be counted');
    }
  };

  const shown = async (run: () => Promise<void>): Promise<ShowResult> => {
    try {
      await run();
      return 'shown';
    } catch (error) {
      const fate = fateOf(error);
      if (fate === null) throw error;
      return fate;
    }
  };

  /** Sends it; where files are forbidden, without its picture, and so with everything in words. */
  const sent = async <T>(
    channel: string,
    payload: Payload,
    permit: Permit,
    send: (payload: Payload, permit: Permit) => Promise<T>,
  ): Promise<T> => {
    try {
      return await send(payload, permit);
    } catch (error) {
      if (payload.files.length === 0 || fateOf(error) !== 'forbidden') throw error;
      const table = await tables.table(channel);
      const plain = table === null ? withoutPictures(payload) : await plainBoardOf(context, table);
      const done = await send(plain, await budget.permit('board'));
      pictures.allow(channel, false);
      return done;
    }
  };

  /** The board before this one says where it is now; one that has been deleted is forgotten. */
  const pointTo = async ({
    channel,
    data: {
      display: { messages, language },
      game: { upkeep },
    },
  }: Table): Promise<void> => {
    const { board, former } = messages;
    const server = upkeep.server ?? guildState.serverOf(channel);
    if (board === null || former === null || former.told || server === null) return;
    const address = addressOf(server, channel, board);
    const how = await shown(async () =>
      messenger.edit(channel, former.message, formerMessage(address, context.words(language))),
    );
    await tables.noteMessages(channel, { former: how === 'shown' ? { ...former, told: true } : null });
  };

  /** Channels in which that is done. */
  const pointed = new LRUCache<string, true>({ max: REMEMBERED });
  /** Does it where this process, or one before it, could not yet; the board does not wait for it. */
  const pointOnce = async (channel: string): Promise<void> => {
    if (pointed.get(channel) === true) return;
    try {
      const table = await tables.table(channel);
      if (table !== null) await pointTo(table);
      pointed.set(channel, true);
    } catch (err) {
      log.info({ err, channel }, 'the board before this one could not link to it yet');
    }
  };

  const away = (channel: string, message: string): void =>
    void messenger
      .remove(channel, message)
      .catch((err: unknown) => log.info({ err, channel }, 'an older board was not removed'));

  const post: UpdaterPort['post'] = async (channel, payload, old, permit) =>
    shown(async () => {
      const table = await tables.table(channel);
      if (table === null) return;
      const before = table.data.display.messages.former;
      const moved = old === null ? before?.message : old;
      const nonce = nonceOf(table.data);
      const silent = old !== null;
      const board = await sent(channel, payload, permit, async (whole, taken) =>
        messenger.post(channel, whole, nonce, { silent, permit: taken }),
      );
      counted.set(channel, timers.now());
      pointed.delete(channel);
      await tables.noteMessages(channel, {
        board,
        former: moved === undefined ? null : { message: moved, told: false },
      });
      if (old !== null && before !== null) away(channel, before.message);
      await pointOnce(channel);
    });

  const port: UpdaterPort = {
    permit: async () => budget.permit('board'),
    async wanted(channel) {
      const table = await tables.table(channel);
      if (table === null) return null;
      const payload = await latestBoardOf(context, table);
      if (payload !== null) return wantedOf(table, payload);
      const newer = await tables.table(channel);
      return newer === null ? null : wantedOf(newer, await boardOf(context, newer));
    },
    post,
    async edit(channel, message, payload, permit) {
      const how = await shown(async () =>
        sent(channel, payload, permit, async (whole, taken) => messenger.edit(channel, message, whole, taken)),
      );
      if (how !== 'shown') return how;
      void unbury(channel, message);
      await pointOnce(channel);
      return how;
    },
    async onForbidden(channel) {
      log.warn({ channel }, 'the board cannot be shown: access or permission is missing');
      await tellHost(channel).catch((err: unknown) => log.info({ err, channel }, 'the host could not be told'));
    },
    onLost: parts.closed,
    onBehind: parts.behind,
    onFailed: (channel, err) => log.error({ err, channel }, 'the board could not be shown'),
  };
  const updater = createMessageUpdater(port, timers);
  return updater;
};
