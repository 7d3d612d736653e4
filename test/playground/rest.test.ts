import { PermissionsBitField } from 'discord.js';
import type { ChatInputCommandInteraction, Client } from 'discord.js';
import { expect, test } from 'vitest';
import type { StandIn } from '../../playground/index.js';
import { ApiError } from '../../playground/limits/api-error.js';
import { countInvalid } from '../../playground/rest/invalid-requests.js';
import { commands, HandClock, rest, stand, startBot } from './bot.js';

const silent = async (): Promise<void> => undefined;

async function sendable(client: Client, standIn: StandIn) {
  const channel = await client.channels.fetch(standIn.channelId);
  if (channel === null || !channel.isSendable()) throw new Error('no channel');
  return channel;
}

test('commands of the server are created, read, changed, deleted and replaced, with their translations', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, silent);
  const guild = client.guilds.cache.get(standIn.guildId);
  const created = await guild!.commands.create({
    name: 'card',
    description: 'a card',
    nameLocalizations: { fr: 'carte' },
  });
  const [read] = [...(await guild!.commands.fetch({ withLocalizations: true })).values()];
  expect(read).toMatchObject({ id: created.id, name: 'card', nameLocalizations: { fr: 'carte' } });
  const bare = await rest(standIn, 'GET', `/applications/${standIn.applicationId}/guilds/${standIn.guildId}/commands`);
  expect(JSON.stringify(bare.body)).not.toContain('carte');

  const ann = await standIn.user('Ann');
  await guild!.commands.edit(created.id, { description: 'any card' });
  expect((await guild!.commands.fetch(created.id)).description).toBe('any card');
  const replaced = await guild!.commands.set([{ name: 'card', description: 'again' }]);
  expect([...replaced.keys()]).toEqual([created.id]);
  await guild!.commands.delete(created.id);
  await expect(guild!.commands.fetch(created.id)).rejects.toMatchObject({ code: 10063 });
  await expect(ann.slash('card')).rejects.toThrow('no command');
  expect(standIn.problems).toEqual([]);
});

test('the bot reads who and where it is', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, silent);
  const ann = await standIn.user('Ann');
  expect((await client.application.fetch()).id).toBe(standIn.applicationId);
  const guild = await client.guilds.fetch(standIn.guildId);
  expect((await guild.members.fetch(ann.id)).displayName).toBe('Ann');
  expect((await client.users.fetch(ann.id)).username).toBe('Ann');
  expect([...(await guild.channels.fetch()).keys()]).toEqual([standIn.channelId]);
  expect([...(await guild.roles.fetch()).keys()]).toEqual([standIn.guildId]);
  await expect(guild.members.fetch('123')).rejects.toMatchObject({ code: 10007 });
  await expect(client.channels.fetch('123')).rejects.toMatchObject({ code: 10003 });
  expect(standIn.problems).toEqual([]);
});

test('messages are posted, listed by page, answered, edited and deleted', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, silent, { allowedMentions: { parse: [], repliedUser: false } });
  const channel = await sendable(client, standIn);
  const ann = await standIn.user('Ann');
  const sent = [];
  for (const content of ['1', '2', '3', '4']) sent.push(await channel.send(content));
  const page = await channel.messages.fetch({ limit: 2, before: sent[3]!.id });
  expect([...page.values()].map((message) => message.content)).toEqual(['3', '2']);
  const after = await channel.messages.fetch({ limit: 2, after: sent[0]!.id });
  expect([...after.values()].map((message) => message.content)).toEqual(['3', '2']);

  const answer = await sent[0]!.reply({ content: 'to 1', nonce: 'n', enforceNonce: true });
  expect(answer.reference?.messageId).toBe(sent[0]!.id);
  await sent[1]!.edit({ embeds: [{ title: 'edited' }] });
  await sent[2]!.delete();
  const seen = await ann.waitFor((messages) => messages.length === 4 && messages);
  expect(seen.map((message) => message.embeds[0]?.title ?? message.content)).toEqual(['1', 'edited', '4', 'to 1']);
  await expect(sent[2]!.edit('gone')).rejects.toMatchObject({ code: 10008 });
  expect(standIn.pings).toEqual([]);
  expect(standIn.problems).toEqual([]);
});

