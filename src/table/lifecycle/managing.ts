import { appendLogLine } from '../../engine/index.js';
import { nudgedAt, type Nudged } from '../clock/nudging.js';
import { isRefused, type TableChange, type WorkingCopy } from '../record/table-change.js';
import type { Acting, By } from '../record/by.js';
import { updated, type Person, type Table, type TableData } from '../record/data.js';
import { requireTable, type Transaction, type TableRepository } from '../repository/table-repository.js';
import type { Outcome, Refusal } from '../record/outcome.js';
import { ForeignRecord } from '../record/record.js';
import type { Servers } from '../servers/servers.js';
import { proposalsGoingOn } from '../proposals/consent.js';
import { leave } from '../seats/leaving.js';
import { isSeated, reseated, stopWaiting } from '../lobby/lobby.js';

/** What came of asking those who are awaited to go on; `nudged` is null when it was not done now. */
interface NudgeOutcome {
  readonly outcome: Outcome;
  readonly nudged: Nudged | null;
}

/** What people who manage a server do with its tables, and with who may play there. */
export interface Managing {
  /** The tables of a server that are not over. It reads all of them. */
  tablesIn(server: string): Promise<readonly Table[]>;
  /** Asks whoever is awaited to go on: once for each wait and person, in place of their reminder, never in their quiet hours. */
  nudge(channel: string, by: By, game: string): Promise<NudgeOutcome>;
  /** Keeps somebody out of the new tables of a server, and takes them off those that have not begun and off all waiting lists. */
  keepOut(server: string, by: By, person: Person): Promise<void>;
}

/** What managing is made of. */
interface ManagingDeps {
  readonly repository: TableRepository;
  readonly servers: Servers;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly act: Acting;
  readonly outbox: Parameters<TableRepository['act']>[3];
}

/** Why the game of this id is not played at this table now, or null. */
const notPlayed = ({ data, session }: WorkingCopy, game: string): Refusal | null => {
  if (data.game.id !== game) return { why: 'movedOn' };
  if (data.phase === 'lobby') return { why: 'notStarted' };
  return data.phase === 'over' || session === null ? { why: 'gameOver' } : null;
};

const withClock = (data: TableData, clock: TableData['clock']): TableData => ({ ...data, clock });

export const pause = (working: WorkingCopy, game: string, id: string, now: number): TableChange | Refusal => {
  const { data, session } = working;
  const not = notPlayed(working, game);
  if (not !== null) return not;
  if (data.clock.paused !== undefined) return { why: 'notPossible' };
  if (session !== null) appendLogLine(session, { say: 'pause', detail: 'waits' }, id);
  return { session, data: withClock(data, { ...data.clock, paused: { since: now } }) };
};

export const resume = (working: WorkingCopy, game: string, id: string, now: number): TableChange | Refusal => {
  const { data, session } = working;
  const not = notPlayed(working, game);
  if (not !== null) return not;
  const { paused: isPaused, ...clock } = data.clock;
  if (isPaused === undefined) return { why: 'notPossible' };
  if (session !== null) appendLogLine(session, { say: 'pause', detail: 'goesOn' }, id);
  return { session, data: updated(withClock(data, clock), { social: proposalsGoingOn(data, now) }) };
};

/** The table without somebody who is kept out of new ones: what has begun goes on. */
const withoutKeptOut = (working: WorkingCopy, person: Person): TableChange | Refusal =>
  working.data.phase === 'lobby' ? leave(working, person) : stopWaiting(working, person);

/** The lobby without those who are kept out of new tables. */
export const withoutUsers = (change: TableChange, users: readonly string[]): TableChange => {
  const seats = change.data.game.seats.filter(({ user }) => user === null || !users.includes(user));
  return seats.length === change.data.game.seats.length ? change : { ...change, data: reseated(change.data, seats) };
};

/** What somebody does to sit down at a table, unless they are kept out of new ones; another refusal comes first. */
export const unlessKeptOut = async (
  servers: Servers,
  { data }: WorkingCopy,
  { user }: Person,
  change: TableChange | Refusal,
): Promise<TableChange | Refusal> =>
  !isRefused(change) && (await servers.keptOut.has(data.game.upkeep.server, user)) ? { why: 'keptOut' } : change;

export const createManaging = ({ repository, servers, clock, act, outbox }: ManagingDeps): Managing => {
  const tableIn = async (channel: string): Promise<Table | null> => {
    try {
      return await repository.current(channel);
    } catch (error) {
      if (error instanceof ForeignRecord) return null;
      throw error;
    }
  };
  const tablesIn = async (server: string): Promise<readonly Table[]> => {
    const tables = await Promise.all((await servers.opened(server)).map(tableIn));
    return tables.flatMap((table) =>
      table === null || table.data.phase === 'over' || table.data.game.upkeep.server !== server ? [] : [table],
    );
  };
  return {
    tablesIn,
    async nudge(channel, by, game) {
      let nudged: Nudged | null = null;
      const nudging: Transaction = requireTable((working) => {
        const not = notPlayed(working, game);
        if (not !== null) return not;
        const { data, session } = working;
        const after = nudgedAt(data, clock());
        nudged = after.nudged;
        return after.nudged.told === 0 ? { why: 'notPossible' } : { session, data: withClock(data, after.clock) };
      });
      const outcome = await repository.act(channel, by, nudging, outbox); // it is no act at the table
      return { outcome, nudged };
    },
    async keepOut(server, by, person) {
      await servers.keptOut.add(server, person);
      for (const { channel, data } of await tablesIn(server)) {
        const isThere = isSeated(data, person.user) ? data.phase === 'lobby' : true;
        if (isThere) await act(channel, by, (now) => withoutKeptOut(now, person));
      }
    },
  };
};
