import type { Logger } from '../../ops/index.js';
import { isPractice, type IsOurs } from '../../table/index.js';
import { realTimers, type Timers } from '../rest/timers.js';
import type { BotServices } from '../live-messages/bot-services.js';
import type { BotOptions } from './options.js';

/** Tables that are brought up to date at the same time: most wait for two seconds until their board may be edited again. */
const AT_ONCE = 100;

/** Yields to the event loop: a store that answers at once would never let other work run. */
const yieldToEventLoop = async (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Brings every live table up to date after a start: a process before this one may have ended before it could. */
interface RefreshQueue {
  /** Some tables at a time, so that whoever acts meanwhile is answered; resolves when all are done. */
  addAll(channels: readonly string[]): Promise<void>;
  /** Somebody acts at this table: it does not wait for the others. */
  refreshNow(channel: string): void;
  /** Leaves what has not begun. */
  stop(): void;
}

/** `show` brings one table up to date, and does not fail. */
export const createRefreshQueue = (show: (channel: string) => Promise<void>): RefreshQueue => {
  const waiting = new Set<string>();

  const work = async (): Promise<void> => {
    for (const channel of waiting) {
      waiting.delete(channel);
      await show(channel);
      await yieldToEventLoop();
    }
  };

  return {
    async addAll(channels) {
      for (const channel of channels) waiting.add(channel);
      const workers: Promise<void>[] = [];
      while (workers.length < AT_ONCE && waiting.size > 0) {
        workers.push(work());
        await yieldToEventLoop();
      }
      await Promise.all(workers);
    },
    refreshNow(channel) {
      if (waiting.delete(channel)) void show(channel);
    },
    stop: () => waiting.clear(),
  };
};

/** Milliseconds after which a store that did not answer is asked again. */
const ASKED_AGAIN = 1_000;

/** The channels with a live table: a store that is away is asked until it is back. */
const liveTables = async (store: BotOptions['store'], timers: Timers, log: Logger): Promise<readonly string[]> => {
  for (let isTold = false; ; isTold = true) {
    try {
      return (await store.liveChannels()).filter((channel) => !isPractice(channel));
    } catch (err) {
      if (!isTold) log.warn({ err }, 'the tables could not be looked for; trying again');
      await new Promise<void>((resolve) => timers.after(ASKED_AGAIN, resolve));
    }
  }
};

/** Shows tables again, whatever has been shown of them before. */
export const refreshQueueOf = ({ boards, notices, proposals, news, hands, log }: BotServices): RefreshQueue =>
  createRefreshQueue(async (channel) => {
    boards.invalidate(channel);
    const shown = [boards.markDirty, notices.sync, proposals.sync, news.sync, hands.changed].map(async (show) =>
      show(channel),
    );
    await Promise.all(shown).catch((err: unknown) => log.error({ err, channel }, 'a table was not shown'));
  });

/** Shows the live tables of these servers again (null: of all), and brings what a process before this one has left. */
export const refreshAfterStart = async (
  { tables, store, log, timers = realTimers }: BotOptions,
  refreshQueue: RefreshQueue,
  isMeant: IsOurs | null,
): Promise<void> => {
  const channels = await liveTables(store, timers, log);
  const meant = await Promise.all(
    channels.map(async (channel) => isMeant === null || isMeant(await tables.serverOf(channel))),
  ).catch((err: unknown) => {
    log.error({ err }, 'it is not known whose the tables are: all are shown');
    return null;
  });
  await Promise.all([
    refreshQueue.addAll(channels.filter((_, at) => meant?.[at] ?? true)),
    tables.drain().catch((err: unknown) => log.error({ err }, 'what was left to be done was not done')),
  ]);
};
