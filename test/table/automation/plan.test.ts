import { expect, test } from 'vitest';
import { addStep, dropPlan, dropStep, plannableOf, resumePlan } from '../../../src/table/automation/plan-steps.js';
import { updated, type PlanStep } from '../../../src/table/index.js';
import { undo } from '../../../src/table/play/answering.js';
import { aScene, sideways, type Scene } from '../../support/scene.js';
import { ANN, BOB } from '../table-scene.js';
import { AutomationScene } from './automation-scene.js';

const resting = sideways('plain');
const choices = (table: AutomationScene, player: 'p1' | 'p2') =>
  plannableOf(
    { channel: '900', revision: 1, data: table.data, session: table.working.session },
    table.person(player).user,
  );
const write = (
  table: AutomationScene,
  deed: PlanStep['do'],
  card: string | null = null,
  player: 'p1' | 'p2' = 'p1',
) => {
  const { id } = choices(table, player).find(({ step }) => step.do === deed && step.card === card)!;
  return table.do((now) => addStep(now, table.person(player), id));
};
const plan = (table: AutomationScene) => table.data.game.seats[0]!.plan;
const stop = (table: AutomationScene) => plan(table)?.stopped ?? null;

/** P1 in their action phase, alone with P2 who is asked about nothing, against these monsters and this shop. */
const ownTurn = (
  p1: Parameters<Scene['player']>[1],
  { p2 = {}, dice = [] }: { readonly p2?: Parameters<Scene['player']>[1]; readonly dice?: readonly number[] } = {},
): AutomationScene => {
  const scene = aScene()
    .player('p1', { character: resting, ...p1 })
    .player('p2', { character: resting, ...p2 })
    .monsters('gurdy', 'fly')
    .shop('meat', 'breakfast');
  if (dice.length > 0) scene.dice(...dice);
  return new AutomationScene(scene, { order: 'concerns' });
};

/** Time passes until the plan goes on no more. */
const played = (table: AutomationScene): AutomationScene => {
  for (let waits = 0; waits < 60 && table.next() !== null; waits += 1) table.wait(table.next() ?? 0);
  return table;
};

test('a turn goes on as planned, a step after a while each: play, buy, end', () => {
  const table = ownTurn({ hand: ['a-dime'], lootPlays: 1, coins: 1 });
  write(table, 'play', 'a-dime');
  write(table, 'buy', 'meat');
  write(table, 'end');
  expect(table.next()).toBe(6_500);
  table.wait(6_499);
  expect(table.view('p1').hand).toHaveLength(1);
  table.wait(1);
  expect(table.view('p1').hand).toEqual([]);
  played(table);
  expect(table.view().players[0]?.items.map(({ card }) => card)).toContain('meat');
  expect([table.view().turn.active, plan(table)]).toEqual(['p2', undefined]);
});

test('a plan that was written before the own turn waits for it', () => {
  const table = ownTurn({ coins: 10 }, { p2: { coins: 10 } });
  write(table, 'buy', 'meat', 'p2');
  write(table, 'end', null, 'p2');
  expect([table.next(), table.data.game.seats[1]?.plan?.stopped]).toEqual([null, null]);
  table.answer(ANN, 'end');
  for (let steps = 0; steps < 20 && table.next() === null; steps += 1) table.pass();
  expect(table.view().turn.active).toBe('p2');
  played(table);
  expect(table.view().players[1]?.items.map(({ card }) => card)).toContain('meat');
  expect(table.data.game.seats[1]?.plan).toBeUndefined();
});

test('it attacks until the monster dies, and passes for its owner meanwhile', () => {
  const table = ownTurn({ items: ['the-d6'] });
  write(table, 'attack', 'fly');
  played(table);
  const { attack, monsters } = table.view();
  const isOver = attack === null && monsters.every(({ top }) => top?.card !== 'fly');
  expect(isOver || stop(table)?.why === 'lowHp').toBe(true);
});

