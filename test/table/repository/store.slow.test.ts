import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import { cardById } from '../../../cards/index.js';
import { decisionOf, save } from '../../../src/engine/index.js';
import {
  ForeignRecord,
  publicView,
  StoreUnavailable,
  viewOf,
  type Commit,
  type GameStore,
  type Table,
} from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import {
  ANN,
  answer,
  asked,
  BOB,
  CHANNEL,
  click,
  CYD,
  dealt,
  done,
  requestOf,
  PEOPLE,
  refusal,
} from '../table-scene.js';
import { stateIn } from '../../support/internals.js';

let store: GameStore;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
});
afterEach(() => close());

const saved = (table: Table | null) => table?.session && save(table.session);

test('a store put back from a backup while the program runs: nothing is committed over what stands there', async () => {
  const tables = scene.tablesOn(store);
  done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en' }));
  const backup = (await store.load(CHANNEL))!;
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' })); // known to this program as revision 2
  const back = { channel: CHANNEL, entries: [], outbox: [], interaction: null, ended: false };
  await store.removeTable(CHANNEL);
  await store.commit({ ...back, ...backup, expectedRevision: 0, id: 'put back' });
  const others = scene.tablesOn(store);
  done(await others.perform(CHANNEL, requestOf(CYD), { do: 'join' })); // revision 2 once more, but another one
  const table = done(await tables.perform(CHANNEL, requestOf(PEOPLE[3]!), { do: 'join' }));
  expect(table.data.game.seats.map(({ user }) => user)).toEqual([ANN.user, CYD.user, PEOPLE[3]!.user]);
  expect((await tables.table(CHANNEL))?.data.game.seats).toHaveLength(3);
});

test('two programs on one store: four passes at once, two through each, all count', async () => {
  const one = scene.tablesOn(store);
  const two = scene.tablesOn(store);
  const table = await dealt(one, PEOPLE, { order: 'always' });
  await two.table(CHANNEL);
  const outcomes = await Promise.all(
    PEOPLE.map((person, index) => answer(index % 2 === 0 ? one : two, table, person, 'pass')),
  );
  outcomes.forEach(done);
  const [here, there] = [await one.table(CHANNEL), await two.table(CHANNEL)];
  expect(here?.revision).toBe(table.revision + 4);
  expect(saved(there)).toEqual(saved(here));
  expect(here?.data.game.window?.id).not.toBe(table.data.game.window?.id);
});

test('a program that has not heard of the newest state judges on it all the same', async () => {
  const one = scene.tablesOn(store);
  const two = scene.tablesOn(store);
  const table = await dealt(one, [ANN, BOB], { order: 'always' });
  await two.table(CHANNEL);
  let now = table;
  for (const person of [ANN, BOB]) now = done(await answer(one, now, person, 'pass'));
  expect(refusal(await answer(two, table, ANN, 'pass'))).toBe('movedOn');
  expect(done(await answer(two, now, asked(now), 'pass')).revision).toBe(now.revision + 1);
});

test('a store that fails changes nothing, and the same click works afterwards', async () => {
  const failing = scene.failing(store);
  const tables = scene.tablesOn(failing);
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const person = asked(table);
  failing.fail = () => 'before';
  const again = () =>
    tables.perform(
      CHANNEL,
      { interaction: 'the click', person },
      { do: 'answer', click: click(table, person, 'pass') },
    );
  await expect(again()).rejects.toThrow(StoreUnavailable);
  failing.fail = null;
  expect(saved(await tables.table(CHANNEL))).toEqual(saved(table));
  expect((await tables.table(CHANNEL))?.data).toEqual(table.data);
  expect(done(await again()).revision).toBe(table.revision + 1);
});

test('a commit whose reply was lost is not done twice', async () => {
  const failing = scene.failing(store);
  const tables = scene.tablesOn(failing);
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const person = asked(table);
  failing.fail = () => 'after';
  const again = () =>
    tables.perform(
      CHANNEL,
      { interaction: 'the click', person },
      { do: 'answer', click: click(table, person, 'pass') },
    );
  await expect(again()).rejects.toThrow(StoreUnavailable);
  failing.fail = null;
  expect(await again()).toMatchObject({ is: 'duplicate', table: { revision: table.revision + 1 } });
  expect(asked((await tables.table(CHANNEL))!)).not.toBe(person);
});

