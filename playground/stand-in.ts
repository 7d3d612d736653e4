import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { realClock } from './world/clock.js';
import type { Clock, WorldClock } from './world/clock.js';
import { control } from './driver/control.js';
import { makeCrowd, type Crowd } from './driver/crowd.js';
import { passTime, type Follower } from './driver/pass-time.js';
import { connectDriver } from './driver/driver.js';
import type { Driver } from './driver/driver.js';
import { makeFaults } from './rest/faults.js';
import { countInvalid } from './rest/invalid-requests.js';
import { makeFeeds } from './people/feeds.js';
import { makeGateway } from './gateway/gateway.js';
import { keepJournal } from './world/journal.js';
import type { Address, Control } from './world/protocol.js';
import { makeRateLimits } from './rest/rate-limits.js';
import { channelRoutes } from './rest/routes-channels.js';
import { commandRoutes } from './rest/routes-commands.js';
import { emojiRoutes } from './rest/routes-emojis.js';
import { guildRoutes } from './rest/routes-guild.js';
import { interactionRoutes } from './rest/routes-interactions.js';
import { messageRoutes } from './rest/routes-messages.js';
import { isLocal, makeServer } from './server.js';
import { APPLICATION_ID, FIRST_CHANNEL_ID, GUILD_ID, makeWorld, TOKEN } from './world/world.js';
import type { Ping } from './world/world.js';

/** A running stand-in with a driver attached. */
export interface StandIn extends Omit<Driver, 'close' | 'address'>, Address {
  /** What the bot asked for that the stand-in does not know: routes, fields, parameters. Tests expect it empty. */
  readonly problems: readonly string[];
  /** Requests that count towards the ban of an address, with their status (DISCORD.md section 1). */
  readonly invalid: readonly string[];
  /** Who would have been notified, by message. */
  readonly pings: readonly Ping[];
  readonly crowd: Crowd;
  /** The time of the stand-in, by which a program in the same process may go. */
  readonly clock: Pick<WorldClock, 'now' | 'ahead' | 'after'>;
  /** When time passes, what this program does by itself is done in its time. */
  follow(program: Follower): void;
  close(): Promise<void>;
}

interface StandInOptions {
  /** Default: any free port. Always on 127.0.0.1. */
  readonly port?: number;
  /** A directory that keeps people, channels, messages and commands over restarts. */
  readonly journalDir?: string;
  /** Default: the real clock. */
  readonly clock?: Clock;
  /** Milliseconds between the heartbeats of a client. Default: Discord's. */
  readonly heartbeatInterval?: number;
  /** Told of each interaction when it is sent to the bot, and when the bot has answered or it is too late. */
  readonly onInteraction?: (id: string, what: 'created' | 'settled') => void;
  /** Also serve the page at `/`; whoever comes in first may manage the server then. */
  readonly page?: boolean;
}

/**
 * Starts a local stand-in for Discord: REST under /api/v10, gateway, and people who act (DISCORD.md section 2).
 * @throws when the port is taken or the journal is damaged
 */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const world = makeWorld(options.clock ?? realClock);
  const stopJournal = options.journalDir === undefined ? undefined : keepJournal(world, options.journalDir);
  const { onInteraction } = options;
  if (onInteraction !== undefined)
    world.listeners.add((event) => {
      if (event.kind === 'interactionCreated') onInteraction(event.interaction.id, 'created');
      if (event.kind === 'interactionSettled') onInteraction(event.interaction.id, 'settled');
    });
  let port = 0;
  const address = (): Address => ({
    url: `http://127.0.0.1:${port}`,
    apiUrl: `http://127.0.0.1:${port}/api`,
    token: TOKEN,
    applicationId: APPLICATION_ID,
    guildId: GUILD_ID,
    channelId: FIRST_CHANNEL_ID,
  });
  const gatewayUrl = (host: string): string => `ws://${host}/gateway`;
  const routes = [
    ...guildRoutes(gatewayUrl),
    ...commandRoutes,
    ...emojiRoutes,
    ...channelRoutes,
    ...messageRoutes,
    ...interactionRoutes,
  ];
  const gateway = makeGateway(world, gatewayUrl, options.heartbeatInterval);
  const feeds = makeFeeds(world);
  const faults = makeFaults(routes);
  const invalid = countInvalid(world.clock);
  const page = options.page ?? false;
  let follower: Follower | undefined;
  const people = {
    world,
    feeds,
    address,
    routes,
    async control(command: Control) {
      if (command.do !== 'passTime') return control(world, gateway, faults, command);
      await passTime(world, gateway, follower, command.milliseconds);
      return null;
    },
    firstManages: page,
  };
  const server = makeServer({ world, routes, limits: makeRateLimits(world.clock), faults, invalid, people, page });
  server.on('upgrade', (request, socket, head) => {
    if (isLocal(request) && request.url?.startsWith('/gateway') === true) gateway.upgrade(request, socket, head);
    else socket.destroy();
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  server.on('error', () => undefined); // a connection that could not be accepted, as when no more files can be opened
  port = (server.address() as AddressInfo).port;
  world.origin = address().url;

  const driver = await connectDriver(address().url);
  return {
    ...driver,
    ...address(),
    problems: world.problems,
    invalid: invalid.all,
    pings: world.pings,
    crowd: makeCrowd(world),
    clock: world.clock,
    follow: (program) => void (follower = program),
    async close() {
      driver.close();
      gateway.close();
      feeds.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      stopJournal?.();
    },
  };
}
