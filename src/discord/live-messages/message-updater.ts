import { createHash } from 'node:crypto';
import { withEmojis } from '../protocol/emojis.js';
import type { Payload } from '../protocol/payload.js';
import type { Permit } from '../rest/budget.js';
import { LimitedForLong } from '../rest/refusals/long-limits.js';
import type { Timers } from '../rest/timers.js';

/** Milliseconds between two edits of one board (architecture.md#boards-panels-and-mentions). */
export const BOARD_GAP = 1_100;
/** The same after a post: embeds that are edited sooner may be shown as they were (I discord/discord-api-docs#7980). */
export const FIRST_GAP = 2_000;
/** The same for a message older than an hour: Discord takes three such edits in 6 s (DISCORD section 1). */
const OLD_GAP = 2_100;
const HOUR = 3_600_000;
const DISCORD_EPOCH = 1_420_070_400_000;
/** Milliseconds until a failed edit is tried again. */
const RETRY = 5_000;
const RETRIES = 5;
/** Milliseconds that a board waits for its permit until it counts as behind. */
const BEHIND = 15_000;
/** Milliseconds after which a change is shown again in a channel where that was forbidden. */
export const FORBIDDEN_PAUSE = 60_000;

/** What a channel's board should show. */
export interface WantedMessage {
  /** Grows with every change of what is to be shown. */
  readonly revision: number;
  /** The message that is the board, null before the first. */
  readonly message: string | null;
  readonly payload: Payload;
}

/** How an attempt to show a board ended; anything else is thrown. */
export type ShowResult = 'shown' | 'gone' | 'forbidden' | 'lost';

/** What an updater needs of the outside. */
export interface UpdaterPort {
  /** Resolves when a board may be shown: what it shows is looked up only then. */
  permit(): Promise<Permit>;
  wanted(channel: string): Promise<WantedMessage | null>;
  /** Posts the board as a new message and notes its id. */
  post(channel: string, payload: Payload, old: string | null, permit: Permit): Promise<ShowResult>;
  edit(channel: string, message: string, payload: Payload, permit: Permit): Promise<ShowResult>;
  /** The bot may not show the board; called once until it can again. */
  onForbidden(channel: string): Promise<void>;
  /** The channel of the board is gone for good. */
  onLost(channel: string): Promise<void>;
  /** An attempt failed otherwise. */
  onFailed(channel: string, error: unknown): void;
  /** {@link MessageUpdater.isBehind} says something else from now on. */
  onBehind?(channel: string): void;
}

/** The right to show the board once by answering a click on it. */
export interface Lease {
  /** Whether the board looks like this already: an edit would only tell that something was done. */
  shows(payload: Payload): boolean;
  /** Gives it back; with the payload that the answer showed, or null when it showed none. */
  release(payload: Payload | null): void;
}

/**
 * Keeps the boards up to date: one edit in flight per channel, the latest state wins, edits at least
 * {@link BOARD_GAP} apart, and after an edit the revision is read again (architecture.md#boards-panels-and-mentions).
 */
export interface MessageUpdater {
  /** The table has changed. Resolves when the board shows it, or cannot. */
  markDirty(channel: string): Promise<void>;
  /** Posts the board anew, at the end of the channel. */
  repost(channel: string): Promise<void>;
  /** The bot has learnt that it may not show the board here. */
  markForbidden(channel: string): Promise<void>;
  /** What was forbidden may be allowed by now: shows it then, and says whether there was something to show. */
  retryForbidden(channel: string): boolean;
  /** Another process may have shown something else there since: what is to be shown is shown in any case. */
  invalidate(channel: string): void;
  /** The right to answer a click with the board, when nothing is in flight and the gap is over; else null. What waits for a permit is not in flight. */
  lease(channel: string): Lease | null;
  /** Whether the board has not shown the latest state for long: Discord takes no edits, or other requests go first. */
  isBehind(channel: string): boolean;
  /** Shows what is still to be shown, without gaps, and then stops. */
  stop(): Promise<void>;
}

