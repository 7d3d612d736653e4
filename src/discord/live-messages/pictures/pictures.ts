import { createHash } from 'node:crypto';
import type { LogEntry } from '../../../engine/index.js';
import { incidentId, type Logger } from '../../../ops/index.js';
import type { Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { drawableBoard, drawableInspected } from './drawables.js';
import type { Attached } from '../../protocol/payload.js';
import { createStudio, type Drawable, type Studio } from '../../picture/index.js';

/** The pictures of the tables (DISCORD section 3). */
export interface Pictures {
  /**
   * The picture of a table's board or of its result, of which `log` tells. None where the table or the channel has no pictures,
   * and when it cannot be drawn: the text says everything. `stale` when it had to wait and `isStale` says that the table has
   * changed meanwhile.
   */
  board(
    table: Table,
    w: Words,
    log: readonly LogEntry[],
    isStale: () => Promise<boolean>,
  ): Promise<Attached | 'none' | 'stale'>;
  /** What a user looks at, drawn for their eyes only; `path` as in the message of Inspect. */
  inspected(table: Table, user: string, w: Words, path: string): Promise<readonly Attached[]>;
  /** A story of a table, which boards go before; null where the table or the channel has no pictures, and when it cannot be drawn. */
  story(table: Table, channel: string, drawable: Drawable | null): Promise<Attached | null>;
  /** The board of a table at a moment that is over; none where the table or the channel has no pictures, and when it cannot be drawn. */
  ofMoment(table: Table, drawable: Drawable): Promise<readonly Attached[]>;
  /** A picture that belongs to no table; none where the channel has no pictures, and when it cannot be drawn. */
  apart(channel: string, drawable: Drawable): Promise<readonly Attached[]>;
  /** Notes whether the bot may attach files in a channel. */
  allow(channel: string, may: boolean): void;
}

/** The same for the same picture, and for nothing else: it tells nothing that is not on it. */
const keyOf = ({ kind, scene }: Drawable): string => {
  const content = `${kind} ${JSON.stringify(scene)}`;
  return createHash('sha256').update(content).digest('hex').slice(0, 20);
};

export const createPictures = (log: Logger, studio: Studio = createStudio()): Pictures => {
  const forbidden = new Set<string>();

  const attached = async (drawable: Drawable, how?: Parameters<Studio['draw']>[2]): Promise<Attached | null> => {
    const key = keyOf(drawable);
    const { alt, ...picture } = drawable;
    const data = await studio.draw(key, picture, how);
    return data === null ? null : { name: `${drawable.kind}-${key}.png`, data, alt };
  };

  /** What is drawn, or `otherwise` when it cannot be. */
  const guarded = async <T>(channel: string, otherwise: T, draw: () => Promise<T>): Promise<T> => {
    try {
      return await draw();
    } catch (err) {
      log.error({ err, incident: incidentId(), channel }, 'a picture could not be drawn');
      return otherwise;
    }
  };

  const apart: Pictures['apart'] = async (channel, drawable) => {
    if (forbidden.has(channel)) return [];
    return guarded<readonly Attached[]>(channel, [], async () => {
      const file = await attached(drawable);
      return file === null ? [] : [file];
    });
  };

  return {
    async board(table, w, entries, isStale) {
      if (!table.data.display.picture || forbidden.has(table.channel)) return 'none';
      return guarded<Attached | 'none' | 'stale'>(table.channel, 'none', async () => {
        const drawable = drawableBoard(table, w, entries);
        return drawable === null ? 'none' : ((await attached(drawable, { isStale })) ?? 'stale');
      });
    },
    async inspected(table, user, w, path) {
      if (!table.data.display.picture || forbidden.has(table.channel)) return [];
      return guarded<readonly Attached[]>(table.channel, [], async () => {
        const files = await Promise.all(
          drawableInspected(table, user, w, path).map(async (drawable) => attached(drawable)),
        );
        return files.filter((file) => file !== null);
      });
    },
    async story(table, channel, drawable) {
      if (drawable === null || !table.data.display.picture || forbidden.has(channel)) return null;
      return guarded(channel, null, async () => attached(drawable, { canWait: true }));
    },
    ofMoment: async (table, drawable) => (table.data.display.picture ? apart(table.channel, drawable) : []),
    apart,
    allow(channel, may) {
      if (may) forbidden.delete(channel);
      else forbidden.add(channel);
    },
  };
};
