import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { REST, Routes } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { emojiArt, registerEmojis } from '../../src/discord/index.js';
import {
  emojiFor,
  emojiName,
  iconBefore,
  learnEmojis,
  outdatedIn,
  withEmojis,
} from '../../src/discord/protocol/emojis.js';
import { message, select } from '../../src/discord/protocol/payload.js';
import { startStandIn } from '../../playground/index.js';

const APPLICATION_NAMES = /^\w{2,32}$/;

const started = async () => {
  const standIn = await startStandIn({});
  onTestFinished(async () => standIn.close());
  const { token, apiUrl } = standIn;
  const rest = new REST({ version: '10', api: apiUrl }).setToken(token);
  const { id } = (await rest.get(Routes.currentApplication())) as { readonly id: string };
  const listed = async () => {
    const { items } = (await rest.get(Routes.applicationEmojis(id))) as { items: { id: string; name: string }[] };
    return items;
  };
  return { registration: { token, apiUrl }, rest, id, listed };
};

const knowing = (...of: readonly string[]): void => {
  learnEmojis(of.map((one, n) => ({ id: String(1000 + n), name: emojiName(one, 'drawn') })));
  onTestFinished(() => void learnEmojis([]));
};

test('DISCORD 1: every icon and every emblem fits into the limits of emojis, under a name of its own', async () => {
  const art = emojiArt();
  const names = art.map(({ of, recipe }) => emojiName(of, recipe));
  expect(new Set(names).size).toBe(art.length);
  expect(art.length).toBeGreaterThan(300);
  expect(art.length).toBeLessThanOrEqual(2000);
  for (const name of names) expect(name).toMatch(APPLICATION_NAMES);
  for (const { image } of art.filter((_, n) => n % 20 === 0)) {
    const file = await image();
    expect(file.toString('latin1', 1, 4)).toBe('PNG');
    expect(file.length).toBeLessThan(64 * 1024);
  }
});

test('emojis are uploaded once, unchanged ones are skipped, and none is removed', async () => {
  const { registration, rest, id, listed } = await started();
  const art = emojiArt().slice(0, 12);
  const image = `data:image/png;base64,${(await art[0]!.image()).toString('base64')}`;
  await rest.post(Routes.applicationEmojis(id), { body: { name: 'of_somebody_else', image } });
  const nothing = { created: 0, failed: 0, waiting: 0, outdated: 0 };
  expect(await registerEmojis({ ...registration, art })).toEqual({ ...nothing, created: 12 });
  expect(await registerEmojis({ ...registration, art })).toEqual(nothing);
  const redrawn = art.map((one, n) => (n === 3 ? { ...one, recipe: 'another drawing' } : one));
  expect(await registerEmojis({ ...registration, art: redrawn })).toEqual({ ...nothing, created: 1, outdated: 1 });
  const names = (await listed()).map(({ name }) => name);
  expect(names).toHaveLength(14);
  expect(names).toContain('of_somebody_else');
  expect(names).toContain(emojiName(art[3]!.of, art[3]!.recipe));
  expect(names).toContain(emojiName(art[3]!.of, 'another drawing'));
});

