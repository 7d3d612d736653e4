import { REST, Routes } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { emojiArt, registerEmojis } from '../../src/discord/index.js';
import {
  emojiFor,
  emojiName,
  iconBefore,
  learnEmojis,
  standsFor,
  withEmojis,
} from '../../src/discord/format/emojis.js';
import { message, select } from '../../src/discord/format/payload.js';
import { startStandIn } from '../../src/playground/index.js';

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
  onTestFinished(() => learnEmojis([]));
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

test('issue 17: emojis are uploaded once, unchanged ones skipped, changed ones replaced, those of others left alone', async () => {
  const { registration, rest, id, listed } = await started();
  const art = emojiArt().slice(0, 12);
  const image = `data:image/png;base64,${(await art[0]!.image()).toString('base64')}`;
  await rest.post(Routes.applicationEmojis(id), { body: { name: 'of_somebody_else', image } });
  expect(await registerEmojis({ ...registration, art })).toEqual({ created: 12, removed: 0, failed: 0 });
  expect(await registerEmojis({ ...registration, art })).toEqual({ created: 0, removed: 0, failed: 0 });
  const redrawn = art.map((one, n) => (n === 3 ? { ...one, recipe: 'another drawing' } : one));
  expect(await registerEmojis({ ...registration, art: redrawn })).toEqual({ created: 1, removed: 1, failed: 0 });
  const names = (await listed()).map(({ name }) => name);
  expect(names).toHaveLength(13);
  expect(names).toContain('of_somebody_else');
  expect(names).toContain(emojiName(art[3]!.of, 'another drawing'));
});

test('issue 17: an emoji that Discord does not take is counted, and the others are uploaded', async () => {
  const { registration, listed } = await started();
  const art = emojiArt().slice(0, 4);
  const broken = art.map((one, n) => (n === 1 ? { ...one, image: async () => Buffer.alloc(300_000) } : one));
  expect(await registerEmojis({ ...registration, art: broken })).toEqual({ created: 3, removed: 0, failed: 1 });
  expect(await listed()).toHaveLength(3);
});

test('issue 17: signs in texts are the icons of the application where it has them, plain where it has none', () => {
  const sent = message({
    content: 'You have ♥ 2 and 3¢, `♥` in code',
    embeds: [{ description: '⚔️ 1 · ⚅ 4+', fields: [{ name: '♥', value: '☠ dead' }] }],
  });
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

test('issue 17: an entry of a menu has the emblem of its card where the application has it', () => {
  const entry = () => select('v1:menu', 'Choose', [{ value: 'a', label: 'Brimstone', icon: 'brimstone' }]).options[0];
  expect(entry()).toEqual({ value: 'a', label: 'Brimstone' });
  knowing('brimstone');
  expect(entry()!.emoji).toEqual(emojiFor('brimstone'));
});

test('the name of an emoji tells what it stands for, and not what a longer one does', () => {
  const name = emojiName('chest', 'drawn');
  expect(standsFor(name, 'chest')).toBe(true);
  expect(standsFor(name, 'dark-chest')).toBe(false);
  expect(standsFor(emojiName('chest-2', 'drawn'), 'chest')).toBe(false);
  expect(standsFor('chest_of_gold', 'chest')).toBe(false);
});
