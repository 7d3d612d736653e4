import type { Logger } from '../../ops/index.js';
import type { GameStore } from '../record/game-store.js';
import { ForeignRecord } from '../record/record.js';
import type { Table } from '../record/data.js';

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

/** Handles the items of an outbox; where it throws, the same items come again (at least once). */
export type Listener = (table: Table, outbox: readonly string[]) => Promise<void>;

/** Dispatches the transactional outbox: every commit leaves items, and a listener handles them afterwards. */
export interface Delivery {
  /** Is called on a commit at once, however much of earlier outboxes is still being dispatched. */
  onCommit(listener: (channel: string) => void): void;
  /** Something new is in the outbox of this channel. */
  deliver(channel: string): void;
  /** Dispatches what another process may have left in this outbox, unless this process is retrying it already. */
  recoverOutbox(channel: string): Promise<void>;
  /** Dispatches what another process, which has committed here, has left to this one. */
  dispatchOutbox(channel: string): void;
  /**
   * Lets the outside do what the outbox asks for: called at start for each live channel and after each commit. What is in a
   * server that is not `isOurs` is left to its own process; absent: all are.
   */
  onChange(listener: Listener, isOurs?: IsOurs): void;
  /** Dispatches what is left in all outboxes, and resolves when nothing is under way any more. */
  drain(): Promise<void>;
}

/** Whether what is in a server is this process's to do; null is what belongs to no server. */
export type IsOurs = (server: string | null) => boolean;

/** Runs something after so many milliseconds. */
export type Later = (milliseconds: number, run: () => void) => void;

/** Milliseconds until a failed dispatch is tried again: doubled with every failure up to the longest. */
const RETRY = { first: 1_000, longest: 60_000 } as const;

/** The dispatcher: one run at a time for each channel, with its newest table; retried with exponential back-off until it is done. */
export const createDelivery = (
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

  /** Items are removed from the outbox only after they were handled: each is handled at least once. */
  const dispatch = async (channel: string, to: Listener): Promise<void> => {
    const items = await store.outbox(channel);
    const table = items.length === 0 ? null : await current(channel);
    if (table === null || !isOurs(table.data.game.upkeep.server)) return;
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
      while (dirty.delete(channel)) await dispatch(channel, to);
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
    recoverOutbox: async (channel) => {
      if (listener === null || isTrying(channel)) return;
      committed(channel);
      await start(channel, listener);
    },
    dispatchOutbox: (channel) => {
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
