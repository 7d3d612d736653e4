import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  GatewayCloseCodes,
  GatewayDispatchEvents as Event,
  GatewayIntentBits,
  GatewayOpcodes as Op,
} from 'discord-api-types/v10';
import type { ApplicationFlags, GatewayReadyDispatchData } from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import { isRecord } from './check.js';
import { botUser, forBot, toChannel, toGuildCreate } from './serialize.js';
import { APPLICATION_ID, GUILD_ID, tell, TOKEN } from './world.js';
import type { InteractionRecord, World, WorldEvent } from './world.js';

const HEARTBEAT_INTERVAL = 41_250;
/** Milliseconds for which a session without a connection can be resumed, and events kept for it. */
const RESUME_WINDOW = 5 * 60_000;
const KEPT_EVENTS = 2_000;
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
  readonly kept: Sent[];
  sequence: number;
  socket: WebSocket | null;
  leftAt: number;
}

/** The gateway: hello, identify, heartbeats, dispatches, resume with replay, and the faults of a real one. */
export interface Gateway {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Cuts every connection as a broken network would. The sessions stay resumable. */
  dropConnections(): void;
  /** Asks every client to reconnect (opcode 7). */
  requestReconnect(): void;
  /** Tells every client that its session is invalid (opcode 9). */
  invalidateSession(resumable: boolean): void;
  /** Delivers an interaction again. */
  redeliver(interaction: InteractionRecord): void;
  close(): void;
}

