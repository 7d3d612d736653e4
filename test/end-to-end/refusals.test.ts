import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { built, folder, openStandIn, startProgram, type Ended, type Environment } from './programs.js';

/** What a person reads who starts the program so. */
const started = async (env: Environment): Promise<Ended> =>
  startProgram(built('main'), [], { DATA_DIR: folder(), ...env }).ended;

/** It has ended with 1, and said this and nothing else. */
const said = (sentence: string | RegExp) => ({
  code: 1,
  err: expect.stringMatching(typeof sentence === 'string' ? new RegExp(`^${sentence}\n$`) : sentence) as unknown,
});

const takenPort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
};

test('a wrong token is told in one sentence', async () => {
  const standIn = await openStandIn();
  const ended = await started({ DISCORD_TOKEN: 'wrong-token', DISCORD_API_URL: standIn.apiUrl });
  expect(ended).toMatchObject(said('Discord does not accept the token: check DISCORD_TOKEN.'));
  expect(ended.out).not.toContain('wrong-token');
});

test('a Redis that cannot be reached at the start is told in one sentence', async () => {
  const ended = await started({ REDIS_URL: 'redis://127.0.0.1:1' });
  expect(ended).toMatchObject(
    said(
      /^Redis at 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\)\. Check REDIS_URL, and that the server runs\.\n$/,
    ),
  );
});

test('a second process on the embedded store is told that it is for one, and the first goes on', async () => {
  const env = { DATA_DIR: folder() };
  const first = startProgram(built('main'), [], env);
  const [, url = ''] = await first.said(/the playground is open at (http:\S+)/);
  const ended = await started(env);
  expect(ended).toMatchObject(
    said(/^Another process uses \S+: the embedded store is for one process; set REDIS_URL to run several\.\n$/),
  );
  expect((await fetch(url)).status).toBe(200);
  expect(await first.end('SIGTERM')).toMatchObject({ code: 0, err: '' });
});

test.each([
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is not usable: [^\n]+\n$/],
  [{ PLAYGROUND_PORT: 'many' }, /^PLAYGROUND_PORT is not usable: must be a port number\.\n$/],
  [{ REDIS_URL: 'http://127.0.0.1' }, /^REDIS_URL is not usable: must be a redis:\/\/ or rediss:\/\/ address\.\n$/],
  [
    { DISCORD_TOKEN_FILE: '/nowhere/token' },
    /^DISCORD_TOKEN_FILE names a file that cannot be read \(ENOENT\)[^\n]+\n$/,
  ],
])('a configuration that is not usable is told by the name of its variable: %o', async (env, sentence) => {
  expect(await started(env as Environment)).toMatchObject({ out: '', ...said(sentence) });
});

test.each([
  ['PLAYGROUND_PORT', 'is taken'],
  ['HEALTH_PORT', 'cannot be opened'],
])('a port that is taken is told by the name of its variable: %s', async (name, why) => {
  const port = await takenPort();
  const ended = await started({ [name]: port });
  expect(ended).toMatchObject(said(new RegExp(`^[^\\n]*${port}[^\\n]*\\n$`)));
  expect(ended.err).toContain(name);
  expect(ended.err).toContain(why);
});

test('a data folder that cannot be used is told in one sentence', async () => {
  const ended = await started({ DATA_DIR: '/dev/null/data' });
  expect(ended).toMatchObject(
    said(/^The embedded store \/dev\/null\/data\/tables\.sqlite cannot be opened: [^\n]+\n$/),
  );
});

test('too few open files are told in one sentence', async () => {
  const { ended } = startProgram(built('main'), [], { DATA_DIR: folder() }, { openFiles: 64 });
  expect(await ended).toMatchObject({
    out: '',
    ...said(/^The program cannot open enough files \(EMFILE\): raise the limit of the process to 1024 \(.*\)\.\n$/),
  });
});
