import { Events } from 'discord.js';
import { ChannelType, PermissionFlagsBits as Bit } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { rest, signal, stand, startBot } from './bot.js';

const silent = async (): Promise<void> => undefined;

test('DISCORD 2: a forum has tags and posts, each a thread; a person writes one, and the bot writes in it', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, silent);
  const ann = await standIn.user('Ann');
  const seen = signal<readonly string[]>();
  client.on(Events.ChannelCreate, (channel) => {
    if (channel.type === ChannelType.GuildForum) seen.resolve(channel.availableTags.map(({ name }) => name));
  });
  const forum = await standIn.addForum('tables', ['open', { moderated: 'pinned' }]);
  expect(await seen.promise).toEqual(['open', 'pinned']);
  const id = await standIn.addPost(forum, ann, 'Who plays?');
  expect((await ann.in(id).waitFor(([first]) => first)).id).toBe(id);
  expect((await rest(standIn, 'POST', `/channels/${id}/messages`, { content: 'x' })).status).toBe(200);
  expect((await rest(standIn, 'GET', `/channels/${id}`)).body).toMatchObject({ parent_id: forum, applied_tags: [] });
  expect((await rest(standIn, 'POST', `/channels/${forum}/messages`, { content: 'x' })).body.code).toBe(50008);
  await expect(ann.in(forum).slash('souls new')).rejects.toThrow();
  const media = await standIn.addForum('pictures', [], true);
  expect((await rest(standIn, 'GET', `/channels/${media}`)).body).toMatchObject({ type: ChannelType.GuildMedia });
  expect(standIn.problems).toEqual([]);
});

test('DISCORD 2: tags of a post are changed by its author or with MANAGE_THREADS, and must be tags of its forum', async () => {
  const standIn = await stand();
  const ann = await standIn.user('Ann');
  const forum = await standIn.addForum('tables', ['open', { moderated: 'official' }]);
  const { available_tags: tags } = (await rest(standIn, 'GET', `/channels/${forum}`)).body as unknown as {
    readonly available_tags: readonly { readonly id: string }[];
  };
  const [open, official] = tags.map(({ id }) => id);
  const post = await standIn.addPost(forum, ann, 'Who plays?');
  const change = async (applied_tags: readonly unknown[], channel = post) =>
    (await rest(standIn, 'PATCH', `/channels/${channel}`, { applied_tags })).body;
  expect((await change([open])).code).toBe(50013);
  await standIn.setBotPermissions(forum, Bit.ViewChannel | Bit.SendMessagesInThreads | Bit.ManageThreads);
  expect(await change([open, official])).toMatchObject({ applied_tags: [open, official] });
  expect((await change(['123'])).code).toBe(50035);
  const thread = (await rest(standIn, 'POST', `/channels/${standIn.channelId}/threads`, { name: 'a', type: 11 })).body;
  expect((await change([open], String(thread.id))).code).toBe(50024);
});

test('DISCORD 2: a role is told to the bot; a mention notifies if everybody may mention it or the bot everyone', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, silent);
  const made = signal<string>();
  client.on(Events.GuildRoleCreate, ({ id }) => made.resolve(id));
  const open = await standIn.addRole('players', { mentionable: true });
  expect(await made.promise).toBe(open);
  const closed = await standIn.addRole('staff', { mentionable: false });
  const content = `<@&${open}> <@&${closed}>`;
  const path = `/channels/${standIn.channelId}/messages`;
  const pinged = async (allowed_mentions: object) => {
    await rest(standIn, 'POST', path, { content, allowed_mentions });
    return (await standIn.records()).pings.at(-1)?.roles ?? [];
  };
  expect(await pinged({ roles: [open, closed] })).toEqual([open]);
  await standIn.setBotPermissions(standIn.channelId, Bit.ViewChannel | Bit.SendMessages | Bit.MentionEveryone);
  expect(await pinged({ roles: [closed] })).toEqual([closed]);
  const before = (await standIn.records()).pings.length;
  await rest(standIn, 'POST', path, { content, allowed_mentions: { parse: [] } });
  expect((await standIn.records()).pings).toHaveLength(before);
  await standIn.deleteRole(open);
  const { body } = await rest(standIn, 'GET', `/guilds/${standIn.guildId}/roles`);
  expect(JSON.stringify(body)).not.toContain(open);
});
