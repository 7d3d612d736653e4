import type { GameStore } from './game-store.js';
import { ForeignRecord, read } from './record.js';
import type { TableData } from './types.js';

/** Days after the last act on it for which a game that is over is kept (DISCORD section 3). */
const KEPT_DAYS = 90;
const DAY = 24 * 3_600_000;

/** The data of a channel's table; null without one, and for one that this version cannot read. */
export const dataOf = async (store: GameStore, channel: string): Promise<TableData | null> => {
  const stored = await store.load(channel);
  try {
    return stored === null ? null : read(stored).data;
  } catch (error) {
    if (error instanceof ForeignRecord) return null;
    throw error;
  }
};

/** Deletes every game that has been over for so long; `now` is in milliseconds. */
export const removeOld = async (store: GameStore, now: number): Promise<void> => {
  for (const channel of await store.allChannels()) {
    const data = await dataOf(store, channel);
    const touched = data?.upkeep.touched ?? null;
    if (data?.phase === 'over' && touched !== null && now - touched >= KEPT_DAYS * DAY)
      await store.removeTable(channel);
  }
};
