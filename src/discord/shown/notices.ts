import { createHash } from 'node:crypto';
import { knownWait, type Table, type Tables } from '../../table/index.js';
import type { Words } from '../../text/index.js';
import type { Personal } from '../memory/people.js';
import { illustratedAt, message, type Payload } from '../format/payload.js';
import type { LastRead } from '../memory/last-read.js';
import { directNoticeMessage } from '../messages/notice/direct-page.js';
import { noticeMessage, type Told } from '../messages/notice/notice-message.js';
import { createChores, type Chores } from '../rest/chores.js';
import { fateOf, isClosed, isRefusedForGood, type Messenger } from '../rest/messenger.js';
import { openRecent } from '../rest/recent.js';
import type { Surroundings } from '../rest/surroundings.js';
import type { Timers } from '../rest/timers.js';
import type { Context } from './context.js';
import { storyOfReturn } from './stories.js';
import { wordsAt } from '../format/printed.js';

/**
 * The messages that tell people that they are awaited (issue 16): one new message for each person and wait, to them alone, in
 * the channel or by direct message; it says why, is done with when nobody waits for that any more, and is deleted when the
 * next one comes. When somebody is told is for the table's clock to say.
 *
 * On a quick table nobody else may know who is awaited in a round of answers: of that people are told by direct message, and
 * in the channel only whom none reaches. What stands in the channel there is deleted as soon as it is done with, for when the
 * next one comes would show.
 */
export interface Notices extends Chores {
  /** This user has just pressed or typed something here: they are there, and see by themselves what they are asked. */
  seen(channel: string, user: string): void;
  /** Whether this user has pressed or typed something here within the last minute. */
  isThere(channel: string, user: string): boolean;
  /** This user has answered in the direct message that told them, which now says what came of it. */
  answered(channel: string, user: string, message: string): Promise<void>;
}

/** Milliseconds for which somebody who has pressed something is not told of anything. */
const THERE = 60_000;
/** The same until what they are told makes a sound: so long they may look again by themselves. */
const NEAR = 300_000;
/** People at tables of whom that is remembered. */
const REMEMBERED = 5_000;

/** What is posted, and where. */
interface Posting {
  readonly channel: string;
  readonly payload: Payload;
}

type Noted = Table['data']['messages']['notices'][string];

const placeOf = ({ channel, message }: Noted) => ({ channel, message });
const replacingNothing = ({ replaced: _replaced, ...at }: Noted): Noted => at;

/** What a message to somebody is about: a wait, and whether it is a reminder. */
interface Wanted extends Told {
  readonly about: string;
  readonly hasPassed: boolean;
}

/** Whoever has been told that they are awaited, or is to be told now. */
const wantedIn = (table: Table): readonly Wanted[] => {
  const { data } = table;
  const isSecret = knownWait(table).is === 'counted';
  const { clock, window, seats, phase } = data;
  if (phase !== 'playing' || window === null || clock.window !== window.id) return [];
  return clock.waits.flatMap((wait) => {
    const user = seats.find(({ player }) => player === wait.player)?.user ?? null;
    if (user === null || wait.heard === undefined) return [];
    const { player, heard, due = null } = wait;
    return {
      user,
      player,
      due,
      again: heard === 'told' ? null : heard,
      isShared: clock.waits.length > 1,
      about: `${window.id}.${wait.for}.${heard}`,
      hasPassed: wait.passed !== undefined,
      isSecret,
    };
  });
};

const nonceOf = ({ data: { game } }: Table, { about, user }: Wanted, isSilent: boolean): string =>
  createHash('sha256')
    .update(`${game}:${about}:${user}${isSilent ? ':silent' : ''}`)
    .digest('base64url')
    .slice(0, 24);

/** When users pressed or typed something last, by channel and user. */
const openLately = (timers: Pick<Timers, 'now'>) => {
  const lately = openRecent<number>(REMEMBERED);
  return {
    seen: (channel: string, user: string): void => lately.set(`${channel}:${user}`, timers.now()),
    /** For how many milliseconds this user has pressed and typed nothing. */
    stillFor(channel: string, user: string): number {
      const still = timers.now() - (lately.get(`${channel}:${user}`) ?? -Infinity);
      if (still >= NEAR) lately.delete(`${channel}:${user}`);
      return still;
    },
  };
};

/** Takes away what stands for this person besides the newest message; until that is done it is noted, for any process to do. */
const withoutOlder = async (
  { tables, messenger }: { readonly tables: Tables; readonly messenger: Messenger },
  channel: string,
  user: string,
  at: Noted,
): Promise<Noted> => {
  const { replaced = [] } = at;
  if (replaced.length === 0) return at;
  for (const older of replaced) await messenger.remove(older.channel, older.message);
  await tables.noteMessages(channel, ({ notices }) => {
    const now = notices[user];
    return now?.message === at.message ? { notices: { ...notices, [user]: replacingNothing(now) } } : {};
  });
  return replacingNothing(at);
};

