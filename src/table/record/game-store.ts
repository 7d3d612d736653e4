// What a table needs of a store (architecture.md#the-store-and-commits). Declared here; `src/store` implements it on Redis
// and on libsql.
// All texts are opaque to the store.

/** A channel's table as stored: two parts, and a revision that only rises, also across games of a channel. */
export interface StoredTable {
  readonly revision: number;
  /** The random name of the commit that made it; absent when an older version wrote it. */
  readonly id?: string;
  /** Rewritten when a transition completes; empty until a commit brought one. */
  readonly checkpoint: string;
  /** Answers since then and the table's own data; rewritten at every commit. */
  readonly answers: string;
}

/** A line of the log as stored, with its id `transition.index`. */
export interface StoredEntry {
  readonly id: string;
  readonly text: string;
}

/** Something to be done outside after the commit, at least once: "board", "notice". */
export interface OutboxItem {
  readonly id: string;
  readonly text: string;
}

export interface Commit {
  readonly channel: string;
  /** The revision that was loaded; 0 for a channel without a record. */
  readonly expectedRevision: number;
  /**
   * The name of the commit that was loaded, empty for one without a name: in a store put back from a backup another commit may
   * have made the same revision. Left out: whichever it is.
   */
  readonly expectedId?: string;
  /** A random name for this commit. */
  readonly id?: string;
  /** Left out when the checkpoint has not changed. */
  readonly checkpoint?: string;
  readonly answers: string;
  readonly entries: readonly StoredEntry[];
  readonly outbox: readonly string[];
  /** The Discord interaction that asks for this; a second delivery within 15 minutes changes nothing. Null for the table's own acts. */
  readonly interaction: string | null;
  /** When the channel wants to be looked at next, in ms since 1970; null for never, which is also what an ended one wants; left out: as before. */
  readonly wake?: number | null;
  /** When another process may do what is in the outbox by then, in ms since 1970; it counts from the newest commit with an outbox. */
  readonly deliverBy?: number;
  /** What is added to the game's history; only its first `after` texts stay before that, all of them unless it is given. */
  readonly history?: { readonly texts: readonly string[]; readonly after?: number };
  /** The game of this channel is over: it is not listed as live any more, and its drafts go. */
  readonly ended: boolean;
}

/**
 * A channel whose time has come: it wants to be looked at, or something is left in its outbox. These are two times, because
 * each ends by itself, one with the next commit that says so, the other with the outbox; one time for both would let either
 * put off or end the other.
 */
export interface Due {
  readonly channel: string;
  readonly for: 'wake' | 'outbox';
}

/** It is done, but no replica of the server has said that it has it too: a failover could undo it. */
interface Uncertainty {
  readonly isUncertain?: true;
}

export type CommitResult =
  | ({ readonly is: 'committed'; readonly revision: number } & Uncertainty)
  /** This interaction was committed before (by this very call too, if its reply got lost), and made this revision. */
  | ({ readonly is: 'duplicate'; readonly revision: number } & Uncertainty)
  /** Somebody else was faster; nothing has changed. */
  | { readonly is: 'conflict'; readonly revision: number };

export interface GameStore {
  /** The record of a channel, or null. Throws `StoreUnavailable`. */
  load(channel: string): Promise<StoredTable | null>;
  /** By what the record of a channel is known: whoever has it already need not load it. Throws `StoreUnavailable`. */
  head(channel: string): Promise<Pick<StoredTable, 'revision' | 'id'> | null>;
  /**
   * Changes everything or nothing (architecture.md#the-store-and-commits). Throws `StoreUnavailable` when nothing has
   * changed, and `CommitUncertain` when it may have been applied, or still may be; retrying with the same interaction is
   * safe.
   */
  commit(commit: Commit): Promise<CommitResult>;
  /** The revision that an interaction produced, or null: for answering a second delivery. */
  interactionRevision(channel: string, interaction: string): Promise<number | null>;
  /** Channels with a live table, and those whose table has ended with something left in its outbox. */
  liveChannels(): Promise<readonly string[]>;
  /** Every channel with a record, also of games that are over. It looks at everything: not for every click. */
  allChannels(): Promise<readonly string[]>;
  /** Deletes everything about a channel: its record, log, history, drafts and outbox. */
  removeTable(channel: string): Promise<void>;
  /** Log entries, oldest first, after the one with this id (null or not in the log: from the beginning), at most `limit`. */
  entries(channel: string, after: string | null, limit: number): Promise<readonly StoredEntry[]>;
  /** The newest entries, oldest first, at most `limit`. */
  latestEntries(channel: string, limit: number): Promise<readonly StoredEntry[]>;
  /**
   * The texts of the game's history, oldest first. Of a game 200 KB are kept, as they are stored: a text that does not fit is
   * left out, and so is what comes after it, until a commit begins anew (`after` 0) or the log is cleared.
   */
  history(channel: string): Promise<readonly string[]>;
  /** What is still to be done outside, oldest first. */
  outbox(channel: string): Promise<readonly OutboxItem[]>;
  /** Takes done items out of the outbox. */
  outboxDone(channel: string, ids: readonly string[]): Promise<void>;
  /**
   * Takes what is due at `now` (ms since 1970), at most `limit`, the earliest first. Each is the caller's alone for `lease` ms,
   * 4,000 at most; what has not ended by then comes up again. In a store that several processes share, channels that are not
   * `isOurs` are left to others. Throws `StoreUnavailable`: what was taken comes up again too.
   */
  takeDue(
    now: number,
    lease: number,
    limit: number,
    isOurs?: (channel: string) => Promise<boolean>,
  ): Promise<readonly Due[]>;
  /**
   * Notes that a process runs at `now` (ms since 1970), and returns for how many ms none has, over the store's whole life:
   * from one such note to the next where more than `tolerance` ms lie between them. A clock that was set back by more counts
   * against it, so that what is to come keeps its distance. The clocks of processes must agree within the tolerance.
   */
  beat(now: number, tolerance: number): Promise<number>;
  /** A choice in preparation; it changes no revision and does not outlive the game. */
  draft(channel: string, user: string): Promise<string | null>;
  setDraft(channel: string, user: string, text: string | null): Promise<void>;
  /** As {@link GameStore.replaceServerData} does it. */
  replaceDraft(channel: string, user: string, before: string | null, text: string | null): Promise<boolean>;
  /** What a user has set, across channels, or null. */
  userData(user: string): Promise<string | null>;
  setUserData(user: string, text: string | null): Promise<void>;
  /** As {@link GameStore.replaceServerData} does it. */
  replaceUserData(user: string, before: string | null, text: string | null): Promise<boolean>;
  /** What the managers of a server have set, or null. */
  serverData(server: string): Promise<string | null>;
  setServerData(server: string, text: string | null): Promise<void>;
  /**
   * Puts this text in place of `before` (null: nothing), at once for all processes; false when something else stands there.
   * It is true as well when the text stands there already, so that it may be tried again after a lost reply.
   */
  replaceServerData(server: string, before: string | null, text: string | null): Promise<boolean>;
  /** Everything under which something is kept with `setServerData`. It looks at everything: not for every click. */
  allServers(): Promise<readonly string[]>;
  /** Starts a log of its own for a new game in the channel (the old game's entries, history and drafts go). */
  clearEntries(channel: string): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be reached now; nothing was acknowledged. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** Whether a commit is kept is not known: it may have been applied, may still be, or may be undone by a failover. */
export class CommitUncertain extends StoreUnavailable {}
