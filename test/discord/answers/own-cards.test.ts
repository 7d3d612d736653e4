import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { houseCardsOf } from '../../../src/engine/index.js';
import type { Person } from '../../../playground/index.js';
import type { HouseCardTest, Trials } from '../../../src/table/index.js';
import { labelsOf, openHouse, boardSeen, panelSeen, speak, textOf, type House } from '../support/house.js';

const w = speak('en');
const { houseCards: words, server, tableSettings, ui } = w;
const SERVER_NAME = words.buttons;

/** Trials without games: each card comes to what the test says. */
const trialsOf = (outcome: HouseCardTest | 'busy' | null): Trials => ({
  test: async () => outcome,
  close: async () => undefined,
});
const PASSED: HouseCardTest = { is: 'passed', games: 50, seen: 40, used: 90 };

const manager = async ({ standIn }: House, name = 'Mia'): Promise<Person> => {
  const person = await standIn.user(name);
  await person.change({ permissions: String(BigInt(person.permissions) | PermissionFlagsBits.ManageGuild) });
  return person;
};

const here = async (house: House): Promise<string> => (await house.table()).data.game.upkeep.server!;

test('a manager copies a card, changes its numbers, tries it, and a table plays with it, marked and by value', async () => {
  const house = await openHouse({ trials: trialsOf(PASSED) });
  const { standIn, tables } = house;
  const mia = await manager(house);
  const copied = (await mia.slash('souls cards', { copy: 'bomb' })).message!;
  expect(textOf(copied)).toContain(words.added('Bomb!'));
  expect(textOf(copied)).toContain('Bomb! (house card)');
  expect(textOf(copied)).toContain(words.tested(null));
  const form = await mia.click(SERVER_NAME.inText, copied);
  expect(textOf((await mia.submit(form, { numbers: 'many' })).message!)).toContain(words.countOfNumbers(1));
  const changed = (await mia.submit(form, { numbers: '5' })).message!;
  expect(textOf(changed)).toMatch(/5 damage/);
  expect(textOf(changed)).toMatch(/5 blessures|5 dégâts/);
  const tried = (await mia.click(SERVER_NAME.test, changed)).message!;
  expect(textOf(tried)).toContain(words.tested(PASSED));

  await mia.slash('souls new');
  const bob = await standIn.user('Bob');
  const lobby = await bob.waitFor((seen) =>
    labelsOf(boardSeen(seen)).includes(ui.join) ? boardSeen(seen) : undefined,
  );
  await bob.click(ui.join, lobby);
  await mia.click(ui.settings);
  await mia.click(tableSettings.decks);
  await mia.click(SERVER_NAME.table);
  await mia.select(words.table.choose, ['House card 1']); // free text is off
  expect(textOf(panelSeen(mia.messages()))).toContain('House card 1');
  await mia.waitFor((seen) => textOf(boardSeen(seen)).includes(words.table.rule(['House card 1'])));
  await mia.slash('souls start');
  await mia.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.play));
  const server1 = await here(house);
  expect(await tables.servers.houseCards.remove(server1, 1)).toBe(true);
  const [card] = houseCardsOf((await house.table()).session!);
  expect(card).toMatchObject({ id: 'house-1', name: { en: 'House card 1', fr: 'Carte maison 1' } });
  expect((await house.table()).data.game.houseCards).toBeUndefined();
  expect(standIn.problems).toEqual([]);
});

test('names need free text; with it they are asked for in a form, and what is no name changes nothing', async () => {
  const house = await openHouse({ trials: trialsOf(PASSED) });
  const mia = await manager(house);
  const page = (await mia.slash('souls cards', { copy: 'breakfast' })).message!;
  expect(textOf((await mia.click(SERVER_NAME.name, page)).message!)).toContain(words.namesOff);
  await mia.slash('souls new');
  await house.tables.servers.change(await here(house), (now) => ({ ...now, freeText: true }));
  const again = (await mia.slash('souls cards', { show: '1' })).message!;
  const form = await mia.click(SERVER_NAME.name, again);
  expect(textOf((await mia.submit(form, { en: '@everyone', fr: '' })).message!)).toContain(
    words.problem({ is: 'name' }),
  );
  const named = (await mia.submit(form, { en: 'Second Breakfast', fr: '' })).message!;
  expect(textOf(named)).toContain('Second Breakfast (house card)');
  await mia.click(SERVER_NAME.test, named);
  const bob = await house.standIn.user('Bob', { locale: 'fr' });
  expect(textOf((await bob.slash('card', { name: 'second breakfast' })).message!)).toContain(
    'Second Breakfast (carte maison)',
  );
  expect(house.standIn.problems).toEqual([]);
});