/** Notes what stands for somebody, or that nothing does; what was posted with this nonce is known from then on. */
const noteIn =
  (tables: Tables) =>
  async (channel: string, user: string, at: Noted | null, nonce: string | null = null): Promise<void> =>
    void (await tables.noteMessages(channel, ({ notices, telling = [] }) => {
      const others = Object.entries(notices).filter(([id]) => id !== user);
      return {
        notices: Object.fromEntries(at === null ? others : [...others, [user, at]]),
        telling: telling.filter((one) => one.nonce !== nonce),
      };
    }));

/** Messages that are being posted, noted before they are: a process that ends just then leaves none that nobody knows of. */
const openTelling = (tables: Tables, messenger: Messenger) => {
  /** Nonces of what this process is posting now. */
  const posting = new Set<string>();
  const known = async (channel: string, nonce: string): Promise<void> =>
    void (await tables.noteMessages(channel, ({ telling = [] }) => ({
      telling: telling.filter((one) => one.nonce !== nonce),
    })));
  return {
    /** It is noted what came of what is posted meanwhile; only one that may have been posted all the same stays noted. */
    async during(nonce: string, run: () => Promise<void>): Promise<void> {
      posting.add(nonce);
      try {
        await run();
      } finally {
        posting.delete(nonce);
      }
    },
    /** Posts a message about a wait. */
    async post(table: Table, wanted: Wanted, silent: boolean, { channel, payload }: Posting): Promise<Noted> {
      const nonce = nonceOf(table, wanted, silent);
      await tables.noteMessages(table.channel, ({ telling = [] }) => ({
        telling: [...telling.filter((one) => one.nonce !== nonce), { channel, nonce }],
      }));
      try {
        return { channel, message: await messenger.post(channel, payload, nonce, { silent }), about: wanted.about };
      } catch (error) {
        if (isRefusedForGood(error)) await known(table.channel, nonce);
        throw error;
      }
    },
    /**
     * Takes away what was posted and not noted, for a process ended just then, when nobody is to be told of it any more: the
     * same nonce makes no second message, and where none came to be it makes one without a sound, which goes at once.
     */
    async withoutUnknown(table: Table, due: ReadonlySet<string>, content: string): Promise<void> {
      const unknown = (table.data.messages.telling ?? []).filter(({ nonce }) => !posting.has(nonce) && !due.has(nonce));
      for (const { channel, nonce } of unknown) {
        try {
          await messenger.remove(channel, await messenger.post(channel, message({ content }), nonce, { silent: true }));
        } catch (error) {
          if (!isRefusedForGood(error)) throw error; // where nothing can be posted nothing of it can be taken away
        }
        await known(table.channel, nonce);
      }
    },
  };
};

