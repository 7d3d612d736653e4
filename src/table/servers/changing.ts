import { StoreUnavailable, type GameStore } from '../record/game-store.js';

/** How often a change is tried again after somebody else was faster. */
const ATTEMPTS = 50;

/** How something that is kept about a server is read and written; null is nothing. */
interface Kept<T> {
  readonly key: string;
  readonly read: (text: string | null) => T;
  readonly write: (value: T) => string | null;
}

/** How a text is kept that several processes change. */
interface Place {
  readonly get: () => Promise<string | null>;
  /** Puts the text in place of `before`; false when something else stands there. */
  readonly replace: (before: string | null, text: string | null) => Promise<boolean>;
}

/**
 * Changes what is kept there, whole and at once for all processes: `change` may be called several times, and is not written
 * where it gives back what it was given. Throws `StoreUnavailable`.
 */
export const changingAt = async <T>(
  { get, replace }: Place,
  { read, write }: Omit<Kept<T>, 'key'>,
  change: (now: T) => T | Promise<T>,
): Promise<T> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stored = await get();
    const before = read(stored);
    const after = await change(before);
    if (after === before) return after;
    const text = write(after);
    if (text === stored || (await replace(stored, text))) return after;
  }
  throw new StoreUnavailable('Others change the same all the time.');
};

/** The same for something that is kept about a server. Throws `StoreUnavailable`. */
export const changing = async <T>(
  store: Pick<GameStore, 'serverData' | 'replaceServerData'>,
  { key, read, write }: Kept<T>,
  change: (now: T) => T | Promise<T>,
): Promise<T> =>
  changingAt(
    {
      get: async () => store.serverData(key),
      replace: async (before, text) => store.replaceServerData(key, before, text),
    },
    { read, write },
    change,
  );
