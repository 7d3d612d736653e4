import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { turnOf } from '../../../src/engine/index.js';
import type { Person } from '../../../playground/index.js';
import { earlierGame } from '../../../src/table/repository/earlier-games.js';
import { historyIn } from '../../../src/table/history/history.js';
import {
  boardSeen,
  isEphemeral,
  labelsOf,
  openHouse,
  optionLabels,
  speak,
  startedTable,
  textOf,
  type House,
} from '../support/house.js';
import { playOn } from '../support/play-on.js';

const { replaying, files } = speak('en');
const french = speak('fr').replaying;

/** Ends the game: its result as this person sees it. */
const ended = async (house: House, { id }: Person) => {
  await house.tables.perform(
    house.standIn.channelId,
    { interaction: 'the end', person: { user: id, name: 'Ann' } },
    { do: 'end' },
  );
  const viewer = await house.standIn.user('Fay');
  return viewer.waitFor((messages) => {
    const board = boardSeen(messages);
    return labelsOf(board).includes(replaying.button) ? board : undefined;
  });
};

const titleOf = ({ embeds }: APIMessage): string => embeds[0]?.title ?? '';

/** The page of the replay that somebody sees, when it is another than before. */
const shown = async (person: Person, before: string | null): Promise<APIMessage> =>
  person.waitFor((messages) => {
    const page = messages.findLast((one) => isEphemeral(one) && labelsOf(one).includes(french.on.turn));
    return page === undefined || titleOf(page) === before ? undefined : page;
  });

test('a game that is over is watched again by turn, move and moment, by whoever presses, in their language', async () => {
  const house = await openHouse({ seed: 'watched' });
  const { ann } = await startedTable(house);
  const before = (await ann.slash('souls export', { what: 'replay' })).message!;
  expect(textOf(before)).toContain(replaying.about(false));
  await playOn(house, 3, ({ session }) => session !== null && turnOf(session).number > 2);
  const result = await ended(house, ann);
  const eve = await house.standIn.user('Eve', { locale: 'fr' });
  await eve.click(replaying.button, result);
  const first = await shown(eve, null);
  expect(textOf(first)).toContain(french.page.hand);
  expect(labelsOf(first)).toEqual(expect.arrayContaining([...Object.values(french.back), ...Object.values(french.on)]));
  const titles = [titleOf(first)];
  let page = first;
  for (const label of [french.on.moment, french.on.moment, french.back.moment, french.on.turn, french.back.turn]) {
    await eve.click(label, page);
    page = await shown(eve, titleOf(page));
    titles.push(titleOf(page));
  }
  expect(titles[3]).toBe(titles[1]);
  expect(titles[4]).toContain(french.turn(2, '').split(' :')[0]!);
  expect(titles[5]).toBe(titles[0]);
  expect(page.embeds[0]!.image?.url).toMatch(/board-/u);
  expect(page.embeds[0]!.image).toMatchObject({ description: expect.stringContaining('Ann') });
  expect(optionLabels(page).length).toBeGreaterThan(1);
  await eve.click(french.asPage, page);
  const file = await eve.waitFor((messages) => messages.findLast((one) => textOf(one).includes(french.about(true))));
  const html = await (await fetch(file.attachments[0]!.url)).text();
  expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/u);
  expect(labelsOf(result)).toContain(files.button);
  expect(house.standIn.problems).toEqual([]);
});

test('a replay that is gone, damaged, or of a game before says so in a sentence and changes nothing', async () => {
  const house = await openHouse();
  const { ann } = await startedTable(house);
  const result = await ended(house, ann);
  const texts = await house.store.history(house.standIn.channelId);
  expect(historyIn(texts).length).toBeGreaterThan(0);
  await house.store.clearEntries(house.standIn.channelId);
  expect(textOf((await ann.click(replaying.button, result)).message!)).toContain(replaying.none.nothing);
  expect(textOf((await ann.slash('souls export', { what: 'replay' })).message!)).toContain(replaying.none.nothing);
  expect(house.standIn.problems).toEqual([]);
});

test('a game is watched again from its result, and had as files, after the next game has begun in its channel', async () => {
  const house = await openHouse({ seed: 'watched' });
  const { ann } = await startedTable(house);
  await playOn(house, 2, ({ session }) => session !== null && turnOf(session).number > 1);
  const result = await ended(house, ann);
  const game = (await house.tables.table(house.standIn.channelId))!.data.game.id;
  await ann.click(speak('en').ending.rematch, result);
  await ann.waitFor((messages) => labelsOf(boardSeen(messages)).includes(speak('en').ui.start) || undefined);
  const eve = await house.standIn.user('Eve', { locale: 'fr' });
  const stays = await eve.waitFor((messages) => messages.find(({ id }) => id === result.id));
  expect(labelsOf(stays)).toEqual([replaying.button, files.button]);
  await eve.click(replaying.button, stays);
  expect(textOf(await shown(eve, null))).toContain(french.page.hand);
  await ann.click(files.button, stays);
  const given = await ann.waitFor((messages) => messages.findLast((one) => one.attachments.length > 1));
  expect(given.attachments.every(({ filename }) => filename.includes(game))).toBe(true);
  await house.store.removeTable(earlierGame(house.standIn.channelId, game));
  expect(textOf((await ann.click(replaying.button, stays)).message!)).toContain(replaying.none.otherGame);
  expect(house.standIn.problems).toEqual([]);
});
