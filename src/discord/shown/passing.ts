import { nextPassing, type Table, type Tables } from '../../table/index.js';
import type { Logger } from '../../ops/index.js';
import type { Timers } from '../rest/timers.js';

/** Milliseconds until a seat that could not be passed on is tried again. */
const RETRY = 5_000;

/** Gives seats that were offered to somebody for a time to the next who waits, when that time is over. */
export interface Passing {
  /** The table is as it is now: what is due of it is done then. */
  sync(table: Pick<Table, 'channel' | 'data'>): void;
  stop(): void;
}

export const createPassing = (tables: Pick<Tables, 'passSeatsOn'>, log: Logger, timers: Timers): Passing => {
  const due = new Map<string, () => void>();
  const after = (channel: string, milliseconds: number): void => {
    due.get(channel)?.();
    due.set(
      channel,
      timers.after(milliseconds, () => {
        due.delete(channel);
        tables.passSeatsOn(channel).catch((err: unknown) => {
          log.warn({ err, channel }, 'a seat could not be passed on');
          after(channel, RETRY);
        });
      }),
    );
  };
  return {
    sync({ channel, data }) {
      const until = nextPassing(data);
      due.get(channel)?.();
      due.delete(channel);
      if (until !== null) after(channel, Math.max(0, until - timers.now()));
    },
    stop() {
      for (const cancel of due.values()) cancel();
      due.clear();
    },
  };
};
