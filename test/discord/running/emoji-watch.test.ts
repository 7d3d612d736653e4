import { DefaultRestOptions, REST, Routes } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { registerEmojis } from '../../../src/discord/index.js';
import { emojiFor, learnEmojis } from '../../../src/discord/protocol/emojis.js';
import { watchEmojis } from '../../../src/discord/running/emoji-watch.js';
import type { Processes } from '../../../src/ops/index.js';
import { stand } from '../../playground/bot.js';
import { silent } from '../../table/table-scene.js';
import { HandTimers } from '../support/hand-timers.js';
import { MINUTE } from '../../support/durations.js';

const image = async () => Buffer.from('a picture');
const drawn = (recipe: string) => ['hp', 'atk'].map((of) => ({ of, recipe, image }));

/** A watch over the emojis of a stand-in, which has those of one recipe. */
const watching = async (knowEmojis?: Processes['knowEmojis']) => {
  onTestFinished(() => void learnEmojis([]));
  const { token, apiUrl, applicationId } = await stand();
  let lists = 0;
  const rest = new REST({
    version: '10',
    api: apiUrl,
    makeRequest: async (url, init) => {
      if (init.method === 'GET' && url.endsWith('/emojis')) lists += 1;
      return DefaultRestOptions.makeRequest(url, init);
    },
  }).setToken(token);
  const register = async (recipe: string) => registerEmojis({ token, apiUrl, art: drawn(recipe) });
  const names = async () => {
    const { items } = (await rest.get(Routes.applicationEmojis(applicationId))) as { items: { name: string }[] };
    return items.map(({ name }) => name);
  };
  const timers = new HandTimers();
  let changes = 0;
  const processes = knowEmojis === undefined ? undefined : ({ knowEmojis } as Processes);
  const watch = watchEmojis({ processes, timers, log: silent }, rest, () => (changes += 1));
  await register('one');
  await watch.learn();
  return { watch, timers, register, names, lists: () => lists, changes: () => changes };
};

test('after a refusal the emojis are listed again, at most once a minute, and what is shown changes if they have', async () => {
  const { watch, timers, register, lists, changes } = await watching();
  const before = lists();
  watch.refused();
  watch.refused();
  await timers.pass(MINUTE - 1);
  watch.refused();
  await expect.poll(lists).toBe(before + 1);
  expect(changes()).toBe(0);
  await register('two');
  const old = emojiFor('hp');
  await timers.pass(1);
  watch.refused();
  await expect.poll(changes).toBe(1);
  expect(emojiFor('hp')).not.toEqual(old);
});

test('outdated emojis go a minute after the newer ones are shown, where no other process can show them', async () => {
  const { watch, timers, register, names } = await watching();
  await register('two');
  await timers.pass(10 * MINUTE);
  expect(await names()).toHaveLength(4);
  await watch.learn();
  await timers.pass(MINUTE - 1);
  expect(await names()).toHaveLength(4);
  await timers.pass(1);
  await expect.poll(names).toHaveLength(2);
  expect(await names()).toContain(emojiFor('hp')!.name);
});

test('outdated emojis stay while another process may show them', async () => {
  const asked: string[] = [];
  let known = false;
  const { watch, timers, register, names } = await watching(async (newest) => {
    asked.push(newest);
    return known;
  });
  await register('two');
  await watch.learn();
  await timers.pass(MINUTE);
  await expect.poll(() => asked).toHaveLength(1);
  expect(await names()).toHaveLength(4);
  known = true;
  await expect
    .poll(async () => {
      await timers.pass(MINUTE);
      return names();
    })
    .toHaveLength(2);
  expect(new Set(asked)).toEqual(
    new Set([
      ['hp', 'atk']
        .map((of) => emojiFor(of)!.id)
        .toSorted()
        .at(-1),
    ]),
  );
});
