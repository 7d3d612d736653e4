import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  GatewayCloseCodes,
  GatewayDispatchEvents as Event,
  GatewayIntentBits as Intent,
  GatewayOpcodes as Op,
} from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import { isRecord } from '../limits/check.js';
import { isBotIn, isOfServer } from '../world/channel-access.js';
import type { ChannelRecord } from '../world/records.js';
import { botMember, forBot, toChannel, toGuild, toGuildCreate, toMember } from '../world/serialize.js';
import { toRole, toThread, toUser } from '../world/serialize.js';
import { makeSessions, send } from './sessions.js';
import type { Sessions } from './sessions.js';
import { GUILD_ID, serverOf, serversOf } from '../world/world.js';
import type { InteractionRecord, StoredMessage, World, WorldEvent } from '../world/world.js';

/** How many packets a client may send in how many milliseconds; one more closes the connection (4008). */
const SENDS = { most: 120, per: 60_000 } as const;
const HEARTBEAT_INTERVAL = 41_250;

/** The gateway: hello, identify, heartbeats, dispatches, resume with replay, and the faults of a real one. */
export interface Gateway {
  /** What befalls the next connections. */
  readonly faults: {
    upgrades: { readonly status: number; left: number };
    beginnings: { readonly code: number; left: number };
  };
  /** Sends every connection a packet of any form. */
  sendPacket(packet: unknown): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Cuts every connection as a broken network would. The sessions stay resumable. */
  dropConnections(): void;
  /** Closes every connection with a code; 4000 lets a client resume. */
  closeConnections(code: number): void;
  /** Answers and tells the present connections nothing more, without closing them (a zombie). */
  stopAnswering(): void;
  /** Asks every client to reconnect (opcode 7). */
  requestReconnect(): void;
  /** Tells every client that its session is invalid (opcode 9). */
  invalidateSession(resumable: boolean): void;
  /** Tells what happens from now on only after so many milliseconds; reversed: the newest first. */
  holdEvents(milliseconds: number, isReversed: boolean): void;
  /** Delivers an interaction again. */
  redeliver(interaction: InteractionRecord): void;
  /** Closes the connections that have not sent a heartbeat for too long (4009). */
  checkHeartbeats(): void;
  /** The clock has moved, and no heartbeat was missed. */
  keepAlive(): void;
  close(): void;
}

