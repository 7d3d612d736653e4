/**
 * Which shards a process would take (architecture.md#several-processes): Discord puts a server into the shard `(id >> 22) %
 * count`.
 */
export interface ShardWish {
  /** How many shards the bot has altogether. */
  readonly count: number;
  /** Whether that number was given: otherwise that of the processes which run already counts. */
  readonly isGiven: boolean;
  /** The only ones that it takes; null: any, as many as its equals have. */
  readonly only: readonly number[] | null;
}

/** What a process holds of the shards. */
export interface ShardShare {
  readonly count: number;
  /** Processes that live, this one among them. */
  readonly processes: number;
  /** The shards of this process: nobody else takes them as long as it beats. */
  readonly held: readonly number[];
  /** How many of them it is to hand over, because another process has too few. */
  readonly surplus: number;
}

/** What one process tells the others: a table has changed, or a shard has become free. */
export type ProcessNews = { readonly is: 'changed'; readonly channel: string } | { readonly is: 'free' };

/**
 * What equal processes of one bot share. Every method throws `StoreUnavailable` when the store cannot be reached; `beat` throws
 * {@link OtherShardCount} besides.
 */
export interface Processes {
  /**
   * Says that this process lives, for {@link LIFE} milliseconds, takes the shards that it should have, and reads what it has not
   * heard of the others' news. To be called every {@link BEAT} milliseconds.
   */
  beat(wish: ShardWish): Promise<ShardShare>;
  /** Gives a shard up; whoever takes it finds `session`, for a minute. Null: there is nothing to go on with. */
  handOver(shard: number, session: string | null): Promise<void>;
  /** What the process before has left with {@link Processes.handOver}; it is there once. */
  takeOver(shard: number): Promise<string | null>;
  /** Whether this event of Discord is this process's to handle: no other one that lives has asked, nor this one. */
  isFirst(event: string): Promise<boolean>;
  /** Whether the others may have taken this process for dead: it has slept for longer than {@link LIFE}, and not asked them since. */
  mayBeReplaced(): boolean;
  /**
   * A turn to identify, one for each of Discord's `max_concurrency` buckets in 5 s.
   * @returns milliseconds after which to ask again; 0: it is this process's turn
   */
  identifyTurn(bucket: number): Promise<number>;
  /**
   * One of the requests that Discord allows this bot in a second, for all processes together. To be asked for when the request is
   * about to go, for it is spent with that.
   * @returns milliseconds to wait before it goes
   */
  permit(): Promise<number>;
  /**
   * Notes that this process shows the application's emojis up to this one, the newest that it has seen.
   * @returns whether every process that lives shows them up to this one or a newer one
   */
  knowEmojis(newest: string): Promise<boolean>;
  /** Tells the others that a table has changed. */
  tell(channel: string): Promise<void>;
  /** Hears what the others tell, each thing once; after a lost connection only with the next beat. */
  hear(listener: (news: ProcessNews) => void): void;
  /** Leaves the others: whatever is still held is free. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds between two signs of life of a process. */
export const BEAT = 1_000;
/** Milliseconds after its last one for which a process is taken to live, unless its machine knows better. */
export const LIFE = 5_000;

/** Processes that run already have another number of shards; the message is for the person who starts the program. */
export class OtherShardCount extends Error {
  override readonly name = 'OtherShardCount';
}

/** The shard of a server, and shard 0 for everything that has none, as Discord does it (topics/gateway, sharding). */
export const shardOf = (server: string | null, count: number): number =>
  server === null ? 0 : Number((BigInt(server) >> 22n) % BigInt(count));
