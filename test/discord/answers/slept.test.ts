import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { peopleIn, type Settings } from '../../../src/discord/memory/people.js';
import { turnOf } from '../../../src/engine/index.js';
import { ClientRefusal, type Outcome, type Person } from '../../../playground/index.js';
import { publicView, shownHand, switchesOn, type Table } from '../../../src/table/index.js';
import { partsOf } from '../support/answers.js';
import { HandTimers } from '../support/hand-timers.js';
import {
  boardSeen,
  labelsOf,
  openHouse,
  speak,
  startedTable,
  textOf,
  typeEndTurn,
  type House,
} from '../support/house.js';
import { isFree, playOn } from '../support/play-on.js';
import { DAY, HOUR } from '../../support/durations.js';

const w = speak('en');
const { story, notices, ui, errors } = w;

const set = async (house: House, user: string, settings: Partial<Settings>): Promise<void> =>
  void (await peopleIn(house.store).change(user, (now) => ({ ...now, settings: { ...now.settings, ...settings } })));

/** A game goes on for some turns until it is this user's own, with nothing going on. */
const untilTheirs = async (house: House, user: string, turns = 4): Promise<Table> => {
  const { number } = turnOf((await house.table()).session!);
  return playOn(house, 7, (table) => turnOf(table.session!).number >= number + turns && isFree(table, user));
};

/** Opens a panel from the board; where it is drawn anew under the finger, its button is pressed again. */
const openPanel = async (house: House, person: Person): Promise<Outcome> => {
  for (;;) {
    await house.bot.flush();
    const board = await person.waitFor((messages) => {
      const seen = boardSeen(messages);
      return labelsOf(seen).includes('Play') && seen;
    });
    const outcome = await person.click('Play', board).catch((error: unknown) => {
      if (error instanceof ClientRefusal) return null;
      throw error;
    });
    if (outcome !== null) return outcome;
  }
};

const titlesOf = ({ embeds }: APIMessage): readonly (string | undefined)[] => embeds.map(({ title }) => title);

/** Cards of this user's hand whose names stand nowhere on the table. */
const ownSecrets = (table: Table, user: string): readonly string[] => {
  const open = JSON.stringify(publicView(table));
  return shownHand(table, user)
    .filter(({ card }) => !open.includes(`"${card}"`))
    .map(({ card }) => w.cardName(card));
};

test('whoever comes back after three days gets the story with its picture above what is asked of them, once', async () => {
  const house = await openHouse();
  const { other } = await startedTable(house);
  await other.slash('hand');
  await untilTheirs(house, other.id);
  await house.standIn.advanceClock(3 * DAY);
  const back = (await openPanel(house, other)).message!;
  expect(titlesOf(back)).toEqual([story.slept, w.board.yourPanel]);
  expect(new URL(back.embeds[0]!.image!.url).pathname).toMatch(/strip-[0-9a-f]{20}\.png$/);
  expect(back.embeds[0]!.description!.split('\n').length).toBeLessThanOrEqual(10);
  const alt = (back.embeds[0]!.image as { description?: string }).description!;
  expect(alt.length).toBeLessThanOrEqual(1024);
  expect(alt).toMatch(/Panel \d: It is your turn \(turn \d+\)\.$/);
  expect(labelsOf(back)).toContain(ui.endTurn);
  expect(textOf(back)).not.toContain(story.sinceYouLooked);
  const refreshed = (await other.click(ui.refresh, back)).message!;
  expect(titlesOf(refreshed)).toEqual([story.slept, w.board.yourPanel]);
  expect(refreshed.embeds[0]!.image).toBeDefined();
  const again = (await openPanel(house, other)).message!;
  expect(titlesOf(again)).toEqual([w.board.yourPanel]);
  expect(house.standIn.problems).toEqual([]);
});

test('whoever looks again within the hour reads lines, and whoever reads text only gets the story without a picture', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  await other.slash('hand');
  await active.slash('hand');
  await set(house, active.id, { textOnly: true });
  await untilTheirs(house, other.id);
  await house.standIn.advanceClock(HOUR / 2);
  const soon = (await other.slash('hand')).message!;
  expect(titlesOf(soon)).toEqual([w.board.yourPanel]);
  expect(textOf(soon)).toContain(story.sinceYouLooked);
  await house.standIn.advanceClock(HOUR);
  const plain = (await active.slash('hand')).message!;
  expect(titlesOf(plain)[0]).toBe(story.slept);
  expect(plain.embeds[0]!.image).toBeUndefined();
});

test('a table without pictures tells the story in lines', async () => {
  const house = await openHouse();
  const { channelId } = house.standIn;
  const ann = await house.standIn.user('Ann');
  const bob = await house.standIn.user('Bob');
  await ann.slash('souls new', { souls: 4 });
  const host = { user: ann.id, name: 'Ann' };
  await house.tables.perform(
    channelId,
    { interaction: 'no pictures', person: host },
    {
      do: 'set',
      setting: {
        set: 'switches',
        on: switchesOn(['bonusSouls', 'takeBack']),
      },
    },
  );
  await bob.slash('souls join');
  await ann.slash('souls start');
  await bob.slash('hand');
  await untilTheirs(house, bob.id);
  await house.standIn.advanceClock(DAY);
  const back = (await bob.slash('hand')).message!;
  expect(titlesOf(back)[0]).toBe(story.slept);
  expect(back.embeds[0]!.image).toBeUndefined();
});

