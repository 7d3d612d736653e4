import { Events, type Client } from 'discord.js';
import type { Timers } from './timers.js';

/** The connections on which Discord tells the bot what happens. */
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

export const gatewayOf = (client: GatewayClient, timers: Pick<Timers, 'now'>): Gateway => {
  const began = timers.now();
  const opened = new Map<number, number>();
  const open = (shard: number): void => void opened.set(shard, timers.now());
  client.on(Events.ShardReady, open);
  client.on(Events.ShardResume, open);
  return {
    isConnected: () => client.isReady() && client.ws.shards.map(({ status }) => status).every((status) => status === 0),
    silentFor() {
      const signs = client.ws.shards.map(({ id, lastPingTimestamp }) =>
        Math.max(lastPingTimestamp, opened.get(id) ?? began),
      );
      return timers.now() - Math.min(...(signs.length === 0 ? [began] : signs));
    },
    latency() {
      const pings = client.ws.shards.map(({ ping }) => ping).filter((ping) => ping >= 0);
      return pings.length === 0 ? null : Math.max(...pings);
    },
  };
};