interface Channel {
  dirty: boolean;
  repost: boolean;
  leased: boolean;
  /** A permit is waited for; an answer has shown the board since. */
  queued: boolean;
  answered: boolean;
  paused: boolean;
  /** That the board may not be shown has been told. */
  told: boolean;
  failures: number;
  /** When the last edit ended, and how long the next one has to wait from then. */
  last: number;
  gap: number;
  fingerprint: string | null;
  /** When Discord takes edits again, after a long rate limit. */
  until: number;
  behind: boolean;
  running: Promise<void> | null;
  /** Ends the wait for the gap. */
  skipDelay: (() => void) | null;
}

/** Channels of which it is remembered what they show, and when that was: of the others nothing is going on. */
const REMEMBERED = 2_000;

/** A file's name tells what is in it; texts look otherwise where the application has other emojis. */
const fingerprintOf = (payload: Payload): string => {
  const { content, embeds, components, files } = withEmojis(payload);
  return createHash('sha256')
    .update(
      JSON.stringify([
        content,
        embeds.map(({ footer: _footer, ...embed }) => embed),
        components,
        files.map(({ name, alt }) => [name, alt]),
      ]),
    )
    .digest('base64url');
};

/** Milliseconds between two edits of this message, whose id tells when it was posted. */
const gapOf = (message: string | null, now: number): number => {
  if (message === null || !/^\d{17,20}$/.test(message)) return BOARD_GAP;
  const posted = Number(BigInt(message) >> 22n) + DISCORD_EPOCH;
  return now - posted > HOUR ? OLD_GAP : BOARD_GAP;
};

