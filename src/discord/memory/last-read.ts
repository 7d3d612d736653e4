import { z } from 'zod';
import type { LogEntry } from '../../engine/index.js';
import { seatOf, type GameStore, type Table, type Tables } from '../../table/index.js';

/** Up to where people have read: kept with the drafts, so that it outlives the process and changes no revision. */
export interface LastRead {
  /** The lines of this game that came since this user last looked, as they may read them; none before they have looked. */
  unread(table: Table, user: string): Promise<readonly LogEntry[]>;
  /** This user has just been shown how the table is. */
  looked(channel: string, user: string): Promise<void>;
}

const shape = z.object({ game: z.string(), line: z.string() });

const read = (text: string): z.infer<typeof shape> | null => {
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
  const noted = new Map<string, string>();

  /** The id of the last line that this user has seen of this game; null before they have looked. */
  const seen = async ({ channel, data }: Table, user: string): Promise<string | null> => {
    const text = await store.draft(channel, lastReadKey(user));
    const found = text === null ? null : read(text);
    return found?.game === data.game ? found.line : null;
  };

  const unread: LastRead['unread'] = async (table, user) => {
    const last = await seen(table, user);
    return last === null ? [] : tables.logAfter(table.channel, seatOf(table, user)?.player ?? null, last);
  };

  return {
    unread,
    async looked(channel, user) {
      const table = await tables.table(channel);
      if (table === null || table.data.phase !== 'playing') return;
      const line = await tables.lastLine(channel);
      if (line === null) return;
      const text = JSON.stringify({ game: table.data.game, line });
      if (noted.get(`${channel}:${user}`) === text) return;
      await store.setDraft(channel, lastReadKey(user), text);
      noted.set(`${channel}:${user}`, text);
    },
  };
};
