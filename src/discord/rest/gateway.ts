import { Events, type Client } from 'discord.js';
import type { Timers } from './timers.js';

/** The connections on which Discord tells the bot what happens: none while other processes have all shards. */
export interface Gateway {
  isConnected(): boolean;
  /** Milliseconds since Discord last confirmed a heartbeat, or the connection was made: on the connection that is silent longest. */
  silentFor(): number;
  /** Milliseconds that a heartbeat takes there and back, on the slowest connection; null before the first. */
  latency(): number | null;
}

type GatewayClient = Pick<Client, 'on' | 'isReady'> & {
  readonly ws: { readonly shards: Pick<Client['ws']['shards'], 'map' | 'size'> };
};

/** What is known of connections, each of which is told of before it is opened; `clients` are those that are open now. */
export const gatewayOf = <C extends GatewayClient>(
  clients: () => readonly C[],
  timers: Pick<Timers, 'now'>,
): Gateway & { listenTo(client: C): void } => {
  const opened = new WeakMap<C, number>();
  const sign = (client: C): number => {
    const heard = client.ws.shards.map(({ lastPingTimestamp }) => lastPingTimestamp);
    return Math.max(opened.get(client) ?? timers.now(), Math.min(...(heard.length === 0 ? [0] : heard)));
  };
  return {
    listenTo(client) {
      const open = (): void => void opened.set(client, timers.now());
      open();
      client.on(Events.ShardReady, open);
      client.on(Events.ShardResume, open);
    },
    isConnected: () =>
      clients().every(
        (client) => client.isReady() && client.ws.shards.map(({ status }) => status).every((status) => status === 0),
      ),
    silentFor: () => Math.max(0, ...clients().map((client) => timers.now() - sign(client))),
    latency() {
      const pings = clients().flatMap(({ ws }) => ws.shards.map(({ ping }) => ping));
      const known = pings.filter((ping) => ping >= 0);
      return known.length === 0 ? null : Math.max(...known);
    },
  };
};
