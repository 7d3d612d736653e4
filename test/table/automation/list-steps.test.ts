import { expect, test } from 'vitest';
import {
  addStep,
  changeStep,
  chooseInStep,
  dropStep,
  plannableOf,
  planReadingOf,
  suggestPlan,
  type StepChange,
} from '../../../src/table/automation/plan-steps.js';
import { updated, type PlanStep } from '../../../src/table/index.js';
import { plan as schema } from '../../../src/table/record/fields/planned-turn.js';
import { aScene, sideways, type Scene } from '../../support/scene.js';
import { ANN, BOB } from '../table-scene.js';
import { AutomationScene } from './automation-scene.js';

const resting = sideways('plain');
const asTable = (table: AutomationScene) => ({
  channel: '900',
  revision: 1,
  data: table.data,
  session: table.working.session,
});
const write = (table: AutomationScene, deed: PlanStep['do'], card: string | null = null): AutomationScene => {
  const { id } = plannableOf(asTable(table), ANN.user).find(({ step }) => step.do === deed && step.card === card)!;
  return table.do((now) => addStep(now, ANN, id));
};
const choose = (table: AutomationScene, ...options: readonly string[]): AutomationScene =>
  table.do((now) => chooseInStep(now, ANN, options));
const change = (table: AutomationScene, what: StepChange): AutomationScene =>
  table.do((now) => changeStep(now, ANN, what));
const plan = (table: AutomationScene) => table.data.game.seats[0]!.plan;
const stop = (table: AutomationScene) => plan(table)?.stopped ?? null;
const monster = (table: AutomationScene, card: string) =>
  table.view().monsters.flatMap(({ top }) => (top?.card === card ? [top] : []))[0]!;
const asks = (table: AutomationScene) => planReadingOf(asTable(table), ANN.user)?.open ?? null;

/** P1 in their action phase against these monsters; P2 is asked about nothing. */
const ownTurn = (p1: Parameters<Scene['player']>[1], monsters = ['gurdy', 'fly', 'clotty']): AutomationScene => {
  const scene = aScene()
    .player('p1', { character: resting, ...p1 })
    .player('p2', { character: resting })
    .monsters(...monsters)
    .deck('monster', ['cod-worm', 'gurdy'])
    .shop('meat', 'breakfast');
  return new AutomationScene(scene, { order: 'concerns' });
};

/** Time passes until the list goes on no more. */
const played = (table: AutomationScene): AutomationScene => {
  for (let waits = 0; waits < 80 && table.next() !== null; waits += 1) table.wait(table.next() ?? 0);
  return table;
};
test('what is used has its target from when it was written', () => {
  const table = ownTurn({ items: ['shooter'] });
  write(table, 'activate', 'shooter');
  expect(asks(table)).toMatchObject({ key: 'announce.target', player: 'p1' });
  expect(table.refused((now) => chooseInStep(now, ANN, ['p9']))).toBe('gone');
  choose(table, monster(table, 'gurdy').id);
  expect([asks(table), stop(table)]).toEqual([null, null]);
  played(table);
  expect([monster(table, 'gurdy').hp, monster(table, 'clotty').hp, stop(table)]).toEqual([4, 2, null]);
});

test('a target that is gone stops it, or it goes on with the rest, as its owner has said', () => {
  const twice = (otherwise: StepChange | null): AutomationScene => {
    const table = ownTurn({ items: ['shooter'], hand: ['bomb'], lootPlays: 1 });
    const fly = monster(table, 'fly').id;
    choose(write(table, 'play', 'bomb'), fly);
    choose(write(table, 'activate', 'shooter'), fly);
    if (otherwise !== null) change(table, otherwise);
    return played(write(table, 'end'));
  };
  const stopped = twice(null);
  expect([stop(stopped), stopped.asked()]).toEqual([{ why: 'choice', card: 'shooter' }, 'p1 priority']);
  const gone = twice('skip');
  expect([plan(gone), gone.view().turn.active]).toEqual([undefined, 'p2']);
});

test('what is left open is asked when it comes up', () => {
  const table = ownTurn({ items: ['shooter'] });
  write(table, 'activate', 'shooter');
  choose(table);
  expect(asks(table)).toBeNull();
  expect(stop(played(table))).toEqual({ why: 'choice', card: 'shooter' });
});

test('in place of a monster that is gone the weakest one in sight is attacked, by evasion', () => {
  const table = ownTurn({ items: ['shooter'] }, ['gurdy', 'clotty', 'fly']);
  choose(write(table, 'activate', 'shooter'), monster(table, 'fly').id);
  write(table, 'attack', 'fly');
  expect(plan(table)?.steps.at(-1)?.otherwise).toBe('weakest');
  played(table);
  expect([monster(table, 'gurdy').hp, monster(table, 'clotty')]).toEqual([5, undefined]);
});

test('whatever lies in a slot is attacked there; of this monster only it stops', () => {
  const after = (what: StepChange): AutomationScene => {
    const table = ownTurn({ items: ['shooter'] }, ['clotty', 'fly']);
    choose(write(table, 'activate', 'shooter'), monster(table, 'fly').id);
    change(write(table, 'attack', 'fly'), what);
    return played(table);
  };
  const lie = (table: AutomationScene) => table.view().monsters.map(({ top }) => [top?.card, top?.hp]);
  expect(lie(after('inSlot'))).toEqual([
    ['clotty', 2],
    ['gurdy', 5],
  ]);
  const stopped = after('stop');
  expect([stop(stopped), lie(stopped)[1]]).toEqual([{ why: 'gone', card: 'fly' }, ['cod-worm', 2]]);
});

