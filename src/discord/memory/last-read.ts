import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { LogEntry } from '../../engine/index.js';
import { seatOf, type GameStore, type Table, type Tables } from '../../table/index.js';

/** The lines of a game that came since somebody last looked, and when that was. */
interface Unread {
  readonly entries: readonly LogEntry[];
  /** In milliseconds since 1970; null when it was not noted. */
  readonly looked: number | null;
}

/** Up to where people have read: kept with the drafts, so that it outlives the process and changes no revision. */
export interface LastRead {
  /** The lines of this game that came since this user last looked, as they may read them; none before they have looked. */
  unread(table: Table, user: string): Promise<Unread>;
  /** This user is shown how the table is; `now` is in milliseconds since 1970. */
  looked(channel: string, user: string, now: number): Promise<void>;
}

const shape = z.object({ game: z.string(), line: z.string(), at: z.number().optional() });
type Look = z.infer<typeof shape>;

/** Milliseconds in which a second look at the same is not noted. */
const SAME_LOOK = 5 * 60_000;
/** Looks that are remembered for that. */
const REMEMBERED = 5_000;

const read = (text: string): Look | null => {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Where it is kept: apart from the draft of a choice. */
export const lastReadKey = (user: string): string => `seen:${user}`;

export const lastReadIn = (store: Pick<GameStore, 'draft' | 'setDraft'>, tables: Tables): LastRead => {
  /** What this process has noted last: looking twice at the same is written once. */
  const noted = new LRUCache<string, Look & { readonly at: number }>({ max: REMEMBERED });

  /** What this user has seen of this game; null before they have looked. */
  const seen = async ({ channel, data }: Table, user: string): Promise<Look | null> => {
    const text = await store.draft(channel, lastReadKey(user));
    const found = text === null ? null : read(text);
    return found?.game === data.game.id ? found : null;
  };

  const unread: LastRead['unread'] = async (table, user) => {
    const last = await seen(table, user);
    if (last === null) return { entries: [], looked: null };
    const entries = await tables.logAfter(table.channel, seatOf(table, user)?.player ?? null, last.line);
    return { entries, looked: last.at ?? null };
  };

  return {
    unread,
    async looked(channel, user, now) {
      const table = await tables.table(channel);
      if (table === null || table.data.phase !== 'playing') return;
      const line = await tables.lastLine(channel);
      if (line === null) return;
      const look = { game: table.data.game.id, line, at: now };
      const before = noted.get(`${channel}:${user}`);
      if (before?.game === look.game && before.line === line && now - before.at < SAME_LOOK) return;
      await store.setDraft(channel, lastReadKey(user), JSON.stringify(look));
      noted.set(`${channel}:${user}`, look);
    },
  };
};
