import { ForeignRecord } from '../../table/index.js';
import { LimitedForLong } from './refusals/long-limits.js';
import type { Timers } from './timers.js';

/** Something that is brought up to date with the table of each channel. */
export interface ChannelSync {
  /** Leaves a channel alone while a click in it is being answered; the returned function ends that. */
  hold(channel: string): () => void;
  /** Brings a channel up to date: at once, or as soon as the clicks are answered that are being answered now. */
  sync(channel: string): Promise<void>;
  /** Calls off what would be tried again, and resolves when nothing is under way. */
  stop(): Promise<void>;
}

/** Milliseconds until what failed is tried again: doubled with every failure up to the longest. */
const RETRY = { first: 5_000, longest: 60_000 } as const;
/** Milliseconds for which acts that follow each other can keep a channel waiting: so long somebody may wait for an answer. */
const HELD = 3_000;

interface Channel {
  failures: number;
  /** Calls the next attempt off. */
  cancel: (() => void) | null;
  running: Promise<void> | null;
  again: boolean;
  /** The clicks that are being answered, by number, and how many there have been. */
  readonly holds: Set<number>;
  clicks: number;
  /** What is to be done waits for the clicks up to this number, and has waited since then. */
  awaited: number;
  since: number;
}

const isHeld = ({ holds, awaited }: Channel): boolean => [...holds].some((click) => click <= awaited);

/**
 * One run after the other for each channel. A run that fails is told to `failed` and tried again later, unless the
 * record is not ours or `failed` says that it is of no use; a run that comes to nothing waits for the next `sync`.
 */
export const createChannelSync = (
  once: (channel: string) => Promise<void>,
  failed: (channel: string, err: unknown) => 'again' | 'hopeless',
  timers: Timers,
): ChannelSync => {
  const channels = new Map<string, Channel>();
  const stateOf = (channel: string): Channel => {
    const present = channels.get(channel);
    if (present !== undefined) return present;
    const made: Channel = {
      failures: 0,
      cancel: null,
      running: null,
      again: false,
      holds: new Set(),
      clicks: 0,
      awaited: 0,
      since: 0,
    };
    channels.set(channel, made);
    return made;
  };

  /** Nothing is going on there, and nothing is to be tried again. */
  const forgetIdle = (channel: string, { cancel, running, again, holds }: Channel): void => {
    if (cancel === null && running === null && !again && holds.size === 0) channels.delete(channel);
  };

  /** Another attempt does not wait for a change: nobody may act until the people awaited know of it. */
  const later = (channel: string, state: Channel): void => {
    const wait = Math.min(RETRY.first * 2 ** state.failures, RETRY.longest);
    state.failures += 1;
    after(wait, channel, state);
  };

  const after = (wait: number, channel: string, state: Channel): void => {
    state.cancel?.();
    state.cancel = timers.after(wait, () => {
      state.cancel = null;
      state.again = true;
      void start(channel, state);
    });
  };

  const run = async (channel: string, state: Channel): Promise<void> => {
    while (state.again && !isHeld(state)) {
      state.again = false;
      try {
        await once(channel);
        state.failures = 0;
      } catch (err) {
        if (err instanceof LimitedForLong) {
          after(err.until - timers.now(), channel, state);
          continue;
        }
        const how = failed(channel, err);
        if (how === 'again' && !(err instanceof ForeignRecord)) later(channel, state);
      }
    }
  };

  const start = async (channel: string, state: Channel): Promise<void> => {
    state.running ??= run(channel, state).finally(() => {
      state.running = null;
      if (state.again && !isHeld(state)) void start(channel, state);
      else forgetIdle(channel, state);
    });
    await state.running;
  };

  return {
    hold(channel) {
      const state = stateOf(channel);
      const click = (state.clicks += 1);
      state.holds.add(click);
      return () => {
        state.holds.delete(click);
        if (state.again) void start(channel, state);
        else forgetIdle(channel, state);
      };
    },
    async sync(channel) {
      const state = stateOf(channel);
      if (!state.again) state.since = timers.now();
      if (timers.now() - state.since < HELD) state.awaited = state.clicks;
      state.again = true;
      await start(channel, state);
    },
    async stop() {
      await Promise.all([...channels.values()].flatMap(({ running }) => running ?? []));
      for (const { cancel } of channels.values()) cancel?.();
    },
  };
};
