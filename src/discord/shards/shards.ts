import { Events, type Client, type ClientOptions, type REST } from 'discord.js';
import { BEAT, shardOf, type Logger, type Processes, type ShardShare, type ShardWish } from '../../ops/index.js';
import { realTimers } from '../rest/timers.js';
import { gatewayAsker, type AskGateway } from './gateway-information.js';
import type { Outages } from './outages.js';
import { logUnhandled } from './packets.js';
import { makeShard, type Shard } from './shard.js';
import { ownTurns } from './turns.js';

/** Which shards this process is to have; absent: as many as Discord recommends, all of them or its share. */
export interface ShardSettings {
  readonly count?: number | undefined;
  readonly only?: readonly number[] | undefined;
}

/** What {@link openShards} needs. */
interface ShardsOptions {
  readonly settings: ShardSettings;
  /** The other processes of the same bot; null: there is none. */
  readonly processes: Processes | null;
  readonly base: ClientOptions;
  readonly rest: REST;
  readonly token: string;
  readonly log: Logger;
  readonly outages: Outages;
  /** A connection is about to be opened: whoever listens to its events does so now. */
  readonly made: (shard: Shard) => void;
  /** A shard is this process's now, and its servers are known. */
  readonly taken: (shard: number) => void;
  /** A shard is this process's no more. */
  readonly lost: () => void;
  /** Another process has changed a table. */
  readonly changed: (channel: string) => void;
  /** What is being done for people is done. */
  readonly settled: () => Promise<void>;
}

/**
 * The connections of this process. A table belongs to the process that has the shard of its server
 * (architecture.md#several-processes).
 */
export interface Shards {
  /** Those that are open. */
  clients(): readonly Client[];
  /** Whether a server is in a shard of this process; null is what belongs to none, such as direct messages. */
  isOurs(server: string | null): boolean;
  /** The shard of a server. */
  of(server: string | null): number;
  /** Whether the servers of all shards of this process are known. */
  isReady(): boolean;
  /** Whether there are other processes that live. */
  hasEquals(): boolean;
  /** Resolves when Discord has closed a connection and will not take another one: with why. */
  readonly refused: Promise<Error>;
  /** Leaves all sessions to other processes: no event that comes from now on is this process's to handle. */
  part(): Promise<void>;
  /** Whoever waits for these shards may have them now. */
  handOver(): Promise<void>;
  end(): Promise<void>;
}

/** Milliseconds between two lines of the log about the same trouble. */
const RARELY = 60_000;

const wishOf = async ({ settings: { count, only }, outages }: ShardsOptions, ask: AskGateway): Promise<ShardWish> => {
  if (count !== undefined) return { count, isGiven: true, only: only ?? null };
  const { shards } = await ask({ part: 'gateway', identifies: false });
  outages.over('gateway');
  return { count: shards, isGiven: false, only: only ?? null };
};

/** Without others this process has whatever it wants. */
const allOf = ({ count, only }: ShardWish): ShardShare => ({
  count,
  processes: 1,
  held: only ?? Array.from({ length: count }, (_, shard) => shard),
  surplus: 0,
});

/**
 * Opens the connections of this process, one for each of its shards, and with other processes keeps on taking those that are
 * free and handing over what is too many.
 * @throws WrongToken, DiscordUnreachable, ConnectionRefused, OtherShardCount, StoreUnavailable
 */