test('what cannot be bought is left out, and the turn ends all the same', () => {
  const table = ownTurn({ coins: 3 });
  change(write(table, 'buy', 'meat'), 'stop');
  expect(stop(table)?.why).toBe('notPossible');
  const other = ownTurn({ coins: 3 });
  const ids = plannableOf(asTable(other), ANN.user);
  const buy = ids.find(({ step }) => step.do === 'buy')!.id;
  const end = ids.find(({ step }) => step.do === 'end')!.id;
  other.do((now) => {
    const bought = addStep(now, ANN, buy);
    return 'why' in bought ? bought : addStep(bought, ANN, end);
  });
  played(other);
  expect([plan(other), other.view().turn.active, other.view().players[0]?.coins]).toEqual([undefined, 'p2', 3]);
});

test('the list that a computer player would write is there with one act, and can be changed', () => {
  const table = ownTurn({ hand: ['a-dime'], lootPlays: 1, coins: 10 });
  table.do((now) => suggestPlan(now, ANN));
  const steps = plan(table)?.steps ?? [];
  expect(steps[0]).toMatchObject({ do: 'play', card: 'a-dime', otherwise: 'skip' });
  expect(steps.map(({ do: deed }) => deed)).toEqual(['play', 'buy', 'attack', 'end']);
  expect(plan(table)?.questions).toBe('computer');
  table.do((now) => dropStep(now, ANN)).do((now) => dropStep(now, ANN));
  change(table, 'ask');
  expect([plan(table)?.steps.length, plan(table)?.questions]).toEqual([2, undefined]);
  expect(played(table).view('p1').hand).toEqual([]);
});

test('nothing hidden shows in that list: other hands, other decks, the same list', () => {
  const listWith = (hand: readonly string[], deck: readonly string[]) => {
    const scene = aScene()
      .player('p1', { character: 'plain', hand: ['bomb', 'a-dime'], items: ['shooter'], coins: 4 })
      .player('p2', { character: 'plain', hand })
      .monsters('gurdy', 'fly')
      .deck('monster', deck)
      .shop('meat', 'breakfast');
    const table = new AutomationScene(scene);
    return table.do((now) => suggestPlan(now, ANN)).data.game.seats[0]!.plan?.steps;
  };
  const one = listWith(['a-penny', 'bomb'], ['cod-worm']);
  expect(one?.length).toBeGreaterThan(2);
  expect(listWith(['butter-bean', 'a-dime'], ['gurdy-jr'])).toEqual(one);
});

test('on the way it does as a computer player would, when its owner has said so: at 1 HP, and what a death takes', () => {
  const alone = ownTurn({ damage: 1, items: ['shooter'], hand: ['bomb', 'a-dime'] }, ['gurdy']);
  change(write(alone, 'attack', 'gurdy'), 'computer');
  expect(stop(alone)).toEqual({ why: 'lowHp', card: null });
  const lost = (questions: StepChange | null): AutomationScene => {
    const table = ownTurn({ items: ['meat'], hand: ['bomb', 'a-dime'] }, ['gurdy']);
    write(table, 'attack', 'gurdy');
    if (questions !== null) change(table, questions);
    return played(table);
  };
  const asked = lost(null);
  expect([stop(asked)?.why, asked.view().players[0]?.items.length]).toEqual(['lowHp', 1]);
  const done = lost('computer');
  expect([done.view().turn.active, done.view().players[0]?.items]).toEqual(['p2', []]);
});

test('a list of an earlier version is read as it was meant: it stops when something is not as written', () => {
  const old = {
    steps: [{ do: 'attack', ref: 'o999', card: 'fly', condition: '[]', ownAtk: 1 }],
    turn: null,
    stopped: null,
  };
  const table = ownTurn({});
  const seats = table.data.game.seats.map((seat, at) => (at === 0 ? { ...seat, plan: schema.parse(old) } : seat));
  table.working = { ...table.working, data: updated(table.data, { game: { seats } }) };
  table.do((now) => ({ session: now.session, data: now.data }));
  expect(stop(table)).toEqual({ why: 'gone', card: 'fly' });
});

test('over days the first step takes minutes, and then somebody sits there; who has just written it is there already', () => {
  const table = ownTurn({ hand: ['a-dime'], lootPlays: 1 });
  const pace = { name: 'days', answer: null, turn: null, lateTurn: 'end' } as const;
  table.working = {
    ...table.working,
    data: updated(table.data, { game: { options: { ...table.data.game.options, pace } } }),
  };
  for (const id of ['buy~deck:treasure~', 'end~~']) table.do((now) => addStep(now, BOB, id));
  table.now += 3_600_000;
  table.answer(ANN, 'end');
  for (let passes = 0; passes < 20 && table.next() === null; passes += 1) table.pass();
  expect([table.view().turn.active, table.next()]).toEqual(['p2', 480_000]);
  const later = table.wait(480_000).next();
  expect(later ?? 0).toBeLessThan(10_000);
  const here = ownTurn({ hand: ['a-dime'], lootPlays: 1 });
  here.working = {
    ...here.working,
    data: updated(here.data, { game: { options: { ...here.data.game.options, pace } } }),
  };
  expect(write(here, 'play', 'a-dime').next()).toBe(6_500);
});
