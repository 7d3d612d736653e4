import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { ClientOptions, Interaction } from 'discord.js';
import type { Clock, StandIn } from '../../src/playground/index.js';

/** A clock that only moves when it is told to. */
export class HandClock implements Clock {
  private time = Date.UTC(2026, 0, 1);

  now(): number {
    return this.time;
  }

  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}

/** Starts a real discord.js client against the stand-in and waits until it is ready. */
export async function startBot(
  standIn: Pick<StandIn, 'apiUrl' | 'token'>,
  handle: (interaction: Interaction) => Promise<unknown>,
  options: Partial<ClientOptions> = {},
): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: standIn.apiUrl, version: '10' },
    ...options,
  });
  client.on(Events.InteractionCreate, (interaction) => {
    void handle(interaction).catch((error: unknown) => client.emit(Events.Error, error as Error));
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(standIn.token);
  return ready;
}
