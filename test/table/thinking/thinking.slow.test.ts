import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decisionOf, viewFor } from '../../../src/engine/index.js';
import { LONGEST_THOUGHT, mayTakeBack, thinkingAt, type GameStore, type Table } from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, answer, BOB, CHANNEL, done, requestOf } from '../table-scene.js';
import { againstComputers, openByHand, thinkersByHand } from './thinking-scene.js';

let store: GameStore;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
});
afterEach(() => close());

const revision = ({ revision: number }: Table): number => number;

describe('a seat that thinks ahead', () => {
  test('the table stops at its question, and goes on with its answer when that is due, not before', async () => {
    const { thinkers, asked } = thinkersByHand();
    const { pass, calm, table, tables } = openByHand(store, thinkers);
    const begun = await againstComputers(tables, 'careful');
    await calm();
    expect(begun.data.game.seats.map(({ computer }) => computer)).toEqual([null, 'careful']);
    expect(begun.data.clock.thinking).toMatchObject({ player: 'p2' });
    expect(decisionOf(begun.session!)!.player).toBe('p2');
    expect(asked).toHaveLength(1);
    await pass(99);
    expect(revision(await table())).toBe(revision(begun));
    await pass(1);
    expect(revision(await table())).toBeGreaterThan(revision(begun));
    await pass(60_000);
    const after = await table();
    expect(after.data.clock.thinking).toBeUndefined();
    expect(after.data.game.window!.asked).toContain('p1');
    expect(asked.length).toBeGreaterThan(1);
  });

  test('the same seed and the same acts lead to the same game', async () => {
    const states: string[] = [];
    for (const channel of [0, 1]) {
      const { pass, table, tables } = openByHand(store, thinkersByHand().thinkers);
      await againstComputers(tables, 'careful');
      await pass(60_000);
      states.push(JSON.stringify(viewFor((await table()).session!, 'p1')));
      if (channel === 0) done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
    }
    expect(states[0]).toBe(states[1]);
  });

  test('where too many wait a simple player answers at once; where it comes to no end, when it is due', async () => {
    const { thinkers, by } = thinkersByHand();
    const { pass, calm, table, tables } = openByHand(store, thinkers);
    by.isFull = true;
    await againstComputers(tables, 'strong');
    for (let turns = 0; turns < 20; turns += 1) await calm();
    expect((await table()).data.game.window!.asked).toContain('p1');
    done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
    Object.assign(by, { isFull: false, comesToAnEnd: false });
    await againstComputers(tables, 'strong');
    await calm();
    expect((await table()).data.clock.thinking).toBeDefined();
    await pass(60_000);
    expect((await table()).data.game.window!.asked).toContain('p1');
  });

  test('without anything that thinks, simple players answer in its place', async () => {
    const { calm, table, tables } = openByHand(store, undefined);
    await againstComputers(tables, 'strong', 3);
    for (let turns = 0; turns < 60; turns += 1) await calm();
    expect((await table()).data.game.window!.asked).toContain('p1');
  });
});

describe('when it is interrupted', () => {
  test('a process that has died is taken over from: the next one thinks again, and answers simply when it is over 2 s late', async () => {
    const lost = openByHand(store, thinkersByHand().thinkers);
    await againstComputers(lost.tables, 'careful');
    await lost.calm();
    const next = thinkersByHand();
    const after = openByHand(store, next.thinkers);
    const before = revision(await after.table());
    await after.look();
    expect(next.asked).toHaveLength(1);
    await after.pass(100);
    expect(revision(await after.table())).toBeGreaterThan(before);

    const late = openByHand(store, {
      think: () => ({ after: 10 ** 9, thought: () => null }),
      close: async () => undefined,
    });
    const waiting = await late.table();
    expect(waiting.data.clock.thinking).toBeDefined();
    late.time.now = waiting.data.clock.thinking!.since + LONGEST_THOUGHT + 1;
    await late.look();
    expect(revision(await late.table())).toBeGreaterThan(revision(waiting));
  });

  test('only the process that has the table thinks', async () => {
    const { thinkers, asked } = thinkersByHand();
    const other = openByHand(store, thinkers);
    const end = other.tables.keepTime(undefined, () => false);
    await againstComputers(other.tables, 'careful');
    await other.calm();
    await end();
    expect((await other.table()).data.clock.thinking).toBeDefined();
    expect(asked).toHaveLength(0);
  });

  test('a late answer is void when somebody has sat down there', async () => {
    const { thinkers } = thinkersByHand();
    const { pass, calm, table, tables } = openByHand(store, thinkers);
    done(await tables.open(CHANNEL, requestOf(ANN), { souls: 4, language: 'en', strength: 'strong' }));
    done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
    done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'first', first: 'p2' } }));
    done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
    const left = done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'leave' }));
    expect(left.data.game.seats[1]).toMatchObject({ user: null, computer: 'strong' });
    await calm();
    expect((await table()).data.clock.thinking).toMatchObject({ player: 'p2' });
    const back = done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
    expect(back.data.clock.thinking).toBeUndefined();
    await pass(10_000);
    const now = await table();
    expect([revision(now), now.data.game.window!.asked]).toEqual([revision(back), ['p2']]);
  });

  test('what somebody takes back meanwhile makes a late answer void', async () => {
    const { thinkers } = thinkersByHand();
    const { pass, calm, table, tables } = openByHand(store, thinkers);
    await againstComputers(tables, 'careful');
    done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'setStandingOrder', order: 'always' }));
    let now = await table();
    for (let acts = 0; acts < 60 && !(now.data.clock.thinking !== undefined && mayTakeBack(now, ANN.user)); acts += 1) {
      if (now.data.clock.thinking !== undefined) await pass(100);
      else now = done(await answer(tables, now, ANN, ...decisionOf(now.session!)!.fallback));
      await calm();
      now = await table();
    }
    const undone = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'undo' }));
    expect([undone.data.clock.thinking, decisionOf(undone.session!)!.player]).toEqual([undefined, 'p1']);
    await pass(10_000);
    expect(revision(await table())).toBe(revision(undone));
    done(await answer(tables, undone, ANN, ...decisionOf(undone.session!)!.fallback));
    await pass(100);
    expect(revision(await table())).toBeGreaterThan(revision(undone) + 1);
  });
});

