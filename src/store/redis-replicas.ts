import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Logger } from '../ops/index.js';
import { interactionSeconds } from './interaction-memory.js';
import type { ScriptedRedis } from './redis-scripts.js';
import { infoOf } from './redis-settings.js';

/** What is known of a commit after it was asked of the replicas. */
type Confirmed =
  /** A replica has it too, or none is expected to. */
  | 'kept'
  /** No replica has said in time that it has it. */
  | 'uncertain'
  /** The server does not know it any more: it has become another one, which had not got it yet. */
  | 'gone';

/** Milliseconds: for one replica to answer; as long as none did the last time; and for all attempts together. */
const patience = { replica: 500, replicaAway: 50, all: 1500, betweenAttempts: 50 };

/** Milliseconds after which it is looked again whether there are replicas. */
const lookEvery = 60_000;

export interface Replicas {
  /** Looks whether the servers have replicas. Where they once had, they are expected to for as long as this process runs. */
  look(): Promise<void>;
  /** Whether a replica has the commit that set this key, which remembers its interaction. Never throws. */
  confirm(interactionKey: string): Promise<Confirmed>;
}

/** Asks replicas whether they have what was committed, where there are replicas (architecture.md#the-store-and-commits). */
export function openReplicas({
  redis,
  masters,
  log,
}: {
  readonly redis: ScriptedRedis;
  readonly masters: () => readonly Redis[];
  readonly log: Logger;
}): Replicas {
  let isExpected = false;
  let isAway = false;
  let looked = performance.now();

  const look = async (): Promise<void> => {
    looked = performance.now();
    const infos = await Promise.all(masters().map((master) => master.info('replication')));
    if (infos.some((info) => Number(infoOf(info, 'connected_slaves')) > 0)) isExpected = true;
  };
  redis.on('ready', () => void look().catch(() => undefined)); // it may be another server now

  const noted = (away: boolean): Confirmed => {
    if (away && !isAway) log.warn('no replica of Redis confirms what is saved; people are told that it is uncertain');
    if (!away && isAway) log.info('replicas of Redis confirm again what is saved');
    isAway = away;
    return away ? 'uncertain' : 'kept';
  };

  /**
   * The write that precedes WAIT makes it wait for everything before it, also on a connection that is new: a replica that has this
   * write has all that the server knew then, the interaction among it. Null when the attempt failed.
   */
  const attempt = async (key: string): Promise<Confirmed | null> => {
    const ms = isAway ? patience.replicaAway : patience.replica;
    const replies = await redis.pipeline().getex(key, 'EX', interactionSeconds).wait(1, ms).exec();
    const [[failed, revision] = [null, null], [notWaited, count] = [null, 0]] = replies ?? [];
    if (failed !== null || notWaited !== null) return null;
    if (revision === null) return 'gone';
    return noted(Number(count) === 0);
  };

  const confirm = async (key: string): Promise<Confirmed> => {
    if (performance.now() - looked > lookEvery) void look().catch(() => undefined);
    if (!isExpected) return 'kept';
    for (const end = performance.now() + patience.all; performance.now() < end;) {
      const found = await attempt(key).catch(() => null);
      if (found !== null) return found;
      await redis.exists(key).catch(() => 0); // finds the server that has the key by now
      await pause(patience.betweenAttempts);
    }
    return noted(true);
  };

  return { look, confirm };
}
