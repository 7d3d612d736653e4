import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { takeEntries, type LogEntry, type Resources, type Session, sameTree } from '../../engine/index.js';
import { isRefused, type TableChange, type WorkingCopy } from '../record/table-change.js';
import {
  CommitUncertain,
  type Commit,
  type CommitResult,
  type GameStore,
  type StoredTable,
} from '../record/game-store.js';
import { createHistories } from '../history/history.js';
import { storedId } from '../history/logs.js';
import { openingTurns } from './opening-turns.js';
import { createQueues } from './queues.js';
import { openedSession, read, sessionOf, written, type TableRecord } from '../record/record.js';
import type { By } from '../record/by.js';
import type { Table, TableData } from '../record/data.js';
import type { Outcome, Refusal } from '../record/outcome.js';

/** A record as it was committed, with the table that is read from it; its session is never changed. */
interface CachedTable {
  readonly record: TableRecord;
  readonly table: Table;
}

/** A change to a table, or to a channel that has none. It is run again where another process has committed first. */
export type Transaction = (working: WorkingCopy | null) => TableChange | Refusal | Promise<TableChange | Refusal>;

/** The repository of tables on a store: loads, changes and commits them, one act at a time for each channel, with a cache in front. */
export interface TableRepository {
  /** The table as the store has it now; null without one. Throws `StoreUnavailable`. */
  current(channel: string): Promise<Table | null>;
  /** Acts and commits; `by` null is the table's own doing. `outbox` says what is to be done outside. */
  act(
    channel: string,
    by: By | null,
    act: Transaction,
    outbox: (before: WorkingCopy | null, after: TableChange) => readonly string[],
  ): Promise<Outcome>;
}

/** An act that requires a table: refused with `noTable` where there is none. */
export const requireTable =
  (act: (working: WorkingCopy) => ReturnType<Transaction>): Transaction =>
  (working) =>
    working === null ? { why: 'noTable' } : act(working);

/** The outbox item of a game that has just ended. */
export const GAME_ENDED = 'ended';

/** The outbox item of a change in who has abandoned the game. */
export const SEAT_ABANDONED = 'parted';

/** The outbox items of a change: the board, and what its listeners note when a game has ended or somebody has left one. */
export const outboxItems = (before: WorkingCopy | null, { data }: TableChange): readonly string[] => [
  'board',
  ...(data.phase === 'over' && before?.data.phase === 'playing' ? [GAME_ENDED] : []),
  ...(sameTree(data.social.abandoned, before?.data.social.abandoned) ? [] : [SEAT_ABANDONED]),
];

/** Tables in the cache; the others are loaded from the store again. */
const KEPT = 1_000;

/** Attempts under the optimistic lock: an act is run again when another commit came first. */
const ATTEMPTS = 8;

const storedEntries = (game: string, entries: readonly LogEntry[]) =>
  entries.map((entry) => ({ id: storedId(game, entry.id), text: JSON.stringify(entry) }));

type Head = Pick<StoredTable, 'revision' | 'id'>;

/** Whether both are the same commit, for a store put back from a backup has other commits under the same revisions. */
const isSame = (one: Head, other: Head): boolean => one.revision === other.revision && one.id === other.id;

/** Whoever asked for it is told when it may be undone; for what a table does by itself nobody waits. */
const requireCertain = (by: By | null, result: CommitResult & { readonly isUncertain?: true }): void => {
  if (by !== null && result.isUncertain === true)
    throw new CommitUncertain('No replica has said that it has the commit.');
};

/** What a repository of tables is made of. */
interface TableRepositoryDeps {
  readonly store: GameStore;
  readonly resources: Resources;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Hears of each commit with an outbox. */
  readonly onCommit: (channel: string) => void;
  /** Finalizes every change before its commit: deadlines, mentions, what is scheduled. */
  readonly finalize: (before: WorkingCopy | null, after: TableChange) => TableChange;
  /** The outbox items that summarize a game which a change has just ended; `entries` are the change's own lines. */
  readonly gameSummary: (
    channel: string,
    ended: TableChange,
    entries: readonly LogEntry[],
  ) => Promise<readonly string[]>;
  /** When a table is to be woken next, in milliseconds since 1970; null for never. */
  readonly nextWakeAt: (data: TableData) => number | null;
}

/** Milliseconds that a process has for its outbox before another one does what is left in it. */
const OWN_OUTBOX = 5_000;

/**
 * Every act works on a session of its own and is seen by others after its commit only: a store that fails
 * (`StoreUnavailable` is thrown through) leaves everything as it was.
 */