test('it does not attack at 1 HP', () => {
  const table = ownTurn({ damage: 1 });
  write(table, 'attack', 'fly');
  expect([table.next(), stop(table)]).toEqual([null, { why: 'lowHp', card: null }]);
});

test('it stops when what is to be attacked or bought is not as it was', () => {
  const gone = ownTurn({ coins: 20, items: ['shooter'] });
  write(gone, 'activate', 'shooter');
  write(gone, 'attack', 'gurdy');
  write(gone, 'buy', 'meat');
  expect(gone.data.game.seats[0]?.plan?.steps).toHaveLength(3);
  played(gone);
  expect(stop(gone)).toEqual({ why: 'choice', card: 'shooter' });
  expect([gone.stack(), gone.asked()]).toEqual([[], 'p1 priority']);
});

test('a card that is gone stops it, and the rest can go on', () => {
  const table = ownTurn({ hand: ['a-dime', 'a-penny'], lootPlays: 2, coins: 0 });
  write(table, 'play', 'a-dime');
  write(table, 'play', 'a-penny');
  table.answer(ANN, `play:${table.object('p1', 'a-dime')}`);
  expect(stop(table)).toEqual({ why: 'ownAct', card: null });
  expect(table.wait(60_000).view('p1').hand).toHaveLength(1);
  table.do((now) => resumePlan(now, ANN));
  expect([stop(table), plan(table)?.steps.map(({ card }) => card)]).toEqual([null, ['a-penny']]);
  expect(played(table).view('p1').hand).toEqual([]);
});

test('what cannot be done when it comes up stops it: no ¢, or no attack left', () => {
  const table = ownTurn({ coins: 3 });
  write(table, 'buy', 'meat');
  expect([table.next(), stop(table)]).toEqual([null, { why: 'notPossible', card: 'meat' }]);
});

test('an answer of somebody else to what it does stops it', () => {
  const table = ownTurn({ items: ['no'], hand: ['a-dime'], lootPlays: 1 }, { p2: { items: ['shooter'] } });
  table.working = {
    ...table.working,
    data: updated(table.data, { game: { seats: table.data.game.seats.map((seat) => ({ ...seat, order: 'always' })) } }),
  };
  write(table, 'play', 'a-dime');
  write(table, 'end');
  table.wait(6_500);
  table.passTo('p2 priority');
  table.answer(BOB, `use:${table.object('p2', 'shooter')}:tap`).answer(BOB, 'p1');
  table.passTo('p1 priority');
  expect([table.next(), stop(table)]).toEqual([null, { why: 'answered', card: 'shooter' }]);
});

test('its owner takes a step or all of it away at any time, and what is taken back does not come again', () => {
  const table = ownTurn({ hand: ['a-dime', 'a-penny'], lootPlays: 2 });
  write(table, 'play', 'a-dime');
  write(table, 'end');
  table.do((now) => dropStep(now, ANN));
  expect(plan(table)?.steps).toHaveLength(1);
  table.do((now) => dropPlan(now, ANN));
  expect([plan(table), table.next()]).toEqual([undefined, null]);
  write(table, 'play', 'a-dime');
  write(table, 'play', 'a-penny');
  table.wait(6_500);
  table.do((now) => undo(now, ANN));
  expect([table.view('p1').hand.length, stop(table)?.why, table.next()]).toEqual([2, 'ownAct', null]);
});

test('a plan has eight steps at most, nothing after the end of the turn, and only what is there', () => {
  const table = ownTurn({ hand: ['a-dime'] });
  for (let steps = 0; steps < 8; steps += 1) write(table, 'play', 'a-dime');
  const { id } = choices(table, 'p1')[0]!;
  expect(table.refused((now) => addStep(now, ANN, id))).toBe('planFull');
  table.do((now) => dropPlan(now, ANN));
  write(table, 'end');
  expect(table.refused((now) => addStep(now, ANN, id))).toBe('planEnds');
  expect(table.refused((now) => addStep(now, BOB, id))).toBe('gone');
});
