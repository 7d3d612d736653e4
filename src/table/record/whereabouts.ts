import { LRUCache } from 'lru-cache';
import type { GameStore } from './game-store.js';
import { dataOf } from './record.js';

/** Servers of channels that are remembered. */
const KEPT = 20_000;

/** The server of a channel's table, which never changes; null where there is no table, or it is in none. */
export type ServerOf = (channel: string) => Promise<string | null>;

/** Remembers what it has found. Throws `StoreUnavailable`. */
export const openWhereabouts = (store: GameStore): ServerOf => {
  // With `max` it would take the room for all of them as soon as it is made.
  const known = new LRUCache<string, string>({ maxSize: KEPT, sizeCalculation: () => 1 });
  return async (channel) => {
    const found = known.get(channel);
    if (found !== undefined) return found;
    const server = (await dataOf(store, channel))?.upkeep.server ?? null;
    if (server === null) return null;
    known.set(channel, server);
    return server;
  };
};
