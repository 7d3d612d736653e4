import { ChannelType, Events } from 'discord.js';
import type { APIMessage, ChatInputCommandInteraction, Client, TextChannel } from 'discord.js';
import { MessageFlags, PermissionFlagsBits as Bit } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { StandIn } from '../../playground/index.js';
import { commands, HandClock, rest, signal, stand, startBot } from './bot.js';
import { HOUR } from '../support/durations.js';

const silent = async (): Promise<void> => undefined;

async function textChannel(client: Client<true>, standIn: StandIn): Promise<TextChannel> {
  const channel = await client.channels.fetch(standIn.channelId);
  if (channel?.type !== ChannelType.GuildText) throw new Error('no channel');
  return channel;
}

test('DISCORD 2: a thread is opened from a message and without one, written in, archived, opened again and deleted', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, silent);
  const channel = await textChannel(client, standIn);
  const ann = await standIn.user('Ann');
  const announced = signal<string>();
  client.on(Events.ThreadCreate, (thread) => announced.resolve(thread.name));
  const starter = await channel.send('lobby');
  const thread = await starter.startThread({ name: 'Table 1', autoArchiveDuration: 60 });
  expect([thread.id, await announced.promise]).toEqual([starter.id, 'Table 1']);
  await expect(starter.startThread({ name: 'again' })).rejects.toMatchObject({ code: 160004 });
  const board = await thread.send('board');
  await ann.in(thread.id).say('hello');
  expect(
    ann
      .in(thread.id)
      .messages()
      .map(({ content }) => content),
  ).toEqual(['board', 'hello']);
  const seen = await ann.waitFor((messages) => messages.find(({ id }) => id === starter.id && messages.length > 0));
  expect([seen.thread?.id, (seen.flags ?? 0) & MessageFlags.HasThread]).toEqual([thread.id, MessageFlags.HasThread]);

  await thread.setArchived(true);
  await expect(board.edit('late')).rejects.toMatchObject({ code: 50083 });
  await thread.setArchived(false);
  await board.edit('in time');
  await standIn.changeThread(thread.id, { archived: true });
  await thread.send('this opens it');
  await board.edit('again');
  await standIn.changeThread(thread.id, { archived: true, locked: true });
  await expect(thread.send('no')).rejects.toMatchObject({ code: 50083 });
  await expect(thread.setArchived(false)).rejects.toMatchObject({ code: 50013 });

  const alone = await channel.threads.create({ name: 'Table 2' });
  expect([...(await channel.guild.channels.fetchActiveThreads()).threads.keys()]).toEqual([alone.id]);
  const gone = signal<string>();
  client.on(Events.ThreadDelete, ({ id }) => gone.resolve(id));
  await standIn.deleteChannel(alone.id);
  expect(await gone.promise).toBe(alone.id);
  await expect(alone.send('x')).rejects.toMatchObject({ code: 10003 });
  expect(standIn.problems).toEqual([]);
});

test('DISCORD 1: a thread archives itself after its time; a server has room for so many; each needs its right', async () => {
  const clock = new HandClock();
  const standIn = await stand({ clock });
  const path = `/channels/${standIn.channelId}/threads`;
  const wish = { name: 'a', type: 11, auto_archive_duration: 60 };
  const { body } = await rest(standIn, 'POST', path, wish);
  const sent = await rest(standIn, 'POST', `/channels/${body.id}/messages`, { content: 'x' });
  clock.advance(HOUR - 1);
  const edit = async () => rest(standIn, 'PATCH', `/channels/${body.id}/messages/${sent.body.id}`, { content: 'y' });
  expect((await edit()).status).toBe(200);
  clock.advance(1);
  expect((await edit()).body.code).toBe(50083);

  await standIn.setThreadLimit(1);
  expect((await rest(standIn, 'POST', path, wish)).status).toBe(201);
  expect((await rest(standIn, 'POST', path, wish)).body.code).toBe(160006);
  await standIn.setThreadLimit(9);
  await standIn.setBotPermissions(standIn.channelId, Bit.ViewChannel | Bit.SendMessages);
  expect((await rest(standIn, 'POST', path, wish)).body.code).toBe(50013);
  expect((await rest(standIn, 'POST', `/channels/${body.id}/messages`, { content: 'x' })).body.code).toBe(50013);
  await standIn.setBotPermissions(standIn.channelId, Bit.ViewChannel | Bit.SendMessagesInThreads);
  expect((await rest(standIn, 'POST', `/channels/${body.id}/messages`, { content: 'x' })).status).toBe(200);
});

