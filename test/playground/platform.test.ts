import { Events, type GuildMember, type Interaction } from 'discord.js';
import { ChannelType, PermissionFlagsBits as Bit } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { HandTimers } from '../discord/support/hand-timers.js';
import { commands, HandClock, rest, signal, stand, startBot } from './bot.js';

const silent = async (): Promise<void> => undefined;
const USUAL = Bit.ViewChannel | Bit.SendMessages | Bit.EmbedLinks | Bit.ReadMessageHistory;

test('a server is a Community with a language of its own, or counts as English whoever is in it', async () => {
  const standIn = await stand();
  const said: unknown[] = [];
  const client = await startBot(standIn, async (interaction: Interaction) => {
    said.push([interaction.guildLocale, interaction.guild?.features]);
    if (interaction.isChatInputCommand()) await interaction.reply('so');
  });
  await commands(client, 'where');
  const lea = await standIn.user('Léa', { locale: 'fr' });
  await lea.slash('where');
  const changed = signal();
  client.on(Events.GuildUpdate, () => changed.resolve());
  await standIn.setCommunity('fr');
  await changed.promise;
  await lea.slash('where');
  expect(said).toEqual([
    ['en-US', []],
    ['fr', ['COMMUNITY']],
  ]);
});

test('a private thread is out of reach for whoever is not in it, the bot too, until somebody mentions them', async () => {
  const standIn = await stand();
  const rights: (bigint | undefined)[] = [];
  const client = await startBot(standIn, async (interaction: Interaction) => {
    rights.push(interaction.appPermissions.bitfield);
    if (interaction.isChatInputCommand()) await interaction.reply('so');
  });
  await commands(client, 'where');
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  const thread = await standIn.addThread(standIn.channelId, ann, 'secret', { isPrivate: true });
  const get = async () => (await rest(standIn, 'GET', `/channels/${thread}`)).body;
  const write = async () => (await rest(standIn, 'POST', `/channels/${thread}/messages`, { content: 'x' })).body;
  await expect(bob.in(thread).slash('where')).rejects.toThrow('does not see');
  expect([(await get()).code, (await write()).code]).toEqual([50001, 50001]);
  await ann.in(thread).slash('where');
  expect(rights[0]! & Bit.SendMessagesInThreads).toBe(Bit.SendMessagesInThreads);
  expect(client.channels.cache.has(thread)).toBe(false);

  const created = signal<string>();
  client.on(Events.ThreadCreate, ({ id }) => created.resolve(id));
  await ann.in(thread).say(`<@${standIn.applicationId}> <@${bob.id}> come`);
  expect(await created.promise).toBe(thread);
  expect(await get()).toMatchObject({ type: ChannelType.PrivateThread });
  expect((await write()).code).toBeUndefined();
  await bob.in(thread).slash('where');
  expect(standIn.problems).toEqual([]);
});

test('voice, stage and announcement channels have messages; the chats of the first two need Connect and have no threads', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, silent);
  const types = [];
  for (const variety of ['voice', 'stage', 'announcement'] as const) {
    const id = await standIn.addChannel(variety, variety);
    const path = `/channels/${id}/messages`;
    types.push((await rest(standIn, 'GET', `/channels/${id}`)).body);
    await standIn.setBotPermissions(id, USUAL | Bit.CreatePublicThreads | Bit.SendMessagesInThreads);
    const deaf = (await rest(standIn, 'POST', path, { content: 'x' })).body.code;
    expect(deaf).toBe(variety === 'announcement' ? undefined : 50001);
    await standIn.setBotPermissions(id, USUAL | Bit.CreatePublicThreads | Bit.SendMessagesInThreads | Bit.Connect);
    const { body } = await rest(standIn, 'POST', path, { content: 'x' });
    const thread = (await rest(standIn, 'POST', `${path}/${body.id}/threads`, { name: 'game' })).body;
    if (variety === 'announcement') expect(thread).toMatchObject({ type: ChannelType.AnnouncementThread });
    else expect(thread.code).toBe(50024);
    const channel = await client.channels.fetch(id);
    expect(channel?.isSendable()).toBe(true);
  }
  const wanted = [ChannelType.GuildVoice, ChannelType.GuildStageVoice, ChannelType.GuildAnnouncement];
  expect(types).toMatchObject(wanted.map((type) => ({ type })));
  expect(standIn.problems).toEqual([]);
});

test('a menu does not send the same choice twice in a row, unless its message is edited in between', async () => {
  const standIn = await stand();
  const menu = (id: string) => ({
    type: 1,
    components: [{ type: 3, custom_id: id, options: ['a', 'b'].map((value) => ({ label: value, value })) }],
  });
  const client = await startBot(standIn, async (interaction: Interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply({ components: [menu('keep'), menu('renew')] });
    if (!interaction.isStringSelectMenu()) return;
    if (interaction.customId === 'renew') await interaction.update({ components: [menu('keep'), menu('renew')] });
    else await interaction.reply({ content: interaction.values.join(), flags: 64 });
  });
  await commands(client, 'menu');
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  const message = (await ann.slash('menu')).message!;
  await ann.select('keep', ['a'], message);
  await expect(ann.select('keep', ['a'], message)).rejects.toThrow('nothing is sent');
  await bob.select('keep', ['a'], message);
  await ann.select('keep', ['b'], message);
  await ann.select('renew', ['a'], message);
  await ann.select('renew', ['a'], message);
  await ann.select('keep', ['b'], message);
});

