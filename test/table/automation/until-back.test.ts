import { expect, test } from 'vitest';
import { makeReady, readyOffersOf } from '../../../src/table/automation/ready-orders.js';
import {
  endUntilBack,
  seenUntilBack,
  setUntilBack,
  untilBackOf,
  withOwnAct,
} from '../../../src/table/automation/until-back.js';
import { answer } from '../../../src/table/play/answering.js';
import { setException } from '../../../src/table/play/standing-orders.js';
import { windowOf } from '../../../src/engine/index.js';
import { updated } from '../../../src/table/index.js';
import { aScene, sideways, type Scene } from '../../support/scene.js';
import { ANN, BOB } from '../table-scene.js';
import { AutomationScene } from './automation-scene.js';

const resting = sideways('plain');
/** Milliseconds after which the table does something for somebody over days, as chance has it here. */
const DAYS = 480_000;

const overDays = (scene: Scene): AutomationScene => {
  const table = new AutomationScene(scene);
  const pace = { name: 'days', answer: null, turn: null, lateTurn: 'end' } as const;
  const options = { ...table.data.game.options, pace };
  table.working = { ...table.working, data: updated(table.data, { game: { options } }) };
  return table;
};

/** P1 is about to throw a bomb at somebody; P2, who has these, has gone until they are back. */
const away = (
  p2: Parameters<Scene['player']>[1],
  p1: Parameters<Scene['player']>[1] = {},
  monster = 'gurdy',
): AutomationScene =>
  overDays(
    aScene()
      .player('p1', { character: resting, hand: ['bomb'], lootPlays: 1, ...p1 })
      .player('p2', { character: resting, ...p2 })
      .monsters(monster),
  ).do((now) => setUntilBack(now, BOB));
const bomb = (table: AutomationScene, target = 'p2'): AutomationScene =>
  table.answer(ANN, table.option('play:')).answer(ANN, target);
const monster = (table: AutomationScene): string => table.view().monsters[0]!.top!.id;
const until = (table: AutomationScene) => table.data.game.seats[1]?.ready?.untilBack;

test('whoever is not back passes after minutes on what is not at stake for them, and no card is spent', () => {
  const table = away({ hand: ['butter-bean'], lootPlays: 1 });
  bomb(table, monster(table)).passTo('p2 priority');
  expect(table.next()).toBe(DAYS);
  table.wait(DAYS);
  expect(table.stack()).not.toContain('loot bomb');
  expect(table.view().players[1]).toMatchObject({ handCount: 1 });
  expect(until(table)).toMatchObject({ passed: 1, others: 0 });
  table.do((now) => setUntilBack(now, BOB));
  expect(until(table)).toMatchObject({ passed: 1 });
});

test('whoever is not back counts as there once the table has passed for them, as after a pass by hand', () => {
  const table = away({ hand: ['butter-bean'], lootPlays: 1 });
  bomb(table, monster(table)).passTo('p2 priority').wait(DAYS);
  expect(table.data.clock.actor).toBe('p2');
});

test('whoever is not back is asked when they would die', () => {
  const table = away({ hand: ['butter-bean'], lootPlays: 1, damage: 1 });
  bomb(table).passTo('p2 priority');
  expect(table.stack()).toEqual(['loot bomb']);
  table.wait(DAYS).passTo('p2 priority');
  expect([table.stack(), table.next()]).toEqual([['damage bomb'], null]);
});

test('whoever is not back is asked when an item of theirs would go', () => {
  const table = away({ items: ['meat'], hand: ['butter-bean'], lootPlays: 1 }, { items: ['pay-to-play'], coins: 10 });
  table.answer(ANN, table.option('use:'));
  expect(table.asked()).toBe('p2 priority');
  expect([table.stack(), table.next()]).toEqual([['ability pay-to-play'], null]);
});

test('C8: whoever is not back is asked about what they always want to be asked', () => {
  const table = away({ hand: ['butter-bean'], lootPlays: 1 });
  table.do((now) => setException(now, BOB, { is: 'card', card: 'bomb' }, 'always'));
  bomb(table, monster(table)).passTo('p2 priority');
  expect(table.next()).toBeNull();
});

test('the own turn of whoever is not back waits for them', () => {
  const table = away({ hand: ['butter-bean'], lootPlays: 1 }, { hand: [] });
  table.answer(ANN, 'end');
  for (let steps = 0; steps < 30 && table.view().turn.active === 'p1'; steps += 1)
    if (table.next() === null) table.pass();
    else table.wait(table.next()!);
  expect(table.view().turn.active).toBe('p2');
  table.passTo('p2 priority');
  expect([table.next(), until(table)]).toEqual([null, expect.objectContaining({ others: 0 })]);
  expect(until(table)?.ended).toBeUndefined();
});

test('the account tells with which cards one could have answered what was passed, and goes once it is seen', () => {
  const table = away({ hand: ['butter-bean', 'a-penny'], lootPlays: 1 });
  bomb(table, monster(table)).passTo('p2 priority').wait(DAYS);
  const { turn } = table.view();
  expect(until(table)?.could).toEqual([
    { turn: turn.number, about: { is: 'card', card: 'bomb' }, cards: ['butter-bean'] },
  ]);
  table.do((now) => seenUntilBack(now, BOB));
  expect(until(table)).toMatchObject({ passed: 1 });
  table.do((now) => endUntilBack(now, BOB));
  expect(until(table)).toMatchObject({ passed: 1, ended: turn.number });
  table.do((now) => seenUntilBack(now, BOB));
  expect(until(table)).toBeUndefined();
});

test('it ends with an act of their own, at once where nothing was passed', () => {
  const table = away({ hand: ['butter-bean'], lootPlays: 1 });
  bomb(table, monster(table)).passTo('p2 priority');
  const click = { game: 'game', window: windowOf(table.working.session!), options: ['pass'] };
  table.do((now) => withOwnAct(answer(now, BOB, click), BOB));
  expect(until(table)).toBeUndefined();
  expect(table.next()).toBeNull();
});

test('a ready answer is given all the same, and the account does not say that nothing was spent', () => {
  const table = away({ hand: ['butter-bean'], lootPlays: 1 });
  const seen = { channel: '900', revision: 1, ...table.working };
  const [offer] = readyOffersOf(seen, BOB.user);
  table.do((now) => makeReady(now, BOB, offer!.id));
  bomb(table).passTo('p2 priority').wait(DAYS);
  expect(table.stack()).toEqual(['loot bomb', 'loot butter-bean']);
  expect(until(table)).toMatchObject({ others: 1 });
});

test('at a table of one sitting it is refused, and its page is nowhere', () => {
  const table = new AutomationScene(aScene().player('p1', { character: resting }).player('p2', { character: resting }));
  expect(table.refused((now) => setUntilBack(now, BOB))).toBe('notPossible');
  expect(untilBackOf({ channel: '900', revision: 1, ...table.working }, BOB.user)).toBeNull();
});

test('how many turns from now on one has their own follows from the order of the turns', () => {
  const table = away({});
  const seen = { channel: '900', revision: 1, ...table.working };
  expect([untilBackOf(seen, ANN.user)?.turns, untilBackOf(seen, BOB.user)?.turns]).toEqual([0, 1]);
});
