import type { APIMessage, GatewayDispatchEvents } from 'discord-api-types/v10';
import { GatewayIntentBits } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { announce } from './gateway/gateway.js';
import { makeSessions } from './gateway/sessions.js';
import { act } from './interactions/actor.js';
import type { Action } from './interactions/actor.js';
import { ApiError } from './limits/api-error.js';
import type { Upload } from './world/attachments.js';
import { maySee } from './world/channel-access.js';
import type { Clock } from './world/clock.js';
import type { Address } from './world/protocol.js';
import type { PersonRecord } from './world/records.js';
import { channelRoutes } from './rest/routes-channels.js';
import { commandRoutes } from './rest/routes-commands.js';
import { emojiRoutes } from './rest/routes-emojis.js';
import { guildRoutes } from './rest/routes-guild.js';
import { interactionRoutes } from './rest/routes-interactions.js';
import { messageRoutes } from './rest/routes-messages.js';
import { answer } from './rest/router.js';
import { APPLICATION_ID, comeIn, GUILD_ID, makeWorld, putChannel, putPerson, TOKEN } from './world/world.js';
import type { InteractionRecord, World } from './world/world.js';

/** What the gateway tells the bot. */
export interface Packet {
  readonly t: GatewayDispatchEvents;
  readonly d: unknown;
}

/** A request of the bot's, relative to /api/v10. */
interface Request {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

/** The stand-in without a network and without limits of rate: as strict as the other about everything else. */
export interface Inside extends Pick<Address, 'applicationId' | 'guildId'> {
  /** What the bot asked for that the stand-in does not know. */
  readonly problems: readonly string[];
  /** Lets somebody come in. */
  person(name: string, change?: Partial<Omit<PersonRecord, 'id' | 'name'>>): PersonRecord;
  /** A new channel, in which the bot may do this. @returns its id */
  channel(name: string, botPermissions: bigint): string;
  /** Acts as a person; throws ClientRefusal where their client would not. */
  act(person: string, action: Action): Pick<InteractionRecord, 'id' | 'response' | 'modal'>;
  /** What a person sees of the messages, oldest first. */
  seenBy(person: string): readonly APIMessage[];
  /** Answers a request; `body` undefined for nothing. */
  request(request: Request): { readonly status: number; readonly body?: unknown };
}

const ROUTES = [
  ...guildRoutes(() => ''),
  ...commandRoutes,
  ...emojiRoutes,
  ...channelRoutes,
  ...messageRoutes,
  ...interactionRoutes,
];

const UNLIMITED = { global: () => undefined, take: () => ({}) };

/** The bot's connection to the gateway, of which only what comes out is looked at. */
const connection = (tell: (packet: Packet) => void): WebSocket =>
  ({
    send(text: string) {
      const { t, d } = JSON.parse(text) as { readonly t: GatewayDispatchEvents | null; readonly d: unknown };
      if (t !== null) tell({ t, d });
    },
    close: () => undefined,
  }) as unknown as WebSocket;

function answered(world: World, request: Request): ReturnType<Inside['request']> {
  try {
    return answer(world, UNLIMITED, ROUTES, { ...request, host: '', authorization: `Bot ${TOKEN}` });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: error.body() };
  }
}

/** Opens a stand-in for a bot in this process. `tell` hears at once what the gateway would tell the bot. */
export function openInside(clock: Clock, tell: (packet: Packet) => void): Inside {
  const world = makeWorld(clock);
  const sessions = makeSessions(world);
  sessions.identify(connection(tell), { token: TOKEN, intents: GatewayIntentBits.Guilds }, '');
  world.listeners.add((event) => announce(world, sessions, event));
  return {
    applicationId: APPLICATION_ID,
    guildId: GUILD_ID,
    problems: world.problems,
    person: (name, change = {}) => putPerson(world, { ...comeIn(world, name, undefined), ...change }),
    channel(name, botPermissions) {
      const id = world.ids.next();
      putChannel(world, { kind: 'text', id, name, botPermissions: String(botPermissions) });
      return id;
    },
    act: (person, action) => act(world, person, action),
    seenBy: (person) =>
      [...world.messages.values()].filter((stored) => maySee(world, stored, person)).map(({ message }) => message),
    request: (request) => answered(world, request),
  };
}
