import { LRUCache } from 'lru-cache';
import { placesOf, type NotedMention, type Messages, type Table } from '../../../table/index.js';
import type { Language, Words } from '../../../text/index.js';
import { languageFor, type Personal } from '../../memory/people.js';
import { withPictureAt, type Payload } from '../../protocol/payload.js';
import { wordsAt } from '../../format/printed.js';
import type { LastRead } from '../../memory/last-read.js';
import { directNoticeMessage } from '../../messages/notice/direct-page.js';
import { noticeMessage } from '../../messages/notice/notice-message.js';
import { createChannelSync, type ChannelSync } from '../../rest/channel-sync.js';
import { fateOf, refusesDirectMessages, type Messenger } from '../../rest/messenger.js';
import type { GuildState } from '../../rest/guild-state.js';
import type { Timers } from '../../rest/timers.js';
import { awaitedAt, nonceOf, type WaitToTell } from './told-waits.js';
import type { Context } from '../context.js';
import { createNoticeNotes, removeOlderNotices } from './notice-notes.js';
import { createTidying } from './notice-tidying.js';
import { storyOfReturn } from '../pictures/stories.js';

/**
 * The messages that tell people that they are awaited: one new message for each person and wait, to them alone, in
 * the channel or by direct message, in their language. It says why, and what has become of it when it ended without an act
 * of theirs; with their next act that everybody sees it is deleted (`table/timekeeping/mentions-after.ts`). When somebody is told is
 * for the table's clock to say.
 *
 * On a quick table nobody else may know who is awaited in a round of answers: of that people are told by direct message, and
 * in the channel only whom none reaches. What stands in the channel of that is deleted as soon as it is done with.
 */
export interface Notices extends ChannelSync {
  /** This user has just pressed or typed something here: they are there, and see by themselves what they are asked. */
  seen(channel: string, user: string): void;
  /** Whether this user has pressed or typed something here within the last minute. */
  isThere(channel: string, user: string): boolean;
  /** This user has pressed something in the direct message that told them: if they have answered, it says what came of it. */
  answered(channel: string, user: string, message: string): Promise<void>;
}

/** Milliseconds for which somebody who has pressed something is not told of anything. */
const THERE = 60_000;
/** The same until what they are told makes a sound: so long they may look again by themselves. */
const NEAR = 300_000;
/** People at tables of whom that is remembered. */
const REMEMBERED = 5_000;

/** When users pressed or typed something last, by channel and user. */
const createLately = (timers: Pick<Timers, 'now'>) => {
  const lately = new LRUCache<string, number>({ max: REMEMBERED });
  return {
    seen: (channel: string, user: string): void => void lately.set(`${channel}:${user}`, timers.now()),
    /** For how many milliseconds this user has pressed and typed nothing. */
    stillFor(channel: string, user: string): number {
      const still = timers.now() - (lately.get(`${channel}:${user}`) ?? -Infinity);
      if (still >= NEAR) lately.delete(`${channel}:${user}`);
      return still;
    },
  };
};

/** The mentions once a message says what came of an answer in it: it stays until its person acts elsewhere. */
const answeredIn = (now: Messages, user: string, message: string): Partial<Messages> => {
  const at = now.notices[user];
  if (at?.message === message) return { notices: { ...now.notices, [user]: { ...at, about: null } } };
  const leaving = now.leavingNotices.find((one) => one.message === message);
  if (leaving === undefined || at !== undefined) return {};
  return {
    notices: { ...now.notices, [user]: { ...leaving, about: null } },
    leavingNotices: now.leavingNotices.filter((one) => one !== leaving),
  };
};

