import { StoreUnavailable, type GameStore } from '../record/game-store.js';

/** How often a change is tried again after somebody else was faster. */
const ATTEMPTS = 50;

/** How something that is kept about a server is read and written; null is nothing. */
interface Kept<T> {
  readonly key: string;
  readonly read: (text: string | null) => T;
  readonly write: (value: T) => string | null;
}

/**
 * Changes something that is kept about a server, whole and at once for all processes: `change` may be called several times.
 * Throws `StoreUnavailable`.
 */
export const changing = async <T>(
  store: Pick<GameStore, 'serverData' | 'replaceServerData'>,
  { key, read, write }: Kept<T>,
  change: (now: T) => T,
): Promise<T> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await store.serverData(key);
    const after = change(read(before));
    const text = write(after);
    if (text === before || (await store.replaceServerData(key, before, text))) return after;
  }
  throw new StoreUnavailable('Others change the same all the time.');
};
