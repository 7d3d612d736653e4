import { createHash } from 'node:crypto';
import { ForeignRecord, type Table } from '../table/index.js';
import type { Context } from './context.js';
import { pingMessage } from './messages/ping.js';
import { fateOf, type Messenger } from './rest.js';
import { askedPeople } from './seats.js';
import type { Timers } from './timers.js';

/**
 * The one message of a table that names everybody awaited (DESIGN section 6): posted when a window opens, its buttons
 * removed when the window closes, deleted when a newer one is posted or the turn ends.
 */
export interface Pings {
  /** This user has just acted here and sees their panel: a question to nobody but them needs no message. */
  acted(channel: string, user: string): void;
  /** Leaves the message alone while a click on it is being answered; the returned function ends that. */
  hold(channel: string): () => void;
  /** Brings the message up to date with the table. */
  sync(channel: string): Promise<void>;
  /** Calls off what would be tried again, and resolves when nothing is under way. */
  stop(): Promise<void>;
}

/** Milliseconds until what failed is tried again: doubled with every failure up to the longest. */
const RETRY = { first: 5_000, longest: 60_000 } as const;

interface Channel {
  failures: number;
  /** Calls the next attempt off. */
  cancel: (() => void) | null;
  running: Promise<void> | null;
  again: boolean;
  holds: number;
  actor: string | null;
  turn: number | null;
}

const turnOf = (table: Table): number => table.session?.state.turn.number ?? 0;

const nonceOf = (table: Table, window: string): string =>
  createHash('sha256').update(`${table.data.game}:${window}`).digest('base64url').slice(0, 24);

/** The window that the people asked should be told about; null when there is none, or only the one who acted last. */
const windowToTell = (table: Table, actor: string | null): string | null => {
  const people = askedPeople(table);
  if (table.data.phase !== 'playing' || people.length === 0) return null;
  return people.every(({ user }) => user === actor) ? null : (table.data.window?.id ?? null);
};

export const createPings = (context: Context, messenger: Messenger, timers: Timers): Pings => {
  const { tables, log } = context;
  const channels = new Map<string, Channel>();
  const stateOf = (channel: string): Channel => {
    const present = channels.get(channel);
    if (present !== undefined) return present;
    const made = { failures: 0, cancel: null, running: null, again: false, holds: 0, actor: null, turn: null };
    channels.set(channel, made);
    return made;
  };

  const post = async (table: Table, window: string, state: Channel): Promise<void> => {
    const { channel, data } = table;
    const ping = await messenger.post(
      channel,
      pingMessage(table, context.words(data.language)),
      nonceOf(table, window),
    );
    state.turn = turnOf(table);
    await tables.noteMessages(channel, { ping, pingWindow: window });
    if (data.messages.ping !== null && data.messages.ping !== ping) await messenger.remove(channel, data.messages.ping);
  };

  /** The window of the present message has closed and nobody new is told. */
  const close = async (table: Table, ping: string, state: Channel): Promise<void> => {
    const { channel, data } = table;
    if (state.turn !== turnOf(table) || data.phase !== 'playing') {
      await messenger.remove(channel, ping);
      await tables.noteMessages(channel, { ping: null, pingWindow: null });
    } else if (data.messages.pingWindow !== null) {
      await messenger.strip(channel, ping, context.words(data.language).board.pingDone);
      await tables.noteMessages(channel, { pingWindow: null });
    }
  };

  const once = async (channel: string, state: Channel): Promise<void> => {
    const table = await tables.table(channel);
    if (table === null) return;
    const { ping, pingWindow } = table.data.messages;
    const wanted = windowToTell(table, state.actor);
    if (wanted !== null && wanted !== pingWindow) await post(table, wanted, state);
    else if (ping !== null && pingWindow !== table.data.window?.id) await close(table, ping, state);
  };

  /** Nobody else may act until the people awaited know of it, so another attempt does not wait for a change. */
  const failed = (channel: string, state: Channel, err: unknown): void => {
    const forbidden = fateOf(err) === 'forbidden';
    log[forbidden ? 'info' : 'error']({ err, channel }, 'the people awaited could not be told');
    if (forbidden || err instanceof ForeignRecord) return;
    const wait = Math.min(RETRY.first * 2 ** state.failures, RETRY.longest);
    state.failures += 1;
    state.cancel?.();
    state.cancel = timers.after(wait, () => {
      state.again = true;
      void start(channel, state);
    });
  };

  const run = async (channel: string, state: Channel): Promise<void> => {
    while (state.again && state.holds === 0) {
      state.again = false;
      try {
        await once(channel, state);
        state.failures = 0;
      } catch (err) {
        failed(channel, state, err);
      }
    }
  };

  const start = async (channel: string, state: Channel): Promise<void> => {
    state.running ??= run(channel, state).finally(() => {
      state.running = null;
      if (state.again && state.holds === 0) void start(channel, state);
    });
    await state.running;
  };

  return {
    acted(channel, user) {
      stateOf(channel).actor = user;
    },
    hold(channel) {
      const state = stateOf(channel);
      state.holds += 1;
      return () => {
        state.holds -= 1;
        if (state.again) void start(channel, state);
      };
    },
    async sync(channel) {
      const state = stateOf(channel);
      state.again = true;
      await start(channel, state);
    },
    async stop() {
      await Promise.all([...channels.values()].flatMap(({ running }) => running ?? []));
      for (const { cancel } of channels.values()) cancel?.();
    },
  };
};
