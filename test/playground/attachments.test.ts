import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AttachmentBuilder, MessageFlags } from 'discord.js';
import type { APIMessage, ChatInputCommandInteraction } from 'discord.js';
import { PermissionFlagsBits as Bit } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { startStandIn } from '../../playground/index.js';
import type { StandIn } from '../../playground/index.js';
import { commands, HandClock, stand, startBot } from './bot.js';

/** The head of a PNG of 1,200 by 800, and a byte of its own. */
const png = (byte: number): Buffer =>
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 4, 176, 0, 0, 3, 32, byte]);

const board = (name: string, byte: number) => ({
  embeds: [{ title: name, image: { url: `attachment://${name}` } }],
  files: [new AttachmentBuilder(png(byte), { name, description: `Board ${byte}` })],
});

/** A multipart request with the bot's token. */
async function send(
  standIn: StandIn,
  method: string,
  path: string,
  body: object,
  files: Readonly<Record<number, readonly [string, Buffer]>> = {},
): Promise<{
  readonly status: number;
  readonly body: APIMessage & { readonly code: number; readonly errors: object };
}> {
  const form = new FormData();
  form.set('payload_json', JSON.stringify(body));
  for (const [index, [name, content]] of Object.entries(files)) {
    form.set(`files[${index}]`, new Blob([new Uint8Array(content)], { type: 'image/png' }), name);
  }
  const headers = { Authorization: `Bot ${standIn.token}` };
  const response = await fetch(`${standIn.apiUrl}/v10${path}`, { method, headers, body: form });
  return { status: response.status, body: (await response.json()) as APIMessage & { code: number; errors: object } };
}

const messagesOf = (standIn: StandIn): string => `/channels/${standIn.channelId}/messages`;

async function bytes(url: string): Promise<Buffer | number> {
  const response = await fetch(url);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : response.status;
}

test('DISCORD 2: discord.js posts and edits a board with its picture: it is in the embed, absent from the attachments, and the old one is gone', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, async () => undefined);
  const channel = await client.channels.fetch(standIn.channelId);
  if (channel === null || !channel.isSendable()) throw new Error('no channel');
  const ann = await standIn.user('Ann');
  const sent = await channel.send(board('board-1.png', 1));
  expect(sent.attachments.size).toBe(0);
  const shows = async (title: string) =>
    ann.waitFor(([one]) => (one?.embeds[0]?.title === title ? one.embeds[0].image! : null));
  const image = await shows('board-1.png');
  expect(image).toMatchObject({ width: 1200, height: 800, description: 'Board 1', content_type: 'image/png' });
  expect(await bytes(image.url)).toEqual(png(1));

  await standIn.advanceClock(1_500);
  await sent.edit(board('board-2.png', 2));
  const after = await shows('board-2.png');
  expect(await bytes(after.url)).toEqual(png(2));
  expect(await bytes(image.url)).toBe(404);
  await sent.edit({ content: 'kept' });
  const kept = await ann.waitFor(([one]) => one?.content === 'kept' && one);
  expect(kept.embeds[0]!.image!.url).toBe(after.url);
  await sent.edit({ embeds: [], attachments: [] });
  await ann.waitFor(([one]) => one?.embeds.length === 0);
  expect(await bytes(after.url)).toBe(404);
  expect(standIn.problems).toEqual([]);
});