/** The address of an API that lists and takes emojis, and has so many of somebody else. */
const crowded = async (others: number) => {
  const emojis = Array.from({ length: others }, (_, n) => ({ id: String(n + 1), name: `own_${n}` }));
  let next = others;
  const server = createServer((request, response) => {
    const say = (body: unknown) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (request.url?.endsWith('/@me') === true) return void say({ id: '7' });
    if (request.method !== 'POST') return void say({ items: emojis });
    void json(request).then((body) => {
      emojis.push({ id: String((next += 1)), name: (body as { name: string }).name });
      say(emojis.at(-1));
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { emojis, apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

test('DISCORD 1: where the 2,000 places are too few for all new drawings, those that fit are uploaded', async () => {
  const { emojis, apiUrl } = await crowded(1_994);
  const art = emojiArt().slice(0, 4);
  const redrawn = art.map((one) => ({ ...one, recipe: 'another drawing' }));
  const register = async (wanted: typeof art) => registerEmojis({ token: 'token', apiUrl, art: wanted });
  expect(await register(art)).toEqual({ created: 4, failed: 0, waiting: 0, outdated: 0 });
  expect(await register(redrawn)).toEqual({ created: 2, failed: 0, waiting: 2, outdated: 2 });
  const outdated = outdatedIn(
    emojis,
    art.map(({ of }) => of),
  );
  for (const old of outdated) emojis.splice(emojis.indexOf(old), 1);
  expect(await register(redrawn)).toEqual({ created: 2, failed: 0, waiting: 0, outdated: 2 });
  expect(emojis).toHaveLength(2_000);
});

test('an emoji that Discord does not take is counted, and the others are uploaded', async () => {
  const { registration, listed } = await started();
  const art = emojiArt().slice(0, 4);
  const broken = art.map((one, n) => (n === 1 ? { ...one, image: async () => Buffer.alloc(300_000) } : one));
  expect(await registerEmojis({ ...registration, art: broken })).toMatchObject({ created: 3, failed: 1, waiting: 0 });
  expect(await listed()).toHaveLength(3);
});

test('signs in texts are the icons of the application where it has them, plain where it has none', () => {
  const sent = message({
    content: 'You have ♥ 2 and 3¢, `♥` in code',
    embeds: [{ description: '⚔️ 1 · ⚅ 4+', fields: [{ name: '♥', value: '☠ dead' }] }],
  });
  knowing(); // a bot of another file in this process may have learned some
  expect(withEmojis(sent)).toBe(sent);
  knowing('hp', 'atk', 'die6');
  const shown = withEmojis(sent);
  const [hp, atk, die] = ['hp', 'atk', 'die6'].map((of) => iconBefore(of).trim());
  expect(shown.content).toBe(`You have ${hp} 2 and 3¢, \`♥\` in code`);
  expect(shown.embeds[0]!.description).toBe(`${atk} 1 · ${die} 4+`);
  expect(shown.embeds[0]!.fields).toEqual([{ name: '♥', value: '☠ dead' }]);
});

test('DISCORD 1: a text stays plain where its icons would make it too long', () => {
  knowing('hp', 'cents');
  const long = message({
    content: '♥'.repeat(1500),
    embeds: [{ description: `${'¢'.repeat(100)}${'x'.repeat(3900)}` }],
  });
  expect(withEmojis(long)).toEqual(long);
  const fields = Array.from({ length: 6 }, () => ({ name: 'x', value: `${'y'.repeat(700)}${'♥'.repeat(12)}` }));
  const many = message({ embeds: [{ description: 'z'.repeat(1600), fields }] });
  expect(withEmojis(many)).toEqual(many);
});

test('an entry of a menu has the emblem of its card where the application has it', () => {
  const entry = () => select('v1:menu', 'Choose', [{ value: 'a', label: 'Brimstone', icon: 'brimstone' }]).options[0];
  expect(entry()).toEqual({ value: 'a', label: 'Brimstone' });
  knowing('brimstone');
  expect(entry()!.emoji).toEqual(emojiFor('brimstone'));
});

test('of two drawings of the same the newer is shown, and only ours are outdated', () => {
  const named = (id: string, name: string) => ({ id, name });
  const [old, young] = [named('99', emojiName('chest', 'old')), named('100', emojiName('chest', 'young'))];
  const others = [
    named('1', emojiName('dark-chest', 'drawn')),
    named('2', 'chest_of_gold'),
    named('3', 'cat_beef'),
    named('4', 'cat_cafe'),
  ];
  const all = [young, ...others, old];
  onTestFinished(() => void learnEmojis([]));
  expect(learnEmojis(all)).toBe(true);
  expect(emojiFor('chest')).toEqual(young);
  expect(outdatedIn(all, ['chest', 'dark-chest'])).toEqual([old]);
  expect(learnEmojis(all.toReversed())).toBe(false);
  expect(learnEmojis([old, ...others])).toBe(true);
  expect(emojiFor('chest')).toEqual(old);
});
