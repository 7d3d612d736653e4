import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { ChatInputCommandInteraction } from 'discord.js';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { StandIn } from '../../playground/index.js';
import { commands, HandClock, rest, signal, stand, startBot } from './bot.js';

const echo = async (interaction: unknown): Promise<unknown> =>
  (interaction as ChatInputCommandInteraction).reply('here');

/** A bare gateway client: sends these packets after hello and tells the close code. */
async function closeCode(standIn: StandIn, ...packets: readonly unknown[]): Promise<number> {
  const { body } = await rest(standIn, 'GET', '/gateway');
  const { url } = body as unknown as { readonly url: string };
  const socket = new WebSocket(`${url}/?v=10&encoding=json`);
  socket.once('message', () => {
    for (const packet of packets) socket.send(typeof packet === 'string' ? packet : JSON.stringify(packet));
  });
  return new Promise((resolve) => socket.once('close', resolve));
}

test('a wrong token is refused at login', async () => {
  const standIn = await stand();
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: standIn.apiUrl, version: '10' } });
  onTestFinished(async () => client.destroy());
  await expect(client.login('nonsense')).rejects.toMatchObject({ code: 'TokenInvalid' });
});

test.each([
  ['a wrong token', [{ op: 2, d: { token: 'nonsense', intents: 1 } }], 4004],
  ['not JSON', ['{'], 4002],
  ['nothing said first', [{ op: 3, d: {} }], 4003],
  ['an impossible intent', [{ op: 2, d: { token: 'TOKEN', intents: 1 << 30 } }], 4013],
  ['a shard that is none', [{ op: 2, d: { token: 'TOKEN', intents: 1, shard: [2, 2] } }], 4010],
  ['more than 120 packets in a minute', Array.from({ length: 121 }, () => ({ op: 1, d: null })), 4008],
  ['a privileged intent', [{ op: 2, d: { token: 'TOKEN', intents: 1 << 15 } }], 4014],
  [
    'identify twice',
    [
      { op: 2, d: { token: 'TOKEN', intents: 1 } },
      { op: 2, d: { token: 'TOKEN', intents: 1 } },
    ],
    4005,
  ],
])('%s closes the connection', async (_name, packets, code) => {
  const standIn = await stand();
  const meant = packets.map((packet) => JSON.stringify(packet).replace('TOKEN', standIn.token));
  expect(
    await closeCode(standIn, ...packets.map((packet, index) => (typeof packet === 'string' ? packet : meant[index]))),
  ).toBe(code);
});

test('a client without heartbeats is closed with 4009', async () => {
  const clock = new HandClock();
  const standIn = await stand({ clock });
  const closed = closeCode(standIn, { op: 2, d: { token: standIn.token, intents: 1 } });
  await standIn.botIs('online');
  clock.advance(62_000);
  await standIn.checkDeadlines();
  expect(await closed).toBe(4009);
});

test('a sequence that was never sent is 4007; a session that is unknown is invalid (op 9)', async () => {
  const standIn = await stand();
  const socket = new WebSocket(standIn.url.replace('http', 'ws') + '/gateway/?v=10&encoding=json');
  onTestFinished(() => socket.terminate());
  const packets: { readonly op: number; readonly d: { readonly session_id?: string } }[] = [];
  const until = async (op: number): Promise<{ readonly session_id?: string }> =>
    new Promise((resolve) => {
      socket.on('message', (raw) => {
        const packet = JSON.parse((raw as Buffer).toString());
        packets.push(packet);
        if (packet.op === op) resolve(packet.d);
      });
    });
  await until(10);
  socket.send(JSON.stringify({ op: 6, d: { token: standIn.token, session_id: 'x', seq: 1 } }));
  expect(await until(9)).toBe(false);
  socket.send(JSON.stringify({ op: 2, d: { token: standIn.token, intents: 1 } }));
  const { session_id } = await until(0);
  expect(await closeCode(standIn, { op: 6, d: { token: standIn.token, session_id, seq: 999 } })).toBe(4007);
});

test('a client that asks to reconnect (op 7) resumes and goes on', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, echo);
  await commands(client, 'ping');
  const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
  await standIn.requestReconnect();
  await resumed;
  expect((await (await standIn.user('Ann')).slash('ping')).message?.content).toBe('here');
});

test('what happens while the connection is lost is replayed on resume', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, echo);
  await commands(client, 'ping');
  const ann = await standIn.user('Ann');
  await standIn.dropConnections();
  await standIn.botIs('offline');
  const outcome = await ann.slash('ping');
  expect(outcome.message?.content).toBe('here');
  await standIn.botIs('online');
});

