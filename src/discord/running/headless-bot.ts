import { Client, Events, Status, type RESTOptions } from 'discord.js';
import { route } from '../answers/router.js';
import { createBudget } from '../rest/budget.js';
import { createOutboxAge } from '../rest/outbox-age.js';
import { createRefusedChannels } from '../rest/refusals/refused-channels.js';
import { requestsOn } from '../rest/requests.js';
import { createServerClock } from '../rest/server-clock.js';
import { guildStateOf } from '../rest/guild-state.js';
import { realTimers } from '../rest/timers.js';
import { guardPackets, logUnhandled } from '../shards/packets.js';
import { createServices } from './create-services.js';
import { clientOptions } from './connecting.js';
import { subscribeToTables } from './subscribe-to-tables.js';
import { routesOf } from './interactions.js';
import type { BotOptions } from './options.js';

/** A request of the bot's to Discord, and what Discord answers. */
export type SendRequest = RESTOptions['makeRequest'];

/** A bot without a network: its caller sends it the packets of the gateway and answers its requests. */
export interface HeadlessBot {
  /**
   * Takes what the gateway tells. Resolves when every interaction that came with it has been dealt with; rejects with what the
   * router has let through.
   */
  receive(packet: { readonly t: string; readonly d: unknown }): Promise<void>;
  /** Ends it, without showing what is still to be shown. */
  end(): Promise<void>;
}

/** What of discord.js takes a packet of the gateway; its types keep that to itself. */
interface PacketHandler {
  handlePacket(packet: unknown, shard: { readonly id: number; checkReady(): void }): void;
}

/**
 * The bot with everything that answers and shows, on a client that is not connected: for tools that send it so many
 * interactions that a network between would take most of the time.
 */
export const createHeadlessBot = (
  given: Omit<BotOptions, 'apiUrl' | 'token'>,
  sendRequest: SendRequest,
): HeadlessBot => {
  const options: BotOptions = { ...given, rateLimiter: { check: () => 'allowed' }, apiUrl: undefined, token: '' };
  const { timers = realTimers } = options;
  const client: Client = new Client(clientOptions('http://by.hand/api', sendRequest, () => client.user?.id));
  client.rest.setToken('by.hand');
  guardPackets(client, logUnhandled(options.log));
  const budget = createBudget(timers, Number.POSITIVE_INFINITY);
  const guildState = guildStateOf(
    () => [client],
    budget,
    () => client.isReady(),
    createRefusedChannels(timers),
  );
  const services = createServices(options, budget, requestsOn(client.rest, budget), guildState);
  const routes = routesOf(services, options, createServerClock(timers));
  let inFlight: Promise<void> = Promise.resolve();
  client.on(Events.InteractionCreate, (interaction) => {
    inFlight = route(routes, interaction);
  });
  const outboxAge = createOutboxAge(timers);
  subscribeToTables(services, guildState, {
    isOurs: () => true,
    processes: undefined,
    outboxAge,
    metrics: { boardShown: () => undefined },
  });
  const ws = client.ws as unknown as PacketHandler;
  return {
    async receive(packet) {
      inFlight = Promise.resolve();
      ws.handlePacket(packet, { id: 0, checkReady: () => void (client.ws.status = Status.Ready) });
      await inFlight;
    },
    end: async () => client.destroy(),
  };
};
