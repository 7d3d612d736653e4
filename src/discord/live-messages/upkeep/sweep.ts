import { ForeignRecord, type GameStore, type IsOurs } from '../../../table/index.js';
import type { Context } from '../context.js';
import type { GuildState } from '../../rest/guild-state.js';
import type { Timers } from '../../rest/timers.js';
import type { Digests } from './digest.js';

/** Milliseconds between two looks at all live tables. */
const EVERY = 3_600_000;
/** Looks after which games that are long over are deleted. */
const LOOKS_A_DAY = 24;

/** Looks after the tables that nobody acts on any more. */
interface Sweep {
  /** Closes what has been idle for too long and sends digests, now and every hour; deletes what is long over, now and every day. */
  start(): Promise<void>;
  stop(): void;
}

/** One table after the other: nobody waits for this. What goes to people, not to a server, one process does for all. */
export const createSweep = (
  { tables, log }: Pick<Context, 'tables' | 'log'>,
  store: Pick<GameStore, 'liveChannels'>,
  guildState: Pick<GuildState, 'isIn'>,
  timers: Timers,
  digests: Digests,
  isOurs: IsOurs,
): Sweep => {
  let cancel = (): void => undefined;
  let stopped = false;
  let looks = 0;
  const once = async (): Promise<void> => {
    for (const channel of await store.liveChannels()) {
      if (stopped) return;
      if (!isOurs(await tables.serverOf(channel))) continue;
      await tables.closeIdle(channel).catch((err: unknown) => {
        if (!(err instanceof ForeignRecord)) throw err;
      });
    }
  };
  const run = async (): Promise<void> => {
    await once().catch((err: unknown) => log.warn({ err }, 'idle tables could not be looked at'));
    if (isOurs(null)) await digests.send().catch((err: unknown) => log.warn({ err }, 'digests could not be sent'));
    if (looks % LOOKS_A_DAY === 0)
      await tables
        .removeOld(guildState.isIn)
        .catch((err: unknown) => log.warn({ err }, 'old games could not be deleted'));
    looks += 1;
    if (!stopped) cancel = timers.after(EVERY, () => void run());
  };
  return {
    start: run,
    stop() {
      stopped = true;
      cancel();
    },
  };
};
