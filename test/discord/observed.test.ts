import {
  CommandInteractionOptionResolver,
  Events,
  REST,
  type ChatInputCommandInteraction,
  type Client,
} from 'discord.js';
import { expect, test } from 'vitest';
import { errorText, isMistake } from '../../src/discord/format/errors.js';
import { gatewayOf } from '../../src/discord/rest/gateway.js';
import { createOutboxAge } from '../../src/discord/rest/outbox-age.js';
import { createServerClock } from '../../src/discord/rest/server-clock.js';
import { observeRequests, retryOnFreshConnection, routeOf } from '../../src/discord/rest/traffic.js';
import { createLogger, unmeasured } from '../../src/ops/index.js';
import { HandTimers } from './support/hand-timers.js';
import { speak } from './support/house.js';

const BASE = 'https://discord.com/api/v10';

test('the route of a request names nobody: no id, no token, no emoji, whatever the address', () => {
  const id = '1234567890123456789';
  expect(routeOf('PATCH', `${BASE}/channels/${id}/messages/${id}`)).toBe('PATCH /channels/:id/messages/:id');
  expect(routeOf('POST', `${BASE}/interactions/${id}/aW50ZXJhY3Rpb24/callback?with_response=false`)).toBe(
    'POST /interactions/:id/:id/callback',
  );
  expect(routeOf('PATCH', `${BASE}/webhooks/${id}/aW50ZXJhY3Rpb24/messages/@original`)).toBe(
    'PATCH /webhooks/:id/:id/messages/@original',
  );
  expect(routeOf('GET', 'http://127.0.0.1:4321/api/v10/gateway/bot')).toBe('GET /gateway/bot');
  expect(routeOf('GET', `${BASE}/made-up/Ann`)).toBe('GET /:id');
});

test('requests are counted by route and result, with their answers and Discord’s time', async () => {
  const seen: unknown[] = [];
  const heard = {
    metrics: { ...unmeasured, requested: (route: string, status: string) => void seen.push([route, status]) },
    invalid: { answered: () => undefined },
    date: (date: string) => void seen.push(date),
    answered: (interaction: string) => void seen.push(interaction),
  };
  const date = 'Wed, 25 Nov 2026 20:00:00 GMT';
  const reply = async () => new Response(null, { status: 204, headers: { date } });
  await observeRequests(heard, reply)(`${BASE}/interactions/12/abc/callback`, { method: 'POST' });
  const gone = observeRequests(heard, () => Promise.reject(new Error('no connection')));
  await expect(gone(`${BASE}/channels/1/messages`, { method: 'POST' })).rejects.toThrow('no connection');
  expect(seen).toEqual([
    ['POST /interactions/:id/:id/callback', '204'],
    date,
    '12',
    ['POST /channels/:id/messages', 'failed'],
  ]);
});

test('a request on a connection that was closed just then is made again, and what fails otherwise fails', async () => {
  const failing = (code: string) => {
    let made = 0;
    const make = async () => {
      made += 1;
      if (made === 1) throw Object.assign(new Error('other side closed'), { code });
      return Response.json({ url: 'wss://gateway' });
    };
    const rest = new REST({ makeRequest: retryOnFreshConnection(make) }).setToken('a');
    return { get: rest.get('/gateway'), made: () => made };
  };
  const closed = failing('UND_ERR_SOCKET');
  expect(await closed.get).toEqual({ url: 'wss://gateway' });
  expect(closed.made()).toBe(2);
  const refused = failing('ECONNREFUSED');
  await expect(refused.get).rejects.toThrow('other side closed');
  expect(refused.made()).toBe(1);
});

test('a clock that is right within two seconds is trusted, another one is corrected', () => {
  const timers = new HandTimers(Date.UTC(2026, 10, 25, 20));
  const clock = createServerClock(timers);
  expect(clock.since(timers.now() - 100)).toBe(100);
  clock.heard(new Date(timers.now() + 1_000).toUTCString());
  expect(clock.since(timers.now() - 100)).toBe(100);
  clock.heard(new Date(timers.now() - 60_000).toUTCString());
  expect(clock.since(timers.now() - 60_000)).toBe(500);
  clock.heard('no date');
  expect(clock.since(timers.now() - 60_000)).toBe(500);
});

test('the gateway is silent for as long as the connection that said nothing longest', () => {
  const timers = new HandTimers();
  const connection = (ping: number) => {
    const heard = { open: () => undefined as void };
    const shard = { id: 0, status: 0, ping, lastPingTimestamp: -1 };
    const client = {
      isReady: () => true,
      on: (event: string, listener: () => void) => {
        if (event === Events.ShardReady) heard.open = listener;
      },
      ws: { shards: { map: <T>(see: (one: typeof shard) => T) => [see(shard)] } },
    };
    return { client: client as unknown as Client, shard, heard };
  };
  const [first, second] = [connection(40), connection(41)];
  const open: Client[] = [];
  const gateway = gatewayOf(() => open, timers);
  void timers.pass(600_000);
  expect([gateway.isConnected(), gateway.silentFor(), gateway.latency()]).toEqual([true, 0, null]);
  for (const { client } of [first, second]) gateway.listenTo(client);
  open.push(first.client, second.client);
  expect(gateway.isConnected()).toBe(true);
  expect(gateway.latency()).toBe(41);
  void timers.pass(10_000);
  expect(gateway.silentFor()).toBe(10_000);
  first.heard.open();
  expect(gateway.silentFor()).toBe(10_000);
  second.shard.lastPingTimestamp = timers.now() - 2_000;
  expect(gateway.silentFor()).toBe(2_000);
  second.shard.status = 5;
  expect(gateway.isConnected()).toBe(false);
});

test('the age of an outbox counts from the commit until it is done, failures included', () => {
  const timers = new HandTimers();
  const outboxAge = createOutboxAge(timers);
  expect(outboxAge.oldest()).toBe(0);
  outboxAge.queued('1');
  void timers.pass(1_000);
  outboxAge.queued('1');
  expect(outboxAge.oldest()).toBe(1_000);
  outboxAge.begin('1')(false);
  void timers.pass(1_000);
  expect(outboxAge.oldest()).toBe(2_000);
  const ended = outboxAge.begin('1');
  outboxAge.queued('1');
  expect(outboxAge.oldest()).toBe(2_000);
  ended(true);
  expect(outboxAge.oldest()).toBe(0);
});

test('an option that no client sends is answered in words and is no error in the log', () => {
  const lines: string[] = [];
  const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const sent = [{ name: 'souls', type: 3, value: 'four' }] as never;
  const options = Reflect.construct(CommandInteractionOptionResolver, [
    {},
    sent,
    undefined,
  ]) as ChatInputCommandInteraction['options'];
  try {
    options.getInteger('souls');
    expect.unreachable();
  } catch (error) {
    expect(errorText(error, speak('en'), log, { about: 'souls' })).toBe(speak('en').errors.unknownButton);
    expect(isMistake(error)).toBe(false);
  }
  expect(lines.join('')).toContain('"level":30');
  expect(lines.join('')).not.toContain('"level":50');
});
