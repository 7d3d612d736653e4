import { createHash } from 'node:crypto';
import { turnOf } from '../../engine/index.js';
import type { Table } from '../../table/index.js';
import { createChores, type Chores } from '../rest/chores.js';
import type { Context } from './context.js';
import { pingMessage } from '../messages/board/ping-message.js';
import { fateOf, type Messenger } from '../rest/messenger.js';
import { askedPeople } from '../format/seat-names.js';
import type { Timers } from '../rest/timers.js';

/**
 * The one message of a table that names everybody awaited (DESIGN section 6): posted when a window opens, its buttons
 * removed when the window closes, deleted when a newer one is posted or the turn ends.
 */
export interface Pings extends Chores {
  /** This user has just acted here and sees their panel: a question to nobody but them needs no message. */
  acted(channel: string, user: string): void;
}

const turnNumber = ({ session }: Table): number => (session === null ? 0 : turnOf(session).number);

/** Another one for other people: a seat may change hands while its player is awaited. */
const nonceOf = (table: Table, window: string): string => {
  const users = askedPeople(table).map(({ user }) => user);
  return createHash('sha256')
    .update(`${table.data.game}:${window}:${users.join(',')}`)
    .digest('base64url')
    .slice(0, 24);
};

/** The window that the people asked should be told about; null when there is none, or only the one who acted last. */
const windowToTell = (table: Table, actor: string | null): string | null => {
  const people = askedPeople(table);
  if (table.data.phase !== 'playing' || people.length === 0) return null;
  return people.every(({ user }) => user === actor) ? null : (table.data.window?.id ?? null);
};

export const createPings = (context: Context, messenger: Messenger, timers: Timers): Pings => {
  const { tables, log } = context;
  const actors = new Map<string, string>();
  /** The turn in which the present message was posted. */
  const turns = new Map<string, number>();

  const post = async (table: Table, window: string): Promise<void> => {
    const { channel, data } = table;
    const ping = await messenger.post(
      channel,
      pingMessage(table, context.words(data.language)),
      nonceOf(table, window),
    );
    turns.set(channel, turnNumber(table));
    await tables.noteMessages(channel, { ping, pingWindow: window });
    if (data.messages.ping !== null && data.messages.ping !== ping) await messenger.remove(channel, data.messages.ping);
  };

  /** The window of the present message has closed and nobody new is told. */
  const close = async (table: Table, ping: string): Promise<void> => {
    const { channel, data } = table;
    if (turns.get(channel) !== turnNumber(table) || data.phase !== 'playing') {
      await messenger.remove(channel, ping);
      await tables.noteMessages(channel, { ping: null, pingWindow: null });
    } else if (data.messages.pingWindow !== null) {
      await messenger.strip(channel, ping, context.words(data.language).board.pingDone);
      await tables.noteMessages(channel, { pingWindow: null });
    }
  };

  const once = async (channel: string): Promise<void> => {
    const table = await tables.table(channel);
    if (table === null) return;
    const { ping, pingWindow } = table.data.messages;
    const wanted = windowToTell(table, actors.get(channel) ?? null);
    if (wanted !== null && wanted !== pingWindow) await post(table, wanted);
    else if (ping !== null && pingWindow !== table.data.window?.id) await close(table, ping);
  };

  const failed = (channel: string, err: unknown): 'again' | 'hopeless' => {
    const fate = fateOf(err);
    const forbidden = fate === 'forbidden' || fate === 'lost';
    log[forbidden ? 'info' : 'error']({ err, channel }, 'the people awaited could not be told');
    return forbidden ? 'hopeless' : 'again';
  };

  return {
    ...createChores(once, failed, timers),
    acted: (channel, user) => void actors.set(channel, user),
  };
};