test('a session that may be resumed (op 9 true) resumes; one that may not (op 9 false) starts anew', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, echo);
  await commands(client, 'ping');
  const ann = await standIn.user('Ann');
  const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
  await standIn.invalidateSession(true);
  await resumed;
  const ready = new Promise((resolve) => client.once(Events.ShardReady, resolve));
  await standIn.invalidateSession(false);
  await ready;
  expect((await ann.slash('ping')).message?.content).toBe('here');
});

test('the same interaction can be delivered twice; the second answer is 40060', async () => {
  const standIn = await stand();
  const seen: string[] = [];
  const second = signal<unknown>();
  const client = await startBot(standIn, async (interaction) => {
    seen.push(interaction.id);
    await echo(interaction).catch(second.resolve);
  });
  await commands(client, 'ping');
  await (await standIn.user('Ann')).slash('ping');
  await standIn.duplicateLastInteraction();
  expect(await second.promise).toMatchObject({ code: 40060 });
  expect(seen).toHaveLength(2);
  expect(seen[0]).toBe(seen[1]);
});

test('the bot learns its permissions from the channel and from each interaction', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, async (interaction) =>
    (interaction as ChatInputCommandInteraction).reply(interaction.appPermissions.toArray().join(' ')),
  );
  await commands(client, 'rights');
  const changed = new Promise((resolve) => client.once(Events.ChannelUpdate, resolve));
  await standIn.setBotPermissions(standIn.channelId, PermissionFlagsBits.ViewChannel);
  await changed;
  expect((await (await standIn.user('Ann')).slash('rights')).message?.content).toBe('ViewChannel');
  const channel = client.channels.cache.get(standIn.channelId);
  if (channel === undefined || channel.isDMBased()) throw new Error('no channel');
  expect(channel.permissionsFor(client.user)?.has('SendMessages')).toBe(false);
});

test('a message event reaches a client that asked for them, without the words of others', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, echo, {
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
  });
  const created = new Promise<string>((resolve) => {
    client.once(Events.MessageCreate, (message) => resolve(`${message.author.username}:${message.content}`));
  });
  const ann = await standIn.user('Ann');
  const said = await ann.say('hello');
  expect(await created).toBe('Ann:');
  const deleted = new Promise<string>((resolve) => client.once(Events.MessageDelete, (message) => resolve(message.id)));
  await standIn.deleteMessage(said.id);
  expect(await deleted).toBe(said.id);
  expect(ann.messages()).toEqual([]);
});

test('discord.js waits by the headers instead of running into a 429', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, echo);
  const channel = await client.channels.fetch(standIn.channelId);
  if (channel === null || !channel.isSendable()) throw new Error('no channel');
  const message = await channel.send('0');
  const waits = new Promise<{ readonly limit: number; readonly timeToReset: number }>((resolve) => {
    client.rest.once('rateLimited', resolve);
  });
  let refused = 0;
  client.rest.on('response', (_request, response) => {
    if (response.status === 429) refused += 1;
  });
  for (let count = 1; count <= 5; count += 1) await message.edit(String(count));
  void message.edit('6').catch(() => undefined);
  expect((await waits).limit).toBe(5);
  expect(refused).toBe(0);
});

test('DISCORD 2: a connection that stops answering (a zombie) or is closed with 4000 is left and resumed; nothing is lost', async () => {
  const standIn = await stand({ heartbeatInterval: 200 });
  const client = await startBot(standIn, echo);
  await commands(client, 'ping');
  const ann = await standIn.user('Ann');
  await standIn.stopAnswering();
  expect((await ann.slash('ping')).message?.content).toBe('here');
  await standIn.closeConnections(4000);
  expect((await ann.slash('ping')).message?.content).toBe('here');
});

test('DISCORD 2: of two shards the one of the server gets it; members are found by id', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, echo, { shardCount: 2 });
  await commands(client, 'ping');
  expect(client.guilds.cache.get(standIn.guildId)?.shardId).toBe(Number((BigInt(standIn.guildId) >> 22n) % 2n));
  const ann = await standIn.user('Ann');
  expect((await ann.slash('ping')).message?.content).toBe('here');
  const found = await client.guilds.cache.get(standIn.guildId)!.members.fetch({ user: [ann.id] });
  expect([...found.keys()]).toEqual([ann.id]);
  expect(standIn.problems).toEqual([]);
});

test('a fault befalls as many requests as it was told to', async () => {
  const standIn = await stand();
  await standIn.fail('GET /users/@me', { status: 503, times: 2, headers: { 'Retry-After': '1' } });
  expect((await rest(standIn, 'GET', '/users/@me')).status).toBe(503);
  expect((await rest(standIn, 'GET', '/users/@me')).headers.get('retry-after')).toBe('1');
  expect((await rest(standIn, 'GET', '/users/@me')).status).toBe(200);
});