test('DISCORD 2: a message is pinned with the right to, and the application has emojis of its own', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, silent);
  const channel = await sendable(client, standIn);
  const sent = await channel.send('board');
  await expect(sent.pin()).rejects.toMatchObject({ code: 50013 });
  await standIn.setBotPermissions(standIn.channelId, PermissionsBitField.All);
  await sent.pin();
  expect((await channel.messages.fetchPins()).items.map(({ message }) => message.id)).toEqual([sent.id]);
  await sent.unpin();
  expect((await channel.messages.fetchPins()).items).toEqual([]);

  const image = Buffer.from('a picture');
  const emoji = await client.application.emojis.create({ attachment: image, name: 'soul' });
  await emoji.edit({ name: 'heart' });
  expect([...(await client.application.emojis.fetch()).values()].map(({ name }) => name)).toEqual(['heart']);
  await emoji.delete();
  await expect(client.application.emojis.fetch(emoji.id, { force: true })).rejects.toMatchObject({ code: 10014 });
  await expect(
    client.application.emojis.create({ attachment: Buffer.alloc(262_145), name: 'large' }),
  ).rejects.toMatchObject({ code: 50035 });
  expect(standIn.problems).toEqual([]);
});

test('an answer is given back on request, fetched and deleted through its token', async () => {
  const standIn = await stand();
  let fetched = '';
  const client = await startBot(standIn, async (interaction) => {
    const command = interaction as ChatInputCommandInteraction;
    const { resource } = await command.reply({ content: 'mine', withResponse: true });
    fetched = `${resource?.message?.content} ${(await command.fetchReply()).content}`;
    await command.deleteReply();
  });
  await commands(client, 'brief');
  const ann = await standIn.user('Ann');
  await ann.slash('brief');
  await ann.waitFor((messages) => messages.length === 0);
  expect(fetched).toBe('mine mine');
  expect(standIn.problems).toEqual([]);
});

test('interaction endpoints do not count towards the global limit', async () => {
  const standIn = await stand({ clock: new HandClock() });
  const client = await startBot(standIn, async (interaction) => {
    await (interaction as ChatInputCommandInteraction).reply('still here');
  });
  await commands(client, 'busy');
  const ann = await standIn.user('Ann');
  let status = 200;
  while (status === 200) ({ status } = await rest(standIn, 'GET', '/users/@me'));
  expect(status).toBe(429);
  expect((await ann.slash('busy')).message?.content).toBe('still here');
});

test('a body that is not JSON is refused, another kind of body is loud', async () => {
  const standIn = await stand();
  const url = `${standIn.apiUrl}/v10/channels/${standIn.channelId}/messages`;
  const headers = { Authorization: `Bot ${standIn.token}` };
  const torn = { method: 'POST', body: '{', headers: { ...headers, 'Content-Type': 'application/json' } };
  expect(await (await fetch(url, torn)).json()).toMatchObject({ code: 50109 });
  const form = new FormData();
  form.set('content', 'a');
  expect((await fetch(url, { method: 'POST', body: form, headers })).status).toBe(400);
  expect(standIn.problems).toHaveLength(1);
});

test('people are found again by name; a bad name or language is refused', async () => {
  const standIn = await stand();
  const ann = await standIn.user('Ann', { locale: 'fr' });
  expect(await standIn.user('Ann')).toMatchObject({ id: ann.id, locale: 'fr' });
  await expect(standIn.user(' ')).rejects.toThrow('1 to 32');
  await expect(standIn.user('Bob', { locale: 'xx' as 'fr' })).rejects.toThrow('no such language');
  await expect(ann.say('x'.repeat(2001))).rejects.toThrow('2,000');
  await expect(ann.in('1').say('x')).rejects.toThrow('no such channel');
});

test('ten thousand refused requests within ten minutes ban the address until they are ten minutes old', () => {
  const clock = new HandClock();
  const invalid = countInvalid(clock);
  const refuse = (status: number): void => invalid.count(new ApiError(status, 0, 'refused'), 'GET /channels/1');
  const shared = new ApiError(429, 0, 'shared', { headers: { 'X-RateLimit-Scope': 'shared' } });
  invalid.count(shared, 'GET /channels/1');
  for (const status of [400, 404, 500]) refuse(status);
  for (let times = 1; times < 10_000; times += 1) refuse([401, 403, 429][times % 3]!);
  invalid.admit();
  refuse(403);
  expect(() => invalid.admit()).toThrow('blocked');
  expect(invalid.all).toHaveLength(10_000);
  clock.advance(600_000);
  invalid.admit();
});