export const createMessageUpdater = (port: UpdaterPort, timers: Timers): MessageUpdater => {
  const channels = new Map<string, Channel>();
  let stopping = false;

  const stateOf = (channel: string): Channel => {
    const present = channels.get(channel);
    if (present !== undefined) return present;
    const made: Channel = {
      dirty: false,
      repost: false,
      leased: false,
      queued: false,
      answered: false,
      paused: false,
      told: false,
      failures: 0,
      last: -Infinity,
      gap: BOARD_GAP,
      fingerprint: null,
      until: 0,
      behind: false,
      running: null,
      skipDelay: null,
    };
    channels.set(channel, made);
    forgetOldest();
    return made;
  };

  /** Forgets the channel that was shown first, when it is one of too many and nothing is going on there. */
  const forgetOldest = (): void => {
    if (channels.size <= REMEMBERED) return;
    for (const [channel, { dirty, leased, paused, running }] of channels) {
      if (dirty || leased || paused || running !== null) continue;
      channels.delete(channel);
      return;
    }
  };

  const pause = async (state: Channel, milliseconds: number): Promise<void> => {
    if (milliseconds <= 0 || stopping) return;
    await new Promise<void>((resolve) => {
      const cancel = timers.after(milliseconds, resolve);
      state.skipDelay = () => {
        cancel();
        resolve();
      };
    });
    state.skipDelay = null;
  };

  /** How it ended, and whether the board is a new message. */
  const show = async (
    channel: string,
    state: Channel,
    { message, payload }: WantedMessage,
    permit: Permit,
  ): Promise<readonly [ShowResult, boolean]> => {
    const { repost } = state;
    state.repost = false;
    if (message === null || repost) return [await port.post(channel, payload, message, permit), true];
    const shown = await port.edit(channel, message, payload, permit);
    if (shown !== 'gone') return [shown, false];
    const another = await port.permit();
    try {
      return [await port.post(channel, payload, null, another), true];
    } finally {
      another.end('unused');
    }
  };

  const tell = async (channel: string, state: Channel): Promise<void> => {
    if (state.told) return;
    state.told = true;
    await port.onForbidden(channel);
  };

  const once = async (channel: string, state: Channel, permit: Permit): Promise<void> => {
    state.dirty = false;
    const wanted = await port.wanted(channel);
    if (wanted === null) return;
    const fingerprint = fingerprintOf(wanted.payload);
    if (fingerprint === state.fingerprint && !state.repost && wanted.message !== null) return;
    const [shown, isNew] = await show(channel, state, wanted, permit);
    const retried = state.failures > 0;
    state.last = timers.now();
    state.gap = isNew ? FIRST_GAP : gapOf(wanted.message, state.last);
    state.failures = 0;
    if (shown === 'shown') {
      state.fingerprint = retried ? null : fingerprint;
      if (retried) state.dirty = true; // an attempt before may have posted what was then
      state.told = false;
      const now = await port.wanted(channel);
      if (now !== null && now.revision !== wanted.revision) state.dirty = true;
      return;
    }
    state.paused = true;
    await (shown === 'lost' ? port.onLost(channel) : tell(channel, state));
  };

  const setBehind = (channel: string, state: Channel, behind: boolean): void => {
    if (state.behind === behind) return;
    state.behind = behind;
    port.onBehind?.(channel);
  };

  /** Discord takes nothing until then: what is to be shown is looked up after that, or shown by an answer before. */
  const waitFor = (channel: string, state: Channel, { until }: LimitedForLong): void => {
    Object.assign(state, { until, dirty: true });
    setBehind(channel, state, true);
    timers.after(until - timers.now(), () => void start(channel, state));
  };

  const attempt = async (channel: string, state: Channel): Promise<void> => {
    Object.assign(state, { queued: true, answered: false });
    const cancel = timers.after(BEHIND, () => setBehind(channel, state, true));
    const permit = await port.permit();
    cancel();
    state.queued = false;
    if (state.leased || state.paused || state.answered) return permit.end('unused');
    try {
      await once(channel, state, permit);
      setBehind(channel, state, false);
    } catch (error) {
      if (error instanceof LimitedForLong) return waitFor(channel, state, error);
      port.onFailed(channel, error);
      state.failures += 1;
      state.last = timers.now() + RETRY - state.gap;
      if (state.failures < RETRIES && !stopping) state.dirty = true;
      else setBehind(channel, state, true);
    } finally {
      permit.end('unused');
    }
  };

  const isLimited = ({ until }: Channel): boolean => timers.now() < until;

  const run = async (channel: string, state: Channel): Promise<void> => {
    while (state.dirty && !state.leased && !state.paused && !isLimited(state)) {
      await pause(state, state.last + state.gap - timers.now());
      if (state.leased) break;
      await attempt(channel, state);
    }
  };

  const start = async (channel: string, state: Channel): Promise<void> => {
    state.running ??= run(channel, state).finally(() => {
      state.running = null;
      if (state.dirty && !state.leased && !state.paused && !isLimited(state)) void start(channel, state);
    });
    return state.running;
  };

  return {
    async markDirty(channel) {
      const state = stateOf(channel);
      state.dirty = true;
      if (timers.now() >= state.last + FORBIDDEN_PAUSE) state.paused = false;
      await start(channel, state);
    },
    async repost(channel) {
      const state = stateOf(channel);
      Object.assign(state, { dirty: true, repost: true, paused: false, failures: 0, until: 0 });
      await start(channel, state);
    },
    async markForbidden(channel) {
      const state = stateOf(channel);
      state.paused = true;
      await tell(channel, state);
    },
    retryForbidden(channel) {
      const state = channels.get(channel);
      if (state?.paused !== true) return false;
      Object.assign(state, { paused: false, dirty: true, failures: 0, fingerprint: null });
      void start(channel, state);
      return true;
    },
    invalidate(channel) {
      const state = channels.get(channel);
      if (state !== undefined) state.fingerprint = null;
    },
    lease(channel) {
      const state = stateOf(channel);
      const isFree = state.queued || (state.running === null && (!state.dirty || isLimited(state)));
      if (stopping || state.leased || !isFree) return null;
      if (timers.now() < state.last + state.gap) return null;
      state.leased = true;
      return {
        shows: (payload) => state.fingerprint === fingerprintOf(payload),
        release(payload) {
          state.leased = false;
          if (payload !== null) {
            state.last = timers.now();
            state.answered = true;
            state.fingerprint = fingerprintOf(payload);
            state.paused = false;
            setBehind(channel, state, false);
          }
          if (state.dirty) void start(channel, state);
        },
      };
    },
    isBehind: (channel) => channels.get(channel)?.behind ?? false,
    async stop() {
      stopping = true;
      for (const state of channels.values()) state.skipDelay?.();
      await Promise.all([...channels].map(async ([channel, state]) => start(channel, state)));
    },
  };
};