export function makeGateway(
  world: World,
  url: (host: string) => string,
  heartbeatInterval = HEARTBEAT_INTERVAL,
): Gateway {
  const server = new WebSocketServer({ noServer: true });
  const sessions = makeSessions(world);
  const beats = new Map<WebSocket, number>();
  const silenced = new WeakSet<WebSocket>();
  const sent = new WeakMap<WebSocket, readonly number[]>();
  const faults: Gateway['faults'] = { upgrades: { status: 0, left: 0 }, beginnings: { code: 0, left: 0 } };
  let held: WorldEvent[] | null = null;
  const listener = (event: WorldEvent): void => {
    if (held === null) announce(world, sessions, event);
    else held.push(event);
  };
  world.listeners.add(listener);

  function checkHeartbeats(): void {
    for (const [socket, at] of beats) {
      if (world.clock.now() - at > heartbeatInterval * 1.5) socket.close(GatewayCloseCodes.SessionTimedOut);
    }
  }
  const watch = setInterval(checkHeartbeats, heartbeatInterval);
  watch.unref();

  server.on('connection', (socket, request) => {
    const own = url(request.headers.host ?? '');
    beats.set(socket, world.clock.now());
    send(socket, Op.Hello, { heartbeat_interval: heartbeatInterval });
    socket.on('message', (raw) => {
      if (silenced.has(socket)) return;
      const now = world.clock.now();
      const recent = [...(sent.get(socket) ?? []).filter((at) => now - at < SENDS.per), now];
      sent.set(socket, recent);
      if (recent.length > SENDS.most) return socket.close(GatewayCloseCodes.RateLimited);
      const packet = parse(raw);
      if (packet?.op === Op.Heartbeat) beats.set(socket, world.clock.now());
      const begins = packet?.op === Op.Identify || packet?.op === Op.Resume;
      if (begins && faults.beginnings.left > 0) {
        faults.beginnings.left -= 1;
        return socket.close(faults.beginnings.code);
      }
      receive(world, sessions, socket, packet, own);
    });
    socket.on('close', (code) => {
      beats.delete(socket);
      // A client that says goodbye with 1000 or 1001 ends its session.
      sessions.left(socket, code === 1000 || code === 1001);
    });
  });

  return {
    faults,
    sendPacket(packet) {
      for (const socket of sessions.sockets()) socket.send(JSON.stringify(packet));
    },
    upgrade(request, socket, head) {
      if (faults.upgrades.left > 0) {
        faults.upgrades.left -= 1;
        return void socket.end(`HTTP/1.1 ${faults.upgrades.status} Refused\r\nContent-Length: 0\r\n\r\n`);
      }
      server.handleUpgrade(request, socket, head, (client) => server.emit('connection', client, request));
    },
    dropConnections() {
      for (const socket of sessions.sockets()) socket.terminate();
    },
    closeConnections(code) {
      for (const socket of sessions.sockets()) socket.close(code);
    },
    stopAnswering() {
      for (const socket of sessions.sockets()) {
        silenced.add(socket);
        sessions.left(socket, false);
      }
    },
    requestReconnect() {
      for (const socket of sessions.sockets()) send(socket, Op.Reconnect, null);
    },
    invalidateSession(resumable) {
      for (const socket of sessions.sockets()) {
        sessions.left(socket, !resumable);
        send(socket, Op.InvalidSession, resumable);
      }
    },
    holdEvents(milliseconds, isReversed) {
      if (held !== null) return;
      held = [];
      void world.clock.wait(milliseconds).then(() => {
        const late = held ?? [];
        held = null;
        for (const event of isReversed ? late.toReversed() : late) announce(world, sessions, event);
      });
    },
    redeliver: (interaction) => sessions.broadcast(0, Event.InteractionCreate, interaction.payload),
    checkHeartbeats,
    keepAlive() {
      for (const socket of beats.keys()) beats.set(socket, world.clock.now());
    },
    close() {
      clearInterval(watch);
      world.listeners.delete(listener);
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

interface Packet {
  readonly op: number;
  readonly d: unknown;
}

function receive(world: World, sessions: Sessions, socket: WebSocket, packet: Packet | null, url: string): void {
  if (packet === null) return socket.close(GatewayCloseCodes.DecodeError);
  const known = sessions.has(socket);
  switch (packet.op) {
    case Op.Heartbeat:
      return send(socket, Op.HeartbeatAck, null);
    case Op.Identify:
    case Op.Resume:
      if (known) return socket.close(GatewayCloseCodes.AlreadyAuthenticated);
      return packet.op === Op.Identify ? sessions.identify(socket, packet.d, url) : sessions.resume(socket, packet.d);
    case Op.RequestGuildMembers:
      return known ? members(world, sessions, socket, packet.d) : socket.close(GatewayCloseCodes.NotAuthenticated);
    case Op.PresenceUpdate:
      return known ? undefined : socket.close(GatewayCloseCodes.NotAuthenticated);
    default:
      world.problems.push(`unknown gateway opcode: ${packet.op}`);
      return socket.close(GatewayCloseCodes.UnknownOpcode);
  }
}

/**
 * Members by id or by the beginning of their name; the whole list needs an intent that the bot has not
 * (topics/gateway).
 */
function members(world: World, sessions: Sessions, socket: WebSocket, wish: unknown): void {
  const { guild_id: guild, user_ids: ids, query, nonce } = isRecord(wish) ? wish : {};
  const wanted = typeof ids === 'string' ? [ids] : Array.isArray(ids) ? ids.map(String) : null;
  const start = typeof query === 'string' ? query.toLowerCase() : '';
  if (typeof guild !== 'string' || !serversOf(world).includes(guild) || (wanted === null && start === '')) {
    world.problems.push('unknown request for members');
    return;
  }
  const people = [...world.people.values()].filter(({ inServer }) => inServer);
  const found = people.filter(({ id, name }) => wanted?.includes(id) ?? name.toLowerCase().startsWith(start));
  const missing = (wanted ?? []).filter((id) => !found.some((person) => person.id === id));
  sessions.answer(socket, Event.GuildMembersChunk, {
    guild_id: guild,
    members: found.map((person) => toMember(toUser(person), person.timedOutUntil)),
    chunk_index: 0,
    chunk_count: 1,
    not_found: missing,
    ...(nonce === undefined ? {} : { nonce }),
  });
}

function parse(raw: RawData): Packet | null {
  try {
    const packet: unknown = JSON.parse(Buffer.isBuffer(raw) ? raw.toString('utf8') : '');
    return isRecord(packet) && typeof packet['op'] === 'number' ? { op: packet['op'], d: packet['d'] } : null;
  } catch {
    return null;
  }
}

/** Turns a change of the world into the event that the bot gets. */
export function announce(world: World, sessions: Sessions, event: WorldEvent): void {
  switch (event.kind) {
    case 'messageCreated':
      return announceMessage(world, sessions, event.stored, Event.MessageCreate);
    case 'messageUpdated':
      return announceMessage(world, sessions, event.stored, Event.MessageUpdate);
    case 'messageDeleted':
      return event.withChannel ? undefined : announceMessage(world, sessions, event.stored, Event.MessageDelete);
    case 'channelCreated':
    case 'channelUpdated':
    case 'channelDeleted':
      return announceChannel(world, sessions, event.channel, event.kind);
    case 'interactionCreated':
      return sessions.broadcast(0, Event.InteractionCreate, event.interaction.payload);
    case 'roleCreated':
      return sessions.broadcast(Intent.Guilds, Event.GuildRoleCreate, {
        guild_id: GUILD_ID,
        role: toRole(event.role),
      });
    case 'roleDeleted':
      return sessions.broadcast(Intent.Guilds, Event.GuildRoleDelete, {
        guild_id: GUILD_ID,
        role_id: event.role.id,
      });
    case 'serverAdded':
      return sessions.broadcast(Intent.Guilds, Event.GuildCreate, toGuildCreate(world, event.id));
    case 'serverJoined':
      return sessions.broadcast(Intent.Guilds, Event.GuildCreate, toGuildCreate(world));
    case 'serverLeft':
      return sessions.broadcast(Intent.Guilds, Event.GuildDelete, { id: GUILD_ID });
    case 'serverChanged':
      return sessions.broadcast(Intent.Guilds, Event.GuildUpdate, toGuild(world));
    case 'botMemberChanged': // of itself a bot hears without the members intent (topics/gateway)
      return sessions.broadcast(0, Event.GuildMemberUpdate, { guild_id: GUILD_ID, ...botMember(world) });
    case 'personChanged':
    case 'commandsChanged':
    case 'interactionSettled':
    case 'botPresence':
    case 'clockMoved':
    case 'fileStored':
    case 'fileRemoved':
      return;
    default:
      event satisfies never;
  }
}

type MessageEvent = Event.MessageCreate | Event.MessageUpdate | Event.MessageDelete;

/** Ephemeral messages and those of places without the bot are no event. */
function announceMessage(world: World, sessions: Sessions, stored: StoredMessage, type: MessageEvent): void {
  const channel = world.channels.get(stored.message.channel_id);
  if (stored.visibleTo !== null || channel === undefined || channel.kind === 'private') return;
  const { id, channel_id } = stored.message;
  const about = type === Event.MessageDelete ? { id, channel_id } : forBot(world, stored);
  if (channel.kind === 'direct') return sessions.broadcast(Intent.DirectMessages, type, about);
  const server = serverOf(world, channel);
  if (server !== null && serversOf(world).includes(server))
    sessions.broadcast(Intent.GuildMessages, type, { ...about, guild_id: server });
}

type ChannelEvent = 'channelCreated' | 'channelUpdated' | 'channelDeleted';

function announceChannel(world: World, sessions: Sessions, channel: ChannelRecord, kind: ChannelEvent): void {
  const server = serverOf(world, channel);
  if (server === null || !isOfServer(channel) || !serversOf(world).includes(server) || !isBotIn(world, channel)) return;
  if (channel.kind !== 'thread') {
    const types = {
      channelCreated: Event.ChannelCreate,
      channelUpdated: Event.ChannelUpdate,
      channelDeleted: Event.ChannelDelete,
    };
    return sessions.broadcast(Intent.Guilds, types[kind], toChannel(channel, world));
  }
  const thread = toThread(channel, world);
  switch (kind) {
    case 'channelCreated':
      return sessions.broadcast(Intent.Guilds, Event.ThreadCreate, { ...thread, newly_created: true });
    case 'channelUpdated':
      return sessions.broadcast(Intent.Guilds, Event.ThreadUpdate, thread);
    case 'channelDeleted': {
      const { id, type, parent_id } = thread;
      return sessions.broadcast(Intent.Guilds, Event.ThreadDelete, { id, type, parent_id, guild_id: server });
    }
    default:
      kind satisfies never;
  }
}