test('DISCORD 1: the bot writes to a person, who answers there; closed messages are 50007, no shared server 50278', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, async (interaction) => {
    const command = interaction as ChatInputCommandInteraction;
    await command.reply(`${command.inGuild()} ${command.context} ${command.guildId}`);
  });
  await commands(client, 'hand');
  const ann = await standIn.user('Ann');
  const bob = await standIn.user('Bob');
  const user = await client.users.fetch(ann.id);
  const sent = await user.send('psst');
  const direct = await ann.direct();
  expect(direct.messages().map(({ content }) => content)).toEqual(['psst']);
  expect(ann.messages()).toEqual([]);
  expect(bob.in(sent.channelId).messages()).toEqual([]);
  await sent.edit('later');
  await direct.waitFor(([one]) => one?.content === 'later');
  expect((await direct.slash('hand')).message?.content).toBe('false 1 null');
  await expect(bob.in(sent.channelId).slash('hand')).rejects.toThrow('does not see');

  await ann.change({ takesMessages: false });
  await expect(user.send('x')).rejects.toMatchObject({ code: 50007 });
  await ann.change({ takesMessages: true, inServer: false });
  await expect(user.send('x')).rejects.toMatchObject({ code: 50278 });
  expect((await rest(standIn, 'POST', '/users/@me/channels', { recipient_id: '1' })).body.code).toBe(50033);
  expect(standIn.problems).toEqual([]);
});

test('DISCORD 2: somebody who left sees and does nothing in the server, somebody timed out only reads; neither is pinged in vain', async () => {
  const clock = new HandClock();
  const standIn = await stand({ clock });
  const client = await startBot(standIn, silent);
  const ann = await standIn.user('Ann');
  const bob = await standIn.user('Bob');
  const guild = client.guilds.cache.get(standIn.guildId)!;
  await ann.say('hello');
  await bob.change({ timedOutUntil: clock.now() + HOUR });
  expect(bob.messages()).toHaveLength(1);
  await expect(bob.say('x')).rejects.toThrow('timed out');
  expect((await guild.members.fetch({ user: bob.id, force: true })).communicationDisabledUntil).not.toBeNull();
  clock.advance(HOUR);
  await bob.say('back');
  await bob.change({ inServer: false });
  expect(bob.messages()).toEqual([]);
  await expect(bob.say('x')).rejects.toThrow('does not see');
  await expect(guild.members.fetch({ user: bob.id, force: true })).rejects.toMatchObject({ code: 10007 });
  await rest(standIn, 'POST', `/channels/${standIn.channelId}/messages`, { content: `<@${bob.id}> <@${ann.id}>` });
  expect(standIn.pings.map(({ users }) => users)).toEqual([[ann.id]]);
  await bob.change({ inServer: true });
  expect(bob.messages()).toHaveLength(3);
});

test('DISCORD 2: a channel is deleted with its threads; a server that removes the bot is gone until it is asked in again', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, silent);
  const other = await standIn.addChannel('other');
  const ann = await standIn.user('Ann');
  const { body: thread } = await rest(standIn, 'POST', `/channels/${other}/threads`, { name: 'a', type: 11 });
  await ann.in(thread.id).say('x');
  const deleted = signal<string>();
  client.on(Events.ChannelDelete, ({ id }) => deleted.resolve(id));
  await standIn.deleteChannel(other);
  expect(await deleted.promise).toBe(other);
  expect(ann.in(thread.id).messages()).toEqual([]);
  expect((await rest(standIn, 'GET', `/channels/${thread.id}`)).body.code).toBe(10003);

  const left = signal<string>();
  client.on(Events.GuildDelete, ({ id }) => left.resolve(id));
  await standIn.setInServer(false);
  expect(await left.promise).toBe(standIn.guildId);
  const refused = await rest(standIn, 'POST', `/channels/${standIn.channelId}/messages`, { content: 'a' });
  expect([refused.status, refused.body.code]).toEqual([403, 50001]);
  const back = signal<string>();
  client.on(Events.GuildCreate, ({ id }) => back.resolve(id));
  await standIn.setInServer(true);
  expect(await back.promise).toBe(standIn.guildId);
});

