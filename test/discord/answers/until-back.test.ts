import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { peopleIn } from '../../../src/discord/memory/people.js';
import { noticeMessage } from '../../../src/discord/messages/notice/notice-message.js';
import { turnOf } from '../../../src/engine/index.js';
import { untilBackMessage } from '../../../src/discord/messages/panel/until-back-page.js';
import { seatOf, updated, type TableCommand } from '../../../src/table/index.js';
import { NOTHING_READY } from '../../../src/table/record/fields/ready-answers.js';
import type { Person } from '../../../playground/index.js';
import { newInteraction } from '../../table/table-scene.js';
import { HOUR } from '../../support/durations.js';
import { HandTimers } from '../support/hand-timers.js';
import {
  isEphemeral,
  labelsOf,
  openHouse,
  optionLabels,
  speak,
  textOf,
  typeEndTurn,
  type House,
} from '../support/house.js';

const w = speak('en');
const { ahead, ui, asking } = w;
const words = ahead.untilBack;

/** Ann and Bob at a table over days on which the cards are dealt; whose turn it is, and the other. */
const overDays = async (house: House, locale?: 'fr') => {
  const people: Person[] = [];
  for (const name of ['Ann', 'Bob'])
    people.push(await house.standIn.user(name, locale === undefined ? {} : { locale }));
  const [ann, bob] = people as [Person, Person];
  await ann.slash('souls new', { pace: 'days', picture: false, thread: false });
  await bob.slash('souls join');
  await ann.slash('souls start');
  const { session } = await house.table();
  return turnOf(session!).active === 'p1' ? { active: ann, other: bob } : { active: bob, other: ann };
};

const act = async (house: House, person: Person, command: TableCommand): Promise<void> => {
  const by = { interaction: newInteraction(), person: { user: person.id, name: person.name } };
  expect(await house.tables.perform(house.standIn.channelId, by, command)).toMatchObject({ is: 'done' });
};

/** The id of a button of the page. */
const idOf = async (house: House, arg: string): Promise<string> =>
  `v1:${(await house.table()).data.game.id}::until:${arg}`;

/** The style of the button with this label; 1 stands out. */
const styleOf = (message: APIMessage, label: string): number | undefined => {
  for (const row of message.components ?? [])
    for (const part of 'components' in row ? row.components : [])
      if (part.type === 2 && 'label' in part && part.label === label) return part.style;
  return undefined;
};

test('somebody who looks and has nothing to do sets with one press what is passed until they are back, and ends it with one', async () => {
  const house = await openHouse();
  const { active, other } = await overDays(house);
  const open = async () => active.messages().filter((message) => !isEphemeral(message));
  await house.bot.flush();
  const look = (await other.slash('hand')).message!;
  expect(styleOf(look, words.button)).toBe(1);
  const before = JSON.stringify(await open());
  const page = (await other.click(words.button, look)).message!;
  expect(page.embeds[0]!.title).toBe(words.title);
  expect(page.embeds[0]!.description!.split('\n')).toEqual([
    words.ends,
    words.asks(false),
    expect.stringContaining(words.passes(0, 0)),
    words.turn(1, false),
    words.spends([]),
    words.never(false),
  ]);
  expect(labelsOf(page)).toEqual([words.set, words.change, w.more.toPanel]);
  const set = (await other.click(words.set, page)).message!;
  expect(textOf(set)).toContain(words.isOn);
  expect(seatOf(await house.table(), other.id)!.ready?.untilBack).toMatchObject({ passed: 0 });
  const again = (await other.slash('hand')).message!;
  expect([styleOf(again, words.button), textOf(again)]).toEqual([2, expect.stringContaining(words.isOn)]);
  const back = (await other.click(words.back, (await other.click(words.button, again)).message!)).message!;
  expect(textOf(back)).toContain(words.over);
  expect(seatOf(await house.table(), other.id)!.ready?.untilBack).toBeUndefined();
  await house.bot.flush();
  expect(JSON.stringify(await open())).toBe(before);
  expect(house.standIn.problems).toEqual([]);
});

test('it is never beside what one can do in the own turn, and does not stand out after its end', async () => {
  const house = await openHouse();
  const { active, other } = await overDays(house);
  const mine = (await active.slash('hand')).message!;
  expect(labelsOf(mine)).toContain(ui.endTurn);
  expect(labelsOf(mine)).not.toContain(words.button);
  await act(house, other, { do: 'setStandingOrder', order: 'always' });
  const ended = (await typeEndTurn(active)).message!;
  expect(styleOf(ended, words.button)).toBe(2);
});

test('over days the pages of what one can arrange are behind it, and no more under More', async () => {
  const house = await openHouse();
  const { other } = await overDays(house);
  const more = (await other.click(ui.more, (await other.slash('hand')).message!)).message!;
  for (const title of [asking.title, ahead.ready.title, ahead.plan.title]) expect(labelsOf(more)).not.toContain(title);
  const changes = (await other.click(words.change, (await other.click(words.button, more)).message!)).message!;
  expect(labelsOf(changes)).toEqual([words.button, asking.title, ahead.ready.title, ahead.plan.title]);
  const ready = (await other.click(ahead.ready.title, changes)).message!;
  expect(ready.embeds[0]!.title).toBe(ahead.ready.title);
});

