import { expect, test } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import { openGame, seededRandom, turnOf } from '../../../src/engine/index.js';
import { readyOffersOf, seatOf, setupForTable } from '../../../src/table/index.js';
import { partsOf } from '../support/answers.js';
import {
  labelsOf,
  openHouse,
  optionLabels,
  plainSeed,
  speak,
  startedTable,
  textOf,
  typeEndTurn,
  saidBeside,
} from '../support/house.js';
import { tableOf } from '../support/long-table.js';

const { ahead, ui } = speak('en');

/** A seed of games for two in which whoever begins has a card in play that offers an answer. */
const offeringSeed = (): string => {
  for (let n = 0; n < 200; n += 1) {
    const seed = plainSeed(`ready ${n}`, [2]);
    const session = openGame(setupForTable(cardsOf(['base']), 2, 4, seed), {
      cards: { card: cardById },
      random: seededRandom,
    });
    const user = `u${turnOf(session).active.slice(1)}`;
    if (readyOffersOf(tableOf(session), user).some(({ answer }) => answer.ability !== null)) return seed;
  }
  throw new Error('no game begins so');
};

test('somebody makes an answer ready on its page and on the card itself, ends it, and declines all deals of another', async () => {
  const house = await openHouse({ seed: offeringSeed() });
  const { active, other } = await startedTable(house);
  const kept = async () => seatOf(await house.table(), active.id)!.ready;
  const opened = (await active.click(ui.more, (await active.slash('hand')).message!)).message!;
  const page = (await active.click(ahead.ready.title, opened)).message!;
  expect(textOf(page)).toContain(ahead.ready.nothing);
  const [first = ''] = optionLabels(page);
  const made = (await active.select(ahead.ready.make, [first], page)).message!;
  expect(textOf(made)).toContain(ahead.ready.made(first));
  expect((await kept())?.answers).toHaveLength(1);
  const declining = (await active.select(ahead.ready.rest.menu, [ahead.ready.rest.decline(other.name)], made)).message!;
  expect(textOf(declining)).toContain(ahead.ready.declined([other.name]));
  const ended = (await active.select(ahead.ready.end, [first], declining)).message!;
  expect(textOf(ended)).toContain(ahead.ready.over(first));
  expect(await kept()).toMatchObject({ answers: [], declines: [expect.any(String)] });
  const offer = readyOffersOf(await house.table(), active.id).find(({ answer }) => answer.ability !== null)!;
  const card = (await active.slash('souls inspect', { what: offer.answer.object })).message!;
  const menu = partsOf(card).find(({ verb }) => verb === 'ready')!;
  expect(labelsOf(card)).toContain(ahead.ready.make);
  expect((await active.force(menu.id, card, [offer.id])).message).not.toBeNull();
  expect((await kept())?.answers).toMatchObject([{ object: offer.answer.object }]);
  const seen = (await other.slash('souls inspect', { what: offer.answer.object })).message!;
  expect(labelsOf(seen)).not.toContain(ahead.ready.make);
});

test('somebody plans their turn on its page, is told when it has stopped, and goes on with the rest', async () => {
  const house = await openHouse({ seed: offeringSeed() });
  const { active, other } = await startedTable(house);
  const opened = (await active.click(ui.more, (await active.slash('hand')).message!)).message!;
  const page = (await active.click(ahead.plan.title, opened)).message!;
  expect(textOf(page)).toContain(ahead.plan.nothing);
  const cards = partsOf(page).find(({ id }) => id.endsWith(':plan:add~fightOrBuy'));
  const card = cards?.kind === 'menu' ? cards.values.find((value) => value.startsWith('attack~o')) : undefined;
  const one = (await active.select(cards!.id, [card!], page)).message!;
  expect(textOf(one)).toContain(ahead.plan.goesOn);
  const two = (await active.click(ahead.plan.add('end'), one)).message!;
  expect(textOf(two)).toContain(`2. ${ahead.plan.step('end', '')}`);
  expect(seatOf(await house.table(), active.id)!.plan?.steps).toHaveLength(2);
  expect(seatOf(await house.table(), other.id)!.plan).toBeUndefined();
  const acted = (await typeEndTurn(active)).message!;
  expect(textOf(acted)).toContain(ahead.plan.stopped('ownAct', ''));
  const more = (await active.click(ui.more, (await active.slash('hand')).message!)).message!;
  const stopped = (await active.click(ahead.plan.title, more)).message!;
  expect(textOf(stopped)).toContain(ahead.plan.stopped('ownAct', ''));
  const resumed = (await active.click(ahead.plan.resume, stopped)).message!;
  expect(textOf(resumed)).not.toContain(ahead.plan.stopped('ownAct', ''));
  const gone = (await active.click(ahead.plan.dropAll, resumed)).message!;
  expect(textOf(gone)).toContain(ahead.plan.nothing);
});

test('the list that a computer player would write is there with one click, and its last step and its questions can be changed', async () => {
  const house = await openHouse({ seed: offeringSeed() });
  const { active, other } = await startedTable(house);
  const opened = (await active.click(ui.more, (await active.slash('hand')).message!)).message!;
  const page = (await active.click(ahead.plan.title, opened)).message!;
  const listed = (await active.click(ahead.plan.suggest, page)).message!;
  expect(textOf(listed)).toContain(ahead.plan.step('end', ''));
  expect(textOf(listed)).toContain(ahead.plan.questions(true));
  const asking = (await active.select(ahead.plan.change, [ahead.plan.changes('ask')], listed)).message!;
  expect(textOf(asking)).toContain(ahead.plan.questions(false));
  expect(seatOf(await house.table(), active.id)!.plan?.questions).toBeUndefined();
  const shorter = (await active.click(ahead.plan.drop, asking)).message!;
  expect(textOf(shorter)).not.toContain(ahead.plan.step('end', ''));
  expect(seatOf(await house.table(), other.id)!.plan).toBeUndefined();
  const menu = partsOf(listed).find(({ id }) => id.endsWith(':plan:change'))!;
  const refused = await active.force(menu.id, shorter, ['inSlot']);
  expect(refused.message).not.toBeNull();
});

test('a card that is not there makes nothing ready, and the person is told so', async () => {
  const house = await openHouse({ seed: offeringSeed() });
  const { active } = await startedTable(house);
  const opened = (await active.click(ui.more, (await active.slash('hand')).message!)).message!;
  const page = (await active.click(ahead.ready.title, opened)).message!;
  const menu = partsOf(page).find(({ id }) => id.endsWith(':ready:on'))!;
  await active.force(menu.id, page, ['o9999~tap~ownMiss~']);
  const gone = { why: 'ahead', problem: 'gone' } as const;
  await saidBeside(active, speak('en').errors.refusal(gone, { player: String, card: String, typed: String }));
  expect(seatOf(await house.table(), active.id)!.ready).toBeUndefined();
});
