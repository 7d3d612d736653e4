import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberedOrdersOf, type GameStore, type Tables } from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import {
  ANN,
  answer,
  asked,
  BOB,
  CHANNEL,
  CYD,
  dealt,
  done,
  key,
  requestOf,
  refusal,
  withOrder,
} from '../table-scene.js';
import { stateIn } from '../../support/internals.js';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  tables = scene.tablesOn(store);
});
afterEach(() => close());

const now = async () => (await tables.table(CHANNEL))!;
const forget = (person: typeof ANN, id: string) =>
  tables.perform(CHANNEL, requestOf(person), { do: 'forgetRememberedOrder', order: id });
const FIRST = ['the-relic/roll', 'sleight-of-hand/first'];

test('ABIL-07 REPL-07: a player sees the orders they gave, also after a restart, and forgets one', async () => {
  await dealt(tables, [ANN, BOB]);
  await withOrder(store, CHANNEL, 'p1', FIRST);
  await withOrder(store, CHANNEL, 'p1', ['shield/player', 'counterfeit-penny/more']);
  tables = scene.tablesOn(store);
  const given = rememberedOrdersOf(await now(), ANN.user);
  expect(given.map(({ parts }) => parts)).toEqual([
    [
      { card: 'the-relic', ability: 'roll' },
      { card: 'sleight-of-hand', ability: 'first' },
    ],
    [
      { card: null, ability: 'player' },
      { card: 'counterfeit-penny', ability: 'more' },
    ],
  ]);
  expect([rememberedOrdersOf(await now(), BOB.user), rememberedOrdersOf(await now(), CYD.user)]).toEqual([[], []]);
  expect(refusal(await forget(BOB, given[0]!.id))).toBe('noRememberedOrder');
  expect(refusal(await forget(CYD, given[0]!.id))).toBe('notSeated');
  const left = done(await forget(ANN, given[0]!.id));
  expect(rememberedOrdersOf(left, ANN.user)).toEqual([given[1]]);
  tables = scene.tablesOn(store);
  expect(rememberedOrdersOf(await now(), ANN.user)).toEqual([given[1]]);
  expect(Object.keys(stateIn((await now()).session!).memory.orders)).toHaveLength(1);
  expect(refusal(await forget(ANN, given[0]!.id))).toBe('noRememberedOrder');
});

test('windows: in the middle of a resolution an order is forgotten at its end, and counts as forgotten', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB]));
  const active = asked(table);
  const choosing = done(await answer(tables, table, active, 'attack'));
  expect(key(choosing)).toBe('attack.target');
  await withOrder(store, CHANNEL, 'p1', FIRST);
  tables = scene.tablesOn(store);
  const [order] = rememberedOrdersOf(await now(), ANN.user);
  const forgotten = done(await forget(ANN, order!.id));
  expect(rememberedOrdersOf(forgotten, ANN.user)).toEqual([]);
  expect(refusal(await forget(ANN, order!.id))).toBe('noRememberedOrder');
  expect(Object.keys(stateIn(forgotten.session!).memory.orders)).toHaveLength(1);
  const chosen = done(await answer(tables, await now(), active, scene.offered(await now())[0]!.id));
  expect(stateIn(chosen.session!).memory.orders).toEqual({});
  expect(chosen.data.game.tableActs).toEqual([]);
});