export const createNotices = (
  context: Context & { readonly lastRead: LastRead },
  messenger: Messenger,
  surroundings: Pick<Surroundings, 'serverOf'>,
  timers: Timers,
): Notices => {
  const { tables, people, log } = context;

  const note = noteIn(tables);
  const telling = openTelling(tables, messenger);

  const wordsFor = ({ settings, discordLanguage }: Personal, table: Table): Words => {
    const own = settings.language === 'auto' ? (discordLanguage ?? table.data.language) : settings.language;
    return wordsAt(table, context.words(own));
  };

  /** The message with the story of what they have missed, when they were away, and its picture. */
  const directPayload = async (table: Table, wanted: Wanted, personal: Personal, channel: string): Promise<Payload> => {
    const w = wordsFor(personal, table);
    const server = table.data.upkeep.server ?? surroundings.serverOf(table.channel);
    const missed = await context.lastRead.unread(table, wanted.user);
    const story = storyOfReturn(table, wanted.user, missed, timers.now(), w);
    const payload = directNoticeMessage(table, wanted, server, w, story?.embed ?? null);
    if (story === null || personal.settings.textOnly) return payload;
    return illustratedAt(payload, 0, await context.pictures.story(table, channel, story.drawable));
  };

  /** By direct message; null when they take none, which they learn when they open their panel. */
  const direct = async (table: Table, wanted: Wanted, personal: Personal, isSilent: boolean): Promise<Noted | null> => {
    try {
      const channel = await messenger.direct(wanted.user);
      const payload = await directPayload(table, wanted, personal, channel);
      return await telling.post(table, wanted, isSilent, { channel, payload });
    } catch (error) {
      if (!isClosed(error)) throw error;
      if (personal.settings.notices)
        await people.change(wanted.user, (now) => ({
          ...now,
          settings: { ...now.settings, notices: false },
          dmClosed: true,
        }));
      return null;
    }
  };

  /** Tells somebody where and how they want to be told. Of a wait that they have passed only others could see that nothing came. */
  const tell = async (table: Table, wanted: Wanted, before: Noted | undefined, isNear: boolean): Promise<void> => {
    const personal = await people.of(wanted.user);
    const { notices, digest, noPings } = personal.settings;
    const isDirect = notices || wanted.isSecret;
    if (digest || (isDirect && wanted.hasPassed)) return;
    const isSilent = isNear || noPings;
    const { channel, data } = table;
    const nonce = nonceOf(table, wanted, isSilent);
    await telling.during(nonce, async () => {
      const at =
        (isDirect ? await direct(table, wanted, personal, isSilent) : null) ??
        (await telling.post(table, wanted, isSilent, {
          channel,
          payload: noticeMessage(table, wanted, wordsAt(table, context.words(data.language)), !noPings),
        }));
      const marks = {
        ...(isSilent && !noPings ? { silent: true } : {}),
        ...(before === undefined ? {} : { replaced: [...(before.replaced ?? []), placeOf(before)] }),
      };
      await note(channel, wanted.user, { ...at, ...marks }, nonce);
    });
  };

  /** Nobody waits for this any more; of somebody who does not sit here now nothing stays, nor in the channel of a quick table. */
  const done = async (table: Table, user: string, at: Noted): Promise<void> => {
    const { channel, data } = table;
    const sits = data.seats.some((seat) => seat.user === user);
    if (!sits || (data.options.quick && at.channel === channel)) {
      await messenger.remove(at.channel, at.message);
      return note(channel, user, null);
    }
    if (at.about === null) return;
    const w = at.channel === channel ? context.words(data.language) : wordsFor(await people.of(user), table);
    await messenger.strip(at.channel, at.message, w.notices.over);
    await note(channel, user, { ...at, about: null });
  };

  /** What others can see of a message in the channel goes by the window alone; a direct message is done with a pass. */
  const isDone = (at: Noted, wanted: Wanted | undefined, channel: string): boolean =>
    wanted === undefined || (wanted.hasPassed && at.channel !== channel);

  const lately = openLately(timers);

  /** The next look at a channel in which somebody was lately, by channel: when it is, and what calls it off. */
  const later = new Map<string, { readonly at: number; readonly cancel: () => void }>();
  const again = (channel: string): void => {
    later.delete(channel);
    void chores.sync(channel);
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
  const tellUnlessThere = async (table: Table, wanted: Wanted, at: Noted | undefined): Promise<void> => {
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
    for (const one of isPaused ? [] : wantedIn(table))
      await tellUnlessThere(table, one, table.data.messages.notices[one.user]);
  };

  /** Ends what nobody waits for any more: that can wait, and nobody who is to be told waits for it. */
  const tidy = async (channel: string): Promise<void> => {
    const table = await tables.table(channel);
    if (table === null) return;
    const wanted = wantedIn(table);
    const due = new Set(wanted.flatMap((one) => [true, false].map((isSilent) => nonceOf(table, one, isSilent))));
    await telling.withoutUnknown(table, due, context.words(table.data.language).notices.over);
    for (const [user, at] of Object.entries(table.data.messages.notices)) {
      const left = await withoutOlder({ tables, messenger }, channel, user, at);
      const awaited = wanted.find((one) => one.user === user);
      if (isDone(left, awaited, channel)) await done(table, user, left);
    }
  };

  const failed = (channel: string, err: unknown): 'again' | 'hopeless' => {
    const fate = fateOf(err);
    const forbidden = fate === 'forbidden' || fate === 'lost';
    log[forbidden ? 'info' : 'error']({ err, channel }, 'somebody awaited could not be told');
    return forbidden ? 'hopeless' : 'again';
  };

  const chores = createChores(once, failed, timers);
  const tidying = createChores(tidy, failed, timers);
  return {
    hold(channel) {
      const holds = [chores.hold(channel), tidying.hold(channel)];
      return () => holds.forEach((letGo) => letGo());
    },
    async sync(channel) {
      await chores.sync(channel);
      void tidying.sync(channel);
    },
    async stop() {
      for (const { cancel } of later.values()) cancel();
      await Promise.all([chores.stop(), tidying.stop()]);
    },
    async answered(channel, user, message) {
      const at = (await tables.table(channel))?.data.messages.notices[user];
      if (at?.message === message) await note(channel, user, { ...at, about: null });
    },
    isThere: (channel, user) => lately.stillFor(channel, user) < THERE,
    seen: lately.seen,
  };
};
