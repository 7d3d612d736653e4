import { expect, onTestFinished, test } from 'vitest';
import { connectDriver, type Driver } from '../../playground/index.js';
import { freePort } from '../../tools/machines/free-port.js';
import { HOUR } from '../support/durations.js';
import { built, folder, startProgram, type Program } from './programs.js';

const opened = async (
  dataDir: string,
  port: string,
): Promise<{ readonly program: Program; readonly driver: Driver }> => {
  const program = startProgram(built('main'), [], { DATA_DIR: dataDir, PLAYGROUND_PORT: port });
  const [, url = ''] = await program.said(/the playground is open at (http:\S+)/);
  const driver = await connectDriver(url);
  onTestFinished(() => driver.close());
  await driver.botIs('online');
  return { program, driver };
};

test('time that passes on the playground page passes for the bot: mentions come, and the table goes on without whoever is late', async () => {
  const [dataDir, port] = [folder(), String(await freePort())];
  const { program, driver } = await opened(dataDir, port);
  const start = (await driver.records()).now;
  const [ann, bob] = [await driver.user('Ann'), await driver.user('Bob')];
  await ann.slash('souls new', { pace: 'days', thread: false });
  await bob.slash('souls join');
  await ann.slash('souls start');
  await driver.passTime(HOUR);
  await ann.waitFor((messages) => messages.some(({ content }) => /<@\d+>/u.test(content)));
  for (let deadlines = 0; deadlines < 3; deadlines += 1) await driver.passTime(null);
  const { problems, now } = await driver.records();
  expect(problems).toEqual([]);
  expect(now - start).toBeGreaterThan(24 * HOUR);
  await ann.waitFor((messages) => messages.some(({ content }) => content.includes('Your time was over')));
  await program.end('SIGTERM');
  const again = await opened(dataDir, port);
  expect((await again.driver.records()).now).toBeGreaterThanOrEqual(now);
});
