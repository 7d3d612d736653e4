import type { Logger } from '../../ops/index.js';
import type { Later } from '../repository/delivery.js';
import type { Due, GameStore } from '../record/game-store.js';

/** Milliseconds between two looks at what is due. */
const EVERY = 1_000;
/** Milliseconds for which a process holds the lease of what it has taken: if it dies, another one takes over. */
const LEASE = 4_000;
/** Milliseconds without any process from which on nobody's time has run. */
const TOLERANCE = 15_000;
/** Channels that one process works on at the same time. */
const MOST = 200;
/** Milliseconds until a channel that failed is processed again: doubled with every failure up to the longest. */
const PATIENCE = { first: 1_000, longest: 60_000 } as const;

/** What the worker is made of. */
interface TimeWorkerDeps {
  readonly store: Pick<GameStore, 'beat' | 'takeDue' | 'liveChannels'>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly later: Later;
  /** Does what another process has left in the outbox of a channel. */
  readonly deliver: (channel: string) => Promise<void>;
  /**
   * Looks at a table whose time has come; `lost`: milliseconds in which no process ran, over the store's whole life. What it
   * does not commit a new time for comes up again. It is called for every live table at the start and when `lost` has
   * changed, for its time may have to be another one now.
   */
  readonly look: (channel: string, lost: number) => Promise<void>;
  /** Whether a channel is one of this process's: others are left to theirs. Absent: all are. */
  readonly isOurs?: (channel: string) => Promise<boolean>;
  readonly log: Logger | undefined;
}

/** Runs jobs, one at a time for each name; a name that fails is not run again for a while (exponential back-off). */
const createJobRunner = (clock: () => number, log: Logger | undefined) => {
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, { readonly times: number; readonly until: number }>();

  const failed = (name: string, err: unknown): void => {
    const times = (failures.get(name)?.times ?? 0) + 1;
    failures.set(name, { times, until: clock() + Math.min(PATIENCE.first * 2 ** (times - 1), PATIENCE.longest) });
    log?.warn({ err, due: name }, 'a table that is due could not be gone on with');
  };

  const isLeftAlone = (name: string): boolean => {
    const until = failures.get(name)?.until ?? -Infinity;
    return clock() < until && until - clock() <= PATIENCE.longest; // a clock that was set back keeps nothing waiting
  };

  return {
    size: (): number => running.size,
    start(name: string, act: () => Promise<void>): void {
      if (running.has(name) || isLeftAlone(name)) return;
      const run = act()
        .then(() => void failures.delete(name))
        .catch((err: unknown) => failed(name, err))
        .finally(() => running.delete(name));
      running.set(name, run);
    },
    async finished(): Promise<void> {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
};

/**
 * Every second sends a heartbeat to the store and processes the channels that are due, each in one process at a time. A table
 * that is slow, or fails, keeps nothing else waiting; a store that fails is asked again. The returned function ends it,
 * and resolves when nothing is under way.
 */
export const keepTime = ({
  store,
  clock,
  later,
  deliver,
  look,
  isOurs,
  log,
}: TimeWorkerDeps): (() => Promise<void>) => {
  const jobs = createJobRunner(clock, log);
  let isOver = false;
  let isAway = false;
  /** The `lost` time with which all live tables were processed last; null before the first time. */
  let processedLost: number | null = null;

  const processDue = ({ channel, for: what }: Due, lost: number): void =>
    jobs.start(`${what} ${channel}`, async () => (what === 'wake' ? look(channel, lost) : deliver(channel)));

  const processAll = async (lost: number): Promise<void> => {
    for (const channel of await store.liveChannels()) {
      if (isOurs !== undefined && !(await isOurs(channel))) continue;
      await look(channel, lost).catch((err: unknown) => log?.warn({ err, channel }, 'a table could not be looked at'));
      await new Promise<void>((resolve) => setImmediate(resolve)); // yields to the event loop, so that acts are answered meanwhile
    }
    processedLost = lost;
  };

  const once = async (): Promise<void> => {
    const lost = await store.beat(clock(), TOLERANCE);
    if (processedLost !== lost) jobs.start('all', async () => processAll(lost));
    const free = MOST - jobs.size();
    const due = free > 0 ? await store.takeDue(clock(), LEASE, free, isOurs) : [];
    for (const one of due) processDue(one, lost);
  };

  /** Says once that the store is away, and not every second. */
  const away = (err: unknown): void => {
    if (!isAway) log?.warn({ err }, 'what is due could not be looked for');
    isAway = true;
  };

  let running: Promise<void> = Promise.resolve();
  const again = (): void => {
    if (isOver) return;
    running = once()
      .then(() => void (isAway = false))
      .catch(away)
      .then(() => later(EVERY, again));
  };
  again();
  return async () => {
    isOver = true;
    await running;
    await jobs.finished();
  };
};