test('embeds that a moderator suppresses or a person switches off are not seen; an edit that clears the bit brings them back', async () => {
  const standIn = await stand();
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  const path = `/channels/${standIn.channelId}/messages`;
  const board = (title: string) => ({ content: 'Turn 1', embeds: [{ title }] });
  const { id } = (await rest(standIn, 'POST', path, board('first'))).body;
  const titles = (person: typeof ann) => person.messages()[0]!.embeds.map(({ title }) => title);
  await bob.change({ hidesEmbeds: true });
  expect([titles(ann), titles(bob), bob.messages()[0]!.content]).toEqual([['first'], [], 'Turn 1']);
  await standIn.suppressEmbeds(id, true);
  expect(titles(ann)).toEqual([]);
  await standIn.advanceClock(2_000);
  await rest(standIn, 'PATCH', `${path}/${id}`, board('second'));
  await ann.waitFor(([one]) => one?.edited_timestamp !== null);
  expect(titles(ann)).toEqual([]);
  await rest(standIn, 'PATCH', `${path}/${id}`, { ...board('third'), flags: 0 });
  await ann.waitFor(() => titles(ann)[0] === 'third');
  expect(titles(bob)).toEqual([]);
});

test('embeds that are edited within 1.5 s of their post may be seen as they were: here they always are', async () => {
  const clock = new HandClock();
  const standIn = await stand({ clock });
  const ann = await standIn.user('Ann');
  const path = `/channels/${standIn.channelId}/messages`;
  const board = (title: string) => ({ content: title, embeds: [{ title }] });
  const { id } = (await rest(standIn, 'POST', path, board('first'))).body;
  const seen = () => [ann.messages()[0]!.content, ann.messages()[0]!.embeds[0]!.title];
  clock.advance(1_499);
  await rest(standIn, 'PATCH', `${path}/${id}`, board('soon'));
  await ann.waitFor(() => seen()[0] === 'soon');
  expect(seen()).toEqual(['soon', 'first']);
  clock.advance(1);
  await rest(standIn, 'PATCH', `${path}/${id}`, board('late'));
  await ann.waitFor(() => seen()[1] === 'late');
});

test('the bot hears of its own roles without the members intent; one of an administrator goes before every channel', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, silent);
  const path = `/channels/${standIn.channelId}/messages`;
  await standIn.setBotPermissions(standIn.channelId, Bit.ViewChannel);
  expect((await rest(standIn, 'POST', path, { content: 'x' })).body.code).toBe(50013);
  const role = await standIn.addRole('bots', { mentionable: false, permissions: Bit.Administrator });
  const heard = signal<GuildMember>();
  client.on(Events.GuildMemberUpdate, (_before, after) => heard.resolve(after));
  await standIn.setBotRoles([role]);
  const me = await heard.promise;
  expect(me.id).toBe(client.user.id);
  const channel = await client.channels.fetch(standIn.channelId);
  const rights = channel !== null && 'permissionsFor' in channel ? channel.permissionsFor(me) : null;
  expect(rights?.has(Bit.SendMessages)).toBe(true);
  expect((await rest(standIn, 'POST', path, { content: 'x' })).status).toBe(200);
});

test('an application that is not to be installed for oneself takes no command that is', async () => {
  const standIn = await stand();
  const commandsPath = `/applications/${standIn.applicationId}/commands`;
  const put = async () =>
    rest(standIn, 'PUT', commandsPath, [{ name: 'card', description: 'a card', integration_types: [0, 1] }]);
  expect((await put()).status).toBe(200);
  await standIn.setInstallTypes([0]);
  expect((await put()).body.code).toBe(50035);
  const { body } = await rest(standIn, 'GET', '/applications/@me');
  expect(body).toMatchObject({ integration_types_config: { 0: {} } });
});

test('in an archived thread buttons do nothing; a command can still be typed', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, async (interaction: Interaction) => {
    if (interaction.isRepliable()) await interaction.reply('so');
  });
  await commands(client, 'act');
  const ann = await standIn.user('Ann');
  const thread = await standIn.addThread(standIn.channelId, ann, 'game', { isPrivate: false });
  const button = { type: 2, style: 1, custom_id: 'go', label: 'Go' };
  await rest(standIn, 'POST', `/channels/${thread}/messages`, {
    content: 'x',
    components: [{ type: 1, components: [button] }],
  });
  const there = ann.in(thread);
  await there.waitFor(([one]) => one);
  await standIn.changeThread(thread, { archived: true });
  await expect(there.click('Go')).rejects.toThrow('archived');
  await there.slash('act');
  await there.click('Go');
});

test('with latency every request takes its time on the clock of the stand-in, each another one', async () => {
  const time = new HandTimers();
  const standIn = await stand({ clock: time });
  await standIn.setLatency({ least: 100, most: 300 });
  const took: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const from = time.now();
    let done = false;
    const request = rest(standIn, 'GET', '/users/@me').then(() => {
      done = true;
    });
    while (!done) await time.pass(1);
    await request;
    took.push(time.now() - from);
  }
  expect(Math.min(...took)).toBeGreaterThanOrEqual(100);
  expect(new Set(took).size).toBeGreaterThan(1);
});
