import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { boardSeen, labelsOf, openHouse, speak, textOf } from '../support/house.js';

const { lobby: words, tableSettings, ui } = speak('en');

test('a lobby says when it closes by itself: a day after somebody did something there', async () => {
  const house = await openHouse();
  const ann = await house.standIn.user('Ann');
  await ann.slash('souls new');
  const seconds = await ann.waitFor((seen) => /Closes <t:(\d+):R> if nobody/.exec(textOf(boardSeen(seen)))?.[1]);
  const { touched } = (await house.table()).data.upkeep;
  expect(Number(seconds)).toBe(Math.floor((touched! + 24 * 3_600_000) / 1000));
});

test('a table that starts when full deals as soon as the last seat is taken, and not before', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  await ann.slash('souls new', { 'starts-full': true, picture: false });
  await ann.waitFor((seen) => textOf(boardSeen(seen)).includes(tableSettings.switched('startsFull', true)));
  await ann.click(ui.addComputer);
  await ann.click(ui.addComputer);
  expect((await house.table()).data.phase).toBe('lobby');
  await bob.slash('souls join');
  await bob.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.pass));
  expect((await house.table()).data).toMatchObject({ phase: 'playing', host: ann.id });
  expect(standIn.problems).toEqual([]);
});

test('what keeps a full table from starting by itself is told to its host, once', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  const { ViewChannel, SendMessages, EmbedLinks, ReadMessageHistory } = PermissionFlagsBits;
  await standIn.setBotPermissions(standIn.channelId, ViewChannel | SendMessages | EmbedLinks | ReadMessageHistory);
  await ann.slash('souls new', { 'starts-full': true });
  const lobby = await ann.waitFor((seen) => boardSeen(seen));
  await ann.click(ui.addComputer, lobby);
  await ann.click(ui.addComputer, lobby);
  await bob.slash('souls join');
  const direct = await ann.direct();
  const told = await direct.waitFor((seen) => seen.at(-1));
  const { errors, server } = speak('en');
  const why = `${errors.missingPermissions(['attachFiles'])} ${server.orNoPicture}`;
  expect(told.content).toBe(words.notStarted(standIn.channelId, why));
  await ann.slash('souls leave');
  await ann.slash('souls join');
  await bob.waitFor((seen) => textOf(boardSeen(seen)).includes('Host: Bob'));
  expect(direct.messages()).toHaveLength(1);
  expect((await house.table()).data.phase).toBe('lobby');
});