export const createNotices = (
  context: Context & { readonly lastRead: LastRead },
  messenger: Messenger,
  guildState: Pick<GuildState, 'serverOf'>,
  timers: Timers,
): Notices => {
  const { tables, people, log } = context;

  const telling = createNoticeNotes(tables, messenger);
  const tidy = createTidying({ context, messenger, telling, serverOf: guildState.serverOf });

  const languageOf = (personal: Personal, table: Table): Language => languageFor(personal, table.data.display.language);
  const wordsFor = (personal: Personal, table: Table): Words =>
    wordsAt(table, context.words(languageOf(personal, table)));

  /** The message with the story of what they have missed, when they were away, and its picture. */
  const directPayload = async (
    table: Table,
    wanted: WaitToTell,
    personal: Personal,
    channel: string,
  ): Promise<Payload> => {
    const w = wordsFor(personal, table);
    const server = table.data.game.upkeep.server ?? guildState.serverOf(table.channel);
    const missed = await context.lastRead.unread(table, wanted.user);
    const story = storyOfReturn(table, wanted.user, missed, timers.now(), w);
    const payload = directNoticeMessage(table, wanted, server, w, story?.embed ?? null);
    if (story === null || personal.settings.textOnly) return payload;
    return withPictureAt(payload, 0, await context.pictures.story(table, channel, story.drawable));
  };

  /** By direct message; null when they take none, which they learn when they open their panel. */
  const direct = async (
    table: Table,
    wanted: WaitToTell,
    personal: Personal,
    isSilent: boolean,
  ): Promise<NotedMention | null> => {
    try {
      const channel = await messenger.direct(wanted.user);
      const payload = await directPayload(table, wanted, personal, channel);
      return await telling.post(table, wanted, isSilent, { channel, payload });
    } catch (error) {
      if (!refusesDirectMessages(error)) throw error;
      if (personal.settings.notices)
        await people.change(wanted.user, (now) => ({
          ...now,
          settings: { ...now.settings, notices: false },
          dmClosed: true,
        }));
      return null;
    }
  };

  /** In the channel, in the language of the one whom it is about. */
  const openly = async (
    table: Table,
    wanted: WaitToTell,
    personal: Personal,
    isSilent: boolean,
  ): Promise<NotedMention> => {
    const { noPings } = personal.settings;
    const payload = noticeMessage(table, wanted, wordsFor(personal, table), !noPings);
    const at = await telling.post(table, wanted, isSilent, { channel: table.channel, payload });
    return { ...at, ...(noPings ? { named: true } : {}), ...(wanted.isSecret ? { secret: true } : {}) };
  };

  /**
   * Tells somebody where and how they want to be told; what stood for the same wait goes at once. Of a wait that they have
   * passed only others could see that nothing came.
   */
  const tell = async (
    table: Table,
    wanted: WaitToTell,
    before: NotedMention | undefined,
    isNear: boolean,
  ): Promise<void> => {
    const personal = await people.of(wanted.user);
    const { notices, digest, noPings } = personal.settings;
    const isDirect = notices || wanted.isSecret;
    if (digest || (isDirect && wanted.hasPassed)) return;
    const isSilent = isNear || noPings;
    const nonce = nonceOf(table, wanted, isSilent);
    await telling.during(nonce, async () => {
      const posted =
        (isDirect ? await direct(table, wanted, personal, isSilent) : null) ??
        (await openly(table, wanted, personal, isSilent));
      const at: NotedMention = {
        ...posted,
        language: languageOf(personal, table),
        ...(isSilent && !noPings ? { silent: true } : {}),
        ...(before === undefined ? {} : { replaced: placesOf(before) }),
      };
      await telling.note(table.channel, wanted.user, at, nonce);
      await removeOlderNotices({ tables, messenger }, table.channel, wanted.user, at);
    });
  };

  const lately = createLately(timers);

  /** The next look at a channel in which somebody was lately, by channel: when it is, and what calls it off. */
  const later = new Map<string, { readonly at: number; readonly cancel: () => void }>();
  const again = (channel: string): void => {
    later.delete(channel);
    void channelSync.sync(channel); // it tries again by itself, as the rest of a sync does not
  };
  const lookIn = (channel: string, milliseconds: number): void => {
    const at = timers.now() + milliseconds;
    const before = later.get(channel);
    if (before !== undefined && before.at <= at) return;
    before?.cancel();
    later.set(channel, { at, cancel: timers.after(milliseconds, () => again(channel)) });
  };

  /**
   * Tells somebody of what they have not been told yet, once they are not there any more: without a sound while they may
   * still look by themselves, and with one if they have not by then.
   */
  const tellUnlessThere = async (table: Table, wanted: WaitToTell, at: NotedMention | undefined): Promise<void> => {
    const { channel } = table;
    const isTold = at?.about === wanted.about;
    if (isTold && at.silent !== true) return;
    const still = lately.stillFor(channel, wanted.user);
    if (still < THERE) return lookIn(channel, THERE - still);
    const isNear = still < NEAR;
    if (!isTold || !isNear) await tell(table, wanted, at, isNear);
    if (isNear) lookIn(channel, NEAR - still);
  };

  const once = async (channel: string): Promise<void> => {
    const table = await tables.table(channel);
    if (table === null) return;
    const isPaused = table.data.clock.paused !== undefined;
    for (const one of isPaused ? [] : awaitedAt(table))
      await tellUnlessThere(table, one, table.data.display.messages.notices[one.user]);
  };

  const failed = (channel: string, err: unknown): 'again' | 'hopeless' => {
    const fate = fateOf(err);
    const forbidden = fate === 'forbidden' || fate === 'lost';
    log[forbidden ? 'info' : 'error']({ err, channel }, 'somebody awaited could not be told');
    return forbidden ? 'hopeless' : 'again';
  };

  const channelSync = createChannelSync(once, failed, timers);
  const tidying = createChannelSync(tidy, failed, timers);
  /** Once the game is over nobody is to be told, and no process looks at it by itself: what is left is done before it counts as done. */
  const sync = async (channel: string): Promise<void> => {
    await channelSync.sync(channel);
    const tidied = tidying.sync(channel);
    if ((await tables.table(channel))?.data.phase !== 'playing') await tidied;
  };
  return {
    hold(channel) {
      const holds = [channelSync.hold(channel), tidying.hold(channel)];
      return () => holds.forEach((letGo) => letGo());
    },
    sync,
    async stop() {
      for (const { cancel } of later.values()) cancel();
      await Promise.all([channelSync.stop(), tidying.stop()]);
    },
    async answered(channel, user, message) {
      const table = await tables.table(channel);
      const wait = table === null ? undefined : awaitedAt(table).find((one) => one.user === user && !one.hasPassed);
      await tables.noteMessages(channel, (now) =>
        wait !== undefined && now.notices[user]?.about === wait.about ? {} : answeredIn(now, user, message),
      );
    },
    isThere: (channel, user) => lately.stillFor(channel, user) < THERE,
    seen: lately.seen,
  };
};
