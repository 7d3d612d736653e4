import { expect, test } from 'vitest';
import { commands, nextError, rest, stand, startBot } from './bot.js';

const IMAGE = `data:image/png;base64,${Buffer.from('a picture').toString('base64')}`;

const button = (emoji: object, label = 'x') => ({ type: 2, style: 1, custom_id: JSON.stringify(emoji), label, emoji });
const option = (value: string, emoji: object) => ({ label: value, value, emoji });
const row = (...components: readonly object[]) => ({ type: 1, components });

/** A stand-in with an emoji of the application. */
const withEmoji = async () => {
  const standIn = await stand();
  const path = `/applications/${standIn.applicationId}/emojis`;
  const { id } = (await rest(standIn, 'POST', path, { name: 'known', image: IMAGE })).body;
  const messages = `/channels/${standIn.channelId}/messages`;
  const post = async (...components: readonly object[]) => rest(standIn, 'POST', messages, { components });
  return { standIn, path, id, messages, post };
};

const refused = { _errors: [{ code: 'BUTTON_COMPONENT_INVALID_EMOJI', message: 'Invalid emoji' }] };

test('an emoji that the application does not have refuses the message: 50035 with the path of each, in menus too', async () => {
  const { standIn, path, id, messages, post } = await withEmoji();
  const menu = {
    type: 3,
    custom_id: 'm',
    options: [option('a', { id, name: 'known' }), option('b', { id: '5', name: 'b' })],
  };
  const { status, body } = await post(row(button({ id }), button({ id: '12', name: 'known' })), row(menu));
  expect([status, body.code]).toEqual([400, 50035]);
  expect(body.errors).toEqual({
    components: {
      0: { components: { 1: { emoji: { id: refused } } } },
      1: { components: { 0: { options: { 1: { emoji: { id: refused } } } } } },
    },
  });
  const posted = await post(row(button({ id, name: 'known' })));
  expect(posted.status).toBe(200);
  await rest(standIn, 'DELETE', `${path}/${id}`);
  const edited = await rest(standIn, 'PATCH', `${messages}/${posted.body.id}`, {
    components: [row(button({ id, name: 'known' }))],
  });
  expect(edited.body.errors).toEqual({ components: { 0: { components: { 0: { emoji: { id: refused } } } } } });
  const text = await rest(standIn, 'PATCH', `${messages}/${posted.body.id}`, { content: `<:known:${id}>` });
  expect(text.status).toBe(200);
});

test('an emoji of Unicode is taken, and another name without an id is not', async () => {
  const { post } = await withEmoji();
  const names = ['🃏', '➡️', '➡', '⚖️', 'ℹ️', '1️⃣', '👍🏽'].map((name) => button({ name }));
  expect((await post(row(...names.slice(0, 4)), row(...names.slice(4)))).status).toBe(200);
  const wrong = [{ name: 'black_nib' }, { name: 'x' }, { id: null, name: '🃏🃏' }, {}];
  expect((await post(row(...wrong.map((emoji) => button(emoji))))).body.errors).toEqual({
    components: { 0: { components: Object.fromEntries(wrong.map((_, n) => [n, { emoji: { name: refused } }])) } },
  });
});

test('a button has an emoji or a label that is not empty', async () => {
  const { post } = await withEmoji();
  expect((await post(row({ type: 2, style: 1, custom_id: 'b', label: '' }))).status).toBe(400);
  expect((await post(row(button({ name: '🃏' }, '')))).status).toBe(200);
});

test('in the answer to an interaction the path begins with its data', async () => {
  const { standIn } = await withEmoji();
  const client = await startBot(standIn, async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply({ components: [row(button({ id: '12' }))] as never });
  });
  await commands(client, 'go');
  const ann = await standIn.user('Ann');
  const failed = nextError(client);
  void ann.slash('go').catch(() => undefined);
  expect(await failed).toMatchObject({
    code: 50035,
    rawError: { errors: { data: { components: { 0: { components: { 0: { emoji: { id: refused } } } } } } } },
  });
});

test('every so many of the known emojis are refused when a test asks for it', async () => {
  const { standIn, id, post } = await withEmoji();
  await standIn.refuseEmojis(3);
  const taken = [];
  for (let n = 0; n < 5; n += 1) taken.push((await post(row(button({ id })))).status);
  expect(taken).toEqual([200, 200, 400, 200, 200]);
  await standIn.refuseEmojis(null);
});