test('DISCORD 2: an interaction answers, updates and follows up with files; the links of ephemeral ones cannot be guessed', async () => {
  const standIn = await stand();
  const client = await startBot(standIn, async (interaction) => {
    if (interaction.isButton()) {
      await interaction.update(board('hand-2.png', 2));
      await interaction.followUp({ ...board('hand-3.png', 3), flags: MessageFlags.Ephemeral });
      return;
    }
    const row = { type: 1, components: [{ type: 2, style: 1, label: 'More', custom_id: 'more' }] } as const;
    const reply = { ...board('hand-1.png', 1), components: [row], flags: MessageFlags.Ephemeral } as const;
    await (interaction as ChatInputCommandInteraction).reply(reply);
  });
  await commands(client, 'hand');
  const ann = await standIn.user('Ann');
  const shown = (await ann.slash('hand')).message!;
  const url = new URL(shown.embeds[0]!.image!.url);
  expect(url.pathname).toMatch(/^\/ephemeral-attachments\//);
  expect(await bytes(url.href)).toEqual(png(1));
  expect(await bytes(`${url.origin}${url.pathname}`)).toBe(404);
  url.searchParams.set('ex', 'ffffffff');
  expect(await bytes(url.href)).toBe(404);
  await ann.click('More');
  const pictures = await ann.waitFor((messages) => messages.length === 2 && messages.map(({ embeds }) => embeds[0]!));
  expect(await Promise.all(pictures.map(({ image }) => bytes(image!.url)))).toEqual([png(2), png(3)]);
  expect((await standIn.user('Bob')).messages()).toEqual([]);
});

test('DISCORD 1: an edit keeps what it lists; without a list what was there stays and is shown when no embed does', async () => {
  const standIn = await stand();
  const files = { 0: ['a.png', png(1)], 1: ['b c.txt', Buffer.from('text')] } as const;
  const list = [{ id: '0', description: 'A' }, { id: '1' }];
  const sent = (await send(standIn, 'POST', messagesOf(standIn), { attachments: list }, files)).body;
  expect(sent.attachments.map(({ filename, description }) => [filename, description])).toEqual([
    ['a.png', 'A'],
    ['b_c.txt', undefined],
  ]);
  const path = `${messagesOf(standIn)}/${sent.id}`;
  const [a, b] = sent.attachments;
  await standIn.advanceClock(1_500);
  const embeds = [{ image: { url: 'attachment://c.png' } }];
  const more = await send(standIn, 'PATCH', path, { embeds }, { 0: ['c.png', png(3)] });
  expect(more.body.attachments.map(({ id }) => id)).toEqual([a!.id, b!.id]);
  const fewer = await send(standIn, 'PATCH', path, { attachments: [{ id: a!.id }], embeds: [] });
  expect(fewer.body.attachments.map(({ filename }) => filename)).toEqual(['a.png']);
  expect(await bytes(b!.url)).toBe(404);
});

test.each<readonly [string, object, Readonly<Record<number, readonly [string, Buffer]>>, readonly (string | number)[]]>(
  [
    ['a number for an id', { attachments: [{ id: 0 }] }, { 0: ['a.png', png(1)] }, [400, 50035, 'attachments.0.id']],
    ['no such file', { attachments: [{ id: '1' }] }, { 0: ['a.png', png(1)] }, [400, 50035, 'attachments.0']],
    [
      'no such name',
      { embeds: [{ image: { url: 'attachment://b.png' } }] },
      { 0: ['a.png', png(1)] },
      [400, 50035, 'embeds.0.image.url'],
    ],
    [
      'alt text of 1,025',
      { attachments: [{ id: '0', description: 'x'.repeat(1025) }] },
      { 0: ['a.png', png(1)] },
      [400, 50035, 'attachments.0.description'],
    ],
    ['a file over 10 MiB', {}, { 0: ['a.png', Buffer.alloc(10 * 1024 * 1024 + 1)] }, [413, 40005]],
    [
      'a request over 25 MiB',
      {},
      { 0: ['a.png', Buffer.alloc(9e6)], 1: ['b.png', Buffer.alloc(9e6)], 2: ['c.png', Buffer.alloc(9e6)] },
      [413, 40005],
    ],
  ],
)('DISCORD 1: %s is refused', async (_name, body, files, [status, code, path]) => {
  const standIn = await stand();
  const answer = await send(standIn, 'POST', messagesOf(standIn), body, files);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  if (path !== undefined) expect(answer.body.errors).toHaveProperty([...String(path).split('.'), '_errors']);
  expect(standIn.problems).toEqual([]);
});

test('DISCORD 1: without ATTACH_FILES a file is 50013, and a part of a form that is unknown is loud', async () => {
  const standIn = await stand();
  const unknown = await send(standIn, 'POST', '/applications/1100000000000000001/commands', {}, { 0: ['a', png(1)] });
  expect([unknown.status, standIn.problems.length > 0]).toEqual([400, true]);
  await standIn.setBotPermissions(standIn.channelId, Bit.ViewChannel | Bit.SendMessages | Bit.EmbedLinks);
  const refused = await send(standIn, 'POST', messagesOf(standIn), { content: 'a' }, { 0: ['a.png', png(1)] });
  expect([refused.status, refused.body.code]).toEqual([403, 50013]);
});

test('DISCORD 1: links expire; the files of messages outlive the process, those of deleted ones do not', async () => {
  const journalDir = mkdtempSync(join(tmpdir(), 'playground-'));
  onTestFinished(() => rmSync(journalDir, { recursive: true, force: true }));
  const clock = new HandClock();
  const first = await startStandIn({ journalDir, clock });
  const post = async (name: string): Promise<APIMessage> =>
    (await send(first, 'POST', messagesOf(first), { attachments: [{ id: '0' }] }, { 0: [name, png(7)] })).body;
  const kept = await post('kept.png');
  await first.deleteMessage((await post('gone.png')).id);
  clock.advance(26 * 3_600_000);
  expect(await bytes(kept.attachments[0]!.url)).toBe(404);
  await first.close();
  expect(readdirSync(join(journalDir, 'files'))).toEqual([kept.attachments[0]!.id]);

  const second = await startStandIn({ journalDir, clock });
  onTestFinished(async () => second.close());
  const [seen] = (await second.user('Ann')).messages();
  expect(await bytes(seen!.attachments[0]!.url)).toEqual(png(7));
});