test('DISCORD 1: installed for oneself only: five followups, and only for oneself without USE_EXTERNAL_APPS', async () => {
  const standIn = await stand();
  const failed = signal<unknown>();
  const client = await startBot(standIn, async (interaction) => {
    const command = interaction as ChatInputCommandInteraction;
    await command.reply(`here ${command.inGuild()} ${command.context}`);
    if (command.commandName === 'card') return;
    for (let count = 0; count < 6; count += 1) await command.followUp(String(count)).catch(failed.resolve);
  });
  const everywhere = { integrationTypes: [0, 1], contexts: [0, 1, 2] };
  await client.application.commands.set([
    { name: 'card', description: 'a', ...everywhere },
    { name: 'rule', description: 'a', ...everywhere },
    { name: 'souls', description: 'a', contexts: [0] },
  ]);
  const open = await standIn.addPrivateChannel('friends');
  const closed = await standIn.addPrivateChannel('strangers', { externalApps: false });
  const ann = await standIn.user('Ann');
  const isEphemeral = (message: APIMessage | null) => ((message?.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  const shared = await ann.in(open).slash('card');
  expect([shared.message?.content, isEphemeral(shared.message)]).toEqual(['here false 2', false]);
  expect(isEphemeral((await ann.in(closed).slash('card')).message)).toBe(true);
  await expect(ann.in(open).slash('souls')).rejects.toThrow('no command');
  await ann.in(open).slash('rule');
  expect(await failed.promise).toMatchObject({ code: 40094 });
  expect((await rest(standIn, 'GET', `/channels/${open}`)).body.code).toBe(50001);
});

test('DISCORD 2: commands of the menu on a message and on a person', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, async (interaction) => {
    if (interaction.isMessageContextMenuCommand())
      await interaction.reply(`about ${interaction.targetMessage.content}`);
    if (interaction.isUserContextMenuCommand()) await interaction.reply(`about ${interaction.targetUser.displayName}`);
  });
  await client.application.commands.set([
    { name: 'Explain this card', type: 3 },
    { name: 'Tables of', type: 2, defaultMemberPermissions: Bit.ManageGuild },
  ]);
  const ann = await standIn.user('Ann');
  const said = await ann.say('Monstro');
  const about = await ann.contextMenu('Explain this card', said);
  expect([about.message?.content, about.message?.type]).toEqual(['about Monstro', 23]);
  await expect(ann.contextMenu('Tables of', ann)).rejects.toThrow('no command');
  await ann.change({ permissions: String(Bit.ManageGuild) });
  expect((await ann.contextMenu('Tables of', ann)).message?.content).toBe('about Ann');
  expect(standIn.problems).toEqual([]);
});

test('DISCORD 2: the page says what can be broken, and the clock of the stand-in can be put forward', async () => {
  const standIn = await stand();
  const { body } = await rest(standIn, 'POST', `/channels/${standIn.channelId}/messages`, { content: 'a' });
  await standIn.advanceClock(HOUR + 1);
  const edit = async (content: string) =>
    rest(standIn, 'PATCH', `/channels/${standIn.channelId}/messages/${body.id}`, { content });
  for (const content of ['b', 'c', 'd']) expect((await edit(content)).status).toBe(200);
  expect((await edit('e')).body.code).toBe(30046);
  const told = await (await fetch(`${standIn.url}/playground/api/routes`)).json();
  expect((told as { readonly routes: readonly string[] }).routes).toContain('POST /channels/:channel/threads');
  expect((await standIn.records()).refused).toHaveLength(1);
});
