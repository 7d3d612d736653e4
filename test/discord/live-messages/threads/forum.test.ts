import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { DiscordAPIError, type REST } from 'discord.js';
import { createTags } from '../../../../src/discord/live-messages/threads/tags.js';
import { tableOf } from '../../support/long-table.js';
import { createLogger } from '../../../../src/ops/index.js';
import { boardSeen, labelsOf, openHouse, speak, type House, endGame } from '../../support/house.js';

const { ui } = speak('en');
const { ViewChannel, SendMessages, SendMessagesInThreads, EmbedLinks, ReadMessageHistory, AttachFiles, ManageThreads } =
  PermissionFlagsBits;
const IN_POSTS = ViewChannel | SendMessages | SendMessagesInThreads | EmbedLinks | ReadMessageHistory | AttachFiles;

/** The names of the tags on a post, as Discord has them. */
const tagsOn = async ({ standIn }: House, forum: string, post: string): Promise<readonly string[]> => {
  const get = async (id: string) =>
    (await (
      await fetch(`${standIn.apiUrl}/v10/channels/${id}`, { headers: { authorization: `Bot ${standIn.token}` } })
    ).json()) as { available_tags: { id: string; name: string }[]; applied_tags: string[] };
  const [{ available_tags: tags }, { applied_tags: applied }] = [await get(forum), await get(post)];
  return applied.map((id) => tags.find((tag) => tag.id === id)?.name ?? 'deleted');
};

/** Waits for what the bot does after it has shown the board. */
const tagged = async (house: House, forum: string, post: string, names: readonly string[]): Promise<void> => {
  for (let n = 0; n < 5_000; n += 1) {
    if ((await tagsOn(house, forum, post)).join() === names.join()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await tagsOn(house, forum, post)).toEqual(names);
};

test.each([
  ['a forum with English tags', ['Open', 'Running', 'Finished', 'rules'], false],
  ['a media channel with French tags that moderators put', ['ouvert', { moderated: 'en cours' }, 'Terminé'], true],
] as const)('%s: a table in a post is open, running, finished', async (_, names, isMedia) => {
  const house = await openHouse();
  const { standIn } = house;
  const ann = await standIn.user('Ann');
  const forum = await standIn.addForum('tables', names, isMedia);
  await standIn.setBotPermissions(forum, IN_POSTS | ManageThreads);
  const post = await standIn.addPost(forum, ann, 'Who plays?');
  const there = ann.in(post);
  const [open, running, finished] = names.map((name) => (typeof name === 'string' ? name : name.moderated));
  await there.slash('souls new', { thread: true });
  await tagged(house, forum, post, [open!]);
  const lobby = await there.waitFor((seen) => boardSeen(seen));
  await standIn.deleteTag(forum, open!);
  await there.click(ui.addComputer, lobby);
  await there.slash('souls start');
  await there.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.play));
  await tagged(house, forum, post, [running!]);
  await endGame(there);
  await tagged(house, forum, post, [finished!]);
  expect(standIn.problems).toEqual([]);
});

test('a table in a post of somebody else is played all the same where the bot may not change its tags', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const ann = await standIn.user('Ann');
  const forum = await standIn.addForum('tables', ['open']);
  await standIn.setBotPermissions(forum, IN_POSTS);
  const post = await standIn.addPost(forum, ann, 'Who plays?');
  await ann.in(post).slash('souls new');
  await ann.in(post).waitFor((seen) => boardSeen(seen));
  expect(await tagsOn(house, forum, post)).toEqual([]);
});

test('other tags stay on a post, five at most; what Discord refuses is left, what fails is tried again', async () => {
  const log = createLogger({ level: 'silent' });
  const table = tableOf(null);
  const available = ['open', 'running', 'a', 'b', 'c', 'd', 'e'].map((name) => ({ id: name, name }));
  const sent: unknown[] = [];
  const tags = (applied: readonly string[], patch: REST['patch']) =>
    createTags({ words: speak, log }, { post: () => ({ applied, available, mayTag: true }) }, { patch });
  const keep: REST['patch'] = async (_, options) => void sent.push(options?.body);
  await tags(['a', 'running'], keep).sync(table);
  await tags(['a', 'open'], keep).sync(table);
  await tags(['a', 'b', 'c', 'd', 'e'], keep).sync(table);
  expect(sent).toEqual([{ applied_tags: ['a', 'open'] }]);
  const failing =
    (status: number): REST['patch'] =>
    async () => {
      throw new DiscordAPIError({ code: 50_013, message: 'no' }, 50_013, status, 'PATCH', '/channels', {
        body: undefined,
        files: undefined,
      });
    };
  await tags([], failing(403)).sync(table);
  await expect(tags([], failing(503)).sync(table)).rejects.toThrow();
});