describe('what it has weighed', () => {
  test('nobody reads while the game goes on, and everybody when it is over; what was taken back is said beside it', async () => {
    const { thinkers } = thinkersByHand();
    const { pass, tables } = openByHand(store, thinkers);
    await againstComputers(tables, 'careful');
    await pass(30_000);
    expect(await tables.weighed(CHANNEL)).toEqual([]);
    for (const viewer of ['p1', 'p2', null] as const) {
      const lines = await tables.wholeLog(CHANNEL, viewer);
      expect(lines.length).toBeGreaterThan(5);
      expect(lines.filter(({ line }) => line.say === 'weighed')).toEqual([]);
    }
    done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
    const told = await tables.weighed(CHANNEL);
    expect(told.length).toBeGreaterThan(0);
    for (const { line, to } of told) {
      expect([line.player, line.amount, to]).toEqual(['p2', 1, []]);
      const shares = line.weighed!.map(({ share }) => share);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      expect(line.weighed!.filter(({ isChosen }) => isChosen === true)).toHaveLength(1);
    }
    expect(told.some(({ line }) => line.weighed!.some(({ thing }) => thing !== undefined))).toBe(true);
  });
});

describe('advice', () => {
  test('is for the one who is asked in a practice game, changes nothing, and is given nowhere else', async () => {
    const { thinkers, by } = thinkersByHand();
    const { tables, pass } = openByHand(store, thinkers);
    const practice = done(await tables.beginPractice(requestOf(ANN), 'en'));
    const asking = tables.advise(practice.channel, ANN);
    await pass(100);
    const advice = await asking;
    if ('why' in advice) throw new Error(advice.why);
    expect(advice.filter(({ isChosen }) => isChosen === true)).toHaveLength(1);
    expect(advice.length).toBeGreaterThan(1);
    by.isFull = true;
    expect(await tables.advise(practice.channel, ANN)).toMatchObject([{ isChosen: true }]);
    expect((await tables.table(practice.channel))!.revision).toBe(practice.revision);
    expect(await tables.advise(practice.channel, BOB)).toEqual({ why: 'notPossible' });
    await againstComputers(tables, 'simple');
    expect(await tables.advise(CHANNEL, ANN)).toEqual({ why: 'notPossible' });
  });
});

describe('the strength that a table chooses', () => {
  test('is that of its computer players, of seats that are left, and of turns that are late', async () => {
    const { thinkers, asked } = thinkersByHand();
    const { pass, calm, table, tables, time, look } = openByHand(store, thinkers);
    done(await tables.open(CHANNEL, requestOf(ANN), { souls: 4, language: 'en', pace: 'tonight' }));
    done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'addComputer' }));
    done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
    const set = done(
      await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'strength', strength: 'careful' } }),
    );
    expect(set.data.game.seats.map(({ computer }) => computer)).toEqual([null, 'careful', null]);
    const back = done(
      await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'strength', strength: 'simple' } }),
    );
    expect([back.data.game.options.strength, back.data.game.seats[1]!.computer]).toEqual([undefined, 'simple']);
    expect(
      scene.refusal(
        await tables.perform(CHANNEL, requestOf(BOB), { do: 'set', setting: { set: 'strength', strength: 'strong' } }),
      ),
    ).toBe('notHost');
    done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'removeComputer' }));
    done(
      await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'strength', strength: 'careful' } }),
    );
    done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'first', first: 'p1' } }));
    done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
    await calm();
    expect(asked).toHaveLength(0);
    time.now += 5 * 60_000 + 1;
    await look();
    const late = await table();
    expect([late.data.clock.late.length, thinkingAt(late.session, late.data)?.kind]).toEqual([1, 'careful']);
    await pass(100);
    expect(revision(await table())).toBeGreaterThan(revision(late));
  });
});
