import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';
import { connectDriver, startStandIn, type Driver } from '../../playground/index.js';
import { boardSeen, labelsOf, panelSeen, textOf } from './support/house.js';

type Environment = Readonly<Record<string, string>>;

const dataDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'souls-program-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The built program, started from another directory. */
const start = (environment: Environment, file = 'main.js'): ChildProcess => {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [join(projectRoot(), 'dist/program', file)], {
    cwd: tmpdir(),
    env: { PATH, PLAYGROUND_PORT: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

/** The first line of the output that matches. */
const lineOf = async (child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> => {
  for await (const line of createInterface({ input: child.stdout! })) {
    const found = pattern.exec(line);
    if (found !== null) return found;
  }
  throw new Error('the program ended without saying so');
};

const ended = async (child: ChildProcess): Promise<{ readonly code: number | null; readonly said: string }> => {
  let said = '';
  child.stderr!.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
};

/** The program with its playground, and somebody to act in it. */
const playground = async (
  folder: string,
): Promise<{ readonly child: ChildProcess; readonly driver: Driver; readonly url: string }> => {
  const child = start({ DATA_DIR: folder });
  const [, url = ''] = await lineOf(child, /(http:\/\/127\.0\.0\.1:\d+)/);
  const driver = await connectDriver(url);
  onTestFinished(() => driver.close());
  return { child, driver, url };
};

test('without a token the playground opens with the page and the commands, and SIGTERM ends it cleanly', async () => {
  const { child, driver, url } = await playground(dataDir());
  const page = await fetch(url);
  expect(page.status).toBe(200);
  const ann = await driver.user('Ann');
  await ann.slash('souls new', { souls: 1 });
  expect(labelsOf(await ann.waitFor((messages) => boardSeen(messages)))).toContain('Join');
  driver.close();
  child.kill('SIGTERM');
  expect((await ended(child)).code).toBe(0);
});

test('killed in the middle of a game and started again: the same table, and every button still works', async () => {
  const folder = dataDir();
  const first = await playground(folder);
  const ann = await first.driver.user('Ann');
  await ann.slash('souls new');
  await ann.waitFor((messages) => boardSeen(messages));
  await ann.click('Add computer player');
  await ann.slash('souls start');
  await ann.waitFor((messages) => {
    const shown = boardSeen(messages);
    return shown !== undefined && labelsOf(shown).includes('Play');
  });
  const hand = textOf((await ann.slash('hand')).message!).split('As of')[0];
  first.driver.close();
  first.child.kill('SIGKILL');
  await once(first.child, 'close');

  const second = await playground(folder);
  const again = await second.driver.user('Ann');
  await second.driver.botIs('online');
  const board = await again.waitFor((messages) => boardSeen(messages));
  expect(labelsOf(board)).toContain('Play');
  await again.click('Play', board);
  expect(textOf(panelSeen(again.messages())).split('As of')[0]).toBe(hand);
  second.driver.close();
});

test('the commands are registered once; an unchanged set is skipped', async () => {
  const standIn = await startStandIn();
  onTestFinished(async () => standIn.close());
  const environment = { DATA_DIR: dataDir(), DISCORD_TOKEN: standIn.token, DISCORD_API_URL: standIn.apiUrl };
  const said = async (): Promise<string> => (await lineOf(start(environment, 'deploy-commands.js'), /.+/))[0];
  expect(await said()).toBe('The commands are registered.');
  expect(await said()).toContain('nothing has changed');
  const { code, said: wrong } = await ended(start({ DATA_DIR: dataDir() }, 'deploy-commands.js'));
  expect(wrong).toContain('DISCORD_TOKEN is not set');
  expect(code).toBe(1);
});

test('when Discord closes the connection for good the program says why, stops in order and exits with 1', async () => {
  const standIn = await startStandIn();
  onTestFinished(async () => standIn.close());
  const { token, apiUrl } = standIn;
  const child = start({ DATA_DIR: dataDir(), DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl });
  const over = ended(child);
  await standIn.botIs('online');
  await lineOf(child, /The bot is connected/);
  await standIn.closeConnections(4004);
  const { code, said } = await over;
  expect(code).toBe(1);
  expect(said).toContain('4004');
  expect(said).toContain('DISCORD_TOKEN');
  expect(said).not.toContain(token);
});
