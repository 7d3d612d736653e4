import { LRUCache } from 'lru-cache';
import { seatOf, type Presence, type PresenceOf, type Seat, type Table } from '../../table/index.js';
import type { Context } from './context.js';
import type { Work } from '../rest/budget.js';
import type { Membership, Messenger } from '../rest/messenger.js';
import { askedPeople, seatName } from '../format/seat-names.js';
import type { GuildState } from '../rest/guild-state.js';
import type { Timers } from '../rest/timers.js';

/** Milliseconds for which somebody who acted, or was found to be there, is taken to be there. */
const FRESH = 10 * 60_000;
/** The same before they are told that they are awaited, or answered for. */
const JUST = 60_000;
/** People of whom that is remembered. */
const REMEMBERED = 5_000;

/**
 * People who are awaited and cannot act any more. Discord tells the bot of nobody who leaves (intent Guilds), so it asks:
 * before somebody is told that they are awaited or answered for, and for those awaited who have not been seen for ten
 * minutes. Somebody who is no longer in the server is taken to have left the table (in a game a computer player takes the
 * seat), and the host is told of somebody who has been timed out.
 */
export interface Absences {
  /** This user has just done something in a server. */
  seen(server: string, user: string): void;
  check(channel: string): Promise<void>;
  /** Whether somebody who acts elsewhere can act at a table now; of a time-out the host is told. Fails where Discord does not say. */
  readonly presenceOf: PresenceOf;
  /** The same for the tables' clocks, which ask when nothing else is to be done and not about somebody who was there just now. */
  readonly presenceForClocks: PresenceOf;
}

/** Of whom several things ask at once Discord is asked once. */
export const createAbsences = (
  { tables, words, log }: Pick<Context, 'tables' | 'words' | 'log'>,
  messenger: (work: Work) => Pick<Messenger, 'member' | 'tell'>,
  guildState: Pick<GuildState, 'serverOf'>,
  timers: Timers,
): Absences => {
  /** When somebody was last there, by server and user, and when `check` asked about them, with whatever answer. */
  const there = new LRUCache<string, number>({ max: REMEMBERED });
  const checked = new LRUCache<string, number>({ max: REMEMBERED });
  const since = (times: LRUCache<string, number>, server: string, user: string): number =>
    timers.now() - (times.get(`${server}:${user}`) ?? -Infinity);
  const seen = (server: string, user: string): void => void there.set(`${server}:${user}`, timers.now());
  /** Until when somebody is timed out, as the host has been told. */
  const told = new LRUCache<string, number>({ max: REMEMBERED });

  /** Discord's answers that are awaited, by server and user. */
  const asked = new Map<string, Promise<Membership>>();
  const ask = async (server: string, user: string): Promise<Membership> => {
    const key = `${server}:${user}`;
    const before = asked.get(key);
    if (before !== undefined) return before;
    const asking = messenger('upkeep')
      .member(server, user)
      .finally(() => asked.delete(key));
    asked.set(key, asking);
    return asking;
  };

  const replace = async ({ channel, data }: Table, user: string, { name }: Seat): Promise<void> => {
    log.info({ channel }, 'somebody awaited is no longer in the server and leaves the table');
    await tables.perform(
      channel,
      { interaction: `gone-${data.game.id}-${user}`, person: { user, name } },
      { do: 'leave' },
    );
  };

  const tellHost = async ({ channel, data }: Table, user: string, seat: Seat, until: number): Promise<void> => {
    const key = `${channel}:${user}`;
    if (told.get(key) === until || data.game.host === user) return;
    told.set(key, until);
    const { healing } = words(data.display.language);
    await messenger('notice').tell(
      data.game.host,
      healing.timedOut(seatName(seat, 'markdown'), channel, Math.ceil(until / 1000)),
    );
  };

  const look = async (channel: string, server: string, user: string): Promise<void> => {
    const found = await ask(server, user);
    const table = await tables.table(channel);
    const seat = table === null ? null : seatOf(table, user);
    if (table === null || seat === null) return;
    if (found.is === 'gone') return replace(table, user, seat);
    if (found.timedOutUntil === null || found.timedOutUntil <= timers.now()) seen(server, user);
    else {
      await tellHost(table, user, seat, found.timedOutUntil);
    }
  };

  const tellHostOf = async (channel: string, user: string, until: number): Promise<void> => {
    const table = await tables.table(channel);
    const seat = table === null ? null : seatOf(table, user);
    if (table !== null && seat !== null) await tellHost(table, user, seat, until);
  };

  const presence = (channel: string, server: string, user: string, found: Membership): Presence => {
    if (found.is === 'gone') return 'gone';
    const { timedOutUntil } = found;
    if (timedOutUntil === null || timedOutUntil <= timers.now()) {
      seen(server, user);
      return 'here';
    }
    void tellHostOf(channel, user, timedOutUntil).catch((err: unknown) =>
      log.info({ err, channel }, 'the host was not told'),
    );
    return { timedOutUntil };
  };

  const asking =
    (isKnown: (server: string, user: string) => boolean, member: Messenger['member']): PresenceOf =>
    async ({ channel, server: known }, user) => {
      const server = known ?? guildState.serverOf(channel);
      if (server === null || isKnown(server, user)) return 'here';
      return presence(channel, server, user, await member(server, user));
    };

  return {
    presenceOf: asking(() => false, messenger('answer').member),
    presenceForClocks: asking((server, user) => since(there, server, user) < JUST, ask),
    seen,
    async check(channel) {
      const server = guildState.serverOf(channel);
      const table = await tables.table(channel);
      if (server === null || table === null || table.data.phase === 'over') return;
      const awaited = table.data.phase === 'lobby' ? table.data.game.seats : askedPeople(table);
      const users = awaited.flatMap(({ user }) => user ?? []);
      const unseen = users.filter(
        (user) => Math.min(since(there, server, user), since(checked, server, user)) >= FRESH,
      );
      for (const user of unseen) checked.set(`${server}:${user}`, timers.now());
      for (const user of unseen) {
        await look(channel, server, user).catch((err: unknown) => log.info({ err, channel }, 'somebody was not found'));
      }
    },
  };
};
