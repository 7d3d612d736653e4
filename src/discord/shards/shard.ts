import { Client, Events, type ClientOptions } from 'discord.js';
import { connectionError, refusedBy, type ConnectionRefused } from '../rest/connection.js';
import { openSession } from './session.js';
import { throttlerOf, type IdentifyTurn } from './turns.js';

/** One connection to Discord, with the servers of one shard. */
export interface Shard {
  readonly id: number;
  readonly client: Client;
  /** Whether events that come are this process's to handle: not any more when it has parted. */
  takes(): boolean;
  /**
   * Resolves when all its servers are known.
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
  /** Hears it when Discord has closed the connection and takes none any more: discord.js goes on after every other end. */
  readonly refused: (why: ConnectionRefused) => void;
}

/** A connection that is not open yet. */
export const makeShard = ({ id, count, base, turn, handedOver, refused }: Making): Shard => {
  const session = openSession(handedOver);
  let takes = true;
  const client: Client = new Client({
    ...base,
    shards: [id],
    shardCount: count,
    ws: {
      ...base.ws,
      buildStrategy: session.strategy,
      buildIdentifyThrottler: async (manager) => {
        const { session_start_limit: limit } = await manager.fetchGatewayInformation();
        return throttlerOf(turn, limit.max_concurrency);
      },
    },
  });
  const refusal = new Promise<ConnectionRefused>((resolve) =>
    client.once(Events.ShardDisconnect, ({ code }) => resolve(refusedBy(code))),
  );
  void refusal.then(refused);
  return {
    id,
    client,
    takes: () => takes,
    async connect(token) {
      const ready = new Promise<null>((resolve) => client.once(Events.ClientReady, () => resolve(null)));
      try {
        const loggedIn = client.login(token).then(async () => ready);
        const why = await Promise.race([loggedIn, refusal]);
        loggedIn.catch(() => undefined);
        if (why !== null) throw why;
      } catch (error) {
        await client.destroy();
        throw connectionError(error);
      }
    },
    part: async () =>
      session.part(client, () => {
        takes = false;
      }),
    async end() {
      takes = false;
      await client.destroy();
    },
  };
};
