import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { ClientOptions, Interaction } from 'discord.js';
import { onTestFinished } from 'vitest';
import { startStandIn } from '../../playground/index.js';
import type { Clock, StandIn } from '../../playground/index.js';

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

/** A stand-in that closes with the test. */
export async function stand(options: Parameters<typeof startStandIn>[0] = {}): Promise<StandIn> {
  const standIn = await startStandIn(options);
  onTestFinished(async () => standIn.close());
  return standIn;
}

/** Starts a real discord.js client against the stand-in and waits until it is ready. It leaves with the test. */
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
  onTestFinished(async () => client.destroy());
  client.on(Events.InteractionCreate, (interaction) => {
    void handle(interaction).catch((error: unknown) => client.emit(Events.Error, error as Error));
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(standIn.token);
  return ready;
}

/** The next error of a handler of this client. */
export async function nextError(client: Client): Promise<Error & { readonly code?: number | string }> {
  return new Promise((resolve) => client.once(Events.Error, resolve));
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly id: string;
    readonly code: number;
    readonly message: string;
    readonly retry_after: number;
    readonly errors: object;
  };
}

/** One request to the REST API with the bot's token. */
export async function rest(standIn: StandIn, method: string, path: string, body?: unknown): Promise<RawAnswer> {
  const response = await fetch(`${standIn.apiUrl}/v10${path}`, {
    method,
    headers: { Authorization: `Bot ${standIn.token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text === '' ? '{}' : text) };
}

/** Registers plain commands without options. */
export async function commands(client: Client<true>, ...names: readonly string[]): Promise<void> {
  await client.application.commands.set(names.map((name) => ({ name, description: `the command ${name}` })));
}

/** A promise to be resolved by hand. */
export function signal<T = void>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
