import { randomBytes } from 'node:crypto';
import {
  GatewayCloseCodes,
  GatewayDispatchEvents as Event,
  GatewayIntentBits,
  GatewayOpcodes as Op,
} from 'discord-api-types/v10';
import type { ApplicationFlags, GatewayReadyDispatchData } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { isRecord } from '../limits/check.js';
import { botUser, toGuildCreate } from '../world/serialize.js';
import { APPLICATION_ID, GUILD_ID, serversOf, tell, TOKEN } from '../world/world.js';
import type { World } from '../world/world.js';

/** Milliseconds for which a session without a connection can be resumed, and events kept for it. */
const RESUME_WINDOW = 5 * 60_000;
const KEPT_EVENTS = 2_000;
/**
 * How many identifies there may be in how many milliseconds (`max_concurrency`); one more is told that its session is
 * invalid.
 */
export const MAX_CONCURRENCY = 16;
const IDENTIFY_WINDOW = 5_000;
const ALL_INTENTS = Object.values(GatewayIntentBits)
  .filter((bit): bit is GatewayIntentBits => typeof bit === 'number')
  .reduce<number>((sum, bit) => sum | bit, 0);
const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

interface Sent {
  readonly s: number;
  readonly t: Event;
  readonly d: unknown;
}

interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  readonly kept: Sent[];
  sequence: number;
  socket: WebSocket | null;
  leftAt: number;
}

/** The sessions of the bot: numbered events, kept for a while, replayed when a session is resumed. */
export interface Sessions {
  has(socket: WebSocket): boolean;
  sockets(): readonly WebSocket[];
  /** Starts a session, which is resumed at this address: READY and GUILD_CREATE, or a close code of Discord's. */
  identify(socket: WebSocket, data: unknown, url: string): void;
  /** Goes on with a session: what was missed, then RESUMED; opcode 9 when it is too late. */
  resume(socket: WebSocket, data: unknown): void;
  /** Sends an event to every session that asked for the intent (0: to all). */
  broadcast(intent: number, t: Event, d: unknown): void;
  /** Sends an event to the session of one connection. */
  answer(socket: WebSocket, t: Event, d: unknown): void;
  /** The connection is gone; `over` ends its session, otherwise it can be resumed. */
  left(socket: WebSocket, over: boolean): void;
}

export function makeSessions(world: World): Sessions {
  const sessions = new Map<string, Session>();
  let identified: readonly number[] = [];

  const of = (socket: WebSocket): Session | undefined =>
    [...sessions.values()].find((session) => session.socket === socket);

  const expired = (session: Session): boolean =>
    session.socket === null && world.clock.now() - session.leftAt > RESUME_WINDOW;

  const sockets = (): readonly WebSocket[] =>
    [...sessions.values()].flatMap((session) => (session.socket === null ? [] : [session.socket]));

  function presence(): void {
    const online = sockets().length > 0;
    if (online === world.botOnline) return;
    world.botOnline = online;
    tell(world, { kind: 'botPresence', online });
  }

  return {
    has: (socket) => of(socket) !== undefined,
    sockets,
    identify(socket, data, url) {
      const code = refusal(data);
      if (code !== null) return socket.close(code);
      const now = world.clock.now();
      identified = [...identified.filter((at) => now - at < IDENTIFY_WINDOW), now];
      if (identified.length > MAX_CONCURRENCY) return send(socket, Op.InvalidSession, false);
      if (!mayIdentify(world)) return socket.close(GatewayCloseCodes.AuthenticationFailed);
      const id = randomBytes(16).toString('hex');
      const intents = isRecord(data) ? Number(data['intents']) : 0;
      const session: Session = { id, intents, shard: shardOf(data), kept: [], sequence: 0, socket, leftAt: 0 };
      sessions.set(id, session);
      const servers = serversOf(world).filter((server) => isFor(session, server));
      dispatch(session, Event.Ready, ready(session, servers, url));
      if ((intents & GatewayIntentBits.Guilds) !== 0) {
        for (const server of servers) dispatch(session, Event.GuildCreate, toGuildCreate(world, server));
      }
      presence();
    },
    resume(socket, data) {
      if (!isRecord(data) || data['token'] !== TOKEN) return socket.close(GatewayCloseCodes.AuthenticationFailed);
      const session = sessions.get(String(data['session_id']));
      const since = data['seq'];
      if (session === undefined || expired(session)) return send(socket, Op.InvalidSession, false);
      if (typeof since !== 'number' || since > session.sequence) return socket.close(GatewayCloseCodes.InvalidSeq);
      session.socket?.terminate();
      session.socket = socket;
      for (const sent of session.kept) if (sent.s > since) send(socket, Op.Dispatch, sent.d, sent);
      dispatch(session, Event.Resumed, {});
      presence();
    },
    broadcast(intent, t, d) {
      const { guild_id: within, id: itself } = isRecord(d) ? d : {};
      const server = [within, itself].find(
        (one): one is string => one === GUILD_ID || world.moreServers.has(String(one)),
      );
      for (const [id, session] of sessions) {
        if (expired(session)) sessions.delete(id);
        else if (isFor(session, server ?? null) && (intent === 0 || (session.intents & intent) !== 0))
          dispatch(session, t, d);
      }
    },
    answer(socket, t, d) {
      const session = of(socket);
      if (session !== undefined) dispatch(session, t, d);
    },
    left(socket, over) {
      const session = of(socket);
      if (session === undefined) return;
      session.socket = null;
      session.leftAt = world.clock.now();
      if (over) sessions.delete(session.id);
      presence();
    },
  };
}

