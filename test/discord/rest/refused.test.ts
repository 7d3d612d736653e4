import { DiscordAPIError } from 'discord.js';
import { expect, test } from 'vitest';
import { createBudget, type Work } from '../../../src/discord/rest/budget.js';
import { messengerOn } from '../../../src/discord/rest/messenger.js';
import type { Requests } from '../../../src/discord/rest/requests.js';
import { countInvalidRequests, MOST_INVALID } from '../../../src/discord/rest/refusals/invalid-requests.js';
import { createRefusedChannels } from '../../../src/discord/rest/refusals/refused-channels.js';
import type { Person } from '../../../playground/index.js';
import { HandTimers, settled } from '../support/hand-timers.js';
import { boardSeen, labelsOf, openHouse, speak, type House } from '../support/house.js';

const { healing, ui } = speak('en');

/** A private thread of Ann's that the bot is not in, as she sees it. */
const closedThread = async ({ standIn }: House): Promise<Person> => {
  const ann = await standIn.user('Ann');
  return ann.in(await standIn.addThread(standIn.channelId, ann, 'secret', { isPrivate: true }));
};

test('typing and looking up in a private thread without the bot asks Discord for nothing that it refuses', async () => {
  const house = await openHouse();
  const there = await closedThread(house);
  for (const typed of ['b', 'bo', 'bom', 'bomb']) await there.autocomplete('act play', { card: typed }, 'card');
  await there.slash('souls-help');
  expect(house.standIn.invalid).toEqual([]);
});

test('what needs the channel asks for it once while Discord goes on refusing, and again as soon as the bot is let in', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const there = await closedThread(house);
  const bot = `<@${standIn.applicationId}>`;
  for (let times = 0; times < 5; times += 1) {
    const { message } = await there.slash('souls new');
    expect(message!.content).toBe(healing.notInThread(bot));
  }
  expect(standIn.invalid).toHaveLength(1);
  await there.say(`${bot} come in`);
  await there.slash('souls new');
  await there.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.join));
  expect(standIn.invalid).toHaveLength(1);
});

test('a refused channel may be asked for again after a minute, or when something has changed in its server', () => {
  const timers = new HandTimers();
  const channels = createRefusedChannels(timers);
  const error = new Error('Missing Access');
  const known = (): readonly unknown[] => ['here', 'elsewhere', 'unknown'].map((one) => channels.refusal(one));
  channels.refused('here', '1', error);
  channels.refused('elsewhere', '2', error);
  channels.refused('unknown', null, error);
  expect(known()).toEqual([error, error, error]);
  channels.changed('1');
  expect(known()).toEqual([undefined, error, undefined]);
  void timers.pass(60_000);
  expect(known()).toEqual([undefined, undefined, undefined]);
});

test('after too many refused requests only answers go until ten minutes are over, with one warning', async () => {
  const timers = new HandTimers();
  const warnings: unknown[] = [];
  const invalid = countInvalidRequests(timers, { warn: (...said: unknown[]) => void warnings.push(said) });
  const budget = createBudget(timers, 48, invalid.isTooMany);
  const gone: Work[] = [];
  const ask = async (): Promise<void> => {
    for (const work of ['upkeep', 'board', 'notice', 'answer'] as const)
      void budget.permit(work).then((permit) => {
        gone.push(work);
        permit.end('made');
      });
    await settled();
  };
  for (const status of [200, 400, 404, 500]) invalid.answered(status, null);
  invalid.answered(429, 'shared');
  expect(invalid.count()).toBe(0);
  for (let times = 1; times < MOST_INVALID; times += 1) invalid.answered([401, 403, 429][times % 3]!, null);
  await ask();
  expect(gone.toSorted()).toEqual(['answer', 'board', 'notice', 'upkeep']);
  for (let times = 0; times < 50; times += 1) invalid.answered(403, null);
  gone.length = 0;
  await ask();
  await timers.pass(300_000);
  expect([gone, warnings.length]).toEqual([['answer'], 1]);
  await timers.pass(300_000);
  expect([gone.toSorted(), warnings.length]).toEqual([['answer', 'board', 'notice', 'upkeep'], 1]);
});

test.each([50_033, 10_013])('a message to an account that is gone (%i) is left as it is', async (code) => {
  const refused = async (): Promise<never> => {
    throw new DiscordAPIError({ code, message: 'gone' }, code, 400, 'PATCH', '/', { body: {}, files: [] });
  };
  const messenger = messengerOn(() => ({ patch: refused, delete: refused }) as unknown as Requests, 'notice');
  await expect(messenger.remove('1', '2')).resolves.toBeUndefined();
  await expect(messenger.strip('1', '2', '')).resolves.toBeUndefined();
});
