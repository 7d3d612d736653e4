import { setImmediate } from 'node:timers/promises';
import {
  GatewayDispatchEvents,
  GatewayOpcodes,
  type ApplicationFlags,
  type GatewayReadyDispatchData,
} from 'discord-api-types/v10';
import { CloseCodes, SimpleShardingStrategy, type Client, type IShardingStrategy, type SessionInfo } from 'discord.js';
import { z } from 'zod';
import { knownServersOf, type KnownServers } from './known-servers.js';

export type GatewayManager = Parameters<NonNullable<NonNullable<Client['options']['ws']>['buildStrategy']>>[0];

const sessionShape = z.object({
  resumeURL: z.string(),
  sequence: z.number(),
  sessionId: z.string(),
  shardCount: z.number(),
  shardId: z.number(),
});

const handedShape = z.object({
  session: sessionShape,
  application: z.string(),
  known: z.object({ user: z.looseObject({ id: z.string() }), guilds: z.array(z.looseObject({ id: z.string() })) }),
});

/** What a process needs to go on with the session of another one. */
interface Handed {
  readonly session: SessionInfo;
  /** The id of the application. */
  readonly application: string;
  readonly known: KnownServers;
}

/** Reads what another process has written with {@link Session.part}; null when it is not that. */
const handedIn = (text: string | null): Handed | null => {
  if (text === null) return null;
  try {
    return (handedShape.safeParse(JSON.parse(text)).data as Handed | undefined) ?? null;
  } catch {
    return null;
  }
};

/** The session of one connection, which another process may go on with. */
interface Session {
  /** As the client is to be told to connect. */
  readonly strategy: (manager: GatewayManager) => IShardingStrategy;
  /** Whether there is a session to go on with: otherwise a new one begins. */
  goesOn(): boolean;
  /**
   * Closes the connection so that its session can go on elsewhere. What comes from now on comes there again, from the first
   * event that may not have been heard here. @returns what {@link createSession} takes there; null when there is nothing to go on with
   */
  part(client: Client, deaf: () => void): Promise<string | null>;
}

/** Has the client hear something as from Discord; the names of these events are those of @discordjs/ws. */
const hear = (
  manager: GatewayManager,
  event: 'ready' | 'dispatch',
  payload: { readonly data: unknown; readonly shardId: number },
): void => void manager.emit(event as never, ...([payload] as never));

/** Tells the client what the process before has known, as Discord tells it at the beginning of a session. */
const tell = (manager: GatewayManager, { session, application, known }: Handed): void => {
  const { shardId } = session;
  const ready: GatewayReadyDispatchData = {
    v: 10,
    user: known.user,
    guilds: known.guilds.map(({ id }) => ({ id, unavailable: true })),
    session_id: session.sessionId,
    resume_gateway_url: session.resumeURL,
    shard: [shardId, session.shardCount],
    application: { id: application, flags: 0 as ApplicationFlags },
  };
  hear(manager, 'ready', { data: ready, shardId });
  const dispatch = (t: GatewayDispatchEvents, d: unknown): void =>
    hear(manager, 'dispatch', { data: { op: GatewayOpcodes.Dispatch, s: session.sequence, t, d }, shardId });
  dispatch(GatewayDispatchEvents.Ready, ready);
  for (const guild of known.guilds) dispatch(GatewayDispatchEvents.GuildCreate, guild);
};

/** A session that goes on with what another process has handed over, where that is still there; else a new one. */
export const createSession = (handedOver: string | null): Session => {
  const handed = handedIn(handedOver);
  let session: SessionInfo | null = handed?.session ?? null;
  let isTold = false;
  let isOver = false;
  let connection: GatewayManager | null = null;
  return {
    goesOn: () => session !== null,
    strategy(manager) {
      connection = manager;
      const { updateSessionInfo: note } = manager.options; // discord.js looks at it too
      Object.assign(manager.options, {
        retrieveSessionInfo: async () => {
          if (handed !== null && !isTold) {
            isTold = true;
            await note(handed.session.shardId, handed.session);
            tell(manager, handed);
          }
          return session;
        },
        updateSessionInfo: async (shard: number, now: SessionInfo | null) => {
          if (isOver) return;
          session = now;
          await note(shard, now);
        },
      });
      return new SimpleShardingStrategy(manager);
    },
    async part(client, deaf) {
      isOver = true;
      const last = session;
      await setImmediate(); // what has been counted is handled
      deaf();
      const known = knownServersOf(client);
      await connection?.destroy({ code: CloseCodes.Resuming, reason: 'Another process goes on' });
      const application = client.application?.id;
      if (last === null || known === null || application === undefined) return null;
      return JSON.stringify({ session: last, application, known } satisfies Handed);
    },
  };
};
