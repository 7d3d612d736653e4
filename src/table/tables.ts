import type { By } from './record/by.js';
import type { Table } from './record/data.js';
import type { Delivery, IsOurs } from './repository/delivery.js';
import type { Outcome } from './record/outcome.js';
import type { PresenceOf } from './timekeeping/presence.js';
import type { ServerLookup } from './repository/server-lookup.js';
import type { TableCommand } from './commands.js';
import type { GameQueries } from './services/game-queries.js';
import type { Managing } from './lifecycle/managing.js';
import type { Mends } from './proposals/mending.js';
import type { Moving } from './lifecycle/moving.js';
import type { Opening } from './lifecycle/opening.js';
import type { UserData } from './seats/user-data.js';
import type { Rewinds } from './proposals/rewinding.js';
import type { Housekeeping } from './services/housekeeping.js';
import type { Servers } from './servers/servers.js';
import type { Practicing } from './situations/practicing.js';
import type { Counting } from './services/finished-games.js';
import type { Advising } from './thinking/advice.js';

/** The tables of all channels: what changes one commits before it returns; the same interaction twice changes nothing. */
export interface Tables
  extends
    Opening,
    Moving,
    Managing,
    Rewinds,
    Mends,
    UserData,
    Practicing,
    Advising,
    GameQueries,
    Housekeeping,
    Counting,
    Pick<Delivery, 'onCommit' | 'onChange' | 'dispatchOutbox' | 'drain'> {
  /** The table as the store has it now; null without one. */
  table(channel: string): Promise<Table | null>;
  /** Does what somebody asks for at the table of a channel. */
  perform(channel: string, by: By, command: TableCommand): Promise<Outcome>;
  /**
   * Begins to do what happens by itself when somebody's time is over, for all tables of the store: one of the processes does it.
   * Before somebody is told that they are awaited, and before they are answered for, `presenceOf` says whether they can act at
   * all; without it all can. Tables of servers that are not `isOurs` are left to the process that looks after them. The returned
   * function ends that, and resolves when nothing is under way.
   */
  keepTime(presenceOf?: PresenceOf, isOurs?: IsOurs): () => Promise<void>;
  /**
   * When the tables do something by themselves next, and when somebody's time is over next, in milliseconds since 1970; null for
   * never. It reads every table that is played.
   */
  nextTimes(): Promise<{ readonly act: number | null; readonly deadline: number | null }>;
  /** The server of a channel's table; null where there is no table, or it is in none. */
  readonly serverOf: ServerLookup;
  /** What servers have set. */
  readonly servers: Servers;
}
