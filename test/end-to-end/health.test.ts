import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { connectDriver, startStandIn } from '../../playground/index.js';
import { boardSeen, labelsOf } from '../discord/support/house.js';
import { startOwnRedis } from '../support/redis.js';
import { built, folder, startProgram } from './programs.js';

const get = async (url: string): Promise<readonly [number, string]> => {
  const response = await fetch(url);
  return [response.status, (await response.text()).trim()];
};

/** Milliseconds between two questions. */
const LOOK = 50;

/** Asks again until the answer is another one. */
const until = async (url: string, status: number): Promise<string> => {
  for (;;) {
    const [now, text] = await get(url);
    if (now === status) return text;
    await pause(LOOK);
  }
};

/** A number of this name. */
const valueOf = (text: string, name: string): number => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}{`));
  return Number(line?.split(' ').at(-1));
};

test('what the program tells of itself: commits, answers, requests, boards; and nobody is named', async () => {
  const program = startProgram(built('main'), [], { DATA_DIR: folder(), HEALTH_PORT: '0' });
  const [, health = ''] = await program.said(/"url":"(http:[^"]+)"/);
  const [, page = ''] = await program.said(/open at (\S+)/);
  const driver = await connectDriver(page);
  onTestFinished(() => driver.close());
  const ann = await driver.user('Ann');
  await ann.slash('souls new');
  await ann.click('Add computer player', await ann.waitFor((messages) => boardSeen(messages)));
  await ann.slash('souls start');
  await ann.waitFor((messages) => labelsOf(boardSeen(messages)).includes('Play'));
  expect(await get(`${health}/healthz`)).toEqual([200, 'ok']);
  expect(await get(`${health}/readyz`)).toEqual([200, 'ready']);
  const counted = [
    'souls_commits_total',
    'souls_commit_seconds_count',
    'souls_answer_seconds_count',
    'souls_rest_requests_total',
    'souls_rest_seconds_count',
    'souls_board_delay_seconds_count',
    'souls_picture_seconds_count',
    'souls_gateway_connected',
    'souls_store_up',
    'souls_tables',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_mean_seconds',
  ];
  let [, text] = await get(`${health}/metrics`);
  while (!counted.every((name) => valueOf(text, name) > 0)) {
    await pause(LOOK);
    [, text] = await get(`${health}/metrics`);
  }
  for (const name of [
    'souls_given_up_total',
    'souls_outbox_age_seconds',
    'souls_gateway_silent_seconds',
    'souls_invalid_requests',
  ])
    expect(valueOf(text, name), name).toBeGreaterThanOrEqual(0);
  expect(text).not.toMatch(/(^|[^.\d])\d{17,20}|Ann/m); // ids of Discord, and names
  driver.close();
  expect((await program.end('SIGTERM')).code).toBe(0);
});

test('readyz says that Redis is gone, and that Discord is; healthz stays', async () => {
  const standIn = await startStandIn();
  let isOpen = true;
  const leave = async (): Promise<void> => {
    if (isOpen) await standIn.close();
    isOpen = false;
  };
  onTestFinished(leave);
  const redis = await startOwnRedis({ appendonly: true });
  onTestFinished(async () => redis.stop());
  const { token: DISCORD_TOKEN, apiUrl: DISCORD_API_URL } = standIn;
  const program = startProgram(built('main'), [], {
    DATA_DIR: folder(),
    HEALTH_PORT: '0',
    DISCORD_TOKEN,
    DISCORD_API_URL,
    REDIS_URL: redis.url,
  });
  const [, health = ''] = await program.said(/"url":"(http:[^"]+)"/);
  expect(await until(`${health}/readyz`, 200)).toBe('ready');
  await redis.kill('SIGKILL');
  expect(await until(`${health}/readyz`, 503)).toMatch(/store does not answer|not known within/);
  expect(await get(`${health}/healthz`)).toEqual([200, 'ok']);
  await redis.restart();
  await until(`${health}/readyz`, 200);
  await leave();
  expect(await until(`${health}/readyz`, 503)).toMatch(/^not connected to Discord: /);
});
