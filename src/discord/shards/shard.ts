import { Client, Events, type ClientOptions } from 'discord.js';
import { connectionError, connectionRefusedBy, type ConnectionRefused } from '../rest/connection.js';
import type { AskGateway } from './gateway-information.js';
import type { Outages } from './outages.js';
import { guardPackets, type Unhandled } from './packets.js';
import { createSession, type GatewayManager } from './session.js';
import { keepSteady } from './steady.js';
import { throttlerOf, type IdentifyTurn } from './turns.js';

/** One connection to Discord, with the servers of one shard. */
export interface Shard {
  readonly id: number;
  readonly client: Client;
  /** Whether events that come are this process's to handle: not any more when it has parted. */
  takes(): boolean;
  /**
   * Resolves when all its servers are known, or when it has been left before that.
   * @throws WrongToken, DiscordUnreachable, ConnectionRefused
   */
  connect(token: string): Promise<void>;
  /** Leaves the session to another process. @returns what that one needs; null when it begins anew */
  part(): Promise<string | null>;
  /** Leaves Discord: without {@link Shard.part} before, the session is over. */
  end(): Promise<void>;
}

/** What a shard is made of. */
interface Making {
  readonly id: number;
  readonly count: number;
  readonly base: ClientOptions;
  readonly turn: IdentifyTurn;
  /** What the process before has left of its session. */
  readonly handedOver: string | null;
  /** Hears why no connection is taken any more; after every other end it is made again. */
  readonly refused: (why: Error) => void;
  readonly ask: AskGateway;
  readonly outages: Outages;
  readonly unhandled: Unhandled;
}

/** The same, so that a session can go on when no new one is allowed: discord.js looks at nothing else of the limit. */
const forOne = ({
  session_start_limit: limit,
  ...rest
}: Awaited<ReturnType<AskGateway>>): typeof rest & {
  session_start_limit: typeof limit;
} => ({ ...rest, session_start_limit: { ...limit, remaining: Math.max(1, limit.remaining) } });

/** Has a client ask us where to connect to, as often as it likes: it takes an answer that is late, but no refusal. */
const informed = (manager: GatewayManager, ask: () => ReturnType<AskGateway>): void => {
  let asked: ReturnType<AskGateway> | null = null;
  manager.fetchGatewayInformation = async () => (asked ??= ask().then(forOne));
};

/** A connection that is not open yet. */
export const makeShard = ({ id, count, base, turn, handedOver, ...rest }: Making): Shard => {
  const { refused, ask, outages, unhandled } = rest;
  const session = createSession(handedOver);
  const leaving = new AbortController();
  const { signal } = leaving;
  let takes = true;
  const where = async (): ReturnType<AskGateway> => ask({ part: id, identifies: !session.goesOn(), signal });
  let isFirst = true;
  const allowed = async (): Promise<void> => {
    if (!isFirst && !session.goesOn()) await where();
    isFirst = false;
  };
  const client: Client = new Client({
    ...base,
    shards: [id],
    shardCount: count,
    ws: {
      ...base.ws,
      buildStrategy(manager) {
        informed(manager, where);
        return keepSteady(session.strategy(manager), { shard: id, outages, unhandled, allowed, refused, signal });
      },
      buildIdentifyThrottler: async (manager) => {
        const { session_start_limit: limit } = await manager.fetchGatewayInformation();
        return throttlerOf(turn, limit.max_concurrency);
      },
    },
  });
  guardPackets(client, unhandled);
  const refusal = new Promise<ConnectionRefused>((resolve) =>
    client.once(Events.ShardDisconnect, ({ code }) => resolve(connectionRefusedBy(code))),
  );
  void refusal.then(refused);
  const left = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
  });
  return {
    id,
    client,
    takes: () => takes,
    async connect(token) {
      const ready = new Promise<null>((resolve) => client.once(Events.ClientReady, () => resolve(null)));
      try {
        const loggedIn = client.login(token).then(async () => ready);
        const why = await Promise.race([loggedIn, refusal, left]);
        loggedIn.catch(() => undefined);
        if (why !== null) throw why;
      } catch (error) {
        await client.destroy();
        throw connectionError(error);
      }
    },
    async part() {
      leaving.abort();
      return session.part(client, () => {
        takes = false;
      });
    },
    async end() {
      takes = false;
      leaving.abort();
      await client.destroy();
    },
  };
};