/** How many new sessions there may be today, which is a thousand as a rule. */
export function startLimit({ identifies, clock }: World): { readonly remaining: number; readonly reset_after: number } {
  const wait = identifies === null ? 0 : identifies.resetsAt - clock.now();
  return identifies === null || wait <= 0
    ? { remaining: 1000, reset_after: 0 }
    : { remaining: Math.max(0, identifies.remaining), reset_after: wait };
}

/** Counts a new session; Discord takes the token of a bot that begins more than it may. */
function mayIdentify(world: World): boolean {
  const { identifies } = world;
  if (identifies === null || identifies.resetsAt <= world.clock.now()) return true;
  world.identifies = { ...identifies, remaining: identifies.remaining - 1 };
  if (identifies.remaining > 0) return true;
  world.problems.push('an identify although none was left');
  return false;
}

/** The close code for what cannot identify, or null. */
function refusal(data: unknown): GatewayCloseCodes | null {
  if (!isRecord(data) || data['token'] !== TOKEN) return GatewayCloseCodes.AuthenticationFailed;
  const { intents } = data;
  if (typeof intents !== 'number' || !Number.isInteger(intents) || (intents & ~ALL_INTENTS) !== 0) {
    return GatewayCloseCodes.InvalidIntents;
  }
  if ((intents & PRIVILEGED) !== 0) return GatewayCloseCodes.DisallowedIntents;
  const [index, count] = shardOf(data);
  const isShard = Number.isInteger(index) && Number.isInteger(count) && index >= 0 && index < count;
  return isShard ? null : GatewayCloseCodes.InvalidShard;
}

function shardOf(data: unknown): readonly [number, number] {
  const shard: unknown = isRecord(data) ? (data['shard'] ?? [0, 1]) : [0, 1];
  return Array.isArray(shard) ? [Number(shard[0]), Number(shard[1])] : [-1, 0];
}

/** Servers go to the shard `(id >> 22) % count`, everything else to the first. */
function isFor({ shard: [index, count] }: Session, server: string | null): boolean {
  return index === (server === null ? 0 : Number((BigInt(server) >> 22n) % BigInt(count)));
}

function ready({ id, shard }: Session, servers: readonly string[], url: string): GatewayReadyDispatchData {
  return {
    v: 10,
    user: botUser,
    guilds: servers.map((server) => ({ id: server, unavailable: true })),
    session_id: id,
    resume_gateway_url: url,
    shard: [...shard],
    application: { id: APPLICATION_ID, flags: 0 as ApplicationFlags },
  };
}

function dispatch(session: Session, t: Event, d: unknown): void {
  session.sequence += 1;
  const sent = { s: session.sequence, t, d };
  session.kept.push(sent);
  if (session.kept.length > KEPT_EVENTS) session.kept.shift();
  if (session.socket !== null) send(session.socket, Op.Dispatch, sent.d, sent);
}

/** Writes one packet to a connection. */
export function send(socket: WebSocket, op: Op, d: unknown, sent?: Omit<Sent, 'd'>): void {
  socket.send(JSON.stringify({ op, d, s: sent?.s ?? null, t: sent?.t ?? null }));
}