export const openShards = async (options: ShardsOptions): Promise<Shards> => {
  const { processes, log, token, base, outages } = options;
  const ask = gatewayAsker(options.rest, token, outages);
  const wish = await wishOf(options, ask);
  const unhandled = logUnhandled(log);
  const turn = processes === null ? ownTurns(realTimers.now) : processes.identifyTurn;
  const open = new Map<number, Shard>();
  let { count } = wish;
  let held: ReadonlySet<number> = new Set();
  let parted: ReadonlyMap<number, string | null> | null = null;
  let equals = false;
  let refuse: (why: Error) => void = () => undefined;
  const refused = new Promise<Error>((resolve) => {
    refuse = resolve;
  });

  const begin = async (id: number): Promise<void> => {
    const handedOver = processes === null ? null : await processes.takeOver(id).catch(() => null);
    if (!held.has(id) || open.has(id) || parted !== null) return;
    const shard = makeShard({ id, count, base, turn, handedOver, refused: refuse, ask, outages, unhandled });
    open.set(id, shard);
    if (handedOver !== null)
      shard.client.once(Events.ShardResume, (_, replayed) =>
        log.info({ shard: id, replayed }, 'the session of another process goes on'),
      );
    options.made(shard);
    try {
      await shard.connect(token);
    } catch (error) {
      if (open.get(id) === shard) open.delete(id);
      throw error;
    }
    if (open.get(id) !== shard) return;
    if (processes !== null) log.info({ shard: id, of: count }, 'a shard is connected');
    options.taken(id);
  };

  const without = (id: number): void => {
    held = new Set([...held].filter((one) => one !== id));
    open.delete(id);
    options.lost();
  };

  /** Another process has it by now: this one was taken for dead. */
  const drop = async (id: number): Promise<void> => {
    const shard = open.get(id);
    log.warn({ shard: id }, 'another process has taken a shard of this one');
    without(id);
    await shard?.end();
  };

  const handOver = async (id: number): Promise<void> => {
    const shard = open.get(id);
    const session = shard === undefined ? null : await shard.part();
    await options.settled();
    without(id);
    await processes?.handOver(id, session);
    await shard?.end();
    log.info({ shard: id }, 'a shard has been handed over to another process');
  };

  let lastSaid = -Infinity;
  const trouble = (err: unknown, about: string): void => {
    if (realTimers.now() - lastSaid < RARELY) return;
    lastSaid = realTimers.now();
    log.warn({ err }, about);
  };

  /** Makes the connections what they should be by now: those that cannot be opened are tried again with the next beat. */
  const follow = async ({ held: now, surplus, processes: living }: ShardShare): Promise<readonly Promise<void>[]> => {
    equals = living > 1;
    const gone = [...held].filter((id) => !now.includes(id));
    held = new Set(now);
    for (const id of gone) await drop(id).catch((err: unknown) => trouble(err, 'a shard could not be left'));
    const spare = now.toSorted((a, b) => Number(open.has(a)) - Number(open.has(b)) || b - a).slice(0, surplus);
    for (const id of spare) await handOver(id);
    return [...held].filter((id) => !open.has(id)).map(begin);
  };

  let running: Promise<void> = Promise.resolve();
  let cancel = (): void => undefined;
  const beat = async (): Promise<readonly Promise<void>[]> => {
    if (processes === null || parted !== null) return [];
    return follow(await processes.beat({ ...wish, count }));
  };
  const again = (): void => {
    cancel();
    if (parted !== null) return;
    running = running
      .then(beat)
      .then((begun) => {
        for (const one of begun) one.catch((err: unknown) => trouble(err, 'a shard could not be connected'));
      })
      .catch((err: unknown) => trouble(err, 'the other processes cannot be reached'))
      .then(() => {
        cancel();
        if (parted === null) cancel = realTimers.after(BEAT, again);
      });
  };

  processes?.hear((news) => (news.is === 'free' ? again() : options.changed(news.channel)));
  const first = processes === null ? allOf(wish) : await processes.beat(wish);
  ({ count } = first);
  const begun = await follow(first);
  if (processes !== null) cancel = realTimers.after(BEAT, again);
  const end = async (): Promise<void> => {
    parted ??= new Map();
    cancel();
    await running;
    await Promise.all([...open.values()].map(async (shard) => shard.end()));
  };
  try {
    await Promise.all(begun);
  } catch (error) {
    await end();
    throw error;
  }

  const of: Shards['of'] = (server) => shardOf(server, count);
  return {
    clients: () => [...open.values()].map(({ client }) => client),
    isOurs: (server) => held.has(of(server)),
    of,
    isReady: () => [...held].every((id) => open.get(id)?.client.isReady() === true),
    hasEquals: () => equals,
    refused,
    async part() {
      cancel();
      if (processes === null) return;
      const leaving = new Map<number, string | null>();
      parted = leaving;
      await running;
      await Promise.all([...open].map(async ([id, shard]) => leaving.set(id, await shard.part())));
    },
    async handOver() {
      for (const [id, session] of parted ?? []) await processes?.handOver(id, session);
      await processes?.leave();
    },
    end,
  };
};
