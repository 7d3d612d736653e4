import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisionOf, seedHash } from '../../../src/engine/index.js';
import { revealedSeed, waitingFor, type GameStore, type Tables } from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, answer, asked, BOB, CHANNEL, CYD, DAN, dealt, done, requestOf, PEOPLE, refusal } from '../table-scene.js';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  tables = scene.tablesOn(store);
});
afterEach(() => close());

const SETTINGS = { souls: 4, language: 'en' } as const;
const open = (host = ANN) => tables.open(CHANNEL, requestOf(host), SETTINGS);
const join = (person: typeof ANN) => tables.perform(CHANNEL, requestOf(person), { do: 'join' });
const leave = (person: typeof ANN) => tables.perform(CHANNEL, requestOf(person), { do: 'leave' });
const start = (person: typeof ANN) => tables.perform(CHANNEL, requestOf(person), { do: 'start' });
const addComputer = (person: typeof ANN) =>
  tables.perform(CHANNEL, requestOf(person), { do: 'addComputer', kind: 'random' });

/** An ended table is listed until what it has to show is shown. */
const liveOnceShown = async (): Promise<readonly string[]> => {
  expect(await store.liveChannels()).toEqual([CHANNEL]);
  tables.onChange(async () => undefined);
  await tables.drain();
  return store.liveChannels();
};

test('a channel without a table refuses everything but opening one', async () => {
  expect(await tables.table(CHANNEL)).toBeNull();
  for (const outcome of [
    await join(ANN),
    await start(ANN),
    await tables.perform(CHANNEL, requestOf(ANN), { do: 'undo' }),
  ])
    expect(refusal(outcome)).toBe('noTable');
  expect(done(await open()).data).toMatchObject({
    phase: 'lobby',
    game: { host: ANN.user, seats: [{ player: 'p1', name: 'Ann' }] },
  });
  expect(refusal(await open(BOB))).toBe('tableExists');
});

test('a table seats two to four, people and computer players', async () => {
  done(await open());
  expect(refusal(await start(ANN))).toBe('tooFewPlayers');
  expect(refusal(await join(ANN))).toBe('alreadySeated');
  expect(refusal(await addComputer(BOB))).toBe('notSeated');
  done(await join(BOB));
  done(await addComputer(BOB));
  done(await addComputer(ANN));
  expect(refusal(await addComputer(ANN))).toBe('tableFull');
  const fewer = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'removeComputer' }));
  expect(fewer.data.game.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Computer 1']);
  expect(refusal(await start(BOB))).toBe('notHost');
  expect(
    refusal(
      await tables.perform(CHANNEL, requestOf(ANN), { do: 'answer', click: { game: '', window: '', options: [] } }),
    ),
  ).toBe('notStarted');
});

test('leaving the lobby frees the seat and hands the table on; the last one closes it', async () => {
  done(await open());
  done(await join(BOB));
  const after = done(await leave(ANN));
  expect(after.data).toMatchObject({ game: { host: BOB.user, seats: [{ player: 'p1', name: 'Bob' }] } });
  expect(refusal(await leave(ANN))).toBe('notSeated');
  expect(done(await leave(BOB)).data.phase).toBe('over');
  expect(await liveOnceShown()).toEqual([]);
  expect(refusal(await join(CYD))).toBe('gameOver');
  expect(done(await open(CYD)).data.game.host).toBe(CYD.user);
});

test('a started table takes nobody in; its seed is told only when it is over', async () => {
  const table = await dealt(tables, [ANN, BOB]);
  expect(refusal(await start(ANN))).toBe('alreadyStarted');
  expect(table.data.game.seedHash).toBe(seedHash('a seed'));
  expect(revealedSeed(table)).toBeNull();
  expect(JSON.stringify(table.data)).not.toContain('a seed');
  expect(refusal(await tables.perform(CHANNEL, requestOf(BOB), { do: 'end' }))).toBe('notHost');
  const over = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  expect(revealedSeed(over)).toBe('a seed');
  expect(await liveOnceShown()).toEqual([]);
  expect(refusal(await answer(tables, over, ANN, 'pass'))).toBe('gameOver');
});

test('who leaves in the middle of a game is played on by a computer player', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB]));
  const gone = asked(table);
  const stays = gone === ANN ? BOB : ANN;
  const after = done(await leave(gone));
  const said = (await tables.latestLog(CHANNEL, null, 200)).map(({ line }) => line.say);
  expect(said).toContain('leaves');
  const seat = after.data.game.seats.find(({ name }) => name === gone.name)!;
  expect(seat).toMatchObject({ user: null, computer: 'simple' });
  expect(after.data.game.host).toBe(stays.user);
  expect(waitingFor(after)).toEqual([after.data.game.seats.find(({ user }) => user === stays.user)!.player]);
  expect(asked(after)).toBe(stays);
  expect(done(await leave(stays)).data.phase).toBe('over');
});

test('who leaves while others are asked as well leaves the window open for them', async () => {
  const table = await dealt(tables, PEOPLE, { order: 'always' });
  const first = asked(table);
  const last = scene.personOf(table, waitingFor(table).at(-1)!);
  const after = done(await leave(last));
  expect(after.data.game.window?.id).toBe(table.data.game.window?.id);
  expect(waitingFor(after)).toEqual(waitingFor(table).slice(0, -1));
  expect(asked(after)).toBe(first);
});

test('the only person ends the table without being its host; computer players answer by themselves', async () => {
  done(await open());
  done(await addComputer(ANN));
  done(await addComputer(ANN));
  const table = done(await start(ANN));
  expect(asked(table)).toBe(ANN);
  const [seat] = table.data.game.seats;
  expect(decisionOf(table.session!)?.player).toBe(seat?.player);
  expect(refusal(await tables.perform(CHANNEL, requestOf(DAN), { do: 'end' }))).toBe('notSeated');
  expect(done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' })).data.phase).toBe('over');
});

test('a standing order counts from the next window on', async () => {
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const first = asked(table);
  const other = first === ANN ? BOB : ANN;
  const ordered = done(await tables.perform(CHANNEL, requestOf(other), { do: 'setStandingOrder', order: 'concerns' }));
  expect(waitingFor(ordered)).toHaveLength(2);
  done(await answer(tables, ordered, other, 'pass'));
  const next = done(await answer(tables, ordered, first, 'pass'));
  expect(waitingFor(next)).toHaveLength(1);
});

test('a new game in the channel begins with a log of its own', async () => {
  await dealt(tables, [ANN, BOB]);
  expect((await tables.latestLog(CHANNEL, null, 50)).length).toBeGreaterThan(5);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  done(await open());
  expect(await tables.latestLog(CHANNEL, null, 50)).toEqual([]);
  expect(await store.latestEntries(CHANNEL, 50)).toEqual([]);
});

test('the log tells each viewer only what is for them', async () => {
  await dealt(tables, [ANN, BOB]);
  const all = (await store.latestEntries(CHANNEL, 500)).map(({ text }) => JSON.parse(text) as { to: unknown });
  const secret = all.filter(({ to }) => to !== 'all');
  expect(secret.length).toBeGreaterThan(0);
  const seen = (viewer: 'p1' | 'p2' | null) => tables.latestLog(CHANNEL, viewer, 500);
  expect((await seen(null)).every(({ to }) => to === 'all')).toBe(true);
  for (const player of ['p1', 'p2'] as const)
    expect((await seen(player)).every(({ to }) => to === 'all' || to.includes(player))).toBe(true);
  expect((await seen('p1')).length).toBeGreaterThan((await seen(null)).length);
});