test('a mention offers it in place of a deal where one can pass, the same whether it is set or not', async () => {
  const house = await openHouse();
  const { active, other } = await overDays(house);
  await act(house, other, { do: 'setStandingOrder', order: 'always' });
  await typeEndTurn(active);
  const { player } = seatOf(await house.table(), other.id)!;
  const told = {
    user: other.id,
    player,
    again: null,
    isShared: false,
    isSecret: false,
    due: null,
    isTurn: false,
    isPaused: false,
  };
  const mention = async () => noticeMessage(await house.table(), told, w);
  const before = await mention();
  const labels = labelsOf(before as unknown as APIMessage);
  expect(labels).toEqual([ui.play, ui.pass, words.button]);
  await act(house, other, { do: 'setUntilBack' });
  expect(await mention()).toEqual(before);
});

test('a direct message ends it with one press', async () => {
  const time = new HandTimers(Date.now());
  const house = await openHouse({ time });
  const { active } = await overDays(house);
  await peopleIn(house.store).change(active.id, (now) => ({ ...now, settings: { ...now.settings, notices: true } }));
  await act(house, active, { do: 'setUntilBack' });
  const direct = await active.direct();
  await time.pass(HOUR);
  await house.tables.keepTime()();
  const notice = await direct.waitFor((messages) => messages.find((message) => labelsOf(message).includes(words.back)));
  const back = (await direct.click(words.back, notice)).message!;
  expect(textOf(back)).toContain(words.over);
  expect(labelsOf(back)).not.toContain(words.change);
  expect(seatOf(await house.table(), active.id)!.ready?.untilBack).toBeUndefined();
});

test('whoever comes back reads what was passed and that nothing was spent, until they have seen it', async () => {
  const time = new HandTimers(Date.now());
  const house = await openHouse({ time });
  const { active, other } = await overDays(house);
  await act(house, other, { do: 'setStandingOrder', order: 'always' });
  await act(house, other, { do: 'setUntilBack' });
  await typeEndTurn(active);
  const passed = async () => seatOf(await house.table(), other.id)!.ready?.untilBack?.passed;
  expect(await passed()).toBe(0);
  await time.pass(HOUR);
  await house.tables.keepTime()();
  expect(await passed()).toBe(1);
  const look = (await other.slash('hand')).message!;
  await act(house, other, { do: 'endUntilBack' });
  const page = (await other.force(await idOf(house, ''), look)).message!;
  expect(textOf(page)).toContain(words.account(1, 0));
  const panel = (await other.click(w.more.toPanel, page)).message!;
  expect(textOf(panel)).toContain(words.account(1, 0));
  const told = (await other.force(await idOf(house, ''), panel)).message!;
  const seen = (await other.click(ahead.ready.seen, told)).message!;
  expect(textOf(seen)).not.toContain(words.account(1, 0));
  expect(textOf((await other.slash('hand')).message!)).not.toContain(words.account(1, 0));
});

test('what one could have answered is listed with the cards that one held, and one is asked of it the next time', async () => {
  const house = await openHouse();
  const { other } = await overDays(house);
  const table = await house.table();
  const could = [{ turn: 3, about: { is: 'card', card: 'bomb' } as const, cards: ['butter-bean'] }];
  const untilBack = { ended: 3, passed: 2, others: 0, could };
  const seats = table.data.game.seats.map((seat) => ({ ...seat, ready: { ...NOTHING_READY, untilBack } }));
  const told = { ...table, data: updated(table.data, { game: { seats } }) };
  const parts = { lately: null, notice: null, changes: false, isDirect: false };
  const page = untilBackMessage(told, other.id, w, parts) as unknown as APIMessage;
  expect(textOf(page)).toContain(words.moment(3, w.cardName('bomb'), [w.cardName('butter-bean')]));
  expect(optionLabels(page)).toEqual([w.cardName('bomb')]);
  const direct = untilBackMessage(told, other.id, w, { ...parts, isDirect: true });
  expect(JSON.stringify(direct)).not.toContain(w.cardName('butter-bean'));
  const look = (await other.slash('hand')).message!;
  const asked = (await other.force(await idOf(house, 'always'), look, ['card.bomb'])).message!;
  expect(textOf(asked)).toContain(words.asks(true));
  expect(seatOf(await house.table(), other.id)!.exceptions).toEqual([
    { ask: 'always', about: { is: 'card', card: 'bomb' } },
  ]);
});

test('the page is in French for whoever reads French', async () => {
  const house = await openHouse();
  const { other } = await overDays(house, 'fr');
  const fr = speak('fr').ahead.untilBack;
  const page = (await other.click(fr.button, (await other.slash('hand')).message!)).message!;
  expect(page.embeds[0]!.description).toContain(fr.turn(1, false));
  expect(labelsOf(page)).toContain(fr.set);
});
