import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CommandsRefused, registerCommands } from '../../../src/discord/index.js';
import type { StandIn } from '../../../playground/index.js';
import { stand } from '../../playground/bot.js';

const registering = async ({ token, apiUrl }: StandIn, description: string): Promise<unknown> => {
  const folder = mkdtempSync(join(tmpdir(), 'souls-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const option = (name: string, said: string) => ({ type: 3, name, description: said });
  const commands = [
    { data: { name: 'card', description: 'a card' } },
    { data: { name: 'souls', description: 'a game', options: [option('a', 'fits'), option('b', description)] } },
  ];
  return registerCommands({ token, apiUrl, commands, hashFile: join(folder, 'commands.hash') }).catch(
    (error: unknown) => error,
  );
};

test('commands that Discord refuses are a sentence with the command, the field, and what to do', async () => {
  const standIn = await stand();
  const refused = (await registering(standIn, 'x'.repeat(101))) as Error;
  expect(refused).toBeInstanceOf(CommandsRefused);
  expect(refused.message.split('\n')).toEqual([
    'Discord has refused the command souls, options.1.description (50035): Must be between 1 and 100 in length.',
    expect.stringMatching(/^The commands that were registered before stay\. Update/),
  ]);
  expect(await registering(standIn, 'fits')).toBe(true);
});

test.each<readonly [string, { readonly status: number; readonly headers?: Readonly<Record<string, string>> }, string]>([
  ['403', { status: 403 }, 'Discord has refused the request (403, 0): a fault of the stand-in: 403'],
  ['429 for an hour', { status: 429, headers: { 'Retry-After': '3600' } }, 'no commands for the next 61 min'],
  ['503', { status: 503 }, 'Discord has a problem (503): run this again later.'],
])('commands that Discord answers with %s are a sentence', async (_, fault, sentence) => {
  const standIn = await stand();
  const refused = { ...fault, times: 9 };
  await standIn.fail('PUT /applications/:application/commands', refused);
  const error = (await registering(standIn, 'fits')) as Error;
  expect(error).toBeInstanceOf(CommandsRefused);
  expect(error.message).toContain(sentence);
});
