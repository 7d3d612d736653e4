import type { Logger } from '../ops/index.js';
import type { GameStore } from './game-store.js';
import type { Table, Tables } from './types.js';

type Listener = (table: Table, outbox: readonly string[]) => Promise<void>;

/** Brings the outbox of each channel to the listener: one at a time for each channel, the newest table with it. */
export const openDelivery = (
  store: GameStore,
  current: (channel: string) => Promise<Table | null>,
  log: Logger | undefined,
): {
  readonly deliver: (channel: string) => void;
  readonly listen: Tables['onChange'];
  readonly drain: () => Promise<void>;
} => {
  let listener: Listener | null = null;
  const running = new Map<string, Promise<void>>();
  const dirty = new Set<string>();

  /** What was brought is taken out of the outbox only afterwards: it is done at least once. */
  const bring = async (channel: string, to: Listener): Promise<void> => {
    while (dirty.delete(channel)) {
      const items = await store.outbox(channel);
      const table = items.length === 0 ? null : await current(channel);
      if (table === null) continue;
      await to(
        table,
        items.map(({ text }) => text),
      );
      await store.outboxDone(
        channel,
        items.map(({ id }) => id),
      );
    }
  };

  const started = (channel: string, to: Listener): Promise<void> => {
    dirty.add(channel);
    const already = running.get(channel);
    if (already !== undefined) return already;
    const run = bring(channel, to)
      .catch((err: unknown) =>
        log?.warn({ err, channel }, 'a change of a table could not be shown; it stays in the outbox'),
      )
      .finally(() => running.delete(channel));
    running.set(channel, run);
    return run;
  };

  return {
    deliver: (channel) => {
      if (listener !== null) void started(channel, listener);
    },
    listen: (to) => {
      listener = to;
    },
    drain: async () => {
      const to = listener;
      if (to === null) return;
      const channels = await store.liveChannels();
      await Promise.all([...channels.map((channel) => started(channel, to)), ...running.values()]);
    },
  };
};
