import { request } from 'node:http';
import type { Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import { shardOf } from '../../src/ops/index.js';
import { movable } from '../../playground/world/clock.js';
import { commands, HandClock, rest, stand, startBot } from './bot.js';

const where: string[] = [];
const told = async (interaction: Interaction): Promise<void> => {
  where.push(interaction.guildId ?? '');
  if (interaction.isChatInputCommand()) await interaction.reply(interaction.guildId ?? '');
};

test('each server is in its own shard, with its channels, and what happens there reaches that shard only', async () => {
  const standIn = await stand();
  let second = await standIn.addServer();
  while (shardOf(second, 2) === shardOf(standIn.guildId, 2)) second = await standIn.addServer();
  const shards = [0, 1].map((id) => ({ shards: [id], shardCount: 2 }));
  const [zero, one] = await Promise.all(shards.map(async (own) => startBot(standIn, told, own)));
  await commands(zero!, 'where');
  const channel = await standIn.addChannel('elsewhere', undefined, second);
  const ann = await standIn.user('Ann');
  expect((await ann.slash('where')).message?.content).toBe(standIn.guildId);
  expect((await ann.in(channel).slash('where')).message?.content).toBe(second);
  expect(where).toEqual([standIn.guildId, second]);
  const clients = [zero!, one!];
  const holding = clients[shardOf(second, 2)]!;
  expect(holding.guilds.cache.get(second)?.channels.cache.has(channel)).toBe(true);
  expect(clients.map(({ guilds }) => guilds.cache.has(second)).filter(Boolean)).toHaveLength(1);
  expect((await rest(standIn, 'GET', `/guilds/${second}/channels`)).body).toMatchObject([{ id: channel }]);
  expect((await rest(standIn, 'GET', '/guilds/5')).status).toBe(404);
  expect(standIn.problems).toEqual([]);
});

test('events that are held come late, the newest first when they are turned round', async () => {
  const clock = new HandClock();
  const standIn = await stand({ clock });
  const heard: string[] = [];
  const client = await startBot(standIn, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    heard.push(interaction.commandName);
    await interaction.reply('here');
  });
  await commands(client, 'first', 'second');
  const ann = await standIn.user('Ann');
  await standIn.holdEvents(500, true);
  const pressed = [ann.slash('first'), ann.slash('second')];
  const bob = await standIn.user('Bob'); // both are with the stand-in by now
  expect(bob.name).toBe('Bob');
  expect(heard).toEqual([]);
  await standIn.advanceClock(500);
  await Promise.all(pressed);
  expect(heard).toEqual(['second', 'first']);
});

test('a connection that is cut leaves a request undone, or done without its reply', async () => {
  const standIn = await stand();
  const route = 'POST /channels/:channel/messages';
  const post = async (): Promise<unknown> =>
    rest(standIn, 'POST', `/channels/${standIn.channelId}/messages`, { content: 'so' });
  const ann = await standIn.user('Ann');
  await standIn.fail(route, { cut: 'before', times: 1 });
  await expect(post()).rejects.toThrow('fetch failed');
  expect(ann.messages()).toEqual([]);
  await standIn.fail(route, { cut: 'after', times: 1 });
  await expect(post()).rejects.toThrow('fetch failed');
  expect((await ann.waitFor((messages) => messages[0])).content).toBe('so');
});

test('whoever comes by another address is told to connect to that one', async () => {
  const standIn = await stand();
  const { port } = new URL(standIn.url);
  const own = Number(port) + 1;
  const address = await new Promise<string>((resolve, reject) => {
    const headers = { Authorization: `Bot ${standIn.token}`, host: `127.0.0.1:${own}` };
    request({ port, host: '127.0.0.1', path: '/api/v10/gateway/bot', headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve((JSON.parse(text) as { readonly url: string }).url));
    })
      .once('error', reject)
      .end();
  });
  expect(address).toBe(`ws://127.0.0.1:${own}/gateway`);
});

test('whoever waits goes on also when a timer comes early', async () => {
  let time = 0;
  const timers: (() => void)[] = [];
  const clock = movable({
    now: () => time,
    after(_milliseconds, run) {
      timers.push(run);
      return () => undefined;
    },
  });
  let isOver = false;
  const waited = clock.wait(100).then(() => (isOver = true));
  time = 99;
  timers.shift()!();
  expect(isOver).toBe(false);
  time = 100;
  timers.shift()!();
  await waited;
  expect(isOver).toBe(true);
});
