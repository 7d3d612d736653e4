import type { Logger } from '../../ops/index.js';
import type { GameStore } from './game-store.js';
import { ForeignRecord } from './record.js';
import type { Table } from './data.js';

/** What cannot be done for a known time; nothing is wrong, and it is tried again then. */
export class NotYet extends Error {
  override readonly name: string = 'NotYet';
  /** Milliseconds from now. */
  readonly wait: number;

  constructor(message: string, wait: number) {
    super(message);
    this.wait = wait;
  }
}

/** Does what an outbox asks for; what it fails with is asked for again. */
export type Listener = (table: Table, outbox: readonly string[]) => Promise<void>;

/** What a commit has to tell the outside. */
export interface Delivery {
  /** Hears of a change at once, whatever is still being brought of those before it. */
  onCommit(listener: (channel: string) => void): void;
  /** Something new is in the outbox of this channel. */
  deliver(channel: string): void;
  /** Another process may have left something in this outbox: brings it now, unless this process is trying to already. */
  takeOver(channel: string): Promise<void>;
  /** Another process has committed something here: brings what it has left to this one. */
  bring(channel: string): void;
  /**
   * Lets the outside do what the outbox asks for: called at start for each live channel and after each commit. What is in a
   * server that is not `isOurs` is left to its own process; absent: all are.
   */
  onChange(listener: Listener, isOurs?: IsOurs): void;
  /** Brings what was left in the outboxes, and ends when nothing is on its way any more. */
  drain(): Promise<void>;
}

/** Whether what is in a server is this process's to do; null is what belongs to no server. */
export type IsOurs = (server: string | null) => boolean;

/** Runs something after so many milliseconds. */
export type Later = (milliseconds: number, run: () => void) => void;

/** Milliseconds until what could not be brought is tried again: doubled with every failure up to the longest. */
const RETRY = { first: 1_000, longest: 60_000 } as const;

/** Brings the outbox of each channel to the listener: one at a time for each channel, the newest table with it; tried again until it is done. */
export const openDelivery = (
  store: GameStore,
  current: (channel: string) => Promise<Table | null>,
  later: Later,
  log: Logger | undefined,
): Delivery => {
  let listener: Listener | null = null;
  let isOurs: IsOurs = () => true;
  let committed: (channel: string) => void = () => undefined;
  const running = new Map<string, Promise<void>>();
  const dirty = new Set<string>();
  const failures = new Map<string, number>();
  /** Channels that are tried again once what they wait for may be done. */
  const waiting = new Set<string>();

  const isTrying = (channel: string): boolean => failures.has(channel) || waiting.has(channel);

  const waitFor = (channel: string, to: Listener, { wait }: NotYet): void => {
    if (waiting.has(channel)) return;
    waiting.add(channel);
    later(wait, () => {
      waiting.delete(channel);
      void start(channel, to);
    });
  };

  /** Nothing else may happen on a table until the people awaited have heard of it, so this does not wait for a commit. */
  const retryLater = (channel: string, to: Listener, err: unknown): void => {
    if (err instanceof NotYet) return waitFor(channel, to, err);
    log?.warn({ err, channel }, 'a change of a table could not be shown; it stays in the outbox');
    const times = failures.get(channel) ?? 0;
    failures.set(channel, times + 1);
    if (err instanceof ForeignRecord) return;
    if (listener !== null) later(Math.min(RETRY.first * 2 ** times, RETRY.longest), () => void start(channel, to));
  };

  /** What was brought is taken out of the outbox only afterwards: it is done at least once. */
  const bring = async (channel: string, to: Listener): Promise<void> => {
    const items = await store.outbox(channel);
    const table = items.length === 0 ? null : await current(channel);
    if (table === null || !isOurs(table.data.upkeep.server)) return;
    await to(
      table,
      items.map(({ text }) => text),
    );
    await store.outboxDone(
      channel,
      items.map(({ id }) => id),
    );
  };

  /** Nothing lies between the last look at `dirty` and the end of the run: whatever comes in between would be forgotten. */
  const run = async (channel: string, to: Listener): Promise<void> => {
    try {
      while (dirty.delete(channel)) await bring(channel, to);
      failures.delete(channel);
    } catch (err) {
      retryLater(channel, to, err);
    } finally {
      running.delete(channel);
    }
  };

  const start = async (channel: string, to: Listener): Promise<void> => {
    dirty.add(channel);
    const already = running.get(channel) ?? run(channel, to);
    running.set(channel, already);
    await already;
  };

  return {
    onCommit: (to) => {
      committed = to;
    },
    deliver: (channel) => {
      committed(channel);
      if (listener !== null) void start(channel, listener);
    },
    takeOver: async (channel) => {
      if (listener === null || isTrying(channel)) return;
      committed(channel);
      await start(channel, listener);
    },
    bring: (channel) => {
      if (listener !== null && !isTrying(channel)) void start(channel, listener);
    },
    onChange: (to, ours = () => true) => {
      listener = to;
      isOurs = ours;
    },
    drain: async () => {
      const to = listener;
      if (to === null) return;
      const channels = await store.liveChannels();
      await Promise.all([...channels.map((channel) => start(channel, to)), ...running.values()]);
    },
  };
};