export const createTableRepository = ({
  store,
  resources,
  clock,
  onCommit,
  finalize,
  gameSummary,
  nextWakeAt,
}: TableRepositoryDeps): TableRepository => {
  const inTurn = createQueues();
  const turn = openingTurns();
  const cache = new LRUCache<string, CachedTable>({ max: KEPT });
  const histories = createHistories(store);

  const remember = (channel: string, record: TableRecord, session: Session | null): CachedTable => {
    const table: Table = { channel, revision: record.revision, data: record.data, session };
    const found = { record, table };
    cache.set(channel, found);
    return found;
  };

  const current = async (channel: string): Promise<CachedTable | null> => {
    const before = cache.get(channel);
    if (before === undefined) await turn();
    else {
      const head = await store.head(channel);
      if (head !== null && isSame(before.record, head)) return before;
    }
    const stored = await store.load(channel);
    if (stored === null) return null;
    const cached = cache.get(channel);
    if (cached !== undefined && isSame(cached.record, stored)) return cached;
    const record = read(stored);
    return remember(channel, record, openedSession(record, resources));
  };

  /** Commits a change; null on a conflict, when another commit came first. */
  const commitChange = async (
    channel: string,
    by: By | null,
    before: CachedTable | null,
    change: TableChange,
    wanted: readonly string[],
  ): Promise<Outcome | null> => {
    const { data, session } = change;
    const parts = written(data, session, before?.record ?? null);
    const entries = session === null ? [] : takeEntries(session);
    const history = await histories.added(channel, before && before.table, change, parts.saved);
    const hasEnded = before?.record.data.phase === 'playing' && data.phase === 'over';
    const outbox = hasEnded ? [...wanted, ...(await gameSummary(channel, change, entries))] : wanted;
    const id = randomUUID();
    const commit: Commit = {
      channel,
      expectedRevision: before?.table.revision ?? 0,
      expectedId: before?.record.id ?? '',
      id,
      ...(parts.checkpoint === before?.record.checkpoint ? {} : { checkpoint: parts.checkpoint }),
      answers: parts.answers,
      entries: storedEntries(data.game.id, entries),
      ...(history === undefined ? {} : { history }),
      outbox,
      interaction: by && by.interaction,
      wake: nextWakeAt(data),
      deliverBy: clock() + OWN_OUTBOX,
      ended: data.phase === 'over',
    };
    await by?.assertStillValid?.();
    const result = await store.commit(commit).catch((error: unknown) => {
      onCommit(channel); // the reply may have been lost, not the commit
      throw error;
    });
    if (result.is === 'conflict') return null;
    if (result.is === 'duplicate') {
      requireCertain(by, result);
      return duplicate(await current(channel));
    }
    const { table } = remember(channel, { revision: result.revision, id, ...parts }, session);
    if (outbox.length > 0) onCommit(channel);
    requireCertain(by, result);
    return { is: 'done', table, entries };
  };

  /** A refusal is judged on the newest state, and is none when this very interaction has been done before. */
  const refuse = async (channel: string, by: By | null, seen: CachedTable | null, refusal: Refusal) => {
    const now = await current(channel);
    if (now !== seen && !(now !== null && seen !== null && isSame(now.record, seen.record))) return null;
    const done = by === null ? null : await store.interactionRevision(channel, by.interaction);
    if (done !== null && now !== null) return duplicate(now);
    return { is: 'refused', refusal, table: now?.table ?? null } as const;
  };

  const finalizeAndCommit = async (
    channel: string,
    by: By | null,
    before: CachedTable | null,
    made: TableChange,
    outbox: Parameters<TableRepository['act']>[3],
  ): Promise<Outcome | null> => {
    const table = before && before.table;
    const change = finalize(table, made);
    return commitChange(channel, by, before, change, outbox(table, change));
  };

  const act: TableRepository['act'] = (channel, by, change, outbox) =>
    inTurn(channel, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const before = (attempt === 0 ? cache.get(channel) : undefined) ?? (await current(channel));
        const data = before?.record.data;
        const made = await change(
          before === null || data === undefined ? null : { data, session: sessionOf(before.record, resources) },
        );
        const outcome = isRefused(made)
          ? await refuse(channel, by, before, made)
          : await finalizeAndCommit(channel, by, before, made, outbox);
        if (outcome !== null) return outcome;
      }
      return { is: 'refused', refusal: { why: 'busy' }, table: (await current(channel))?.table ?? null };
    });

  return {
    current: async (channel) => (await current(channel))?.table ?? null,
    act,
  };
};

const duplicate = (now: CachedTable | null): Outcome | null =>
  now === null ? null : { is: 'duplicate', table: now.table };
