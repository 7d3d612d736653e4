import { LRUCache } from 'lru-cache';
import type { GameStore } from '../record/game-store.js';
import { dataOf } from '../record/record.js';

/** Servers of channels that are remembered. */
const KEPT = 20_000;

/** The server of a channel's table, which never changes; null where there is no table, or it is in none. */
export type ServerLookup = (channel: string) => Promise<string | null>;

/** A cached lookup of the server of a channel. Throws `StoreUnavailable`. */
export const createServerLookup = (store: GameStore): ServerLookup => {
  // With `max` it would take the room for all of them as soon as it is made.
  const known = new LRUCache<string, string>({ maxSize: KEPT, sizeCalculation: () => 1 });
  return async (channel) => {
    const found = known.get(channel);
    if (found !== undefined) return found;
    const server = (await dataOf(store, channel))?.game.upkeep.server ?? null;
    if (server === null) return null;
    known.set(channel, server);
    return server;
  };
};
