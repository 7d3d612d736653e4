import { seatOf, type PresenceOf, type Seat, type Table } from '../../table/index.js';
import type { Context } from './context.js';
import type { Messenger } from '../rest/messenger.js';
import { askedPeople, seatName } from '../format/seat-names.js';
import { openRecent } from '../rest/recent.js';
import type { Surroundings } from '../rest/surroundings.js';
import type { Timers } from '../rest/timers.js';

/** Milliseconds for which somebody who acted, or was found to be there, is taken to be there. */
const FRESH = 10 * 60_000;
/** People of whom that is remembered. */
const REMEMBERED = 5_000;

/**
 * People who are awaited and cannot act any more. Discord tells the bot of nobody who leaves (intent Guilds), so it asks:
 * before somebody is told that they are awaited or answered for, and for those awaited who have not been seen for ten
 * minutes. Somebody who is no longer in the server is taken to have left the table (in a game a computer player takes the
 * seat), and the host is told of somebody who has been timed out.
 */
export interface Absences {
  /** This user has just done something. */
  seen(user: string): void;
  check(channel: string): Promise<void>;
  /** Whether somebody can act at a table now; of a time-out the host is told. Fails where Discord does not say. */
  readonly presenceOf: PresenceOf;
}

/** For the tables' clocks it is asked at once, otherwise when nothing else is to be done. */
export const createAbsences = (
  { tables, words, log }: Pick<Context, 'tables' | 'words' | 'log'>,
  messenger: Pick<Messenger, 'member' | 'tell'>,
  unhurried: Pick<Messenger, 'member'>,
  surroundings: Pick<Surroundings, 'serverOf'>,
  timers: Timers,
): Absences => {
  const last = openRecent<number>(REMEMBERED);
  /** Until when somebody is timed out, as the host has been told. */
  const told = openRecent<number>(REMEMBERED);

  const replace = async ({ channel, data }: Table, user: string, { name }: Seat): Promise<void> => {
    log.info({ channel }, 'somebody awaited is no longer in the server and leaves the table');
    await tables.leave(channel, `gone-${data.game}-${user}`, { user, name });
  };

  const tellHost = async ({ channel, data }: Table, user: string, seat: Seat, until: number): Promise<void> => {
    const key = `${channel}:${user}`;
    if (told.get(key) === until || data.host === user) return;
    told.set(key, until);
    const { healing } = words(data.language);
    await messenger.tell(data.host, healing.timedOut(seatName(seat, 'markdown'), channel, Math.ceil(until / 1000)));
  };

  const look = async (channel: string, server: string, user: string): Promise<void> => {
    const found = await unhurried.member(server, user);
    const table = await tables.table(channel);
    const seat = table === null ? null : seatOf(table, user);
    if (table === null || seat === null) return;
    if (found.is === 'gone') return replace(table, user, seat);
    if (found.timedOutUntil !== null && found.timedOutUntil > timers.now()) {
      await tellHost(table, user, seat, found.timedOutUntil);
    }
  };

  const tellHostOf = async (channel: string, user: string, until: number): Promise<void> => {
    const table = await tables.table(channel);
    const seat = table === null ? null : seatOf(table, user);
    if (table !== null && seat !== null) await tellHost(table, user, seat, until);
  };

  const presenceOf: PresenceOf = async ({ channel, server: known }, user) => {
    const server = known ?? surroundings.serverOf(channel);
    if (server === null) return 'here';
    const found = await messenger.member(server, user);
    last.set(user, timers.now());
    if (found.is === 'gone') return 'gone';
    const { timedOutUntil } = found;
    if (timedOutUntil === null || timedOutUntil <= timers.now()) return 'here';
    void tellHostOf(channel, user, timedOutUntil).catch((err: unknown) =>
      log.info({ err, channel }, 'the host was not told'),
    );
    return { timedOutUntil };
  };

  return {
    presenceOf,
    seen: (user) => last.set(user, timers.now()),
    async check(channel) {
      const server = surroundings.serverOf(channel);
      const table = await tables.table(channel);
      if (server === null || table === null || table.data.phase === 'over') return;
      const now = timers.now();
      const awaited = table.data.phase === 'lobby' ? table.data.seats : askedPeople(table);
      const users = awaited.flatMap(({ user }) => user ?? []);
      const unseen = users.filter((user) => now - (last.get(user) ?? -Infinity) >= FRESH);
      for (const user of unseen) last.set(user, now);
      for (const user of unseen) {
        await look(channel, server, user).catch((err: unknown) => log.info({ err, channel }, 'somebody was not found'));
      }
    },
  };
};