export function makeGateway(world: World, url: () => string): Gateway {
  const server = new WebSocketServer({ noServer: true });
  const sessions = new Map<string, Session>();

  const sessionOf = (socket: WebSocket): Session | undefined =>
    [...sessions.values()].find((session) => session.socket === socket);

  function leave(session: Session): void {
    session.socket = null;
    session.leftAt = world.clock.now();
  }

  function presence(): void {
    const online = [...sessions.values()].some((session) => session.socket !== null);
    if (online === world.botOnline) return;
    world.botOnline = online;
    tell(world, { kind: 'botPresence', online });
  }

  function dispatch(session: Session, t: Event, d: unknown): void {
    session.sequence += 1;
    const sent = { s: session.sequence, t, d };
    session.kept.push(sent);
    if (session.kept.length > KEPT_EVENTS) session.kept.shift();
    if (session.socket !== null) send(session.socket, Op.Dispatch, sent.d, sent);
  }

  function broadcast(intent: number, t: Event, d: unknown): void {
    for (const [id, session] of sessions) {
      if (session.socket === null && world.clock.now() - session.leftAt > RESUME_WINDOW) sessions.delete(id);
      else if (intent === 0 || (session.intents & intent) !== 0) dispatch(session, t, d);
    }
  }

  function listener(event: WorldEvent): void {
    switch (event.kind) {
      case 'messageCreated':
      case 'messageUpdated':
        if (event.stored.visibleTo !== null) return;
        return broadcast(
          GatewayIntentBits.GuildMessages,
          event.kind === 'messageCreated' ? Event.MessageCreate : Event.MessageUpdate,
          { ...forBot(event.stored), guild_id: GUILD_ID },
        );
      case 'messageDeleted': {
        const { id, channel_id } = event.stored.message;
        if (event.stored.visibleTo !== null) return;
        return broadcast(GatewayIntentBits.GuildMessages, Event.MessageDelete, { id, channel_id, guild_id: GUILD_ID });
      }
      case 'channelCreated':
        return broadcast(GatewayIntentBits.Guilds, Event.ChannelCreate, toChannel(event.channel, world));
      case 'channelUpdated':
        return broadcast(GatewayIntentBits.Guilds, Event.ChannelUpdate, toChannel(event.channel, world));
      case 'interactionCreated':
        return broadcast(0, Event.InteractionCreate, event.interaction.payload);
      case 'personChanged':
      case 'commandsChanged':
      case 'interactionSettled':
      case 'botPresence':
        return;
      default:
        event satisfies never;
    }
  }
  world.listeners.add(listener);

  function identify(socket: WebSocket, data: unknown): void {
    if (!isRecord(data) || data['token'] !== TOKEN) return shut(socket, GatewayCloseCodes.AuthenticationFailed);
    const intents = data['intents'];
    if (typeof intents !== 'number' || !Number.isInteger(intents) || (intents & ~ALL_INTENTS) !== 0) {
      return shut(socket, GatewayCloseCodes.InvalidIntents);
    }
    if ((intents & PRIVILEGED) !== 0) return shut(socket, GatewayCloseCodes.DisallowedIntents);
    const id = randomBytes(16).toString('hex');
    const session: Session = { id, intents, kept: [], sequence: 0, socket, leftAt: 0 };
    sessions.set(id, session);
    const ready: GatewayReadyDispatchData = {
      v: 10,
      user: botUser,
      guilds: [{ id: GUILD_ID, unavailable: true }],
      session_id: id,
      resume_gateway_url: url(),
      shard: [0, 1],
      application: { id: APPLICATION_ID, flags: 0 as ApplicationFlags },
    };
    dispatch(session, Event.Ready, ready);
    if ((intents & GatewayIntentBits.Guilds) !== 0) dispatch(session, Event.GuildCreate, toGuildCreate(world));
  }

  function resume(socket: WebSocket, data: unknown): void {
    if (!isRecord(data) || data['token'] !== TOKEN) return shut(socket, GatewayCloseCodes.AuthenticationFailed);
    const session = sessions.get(String(data['session_id']));
    const since = data['seq'];
    const gone = session !== undefined && session.socket === null && world.clock.now() - session.leftAt > RESUME_WINDOW;
    if (session === undefined || gone) {
      return send(socket, Op.InvalidSession, false);
    }
    if (typeof since !== 'number' || since > session.sequence) return shut(socket, GatewayCloseCodes.InvalidSeq);
    session.socket?.terminate();
    session.socket = socket;
    for (const sent of session.kept) if (sent.s > since) send(socket, Op.Dispatch, sent.d, sent);
    dispatch(session, Event.Resumed, {});
  }

  server.on('connection', (socket) => {
    let beatAt = world.clock.now();
    send(socket, Op.Hello, { heartbeat_interval: HEARTBEAT_INTERVAL });
    const watch = setInterval(() => {
      if (world.clock.now() - beatAt > HEARTBEAT_INTERVAL * 1.5) shut(socket, GatewayCloseCodes.SessionTimedOut);
    }, HEARTBEAT_INTERVAL);
    watch.unref();

    socket.on('message', (raw) => {
      const packet = parse(raw);
      if (packet === null) return shut(socket, GatewayCloseCodes.DecodeError);
      switch (packet.op) {
        case Op.Heartbeat:
          beatAt = world.clock.now();
          return send(socket, Op.HeartbeatAck, null);
        case Op.Identify:
        case Op.Resume:
          if (sessionOf(socket) !== undefined) return shut(socket, GatewayCloseCodes.AlreadyAuthenticated);
          if (packet.op === Op.Identify) identify(socket, packet.d);
          else resume(socket, packet.d);
          return presence();
        case Op.PresenceUpdate:
          return sessionOf(socket) === undefined ? shut(socket, GatewayCloseCodes.NotAuthenticated) : undefined;
        default:
          world.problems.push(`unknown gateway opcode: ${packet.op}`);
          return shut(socket, GatewayCloseCodes.UnknownOpcode);
      }
    });
    socket.on('close', (code) => {
      clearInterval(watch);
      const session = sessionOf(socket);
      if (session === undefined) return;
      leave(session);
      // A client that says goodbye with 1000 or 1001 ends its session.
      if (code === 1000 || code === 1001) sessions.delete(session.id);
      presence();
    });
  });

  const connected = (): readonly WebSocket[] =>
    [...sessions.values()].flatMap((session) => (session.socket === null ? [] : [session.socket]));

  return {
    upgrade(request, socket, head) {
      server.handleUpgrade(request, socket, head, (client) => server.emit('connection', client, request));
    },
    dropConnections() {
      for (const socket of connected()) socket.terminate();
    },
    requestReconnect() {
      for (const socket of connected()) send(socket, Op.Reconnect, null);
    },
    invalidateSession(resumable) {
      const sockets = connected();
      for (const session of sessions.values()) leave(session);
      if (!resumable) sessions.clear();
      presence();
      for (const socket of sockets) send(socket, Op.InvalidSession, resumable);
    },
    redeliver(interaction) {
      broadcast(0, Event.InteractionCreate, interaction.payload);
    },
    close() {
      world.listeners.delete(listener);
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

function send(socket: WebSocket, op: Op, d: unknown, sent?: Sent): void {
  socket.send(JSON.stringify({ op, d, s: sent?.s ?? null, t: sent?.t ?? null }));
}

function shut(socket: WebSocket, code: GatewayCloseCodes): void {
  socket.close(code);
}

function parse(raw: RawData): { readonly op: number; readonly d: unknown } | null {
  try {
    const packet: unknown = JSON.parse(String(raw));
    return isRecord(packet) && typeof packet['op'] === 'number' ? { op: packet['op'], d: packet['d'] } : null;
  } catch {
    return null;
  }
}
