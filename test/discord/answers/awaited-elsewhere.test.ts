import { expect, test } from 'vitest';
import { questionOf, type Table } from '../../../src/table/index.js';
import { openAnswers } from '../../../src/discord/messages/notice/open-question.js';
import { partsOf } from '../support/answers.js';
import { HandTimers } from '../support/hand-timers.js';
import {
  boardSeen,
  isEphemeral,
  labelsOf,
  openHouse,
  panelSeen,
  speak,
  textOf,
  typeEndTurn,
} from '../support/house.js';
import { isFree, playOn } from '../support/play-on.js';
import { MINUTE } from '../../support/durations.js';

const w = speak('en');
const { notices, ui } = w;
const NOTHING = notices.nothingWaits([], null).replace(/\.$/, '');

/** Ann and Bob at a table over days, in the first channel and in others. */
const overDays = async (time?: HandTimers) => {
  const house = await openHouse(time === undefined ? {} : { time });
  const { standIn } = house;
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  const start = async (channel: string): Promise<void> => {
    const [host, other] = [ann.in(channel), bob.in(channel)];
    await host.slash('souls new', { pace: 'days', thread: false, picture: false });
    await other.slash('souls join');
    await host.slash('souls start');
    await host.waitFor((messages) => labelsOf(boardSeen(messages)).includes(ui.play));
  };
  await start(standIn.channelId);
  return { house, ann, bob, start };
};

test('a look at a table over days ends with the next table that waits, or with whom it waits for now', async () => {
  const { house, ann, bob, start } = await overDays();
  const isAnns = isFree(await house.table(), ann.id);
  const [active, other] = isAnns ? [ann, bob] : [bob, ann];
  await active.slash('hand');
  const own = panelSeen(active.messages());
  expect(labelsOf(own)).not.toContain(notices.nextTable(1));
  expect(textOf(own)).not.toContain(NOTHING);
  const ended = (await typeEndTurn(active)).message!;
  expect(ended.content).toMatch(new RegExp(`^${notices.nothingWaits([other.name], '<t:\\d+:f>')}$`));

  const second = await house.standIn.addChannel('second');
  await start(second);
  const back = (await active.slash('hand')).message!; // both games have the same seed: there it is their turn too
  expect(labelsOf(back)).toContain(notices.nextTable(1));
  expect(JSON.stringify(back.components)).toContain(`/${second}/`);
  expect(back.content).not.toContain(NOTHING);
  expect(house.standIn.problems).toEqual([]);
});

test('a mention for an open question of few answers has them as buttons; whoever is not asked is refused', async () => {
  const time = new HandTimers(Date.now());
  const { house, ann, bob } = await overDays(time);
  const askedIn = (table: Table) => table.data.game.seats.find((seat) => openAnswers(table, seat, w).length > 1);
  const table = await playOn(house, 5, (now) => askedIn(now) !== undefined);
  const { user } = askedIn(table)!;
  const [asked, other] = user === ann.id ? [ann, bob] : [bob, ann];
  await time.pass(6 * MINUTE);
  await house.tables.keepTime()();
  const mention = await other.waitFor((messages) =>
    messages.find(({ content, components }) => content.startsWith(`<@${asked.id}>`) && components!.length > 1),
  );
  const answers = partsOf(mention).filter(({ verb }) => verb === 'opt');
  expect(answers.length).toBe(questionOf(table, asked.id)!.options.length);
  const refused = (await other.click(answers[0]!.id, mention)).message!;
  expect([isEphemeral(refused), textOf(refused)]).toEqual([true, expect.stringContaining(asked.name)]);
  expect(questionOf(await house.table(), asked.id)?.key).toBe(questionOf(table, asked.id)!.key);
  await asked.click(answers[0]!.id, mention);
  expect((await house.table()).revision).toBeGreaterThan(table.revision);
  expect((await house.table()).data.game.window?.id).not.toBe(table.data.game.window?.id);
  expect(house.standIn.problems).toEqual([]);
});
