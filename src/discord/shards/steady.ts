import { setTimeout } from 'node:timers/promises';
import { GatewayDispatchEvents, GatewayOpcodes } from 'discord-api-types/v10';
import type { IShardingStrategy } from 'discord.js';
import { isFinalClose, isPermanent } from '../rest/connection.js';
import { realTimers } from '../rest/timers.js';
import { createBackOff } from './back-off.js';
import type { Outages } from './outages.js';
import { eventOf, type Unhandled } from './packets.js';

/** What of @discordjs/ws makes and reads one connection; its types keep that to themselves. */
interface RawShard {
  readonly status: number;
  failedToConnectDueToNetworkError: boolean;
  on(event: 'ready' | 'resumed', listener: () => void): unknown;
  on(event: 'closed', listener: (close: { readonly code: number }) => void): unknown;
  onMessage(data: unknown, isBinary: boolean): Promise<void>;
  onError(error: Error): void;
  internalConnect(): Promise<void>;
  destroy(options: { readonly reason: string; readonly recover: number }): Promise<void>;
}

/** What keeps one connection standing. */
interface Steady {
  readonly shard: number;
  readonly outages: Outages;
  readonly unhandled: Unhandled;
  /** Resolves when a connection may be made. @throws what does not pass by itself */
  readonly allowed: (signal: AbortSignal) => Promise<void>;
  /** Hears of what does not pass by itself. */
  readonly refused: (why: Error) => void;
  /** Aborted when the connection is left. */
  readonly signal: AbortSignal;
}

const IDLE = 0;
const RECONNECT = 0;

/** Packets without which a connection is of no use. */
const VITAL: ReadonlySet<string> = new Set([GatewayDispatchEvents.Ready, GatewayDispatchEvents.Resumed]);

const packetIn = (data: unknown): { readonly op?: unknown } => {
  try {
    return Object(JSON.parse(String(data))) as { readonly op?: unknown };
  } catch {
    return {};
  }
};

/** Packets that cannot be handled are reported, one by one; where the connection itself depends on one it is made anew. */
const survivePackets = (raw: RawShard, { unhandled, signal }: Steady): void => {
  const handle = raw.onMessage.bind(raw);
  raw.onMessage = async (data, isBinary) => {
    try {
      await handle(data, isBinary);
    } catch (error) {
      const packet = packetIn(data);
      const event = eventOf(packet);
      unhandled(event, error);
      const isVital = packet.op !== GatewayOpcodes.Dispatch || VITAL.has(event);
      if (isVital && !signal.aborted) await raw.destroy({ reason: 'A packet could not be read', recover: RECONNECT });
    }
  };
};

const whyOf = (error: Error): string => ('code' in error ? String(error.code) : error.message);

/** Attempts wait for each other longer and longer, and an error on the way is a failed attempt like every other one. */
const connectSteadily = (raw: RawShard, steady: Steady): void => {
  const { shard, outages, allowed, refused, signal } = steady;
  const backOff = createBackOff(realTimers.now);
  let error: Error | null = null;
  const stands = (): void => {
    backOff.stands();
    outages.over(shard);
  };
  raw.on('ready', stands);
  raw.on('resumed', stands);
  raw.on('closed', ({ code }) => {
    backOff.lost();
    if (!signal.aborted && !isFinalClose(code))
      outages.failed(shard, error === null ? `closed with ${code}` : whyOf(error));
    error = null;
  });
  raw.onError = (what) => {
    error = what;
    raw.failedToConnectDueToNetworkError = true; // the next attempt begins a new session, at the address of the gateway
  };
  const connect = raw.internalConnect.bind(raw);
  const attempt = async (): Promise<void> => {
    await setTimeout(backOff.next(), undefined, { signal });
    await allowed(signal);
    if (!signal.aborted && raw.status === IDLE) await connect();
  };
  raw.internalConnect = async () => {
    while (!signal.aborted) {
      try {
        return await attempt();
      } catch (err) {
        if (signal.aborted) return;
        if (err instanceof Error && isPermanent(err)) return refused(err);
        outages.failed(shard, err instanceof Error ? whyOf(err) : 'failed');
        if (raw.status !== IDLE) return;
      }
    }
  };
};

/** Has the connections of a strategy survive what comes on them, and be made again with patience. */
export const keepSteady = (strategy: IShardingStrategy, steady: Steady): IShardingStrategy => {
  const spawn = strategy.spawn.bind(strategy);
  strategy.spawn = async (ids) => {
    await spawn(ids);
    const { shards } = strategy as unknown as { readonly shards: ReadonlyMap<number, RawShard> };
    for (const raw of shards.values()) {
      survivePackets(raw, steady);
      connectSteadily(raw, steady);
    }
  };
  return strategy;
};
