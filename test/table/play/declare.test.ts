import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisionOf } from '../../../src/engine/index.js';
import { declarable } from '../../../src/engine/index.js';
import { publicView, type GameStore, type Table, type Tables } from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, answer, asked, BOB, CHANNEL, click, dealt, done, requestOf } from '../table-scene.js';
import { stateIn } from '../../support/internals.js';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  tables = scene.tablesOn(store);
});
afterEach(() => close());

const monsterOf = (table: Table): string =>
  declarable(table.session!, stateIn(table.session!).turn.active).attacks.find((ref) => ref.startsWith('o'))!;

const declareAttack = (table: Table, target: string) =>
  tables.perform(CHANNEL, requestOf(asked(table)), {
    do: 'declare',
    click: { ...click(table, asked(table), target), what: 'attack' },
  });

const otherThan = (person: typeof ANN) => (person === ANN ? BOB : ANN);

test('windows: one click attacks when nobody answers the declaration', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB]));
  const target = monsterOf(table);
  const after = done(await declareAttack(table, target));
  expect(publicView(after)?.attack?.target).toBe(target);
  expect(after.data.game.sealedChoice).toBeNull();
});

test('windows: the sealed choice is shown to nobody and used after the window', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
  const target = monsterOf(table);
  const declared = done(await declareAttack(table, target));
  expect(declared.data.game.sealedChoice?.option).toBe(target);
  expect(publicView(declared)).toMatchObject({ declared: 'attack', attack: { target: null } });
  const after = done(await answer(tables, declared, otherThan(asked(table)), 'pass'));
  expect(publicView(after)?.attack?.target).toBe(target);
});

test('windows: the player is asked when something was put on the stack meanwhile', async () => {
  const game = await scene.dealtSoThat(store, async (dealing) => {
    tables = dealing;
    const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
    const declared = done(await declareAttack(table, monsterOf(table)));
    const response = scene.offered(declared).find(({ id }) => id.startsWith('use:'));
    return response === undefined ? null : { table, declared, response };
  });
  const { table, declared, response } = game.found;
  const other = otherThan(asked(table));
  let now = done(await answer(tables, declared, other, response.id));
  while (scene.key(now).startsWith('announce.'))
    now = done(await answer(tables, now, other, scene.offered(now)[0]!.id));
  expect(now.data.game.sealedChoice).toBeNull();
  while (scene.key(now) !== 'attack.target')
    now = done(await answer(tables, now, asked(now), ...decisionOf(now.session!)!.fallback));
  expect(asked(now)).toBe(asked(table));
});

test('a declaration of what cannot be attacked or paid for is refused and changes nothing', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB]));
  const rule = (objection: object) => ({ is: 'refused', refusal: { why: 'rule', objection } });
  expect(await declareAttack(table, 'o99999')).toMatchObject(rule({ rule: 'ATK-03', why: 'notAttackable' }));
  const buy = { ...click(table, asked(table), 'deck:treasure'), what: 'purchase' } as const;
  const bought = await tables.perform(CHANNEL, requestOf(asked(table)), { do: 'declare', click: buy });
  expect(bought).toMatchObject(rule({ rule: 'BUY-04', why: 'tooExpensive', price: 10 }));
  const other = otherThan(asked(table));
  const theirs = { ...click(table, other, monsterOf(table)), what: 'attack' } as const;
  const early = await tables.perform(CHANNEL, requestOf(other), { do: 'declare', click: theirs });
  expect(early).toMatchObject({
    refusal: { why: 'notYourQuestion', objection: { rule: 'ATK-01', why: 'notYourTurn' } },
  });
  expect((await tables.table(CHANNEL))?.revision).toBe(table.revision);
});

test('undo takes a one-click declaration back as one', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
  const declared = done(await declareAttack(table, monsterOf(table)));
  const back = done(await tables.perform(CHANNEL, requestOf(asked(table)), { do: 'undo' }));
  expect(declared.data.game.sealedChoice).not.toBeNull();
  expect(back.data.game.sealedChoice).toBeNull();
  expect(publicView(back)).toEqual(publicView(table));
});
