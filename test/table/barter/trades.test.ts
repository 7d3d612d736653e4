import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptsOffer } from '../../../src/computer-players/index.js';
import { cardById } from '../../../cards/index.js';
import type { ObjectId } from '../../../src/engine/index.js';
import type { OfferTerms, Person, Table, Tables } from '../../../src/table/index.js';
import { stateIn } from '../../support/internals.js';
import * as scene from '../table-scene.js';
import { ANN, BOB, CHANNEL, CYD, done, requestOf, passToMain, refusal } from '../table-scene.js';

let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  const embedded = await scene.embedded();
  ({ close } = embedded);
  tables = scene.tablesOn(embedded.store);
});
afterEach(() => close());

/** A game in somebody's action phase, in which items and loot are bartered unless it says otherwise. */
const playing = async (variants: readonly 'enhanced-bartering'[] = ['enhanced-bartering']): Promise<Table> => {
  done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en' }));
  for (const person of [BOB, CYD]) done(await tables.perform(CHANNEL, requestOf(person), { do: 'join' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'variants', variants } }));
  return passToMain(tables, done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' })));
};

const handOf = (table: Table, player: 'p1' | 'p2' | 'p3') => stateIn(table.session!).players[player]!.hand;
const cardOf = (table: Table, id: ObjectId) => stateIn(table.session!).objects[id]!.card;
const itemsOf = (table: Table, player: 'p1' | 'p2' | 'p3'): readonly ObjectId[] =>
  stateIn(table.session!).players[player]!.area.filter((id) => stateIn(table.session!).objects[id]!.role === 'item');

const offer = (from: Person, terms: Partial<OfferTerms>) =>
  tables.perform(CHANNEL, requestOf(from), {
    do: 'offer',
    terms: { to: 'p2', amount: 0, favour: '', gives: true, ...terms },
  });
const respond = (table: Table, person: Person, answer: 'accept' | 'decline') =>
  tables.perform(CHANNEL, requestOf(person), {
    do: 'answerOffer',
    click: {
      game: table.data.game.id,
      offer: table.data.social.offers[0]!.id,
      answer,
    },
  });

test('VAR-04: an offer of loot and an item for an item is done when the other accepts', async () => {
  const table = await playing();
  const [loot] = handOf(table, 'p1');
  const [own] = itemsOf(table, 'p1');
  const [other] = itemsOf(table, 'p2');
  const made = done(await offer(ANN, { amount: 2, things: [loot!, own!], wants: [other!] }));
  expect(made.data.social.offers).toMatchObject([
    {
      from: 'p1',
      to: 'p2',
      payer: 'p1',
      amount: 2,
      gives: [{ isLoot: true }, { isLoot: false }],
      takes: [{ object: other }],
    },
  ]);
  expect(refusal(await respond(made, CYD, 'accept'))).toBe('notYourOffer');
  const given = done(await respond(made, BOB, 'accept'));
  expect(given.data.social.offers).toEqual([]);
  expect([itemsOf(given, 'p1'), itemsOf(given, 'p2')]).toEqual([[other], [own]]);
  expect([handOf(given, 'p1').length, handOf(given, 'p2').length]).toEqual([
    handOf(table, 'p1').length - 1,
    handOf(table, 'p2').length + 1,
  ]);
});

test('VAR-04 LOOT-02: the log names items to everybody, and loot to nobody but those two', async () => {
  const table = await playing();
  const [loot] = handOf(table, 'p1');
  const [other] = itemsOf(table, 'p2');
  const made = done(await offer(ANN, { things: [loot!], wants: [other!] }));
  done(await respond(made, BOB, 'accept'));
  const open = await tables.latestLog(CHANNEL, null, 40);
  const offered = open.find(({ line }) => line.say === 'barter' && line.detail === 'gives')!.line;
  expect(offered.trade).toEqual({ gives: [], loot: 1, takes: [cardOf(table, other!)] });
  expect(open.some(({ line }) => line.say === 'handed')).toBe(false);
  const since = (await tables.latestLog(CHANNEL, 'p2', 40)).filter(({ line }) => line.say === 'handed');
  expect(since.map(({ line }) => line.cards)).toEqual([[cardOf(table, loot!)]]);
});

test('VAR-04: what is not one’s own, what is asked of a hand, and things for everybody are refused', async () => {
  const table = await playing();
  const [loot] = handOf(table, 'p1');
  const [theirs] = handOf(table, 'p2');
  const [other] = itemsOf(table, 'p2');
  const why = async (terms: Partial<OfferTerms>) => refusal(await offer(ANN, terms));
  expect(await why({ things: [theirs!] })).toBe('noBarter');
  expect(await why({ wants: [theirs!] })).toBe('noBarter');
  expect(await why({ things: [other!] })).toBe('noBarter');
  expect(await why({ to: null, things: [loot!] })).toBe('noBarter');
  expect((await tables.table(CHANNEL))!.data.social.offers).toEqual([]);
});

test('BARTER-02 VAR-04: without the variant things cannot be offered', async () => {
  const table = await playing([]);
  expect(refusal(await offer(ANN, { things: [handOf(table, 'p1')[0]!] }))).toBe('noBarter');
});

test('VAR-04: an offer of a card that has gone since is not accepted, and stays until it is withdrawn', async () => {
  const table = await playing();
  const [own] = itemsOf(table, 'p1');
  done(await offer(ANN, { things: [own!] }));
  done(await offer(BOB, { to: 'p1', wants: [own!] }));
  const both = (await tables.table(CHANNEL))!;
  const second = both.data.social.offers.find(({ from }) => from === 'p2')!;
  const click = { game: both.data.game.id, offer: second.id, answer: 'accept' } as const;
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'answerOffer', click }));
  const now = (await tables.table(CHANNEL))!;
  expect(itemsOf(now, 'p2')).toContain(own);
  expect(refusal(await respond(now, BOB, 'accept'))).toBe('noBarter');
  expect((await tables.table(CHANNEL))!.data.social.offers).toHaveLength(1);
});

test('VAR-04: a computer player takes what is worth more than what it gives, and gives nothing for a promise', () => {
  const none = { coins: 0, favour: '', gets: [], loses: [] };
  const [strong, weak] = [cardById('the-d6'), cardById('portable-slot-machine')];
  expect(acceptsOffer({ ...none, coins: 1 })).toBe(true);
  expect(acceptsOffer(none)).toBe(false);
  expect(acceptsOffer({ ...none, coins: 1, favour: 'leaves' })).toBe(false);
  expect(acceptsOffer({ ...none, coins: -1 })).toBe(false);
  expect(acceptsOffer({ ...none, gets: [weak] })).toBe(true);
  expect(acceptsOffer({ ...none, loses: [weak] })).toBe(false);
  expect(acceptsOffer({ ...none, gets: [weak], loses: [weak] })).toBe(false);
  expect(acceptsOffer({ ...none, coins: 40, loses: [strong] })).toBe(true);
  expect(acceptsOffer({ ...none, coins: -40, gets: [strong] })).toBe(false);
  expect(acceptsOffer({ ...none, coins: 3, gets: [cardById('bomb')] })).toBe(true);
});
