import { expect, test } from 'vitest';
import { boardSeen, labelsOf, textOf } from '../discord/support/house.js';
import { commandsDeployed } from './deployed.js';
import { built, folder, openStandIn, startProgram, type Program } from './programs.js';

test('SIGTERM while a board cannot be shown ends with 0, and the next process shows what was done', async () => {
  const standIn = await openStandIn();
  const { token: DISCORD_TOKEN, apiUrl: DISCORD_API_URL } = standIn;
  const DATA_DIR = folder();
  const start = async (): Promise<Program> => {
    const program = startProgram(built('main'), [], { DATA_DIR, DISCORD_TOKEN, DISCORD_API_URL });
    await program.said(/is connected/);
    return program;
  };
  await commandsDeployed(standIn);
  const first = await start();
  const ann = await standIn.user('Ann');
  await ann.slash('souls new');
  const lobby = await ann.waitFor((messages) => boardSeen(messages));
  await standIn.fail('PATCH /channels/:channel/messages/:message', { delay: 14_000, times: 3 });
  const bob = await standIn.user('Bob');
  await bob.slash('souls join');
  const { code, err } = await first.end('SIGTERM');
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(first.out()).toContain('left to the next process');
  expect(textOf(boardSeen(ann.messages()))).not.toContain('Bob');
  await standIn.advanceClock(14_000);
  await start();
  await ann.waitFor((messages) => textOf(boardSeen(messages)).includes('Bob'));
  expect(labelsOf(lobby)).toContain('Join');
});