test('the whole log and what came after a line are the same in every program on a store, while the game goes on', async () => {
  const one = scene.tablesOn(store);
  const two = scene.tablesOn(store);
  let table = await dealt(one, [ANN, BOB], { order: 'always' });
  const last = await two.lastLine(CHANNEL);
  const before = await two.wholeLog(CHANNEL, null);
  expect(before.at(-1)?.id).toBe(last);
  while (stateIn(table.session!).turn.number < 3) {
    const ends = scene.offered(table).some(({ id }) => id === 'end');
    const chosen = ends ? ['end'] : decisionOf(table.session!)!.fallback;
    table = done(await answer(one, table, asked(table), ...chosen));
  }
  const whole = await one.wholeLog(CHANNEL, null);
  const after = await two.logAfter(CHANNEL, null, last!);
  expect(after.length).toBeGreaterThan(3);
  expect([...before, ...after]).toEqual(whole);
  expect(await two.wholeLog(CHANNEL, null)).toEqual(whole);
  const own = await two.wholeLog(CHANNEL, 'p1');
  expect(own.length).toBeGreaterThan(whole.length);
  expect(own.every(({ to }) => to === 'all' || to.includes('p1'))).toBe(true);
});

test('one who reads a table is not disturbed by what is done later', async () => {
  const tables = scene.tablesOn(store);
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB]));
  const before = JSON.stringify([table.data, saved(table), viewOf(table, ANN.user)]);
  done(await answer(tables, table, asked(table), 'end'));
  expect(JSON.stringify([table.data, saved(table), viewOf(table, ANN.user)])).toBe(before);
});

test('stored form: a game that is read from the store anew before every answer goes the same way', async () => {
  const play = async (fresh: boolean, channelStore: GameStore) => {
    let tables = scene.tablesOn(channelStore);
    let table = await dealt(tables, [ANN, BOB]);
    done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'leave' }));
    table = (await tables.table(CHANNEL))!;
    for (let index = 0; index < 60 && table.data.phase === 'playing'; index += 1) {
      if (fresh) tables = scene.tablesOn(channelStore);
      table = (await tables.table(CHANNEL))!;
      const random = () => ((index * 7919) % 1000) / 1000;
      const chosen = chooseAnswer('random', viewOf(table, ANN.user)!, random, { card: cardById });
      table = done(await answer(tables, table, ANN, ...chosen));
    }
    return { saved: saved(table), log: await tables.latestLog(CHANNEL, 'p1', 1000) };
  };
  const other = await scene.embedded();
  try {
    expect(await play(true, store)).toEqual(await play(false, other.store));
  } finally {
    await other.close();
  }
});

test('stored form: the checkpoint is written when a transition completes, not with every answer', async () => {
  const commits: Commit[] = [];
  const watched = scene.failing(store);
  const tables = scene.tablesOn(watched);
  const table = await dealt(tables, [ANN, BOB, CYD], { order: 'always' });
  watched.fail = (commit) => {
    commits.push(commit);
    return null;
  };
  let now = table;
  for (let person = asked(now); now.data.game.window?.id === table.data.game.window?.id; person = asked(now))
    now = done(await answer(tables, now, person, 'pass'));
  expect(commits.map(({ checkpoint }) => checkpoint !== undefined)).toEqual([false, false, true]);
});

test('a record of another program is refused with a clear sentence', async () => {
  const tables = scene.tablesOn(store);
  const foreign = async (answers: string, expectedRevision: number) => {
    const commit = {
      channel: CHANNEL,
      expectedRevision,
      checkpoint: '',
      answers,
      entries: [],
      outbox: [],
      interaction: null,
    };
    await store.commit({ ...commit, ended: false });
    return tables.table(CHANNEL).catch((error: unknown) => error);
  };
  expect(await foreign('[]', 0)).toBeInstanceOf(ForeignRecord);
  expect(await foreign('not json', 1)).toMatchObject({ message: expect.stringContaining('another program') });
  expect(await foreign('{"format":3}', 2)).toMatchObject({ message: expect.stringContaining('"format"') });
});

test('the outbox is brought after each commit, and what failed again at the next start', async () => {
  const tables = scene.tablesOn(store);
  const heard: string[][] = [];
  tables.onChange(async (_table, outbox) => {
    heard.push([...outbox]);
    if (heard.length > 1) throw new Error('Discord is away');
  });
  done(await tables.open(CHANNEL, requestOf(ANN), { souls: 4, language: 'en' }));
  await tables.drain();
  expect(heard).toEqual([['board']]);
  expect(await store.outbox(CHANNEL)).toEqual([]);
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
  await tables.drain();
  const next = scene.tablesOn(store);
  const again: [number, readonly string[]][] = [];
  next.onChange(async (table, outbox) => void again.push([table.data.game.seats.length, outbox]));
  await next.drain();
  expect(again).toEqual([[2, ['board']]]);
  expect(await store.outbox(CHANNEL)).toEqual([]);
});

