import { expect, onTestFinished, test } from 'vitest';
import { startStandIn, type StandIn } from '../../playground/index.js';
import { built, folder, startProgram, type Ended, type Program } from './programs.js';

const opened = async (): Promise<StandIn> => {
  const standIn = await startStandIn();
  onTestFinished(async () => standIn.close());
  return standIn;
};

const startOn = ({ token, apiUrl }: { readonly token: string; readonly apiUrl: string }): Program =>
  startProgram(built('main'), [], {
    DATA_DIR: folder(),
    HEALTH_PORT: '0',
    DISCORD_TOKEN: token,
    DISCORD_API_URL: apiUrl,
  });

const get = async (url: string): Promise<readonly [number, string]> => {
  const response = await fetch(url);
  return [response.status, (await response.text()).trim()];
};

const GATEWAY = 'GET /gateway/bot';

test.each<readonly [string, (standIn: StandIn) => Promise<void>, RegExp]>([
  ['HTTP 429 at the upgrade', async (at) => at.refuseUpgrades(429, 2), /Unexpected server response: 429/],
  ['HTTP 502 at the upgrade', async (at) => at.refuseUpgrades(502, 2), /Unexpected server response: 502/],
  ['HTTP 200 at the upgrade', async (at) => at.refuseUpgrades(200, 2), /Unexpected server response: 200/],
  ['HTTP 503 where the gateway is asked for', async (at) => at.fail(GATEWAY, { status: 503, times: 2 }), /HTTP 503/],
  [
    'HTTP 429 where the gateway is asked for',
    async (at) => at.fail(GATEWAY, { status: 429, headers: { 'Retry-After': '2' }, times: 1 }),
    /HTTP 429/,
  ],
  ['a connection that breaks', async (at) => at.fail(GATEWAY, { cut: 'before', times: 2 }), /no answer \(/],
  ['no new connections left for the day', async (at) => at.limitIdentifies(0, 12_000), /no more new connections/],
])('the program waits for what passes by itself, says why, and connects then: %s', async (_name, befall, why) => {
  const standIn = await opened();
  await befall(standIn);
  const bot = startOn(standIn);
  await bot.said(why);
  await bot.said(/The bot is connected to Discord\./);
  const out = bot.out();
  expect(out.split('Discord cannot be reached: it is tried again')).toHaveLength(2);
  expect(out).toContain('Discord is reached again');
  expect(standIn.problems).toEqual([]);
  expect(await bot.end('SIGTERM')).toMatchObject({ code: 0, err: '' });
});

test('while Discord cannot be reached healthz is well, readyz says why, and SIGTERM ends with 0', async () => {
  const bot = startOn({ token: 'any', apiUrl: 'http://127.0.0.1:1/api' });
  const [, health = ''] = await bot.said(/"url":"(http:[^"]+)"/);
  await bot.said(/Discord cannot be reached: it is tried again/);
  expect(await get(`${health}/healthz`)).toEqual([200, 'ok']);
  expect(await get(`${health}/readyz`)).toEqual([503, 'not connected to Discord: no answer (ECONNREFUSED)']);
  expect(await bot.end('SIGTERM')).toMatchObject({ code: 0, err: '' });
});

test('when no new connection is allowed the time is said at which there is one', async () => {
  const standIn = await opened();
  const resetsAt = Date.now() + 3_600_000;
  await standIn.limitIdentifies(0, 3_600_000);
  const bot = startOn(standIn);
  const [, health = ''] = await bot.said(/"url":"(http:[^"]+)"/);
  const [, time = ''] = await bot.said(/the next one is allowed at (\S+Z)/);
  expect(Math.abs(Date.parse(time) - resetsAt)).toBeLessThan(30_000);
  expect(await get(`${health}/healthz`)).toEqual([200, 'ok']);
  expect(await get(`${health}/readyz`)).toEqual([503, expect.stringContaining(time) as string]);
  expect(await bot.end('SIGTERM')).toMatchObject({ code: 0, err: '' });
});

const ended = async (at: { readonly token: string; readonly apiUrl: string }): Promise<Ended> => startOn(at).ended;

test('what does not pass by itself ends with 1 and a sentence', async () => {
  const standIn = await opened();
  const { token, apiUrl } = standIn;
  const check = /^Discord cannot be reached \(([^)]+)\): check DISCORD_API_URL\.\n$/;
  const [unknown, other] = [
    await ended({ token, apiUrl: 'http://no-such-host.invalid/api' }),
    await ended({ token, apiUrl: `${standIn.url}/elsewhere` }),
  ];
  expect([unknown.code, check.exec(unknown.err)?.[1]]).toEqual([1, 'ENOTFOUND']);
  expect([other.code, check.exec(other.err)?.[1]]).toEqual([1, 'HTTP 404']);
  await standIn.closeBeginnings(4014, 1);
  const refused = await ended({ token, apiUrl });
  expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/^[^\n]*\(4014\)[^\n]*\n$/) as string]);
});
