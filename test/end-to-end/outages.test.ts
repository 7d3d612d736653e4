import { InteractionResponseType, type APIMessage } from 'discord-api-types/v10';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import type { Person, StandIn } from '../../playground/index.js';
import { answerPanel, panelOf, partsOf } from '../discord/support/answers.js';
import { boardSeen, labelsOf } from '../discord/support/house.js';
import { startOwnRedis } from '../support/redis.js';
import { commandsDeployed } from './deployed.js';
import { endTurn, isChoice } from './playing.js';
import { built, folder, openStandIn, startProgram, stalled, type Environment, type Program } from './programs.js';

/** The bot as it runs on Discord: the commands deployed, then the program with a token. */
const startBotOn = async (standIn: StandIn, env: Environment): Promise<Program> => {
  const all = { DISCORD_TOKEN: standIn.token, DISCORD_API_URL: standIn.apiUrl, ...env };
  await commandsDeployed(standIn);
  const bot = startProgram(built('main'), [], all);
  await bot.said(/The bot is connected to Discord\./);
  return bot;
};

/** Answers within which the first turn begins. */
const MOST_ANSWERS = 20;

/** The labels of a panel but the way to the log, which is there as long as something new is told. */
const lastingIn = (panel: APIMessage): readonly string[] => labelsOf(panel).filter((label) => label !== 'Log');

/** A game of two; whose turn it is, with their panel. */
const dealt = async (standIn: StandIn): Promise<{ person: Person; panel: APIMessage }> => {
  const people = [await standIn.user('Ann'), await standIn.user('Bob')] as const;
  await people[0].slash('souls new');
  await people[1].slash('souls join');
  await people[0].slash('souls start');
  await people[0].waitFor((messages) => boardSeen(messages));
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1)
    for (const person of people) {
      const panel = await panelOf(person);
      if (labelsOf(panel).includes('End turn')) return { person, panel };
      // Some characters ask as the game starts, and some abilities go on the stack as a turn does.
      if (isChoice(panel)) await answerPanel(person, panel, 'outages', answers);
      const pass = partsOf(panel).find(({ verb }) => verb === 'pass');
      if (pass !== undefined) await person.force(pass.id, panel);
    }
  throw new Error('nobody has the turn');
};

test('when Redis dies in the middle people are told, nothing is lost, and the bot goes on when it is back', async () => {
  const redis = await startOwnRedis({ appendonly: true });
  onTestFinished(async () => redis.stop());
  const standIn = await openStandIn();
  const bot = await startBotOn(standIn, { REDIS_URL: redis.url, DATA_DIR: folder() });
  const { person, panel } = await dealt(standIn);

  await redis.kill('SIGKILL');
  await endTurn(person, panel);
  const told = await person.waitFor((messages) => messages.find(({ content }) => content.startsWith('Saving failed.')));
  expect(told.content).toContain('Nothing was lost and nothing has changed');
  expect((await panelOf(person)).content).toBe(told.content);

  await redis.restart();
  await bot.said(/connected to Redis again/);
  const after = await panelOf(person);
  expect(after.embeds[0]?.fields).toEqual(panel.embeds[0]?.fields);
  expect(lastingIn(after)).toEqual(lastingIn(panel));
  const ended = await endTurn(person, after);
  expect(labelsOf(await ended.finished())).not.toContain('End turn');
  expect(bot.child.exitCode).toBeNull();
  expect(bot.out()).not.toContain('"incident"');
  expect(await bot.end('SIGTERM')).toMatchObject({ code: 0, err: '' });
});

/** Milliseconds for which Redis keeps a commit waiting: longer than the 800 until Discord is told to wait, shorter than the 2,000 until the bot gives up. */
const PAUSE = 1_600;

test('SIGTERM in the middle: what is in flight is committed and answered, and the program ends with 0', async () => {
  const redis = await startOwnRedis({ appendonly: false });
  const admin = new Redis(redis.url);
  onTestFinished(async () => {
    admin.disconnect();
    await redis.stop();
  });
  const standIn = await openStandIn();
  const env = { REDIS_URL: redis.url, DATA_DIR: folder() };
  const bot = await startBotOn(standIn, env);
  const { person, panel } = await dealt(standIn);

  await admin.call('CLIENT', 'PAUSE', String(PAUSE), 'WRITE');
  const clicked = await endTurn(person, panel);
  expect(clicked.response).toBe(InteractionResponseType.DeferredMessageUpdate);
  const since = performance.now();
  const lost = stalled();
  const ended = bot.end('SIGTERM');
  const answered = await person.waitFor((messages) =>
    messages.find((message) => message.id === panel.id && !labelsOf(message).includes('End turn')),
  );
  expect(await ended).toMatchObject({ code: 0, err: '' });
  expect(performance.now() - since - lost()).toBeLessThan(10_000);

  const again = await startBotOn(standIn, env);
  expect(labelsOf(await panelOf(person))).toEqual(labelsOf(answered));
  expect(await again.end('SIGTERM')).toMatchObject({ code: 0, err: '' });
});
