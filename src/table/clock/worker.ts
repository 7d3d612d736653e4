import type { Logger } from '../../ops/index.js';
import type { Later } from '../record/delivery.js';
import type { Due, GameStore } from '../record/game-store.js';

/** Milliseconds between two looks at what is due. */
const EVERY = 1_000;
/** Milliseconds for which what a process has taken is its own: another one goes on with it if it dies. */
const LEASE = 4_000;
/** Milliseconds without any process from which on nobody's time has run. */
const TOLERANCE = 15_000;
/** Channels that are taken at once, at the least one of each bucket of the store. */
const MOST = 640;

/** What keeping time needs. */
interface Needs {
  readonly store: Pick<GameStore, 'beat' | 'takeDue' | 'liveChannels'>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly later: Later;
  /** Does what is in the outbox of a channel. */
  readonly deliver: (channel: string) => void;
  /** Looks at a table whose time has come; `lost`: milliseconds in which no process ran, over the store's whole life. */
  readonly look: (channel: string, lost: number) => Promise<void>;
  readonly log: Logger | undefined;
}

/**
 * Looks every second for channels that are due, one process for each at a time, and notes that a process runs. A store
 * that fails, or a table that cannot be gone on with, keeps nothing else from being done, and is tried again. The
 * returned function ends it, and resolves when nothing is under way.
 */
export const keepTime = ({ store, clock, later, deliver, look, log }: Needs): (() => Promise<void>) => {
  let isOver = false;
  let lost: number | null = null;

  const looked = async (channel: string, now: number): Promise<void> =>
    look(channel, now).catch((err: unknown) => log?.warn({ err, channel }, 'a table that is due could not go on'));

  const dealtWith = async (due: Due, now: number): Promise<void> => {
    if (due.for === 'wake') await looked(due.channel, now);
    else deliver(due.channel);
  };

  /** At the start, and after a time in which no process ran: every deadline is a later one, and every board says so. */
  const afterOutage = async (now: number): Promise<void> => {
    for (const channel of await store.liveChannels()) await looked(channel, now);
  };

  const once = async (): Promise<void> => {
    const before = lost;
    const now = await store.beat(clock(), TOLERANCE);
    lost = now;
    if (before !== now) await afterOutage(now);
    const due = await store.takeDue(clock(), LEASE, MOST);
    await Promise.all(due.map((one) => dealtWith(one, now)));
  };

  let running: Promise<void> = Promise.resolve();
  const again = (): void => {
    if (isOver) return;
    running = once()
      .catch((err: unknown) => log?.warn({ err }, 'what is due could not be looked for'))
      .then(() => later(EVERY, again));
  };
  again();
  return async () => {
    isOver = true;
    await running;
  };
};
