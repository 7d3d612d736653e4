import { Client, Events, Status, type RESTOptions } from 'discord.js';
import { route } from '../answers/router.js';
import { createBudget } from '../rest/budget.js';
import { createOutboxAge } from '../rest/outbox-age.js';
import { openRefusedChannels } from '../rest/refusals/refused-channels.js';
import { requestsOn } from '../rest/requests.js';
import { openServerClock } from '../rest/server-clock.js';
import { guildStateOf } from '../rest/guild-state.js';
import { realTimers } from '../rest/timers.js';
import { guardPackets, logUnhandled } from '../shards/packets.js';
import { assemble } from './assembling.js';
import { clientOptions } from './connecting.js';
import { follow } from './following.js';
import { routesOf } from './interactions.js';
import type { BotOptions } from './options.js';

/** A request of the bot's to Discord, and what Discord answers. */
export type Requested = RESTOptions['makeRequest'];

/** A bot without a network: it hears what its caller tells it, and its caller answers its requests. */
export interface BotByHand {
  /**
   * Takes what the gateway tells. Resolves when every interaction that came with it has been dealt with; rejects with what the
   * router has let through.
   */
  hear(packet: { readonly t: string; readonly d: unknown }): Promise<void>;
  /** Ends it, without showing what is still to be shown. */
  end(): Promise<void>;
}

/** What of discord.js takes a packet of the gateway; its types keep that to itself. */
interface Taking {
  handlePacket(packet: unknown, shard: { readonly id: number; checkReady(): void }): void;
}

/**
 * The bot with everything that answers and shows, on a client that is not connected: for tools that send it so many
 * interactions that a network between would take most of the time.
 */
export const botByHand = (given: Omit<BotOptions, 'apiUrl' | 'token'>, requested: Requested): BotByHand => {
  const options: BotOptions = { ...given, haste: { allows: () => 'yes' }, apiUrl: undefined, token: '' };
  const { timers = realTimers } = options;
  const client: Client = new Client(clientOptions('http://by.hand/api', requested, () => client.user?.id));
  client.rest.setToken('by.hand');
  guardPackets(client, logUnhandled(options.log));
  const budget = createBudget(timers, Number.POSITIVE_INFINITY);
  const guildState = guildStateOf(
    () => [client],
    budget,
    () => client.isReady(),
    openRefusedChannels(timers),
  );
  const services = assemble(options, budget, requestsOn(client.rest, budget), guildState);
  const routes = routesOf(services, options, openServerClock(timers));
  let under: Promise<void> = Promise.resolve();
  client.on(Events.InteractionCreate, (interaction) => {
    under = route(routes, interaction);
  });
  const outboxAge = createOutboxAge(timers);
  follow(services, guildState, { isOurs: () => true, processes: undefined, outboxAge, boardShown: () => undefined });
  const ws = client.ws as unknown as Taking;
  return {
    async hear(packet) {
      under = Promise.resolve();
      ws.handlePacket(packet, { id: 0, checkReady: () => void (client.ws.status = Status.Ready) });
      await under;
    },
    end: async () => client.destroy(),
  };
};
