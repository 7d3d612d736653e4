import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { connectDriver } from '../../playground/index.js';
import { boardSeen, speak, textOf } from '../discord/support/house.js';
import { built, folder, startProgram } from './programs.js';

const { houseCards: words } = speak('en');

test('the program reads the text of a house card and plays fifty games with it, and answers others meanwhile', async () => {
  const program = startProgram(built('main'), [], { DATA_DIR: folder() });
  const [, page = ''] = await program.said(/open at (\S+)/);
  const driver = await connectDriver(page);
  onTestFinished(() => driver.close());
  const mia = await driver.user('Mia');
  await mia.change({ permissions: String(BigInt(mia.permissions) | PermissionFlagsBits.ManageGuild) });
  const bob = await driver.user('Bob');
  const copied = (await mia.slash('souls cards', { copy: 'bomb' })).message!;
  const form = await mia.click(words.buttons.text, copied);
  await mia.submit(form, { text: 'Deal 4 damage to a player or a monster.' });
  const read = await mia.waitFor((seen) =>
    seen.find((one) => textOf(one).includes('Deal 4 damage') && textOf(one).includes(words.changed)),
  );
  const tried = mia.click(words.buttons.test, read);
  await bob.slash('souls new');
  await bob.waitFor((seen) => boardSeen(seen));
  expect(mia.messages().some((one) => textOf(one).includes('Tried in'))).toBe(false);
  await tried;
  const told = await mia.waitFor((seen) => seen.find((one) => textOf(one).includes('Tried in 50 games')));
  const [, seen, used] = /it came up in (\d+) of them, and its text did something (\d+) times/.exec(textOf(told)) ?? [];
  expect(Number(seen)).toBeGreaterThan(25);
  expect(Number(used)).toBeGreaterThan(25);
  driver.close();
  expect((await program.end('SIGTERM')).code).toBe(0);
});
