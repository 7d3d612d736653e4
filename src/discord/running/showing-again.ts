import type { Logger } from '../../ops/index.js';
import { isPractice, type IsOurs } from '../../table/index.js';
import { realTimers, type Timers } from '../rest/timers.js';
import type { BotServices } from '../live-messages/bot-services.js';
import { createResuming, type Resuming } from './resuming.js';
import type { BotOptions } from './options.js';

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
export const resumingOf = ({ boards, notices, proposals, news, hands, log }: BotServices): Resuming =>
  createResuming(async (channel) => {
    boards.invalidate(channel);
    const shown = [boards.markDirty, notices.sync, proposals.sync, news.sync, hands.changed].map(async (show) =>
      show(channel),
    );
    await Promise.all(shown).catch((err: unknown) => log.error({ err, channel }, 'a table was not shown'));
  });

/** Shows the live tables of these servers again (null: of all), and brings what a process before this one has left. */
export const resume = async (
  { tables, store, log, timers = realTimers }: BotOptions,
  resuming: Resuming,
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
    resuming.all(channels.filter((_, at) => meant?.[at] ?? true)),
    tables.drain().catch((err: unknown) => log.error({ err }, 'what was left to be done was not done')),
  ]);
};