/** Somebody who wants notices by direct message, has been away for three days, and is told that it is their turn. */
const toldDirectly = async (settings: Partial<Settings> = {}) => {
  const time = new HandTimers(Date.now());
  const house = await openHouse({ time });
  const started = await startedTable(house);
  const { other } = started;
  await set(house, other.id, { notices: true, ...settings });
  await other.slash('hand');
  const direct = await other.direct();
  const table = await untilTheirs(house, other.id);
  await time.pass(3 * DAY);
  await house.tables.keepTime()();
  const notice = await direct.waitFor((messages) =>
    messages.find(({ content, components }) => content.includes(`<#${table.channel}>`) && components!.length > 0),
  );
  return { ...started, house, direct, notice, table, time };
};

test('the direct message has the story, its picture and the real answers, and no card of the hand', async () => {
  const { house, notice, table, other } = await toldDirectly();
  expect(titlesOf(notice)).toEqual([story.slept]);
  expect(new URL(notice.embeds[0]!.image!.url).pathname).toMatch(/strip-/);
  expect(notice.content).toContain(notices.turn(turnOf(table.session!).number));
  expect(labelsOf(notice)).toEqual(expect.arrayContaining([ui.attack, ui.endTurn, notices.toTable]));
  const secrets = ownSecrets(table, other.id);
  expect(secrets.length).toBeGreaterThan(0);
  for (const secret of secrets) expect(JSON.stringify(notice)).not.toContain(secret);
  expect(partsOf(notice).map(({ id }) => id)).not.toContainEqual(expect.stringMatching(/:play:/));
  expect(house.standIn.problems).toEqual([]);
});

test('an answer in the direct message is done, and the message says what came of it', async () => {
  const { house, direct, notice, table, other } = await toldDirectly();
  await house.standIn.advanceClock(1_500);
  const clicked = (await direct.click(ui.endTurn, notice)).message!;
  expect(clicked.id).toBe(notice.id);
  const sure = partsOf(clicked).find(({ verb }) => verb === 'sure');
  const after = sure === undefined ? clicked : (await direct.click(sure.id, clicked)).message!;
  expect(after.id).toBe(notice.id);
  expect(after.content).toContain(`<#${table.channel}>`);
  expect(after.content).toContain(notices.notAwaited);
  expect(after.embeds).toEqual([]);
  expect(labelsOf(after)).toEqual([notices.toTable]);
  const now = await house.table();
  expect(isFree(now, other.id)).toBe(false);
  expect(now.data.display.messages.notices[other.id]).toMatchObject({ message: notice.id, about: null });
  expect((await direct.force(partsOf(notice).at(-1)!.id, after)).message!.content).toContain('The table has moved on');
  expect(house.standIn.problems).toEqual([]);
});

test('text only by direct message is lines; what does not answer, and a table that one has left, are refused in words', async () => {
  const { house, direct, notice, other, table } = await toldDirectly({ textOnly: true });
  expect(titlesOf(notice)).toEqual([story.slept]);
  expect(notice.embeds[0]!.image).toBeUndefined();
  const { id: game } = table.data.game;
  const said = async (verb: string): Promise<string> =>
    textOf((await direct.force(`v1:${game}::${verb}:`, notice)).message!);
  expect(await said('concede')).toContain(errors.onlyInServers);
  expect(await said('inspect')).toContain(errors.onlyInServers);
  await house.tables.perform(
    table.channel,
    { interaction: 'leaves', person: { user: other.id, name: other.name } },
    { do: 'leave' },
  );
  expect(await said('pass')).toContain('You are not playing at this table');
});

test('whoever is timed out in the server, or has left it, cannot answer from afar, and nothing changes', async () => {
  const { house, direct, notice, other, time, table } = await toldDirectly();
  const said = async (): Promise<string> => textOf((await direct.click(ui.endTurn, notice)).message!);
  await other.change({ timedOutUntil: time.now() + DAY });
  expect(await said()).toContain(errors.timedOut('').slice(0, 40));
  await other.change({ timedOutUntil: null, inServer: false });
  expect(await said()).toContain(errors.leftServer);
  expect(turnOf((await house.table()).session!)).toEqual(turnOf(table.session!));
});

test('the result comes with the story of the game, in lines and as a picture', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house, { souls: 1 });
  await playOn(house, 3, ({ data }) => data.phase === 'over');
  const result = await active.waitFor((messages) => {
    const board = boardSeen(messages);
    return board?.embeds[1]?.image === undefined ? undefined : board;
  });
  expect(titlesOf(result)).toEqual([w.board.resultTitle, story.ofGame]);
  expect(new URL(result.embeds[0]!.image!.url).pathname).toMatch(/result-/);
  expect(new URL(result.embeds[1]!.image!.url).pathname).toMatch(/strip-/);
  expect(result.embeds[1]!.description!.split('\n').length).toBeLessThanOrEqual(10);
  expect((result.embeds[1]!.image as { description?: string }).description).toMatch(/ wins /);
  expect(house.standIn.problems).toEqual([]);
});

test('after an answer that ends a turn one looks as after any other: nothing is told twice', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house);
  await active.slash('hand');
  await house.standIn.advanceClock(DAY);
  await typeEndTurn(active);
  expect(titlesOf((await active.slash('hand')).message!)).toEqual([w.board.yourPanel]);
});
