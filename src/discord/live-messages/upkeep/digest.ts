import { ForeignRecord, type GameStore, type Table } from '../../../table/index.js';
import { languageFor } from '../../memory/people.js';
import { digestMessage, type SeatShown } from '../../messages/notice/tables-page.js';
import { refusesDirectMessages, type Messenger } from '../../rest/messenger.js';
import type { Timers } from '../../rest/timers.js';
import type { Context } from '../context.js';

/** Milliseconds between two messages to one person: a little less than a day, for they are looked for once an hour. */
const A_DAY = 23.5 * 3_600_000;

/** Sends those who want it one message a day with all tables that wait for them. */
export interface Digests {
  /** Looks who is to get theirs now. */
  send(): Promise<void>;
}

/** Whoever has been told by the clock that this table waits for them: not in their quiet hours, nor while they are away or it is paused. */
const heardIn = (table: Table): readonly SeatShown[] => {
  const { channel, data } = table;
  const { phase, clock } = data;
  const { id: game, host, window } = data.game;
  if (phase !== 'playing' || window === null || clock.window !== window.id || clock.paused !== undefined) return [];
  return clock.waits.flatMap(({ player, heard, passed }) => {
    const seat = data.game.seats.find((one) => one.player === player);
    if (seat === undefined || seat.user === null || heard === undefined || passed !== undefined) return [];
    return { channel, game, phase, isHost: host === seat.user, isAwaited: true, seat, waiting: table };
  });
};

export const createDigests = (
  { tables, people, words, log }: Pick<Context, 'tables' | 'people' | 'words' | 'log'>,
  store: Pick<GameStore, 'liveChannels'>,
  messenger: Pick<Messenger, 'direct' | 'post'>,
  timers: Pick<Timers, 'now'>,
): Digests => {
  /** The seats that wait, by user. */
  const waiting = async (): Promise<ReadonlyMap<string, readonly SeatShown[]>> => {
    const seats: SeatShown[] = [];
    for (const channel of await store.liveChannels()) {
      const table = await tables.table(channel).catch((err: unknown) => {
        if (err instanceof ForeignRecord) return null;
        throw err;
      });
      if (table !== null) seats.push(...heardIn(table));
    }
    const users = new Set(seats.map(({ seat }) => seat?.user ?? ''));
    return new Map([...users].map((user) => [user, seats.filter(({ seat }) => seat?.user === user)]));
  };

  const sendTo = async (user: string, seats: readonly SeatShown[]): Promise<void> => {
    const personal = await people.of(user);
    const { settings, digestAt } = personal;
    const now = timers.now();
    if (!settings.digest || (digestAt !== null && now - digestAt < A_DAY)) return;
    const language = languageFor(personal, 'en');
    await people.change(user, (before) => ({ ...before, digestAt: now })); // first: no second one after a crash
    try {
      const channel = await messenger.direct(user);
      await messenger.post(channel, digestMessage(seats, words(language)), `digest${user}`.slice(-24));
    } catch (error) {
      if (!refusesDirectMessages(error)) throw error;
      await people.change(user, (before) => ({
        ...before,
        settings: { ...before.settings, digest: false },
        dmClosed: true,
      }));
    }
  };

  return {
    async send() {
      for (const [user, seats] of await waiting())
        await sendTo(user, seats).catch((err: unknown) => log.warn({ err }, 'a digest could not be sent'));
    },
  };
};
