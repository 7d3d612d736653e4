import type { LogEntry, Resources } from '../../engine/index.js';
import type { Logger } from '../../ops/index.js';
import { nextLookAt } from '../clock/waits.js';
import { keepTime } from '../clock/worker.js';
import type { TableChange, WorkingCopy } from '../record/table-change.js';
import { updated, type TableData } from '../record/data.js';
import { createDelivery, type Delivery, type IsOurs, type Later } from '../repository/delivery.js';
import type { GameStore } from '../record/game-store.js';
import { requireTable, createTableRepository, type TableRepository } from '../repository/table-repository.js';
import type { Refusal } from '../record/outcome.js';
import type { PresenceOf } from './presence.js';
import { soulsSoFar } from '../record/fields/souls-by-turn.js';
import { createServerLookup, type ServerLookup } from '../repository/server-lookup.js';
import { withAskedSeatActive } from '../play/active-seat.js';
import { withDeadlines, overdue, outboxWithNotices } from './deadlines.js';
import { withMentions } from './mentions-after.js';
import { withThinking } from './thoughts.js';
import { checkPresence, usersToCheck, type PresenceByUser } from './presence-check.js';

/** Tables that know what time it is. */
interface Timekeeping {
  readonly repository: TableRepository;
  readonly delivery: Delivery;
  /** Begins to do what happens by itself, for all tables; the returned function ends that. */
  readonly keepTime: (presenceOf?: PresenceOf, isOurs?: IsOurs) => () => Promise<void>;
  /** When the tables do something by themselves next, and when somebody's time is over next; null for never. */
  readonly nextTimes: () => Promise<{ readonly act: number | null; readonly deadline: number | null }>;
  readonly serverOf: ServerLookup;
  /** Whether what the table of a channel does by itself is this process's to do; until it keeps time everything is. */
  readonly isOurs: (channel: string) => Promise<boolean>;
  /** Milliseconds in which no process ran, over the store's whole life; null until the store has said so. */
  readonly lost: () => number | null;
}

/** Automation of what people have arranged in advance: plans, ready and standing answers, each at its scheduled time. Times are milliseconds since 1970. */
export interface Automation {
  /** The table after a change, with the time of everything that is to be done. */
  readonly schedule: (change: TableChange, now: number) => TableChange;
  readonly nextAt: (data: TableData) => number | null;
  /** Does one thing whose time has come; refused when there is nothing. */
  readonly run: (working: WorkingCopy, now: number) => TableChange | Refusal;
}

/** Something that a table does by itself at a time that everybody knows. Times are milliseconds since 1970. */
export interface DueAct {
  readonly next: (data: TableData) => number | null;
  /** Does it when its time has come; refused when there is nothing. */
  readonly give: (channel: string, working: WorkingCopy) => TableChange | Refusal | Promise<TableChange | Refusal>;
}

/** What keeping tables and their time needs. */
interface TimekeepingDeps {
  readonly store: GameStore;
  readonly resources: Resources;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly later: Later;
  readonly log: Logger | undefined;
  readonly automation: Automation;
  readonly acts: readonly DueAct[];
  /** Lets the computer player think for which the table of a channel waits, if there is one. */
  readonly think: (channel: string) => void;
  /** The outbox items that summarize a game which has just ended. */
  readonly gameSummary: (
    channel: string,
    ended: TableChange,
    entries: readonly LogEntry[],
  ) => Promise<readonly string[]>;
  /** The table without those who cannot act any more; refused when all can. */
  readonly withoutAbsent: (working: WorkingCopy, found: PresenceByUser) => TableChange | Refusal;
}

/** The table with the souls of its seats as they are now: what a result plots over the turns. */
const withSouls = ({ data, session }: TableChange): TableChange => {
  if (data.phase === 'lobby' || session === null) return { data, session };
  const before = data.game.soulsByTurn ?? [];
  const soulsByTurn = soulsSoFar(before, session);
  return { session, data: soulsByTurn === before ? data : updated(data, { game: { soulsByTurn: [...soulsByTurn] } }) };
};

/** The sooner of two times; null is never. */
const sooner = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Creates the repository of the tables of a store, and the worker that keeps their time. */
export const createTimekeeping = (deps: TimekeepingDeps): Timekeeping => {
  const { store, resources, clock, later, log, automation, acts } = deps;
  /** Milliseconds in which no process ran, over the store's whole life; null until the store has said so. */
  let lost: number | null = null;
  let ours: IsOurs | undefined;
  const nextWakeAt = (data: TableData): number | null =>
    acts.reduce((first, act) => sooner(first, act.next(data)), sooner(nextLookAt(data), automation.nextAt(data)));
  const repository = createTableRepository({
    store,
    resources,
    clock,
    onCommit: (channel) => {
      delivery.deliver(channel);
      deps.think(channel);
    },
    finalize: (before, after) => {
      const made = automation.schedule(withAskedSeatActive(before, after), clock());
      const timed = withMentions(before, made, withDeadlines(before, made, clock(), lost));
      return withSouls(withThinking(timed, clock()));
    },
    gameSummary: deps.gameSummary,
    nextWakeAt,
  });
  const delivery = createDelivery(store, repository.current, later, log);
  const serverOf = createServerLookup(store);
  /** Before somebody is told or answered for: whether they can act at all. */
  const notice = async (channel: string, lostNow: number, presenceOf: PresenceOf): Promise<void> => {
    const table = await repository.current(channel);
    if (table === null) return;
    const { server } = table.data.game.upkeep;
    const users = usersToCheck(withDeadlines(table, table, clock(), lostNow).data, clock());
    const found = await checkPresence({ channel, server }, users, presenceOf, later);
    if ([...found.values()].every((presence) => presence === 'here')) return;
    const act = requireTable((working) => deps.withoutAbsent(working, found));
    await repository.act(channel, null, act, outboxWithNotices);
  };
  const look = async (channel: string, lostNow: number, presenceOf?: PresenceOf): Promise<void> => {
    lost = lostNow;
    if (presenceOf !== undefined) await notice(channel, lostNow, presenceOf);
    const act = requireTable((working) => overdue(working, clock(), lostNow));
    await repository.act(channel, null, act, outboxWithNotices);
    const given = requireTable((working) => automation.run(working, clock()));
    await repository.act(channel, null, given, outboxWithNotices);
    for (const { next, give } of acts) {
      const table = await repository.current(channel);
      if (table === null || (next(table.data) ?? Infinity) > clock()) continue;
      const done = requireTable(async (working) => give(channel, working));
      await repository.act(channel, null, done, outboxWithNotices);
    }
    deps.think(channel);
  };
  return {
    repository,
    delivery,
    lost: () => lost,
    serverOf,
    isOurs: async (channel) => ours === undefined || ours(await serverOf(channel)),
    async nextTimes() {
      const times = { act: null as number | null, deadline: null as number | null };
      for (const channel of await store.liveChannels()) {
        const table = await repository.current(channel);
        if (table === null) continue;
        times.act = sooner(times.act, nextWakeAt(table.data));
        const dues = table.data.clock.waits.flatMap(({ due }) => (due === undefined || due <= clock() ? [] : [due]));
        times.deadline = dues.reduce(sooner, times.deadline);
      }
      return times;
    },
    keepTime: (presenceOf, isOurs) => {
      ours = isOurs;
      const lookAt = async (channel: string, lostNow: number): Promise<void> => look(channel, lostNow, presenceOf);
      const only = isOurs && { isOurs: async (channel: string) => isOurs(await serverOf(channel)) };
      return keepTime({ store, clock, later, deliver: delivery.recoverOutbox, look: lookAt, ...only, log });
    },
  };
};
