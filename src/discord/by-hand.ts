import { Client, Events, Status, type RESTOptions } from 'discord.js';
import { route } from './answers/router.js';
import { assemble, clientOptions, follow, type BotOptions } from './bot.js';
import { surroundingsOf } from './rest/surroundings.js';
import { realTimers } from './rest/timers.js';

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
export const botByHand = (options: Omit<BotOptions, 'apiUrl' | 'token'>, requested: Requested): BotByHand => {
  const { commands, timers = realTimers } = options;
  const { rest, ...others } = clientOptions('http://by.hand/api');
  const client = new Client({
    ...others,
    rest: { ...rest, makeRequest: requested, globalRequestsPerSecond: Number.POSITIVE_INFINITY },
  });
  client.rest.setToken('by.hand');
  const surroundings = surroundingsOf(client);
  const live = assemble({ ...options, apiUrl: undefined, token: '' }, client, surroundings);
  let under: Promise<void> = Promise.resolve();
  client.on(Events.InteractionCreate, (interaction) => {
    under = route({ live, commands, timers }, interaction);
  });
  follow(live, surroundings);
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
