import { closeSync, openSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { boardSeen } from '../discord/support/house.js';
import { commandsDeployed } from './deployed.js';
import { built, folder, openStandIn, startProgram, type Place, type Program } from './programs.js';

const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
};

/** A device on which there is never room. */
const fullDisk = (): Place => {
  const writesTo = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(writesTo));
  return { writesTo };
};

const closeOutput = ({ child }: Program): void => {
  child.stdout?.destroy();
  child.stderr?.destroy();
};

test.each([
  ['is on a full disk from the start', fullDisk, () => undefined],
  ['is a pipe that is closed', () => ({}), closeOutput],
])('answers go on and SIGTERM ends with 0 when the log %s', async (_name, place, begin) => {
  const standIn = await openStandIn();
  const port = await freePort();
  const env = { DATA_DIR: folder(), DISCORD_TOKEN: standIn.token, DISCORD_API_URL: standIn.apiUrl };
  await commandsDeployed(standIn);
  const bot = startProgram(built('main'), [], { ...env, HEALTH_PORT: port, LOG_LEVEL: 'trace' }, place());
  begin(bot);
  await standIn.botIs('online');
  const ann = await standIn.user('Ann');
  await ann.slash('souls new');
  await ann.waitFor((messages) => boardSeen(messages));
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(Number(/^souls_log_lines_dropped (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
  expect((await bot.end('SIGTERM')).code).toBe(0);
});

test('what cannot be started ends with 1 on a full disk too', async () => {
  const bot = startProgram(built('main'), [], { LOG_LEVEL: 'loud' }, fullDisk());
  expect((await bot.ended).code).toBe(1);
});