test('cards go to another server as a file; a file that is none, later or hostile changes nothing', async () => {
  const house = await openHouse({ trials: trialsOf(PASSED) });
  const mia = await manager(house);
  await mia.slash('souls cards', { copy: 'bomb' });
  await mia.slash('souls cards', { copy: 'fly' });
  const list = (await mia.slash('souls cards')).message!;
  const exported = (await mia.click(SERVER_NAME.export, list)).message!;
  const file = await (await fetch(exported.attachments[0]!.url)).text();
  const imported = (await mia.slash('souls cards', { file })).message!;
  expect(textOf(imported)).toContain(words.imported(2));
  const after = async (text: string): Promise<string> =>
    textOf((await mia.slash('souls cards', { file: text })).message!);
  expect(await after('{')).toContain(words.notImported('damaged'));
  expect(await after(JSON.stringify({ kind: 'four-souls-house-cards', version: 2 }))).toContain(
    words.notImported('later'),
  );
  expect(await after(JSON.stringify({ kind: 'four-souls-house-cards', version: 1, cards: [] }))).toContain(
    words.notImported('none'),
  );
  const hostile = file.replace('"Fly"', '"<@&1> @everyone"');
  expect(await after(hostile)).toContain(words.cardOfFile(2, words.problem({ is: 'name' })));
  const unknown = file.replace('"deal"', '"explode"');
  expect(await after(unknown)).toContain('Card 1');
  expect(await after('x'.repeat(500_001))).toContain(words.notImported('tooLarge'));
  await mia.slash('souls new');
  expect(await house.tables.servers.houseCards.of(await here(house))).toHaveLength(4);
  expect(house.standIn.problems).toEqual([]);
});

test('a text is read back, and what is not understood is explained at its word and changes nothing', async () => {
  const read = async (text: string) =>
    text === 'Gain 3¢.'
      ? ({
          ok: true,
          abilities: [
            {
              kind: 'loot',
              modes: [{ targets: [], effect: { do: 'gainCoins', who: { select: 'you' }, amount: 3 } }],
              key: 'loot',
            },
          ],
          said: text,
        } as const)
      : ({ ok: false, why: 'word', at: 7, word: 'bananas', expected: ['¢', 'treasure'] } as const);
  const readings = { read, close: async () => undefined };
  const house = await openHouse({ trials: trialsOf({ is: 'failed', why: 'endless', game: 3 }), readings });
  const mia = await manager(house);
  const page = (await mia.slash('souls cards', { copy: 'bomb' })).message!;
  const form = await mia.click(SERVER_NAME.text, page);
  const stopped = textOf((await mia.submit(form, { text: 'Gain 3 bananas.' })).message!);
  expect(stopped).toContain('“bananas”');
  const written = (await mia.submit(form, { text: 'Gain 3¢.' })).message!;
  expect(textOf(written)).toContain('Gain 3¢.');
  expect(textOf((await mia.click(SERVER_NAME.test, written)).message!)).toContain(
    words.tested({ is: 'failed', why: 'endless', game: 3 }),
  );
  expect(house.standIn.problems).toEqual([]);
});

test('nobody but the managers of a server gets at its house cards', async () => {
  const house = await openHouse({ trials: trialsOf(PASSED) });
  const [mia, bob] = [await manager(house), await house.standIn.user('Bob')];
  expect((await bob.slash('souls cards')).message!.content).toContain(server.onlyManagers);
  expect((await bob.slash('souls cards', { copy: 'bomb' })).message!.content).toContain(server.onlyManagers);
  const page = (await mia.slash('souls cards', { copy: 'bomb' })).message!;
  await mia.change({ permissions: bob.permissions });
  expect(textOf((await mia.click(SERVER_NAME.remove, page)).message!)).toContain(server.onlyManagers);
});