test('every change is to be shown; noting messages asks for nothing more', async () => {
  const tables = scene.tablesOn(store);
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const items = async () => store.outbox(CHANNEL);
  expect((await items()).at(-1)?.text).toBe('board');
  const before = await items();
  const noted = await tables.noteMessages(CHANNEL, { board: 'm1' });
  expect(noted?.data.display.messages).toEqual({
    board: 'm1',
    former: null,
    notices: {},
    endedNotices: [],
    leavingNotices: [],
    offers: {},
    vacancies: {},
    hands: {},
    told: { line: null, result: false },
  });
  expect(await items()).toEqual(before);
  done(await answer(tables, table, asked(table), 'pass'));
  expect((await items()).length).toBeGreaterThan(before.length);
});

test('taking back: after a restart one takes back what one could, and nothing of anybody else', async () => {
  const table = await scene.passToMain(
    scene.tablesOn(store),
    await dealt(scene.tablesOn(store), [ANN, BOB, CYD], { order: 'always' }),
  );
  const first = asked(table);
  const undo = (person: typeof ANN) => scene.tablesOn(store).perform(CHANNEL, requestOf(person), { do: 'undo' });
  done(await answer(scene.tablesOn(store), table, first, 'attack'));
  expect(asked(done(await undo(first)))).toBe(first);
  const again = (await scene.tablesOn(store).table(CHANNEL))!;
  const acted = done(await answer(scene.tablesOn(store), again, first, 'attack'));
  const second = asked(acted);
  done(await answer(scene.tablesOn(store), acted, second, 'pass'));
  expect(refusal(await undo(first))).toBe('cannotTakeBack');
  const back = done(await undo(second));
  expect(asked(back)).toBe(second);
  expect(publicView(back)).toEqual(publicView(acted));
  expect(publicView(back)?.declared).toBe('attack');
  expect(refusal(await undo(second))).toBe('cannotTakeBack');
});

/** Tables with an alarm clock that the test rings, and what was brought to be shown. */
const delivered = (on: GameStore) => {
  const later: (() => void)[] = [];
  const shown: number[] = [];
  const tables = scene.tablesOn(on, 'a seed', (_milliseconds, run) => void later.push(run));
  return { tables, later, shown };
};

test('outbox: what was committed is shown, even when the store was away right after', async () => {
  const state = { away: false };
  const gone: GameStore = {
    ...store,
    outbox: async (channel) => {
      if (state.away) throw new StoreUnavailable('away');
      return store.outbox(channel);
    },
  };
  const { tables, later, shown } = delivered(gone);
  tables.onChange(async ({ revision }) => void shown.push(revision));
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  await tables.drain();
  state.away = true;
  const now = done(await answer(tables, table, asked(table), 'pass'));
  while (later.length === 0) await new Promise<void>((resolve) => setImmediate(resolve));
  expect(shown.at(-1)).toBe(table.revision);
  state.away = false;
  later.shift()!();
  await tables.drain();
  expect(shown.at(-1)).toBe(now.revision);
  expect(await store.outbox(CHANNEL)).toEqual([]);
});

test('outbox: a commit whose reply was lost is shown all the same', async () => {
  const failing = scene.failing(store);
  const { tables, shown } = delivered(failing);
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  let heard: () => void = () => undefined;
  const next = new Promise<void>((resolve) => {
    heard = resolve;
  });
  tables.onChange(async ({ revision }) => {
    shown.push(revision);
    heard();
  });
  failing.fail = () => 'after';
  await expect(answer(tables, table, asked(table), 'pass')).rejects.toThrow(StoreUnavailable);
  await next;
  expect(shown).toEqual([table.revision + 1]);
});

test.each([
  ['is torn', '"hand":[', '"hand":["secret'],
  ['lacks a part', '"turn":{', '"secret":{'],
  ['has a list that is none', '"outside":[', '"outside":"secret","was":['],
  ['goes on at a step of a later version', /"flow":\{"at":"[a-z]+"/, '"flow":{"at":"secret"'],
  [
    'is in a procedure of a later version',
    /"kind":"turn","step":"\w+"(.*?)"flow":\{[^}]*\}/s,
    '"kind":"turn","step":"secret"$1"flow":{"at":"step"}',
  ],
  ['cannot be shown', '"outside":[', '"outside":["o999999",'],
])('a stored game that %s cannot be gone on with, and what it holds is not told', async (_, whole, broken) => {
  const table = await dealt(scene.tablesOn(store), [ANN, BOB], { order: 'always' });
  const stored = (await store.load(CHANNEL))!;
  await store.commit({
    channel: CHANNEL,
    expectedRevision: table.revision,
    checkpoint: stored.checkpoint.replace(whole, broken),
    answers: stored.answers,
    entries: [],
    outbox: [],
    interaction: null,
    ended: false,
  });
  const error: unknown = await scene
    .tablesOn(store)
    .table(CHANNEL)
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  expect(error).toBeInstanceOf(ForeignRecord);
  const { message, cause } = error as Error;
  expect(`${message} ${cause instanceof Error ? cause.message : ''}`).not.toContain('secret');
});
