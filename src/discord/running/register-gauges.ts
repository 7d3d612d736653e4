import type { Metrics } from '../../ops/index.js';
import type { Gateway } from '../rest/gateway.js';
import type { OutboxAge } from '../rest/outbox-age.js';
import type { InvalidRequests } from '../rest/refusals/invalid-requests.js';
import type { BotOptions } from './options.js';

/** The numbers that are looked up when somebody asks for them. */
export const registerGauges = (
  metrics: Metrics,
  gateway: Gateway,
  outboxAge: OutboxAge,
  store: BotOptions['store'],
  invalid: Pick<InvalidRequests, 'count'>,
): void => {
  metrics.watch('gateway_connected', 'Whether all connections to Discord stand.', () => Number(gateway.isConnected()));
  metrics.watch('gateway_silent_seconds', 'Since the last sign of life.', () => gateway.silentFor() / 1_000);
  metrics.watch('gateway_latency_seconds', 'Of a heartbeat there and back.', () => {
    const latency = gateway.latency();
    return latency === null ? null : latency / 1_000;
  });
  metrics.watch(
    'outbox_age_seconds',
    'Of what is to be told longest after a commit.',
    () => outboxAge.oldest() / 1_000,
  );
  metrics.watch('invalid_requests', 'Refused by Discord with 401, 403 or 429 in ten minutes.', () => invalid.count());
  metrics.watch('tables', 'Live tables in the store.', async () => (await store.liveChannels()).length);
};
