import type { LogEntry } from '../../engine/index.js';
import type { Leagues } from '../leagues/leagues.js';
import type { TableChange } from '../record/table-change.js';
import type { Listener } from '../repository/delivery.js';
import { GAME_ENDED, SEAT_ABANDONED } from '../repository/table-repository.js';
import type { Logs } from '../history/logs.js';
import { departuresIn } from '../seats/departures.js';
import { isPractice } from '../lobby/practice.js';
import type { Servers } from '../servers/servers.js';
import type { Statistics } from '../statistics/statistics.js';
import { inOutbox, summaryIn, summaryOf } from '../statistics/summary.js';

/** What counts finished games. */
export interface Counting {
  /** What is counted of people and servers that want it. */
  readonly statistics: Statistics;
  /** The leagues of servers. */
  readonly leagues: Leagues;
}

/** The summary of a game that a change has just ended, for the outbox: from the whole log, the lines of the change too. */
export const summarize =
  (logs: Logs, clock: () => number) =>
  async (channel: string, { data, session }: TableChange, entries: readonly LogEntry[]): Promise<readonly string[]> => {
    if (session === null || isPractice(channel)) return [];
    const before = await logs.whole(data.game.id, channel, null);
    const summary = summaryOf(data, session, [...before, ...entries], clock());
    return summary === null ? [] : [inOutbox(summary)];
  };

/** Counts a finished game, and notes who has left one or been at it until its end, before the listener hears of it. */
export const countingFirst =
  (servers: Servers, { statistics, leagues }: Counting, listener: Listener): Listener =>
  async (table, outbox) => {
    for (const summary of outbox.map(summaryIn).filter((one) => one !== null)) {
      await statistics.note(summary);
      await leagues.note(summary);
    }
    const { data } = table;
    const departures = outbox.includes(GAME_ENDED) || outbox.includes(SEAT_ABANDONED) ? departuresIn(data) : null;
    if (departures !== null && data.game.upkeep.server !== null)
      await servers.conduct.note(data.game.upkeep.server, data.game.id, departures);
    await listener(table, outbox);
  };
