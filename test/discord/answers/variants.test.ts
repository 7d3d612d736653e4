import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { VARIANTS, turnOf, type VariantId } from '../../../src/engine/index.js';
import type { Person } from '../../../playground/index.js';
import { houseRules } from '../../../src/table/index.js';
import { stateIn } from '../../support/internals.js';
import {
  boardSeen,
  isEphemeral,
  labelsOf,
  openHouse,
  optionLabels,
  panelSeen,
  speak,
  textOf,
  type House,
} from '../support/house.js';

const { ui, variants, tableSettings, barter } = speak('en');
const called = (id: VariantId): string => variants.of[id].name;

const offerSeen = async (person: Person): Promise<APIMessage> =>
  person.waitFor((messages) =>
    messages.findLast((message) => !isEphemeral(message) && labelsOf(message).includes(ui.accept)),
  );

/** The host has chosen these variants in the menu. */
const chosen = async (house: House, ...ids: readonly VariantId[]): Promise<Person> => {
  const ann = await house.standIn.user('Ann');
  await ann.slash('souls new');
  await ann.click(ui.settings);
  await ann.click(variants.button);
  await ann.select(variants.choose, ids.map(called));
  return ann;
};

test('VAR-11: the host chooses several variants; everybody reads what each changes, in the lobby and in the game', async () => {
  const house = await openHouse();
  const ann = await chosen(house, 'casino', 'super-shop');
  const page = panelSeen(ann.messages())!;
  expect(optionLabels(page)).toEqual(VARIANTS.map(called));
  for (const id of ['casino', 'super-shop'] as const) {
    expect(textOf(page)).toContain(variants.of[id].paragraph);
    expect(labelsOf(page)).toContain(called(id));
  }
  expect(houseRules((await house.table()).data)).toEqual([{ rule: 'variants', variants: ['casino', 'super-shop'] }]);
  const playing = variants.playing(['casino', 'super-shop']);
  const bob = await house.standIn.user('Bob');
  await bob.waitFor((messages) => textOf(boardSeen(messages)).includes(playing) || undefined);
  await bob.click(ui.join, boardSeen(bob.messages()));
  await bob.click(ui.settings);
  const read = (await bob.click(variants.button)).message!;
  expect([optionLabels(read), labelsOf(read)]).toEqual([[], [called('casino'), called('super-shop'), ui.back]]);
  const rule = (await bob.click(called('super-shop'))).message!;
  expect(textOf(rule)).toContain('Super shop');
  await ann.slash('souls start');
  await bob.waitFor(
    (messages) =>
      (textOf(boardSeen(messages)).includes(playing) && labelsOf(boardSeen(messages)).includes(ui.play)) || undefined,
  );
  const { session } = await house.table();
  const active = turnOf(session!).active === 'p1' ? ann : bob;
  const panel = (await active.slash('hand')).message!;
  expect(textOf(panel)).toContain(playing);
  for (const id of ['casino', 'super-shop'] as const) expect(textOf(panel)).toContain(variants.of[id].firstTurn);
  for (const player of Object.values(stateIn(session!).players))
    expect(player.area.map((id) => stateIn(session!).objects[id]!.card)).toContain('portable-slot-machine');
});

test('VAR-11 BARTER-05: what goes with the way to play not at all is said in a sentence, and nothing changes', async () => {
  const house = await openHouse();
  const ann = await chosen(house, 'enhanced-bartering');
  await ann.click(ui.back);
  await ann.select(`${tableSettings.choosePreset} — ${tableSettings.preset('standard')}`, [
    tableSettings.preset('together'),
  ]);
  const clash = variants.clash({ problem: 'barter', variant: 'enhanced-bartering' });
  expect(textOf(panelSeen(ann.messages()))).toContain(clash);
  expect((await house.table()).data.game.options.mode).toBeUndefined();
});

test('VAR-04 LOOT-02: a loot card in an offer is shown to the two whom it is between, and to nobody else', async () => {
  const house = await openHouse();
  const ann = await chosen(house, 'enhanced-bartering');
  const [bob, cyd] = [await house.standIn.user('Bob'), await house.standIn.user('Cyd')];
  for (const person of [bob, cyd]) await person.slash('souls join');
  await ann.slash('souls start');
  await cyd.waitFor((messages) => labelsOf(boardSeen(messages)).includes(ui.play) || undefined);
  const { session } = await house.table();
  const { hand } = stateIn(session!).players.p1!;
  const [card] = hand.map((id) => stateIn(session!).objects[id]!.card);
  const name = speak('en').cardName(card!);
  await ann.click(barter.button, boardSeen(ann.messages()));
  await ann.select(barter.partner, ['Bob']);
  await ann.click(barter.things.show);
  await ann.select(barter.things.give, [`${barter.loot(1)}: ${name}`]);
  await ann.click(barter.send);
  const offer = await offerSeen(bob);
  expect(offer.content).toContain(barter.loot(1));
  expect(offer.content).not.toContain(name);
  const peek = async (person: Person): Promise<string> =>
    (await person.click(barter.things.peek, offer)).message!.content;
  expect(await peek(bob)).toBe(barter.things.peeked([name]));
  expect(await peek(ann)).toBe(barter.things.peeked([name]));
  expect(await peek(cyd)).toBe(barter.things.notForYou);
  await bob.click(ui.accept, offer);
  await bob.waitFor((messages) => (messages.some((one) => labelsOf(one).includes(ui.accept)) ? undefined : true));
  const after = stateIn((await house.table()).session!);
  expect([after.players.p1!.hand.length, after.players.p2!.hand.length]).toEqual([hand.length - 1, hand.length + 1]);
});
