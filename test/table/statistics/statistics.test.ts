import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import {
  createTables,
  practiceOf,
  type GameStore,
  type Person,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, BOB, CHANNEL, done, requestOf, silent } from '../table-scene.js';

const SERVER = '700';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
const opened = (on: GameStore): Tables => {
  const made = createTables({
    store: { ...on, beat: async () => 0 },
    cards: { card: cardById },
    log: silent,
    random: () => 'a seed',
    later: () => undefined,
    now: () => 1_700_000_000_000,
  });
  made.onChange(async () => undefined);
  return made;
};
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  tables = opened(store);
  await tables.servers.change(SERVER, (before) => ({ ...before, statistics: true }));
});
afterEach(() => close());

const playing = async (...people: readonly Person[]): Promise<Table> => {
  const [host, ...others] = people;
  done(await tables.open(CHANNEL, requestOf(host!), { language: 'en', server: SERVER, souls: 4 }));
  for (const person of others) done(await tables.perform(CHANNEL, requestOf(person), { do: 'join' }));
  return done(await tables.perform(CHANNEL, requestOf(host!), { do: 'start' }));
};
const concede = async (person: Person): Promise<Table> => {
  const table = done(await tables.perform(CHANNEL, requestOf(person), { do: 'concede' }));
  await tables.drain();
  return table;
};
const own = async ({ user }: Person) => tables.statistics.of(user);
const rows = async () =>
  (await tables.statistics.ofServer(SERVER)).people
    .map(({ name, games, wins }) => `${name} ${wins}/${games}`)
    .toSorted();

test('nothing is counted unless somebody wants it, and under a server only where it wants that too', async () => {
  await playing(ANN, BOB);
  await concede(BOB);
  expect([await own(ANN), await own(BOB), await rows()]).toEqual([null, null, []]);
  await tables.statistics.begin(ANN.user);
  await playing(ANN, BOB);
  await concede(BOB);
  expect((await own(ANN))!.all).toMatchObject({ games: 1, wins: 1 });
  expect((await own(ANN))!.opponents).toEqual([]);
  expect(await own(BOB)).toBeNull();
  expect(await rows()).toEqual(['Ann 1/1']);
  await tables.servers.change(SERVER, (before) => ({ ...before, statistics: false }));
  await playing(ANN, BOB);
  await concede(BOB);
  expect((await own(ANN))!.all.games).toBe(2);
  expect(await rows()).toEqual(['Ann 1/1']);
});

test('opponents are counted where both want it, ratings for those who want one, all of it deleted for one who leaves', async () => {
  for (const { user } of [ANN, BOB]) {
    await tables.statistics.begin(user);
    await tables.statistics.rate(user, true);
  }
  await playing(ANN, BOB);
  await concede(BOB);
  const [ann, bob] = [(await own(ANN))!, (await own(BOB))!];
  expect(ann.opponents).toEqual([{ user: BOB.user, name: 'Bob', games: 1, wins: 1, losses: 0 }]);
  expect(bob.opponents).toEqual([{ user: ANN.user, name: 'Ann', games: 1, wins: 0, losses: 1 }]);
  expect(ann.rating!.mu).toBeGreaterThan(25);
  expect(bob.rating!).toMatchObject({ games: 1 });
  expect((await tables.statistics.ofServer(SERVER)).people.every(({ rating }) => rating !== null)).toBe(true);
  await tables.statistics.rate(BOB.user, false);
  expect((await own(BOB))!.rating).toBeNull();
  expect((await tables.statistics.ofServer(SERVER)).people.map(({ rating }) => rating === null)).toEqual([false, true]);
  await tables.statistics.forget(BOB.user);
  expect(await own(BOB)).toBeNull();
  expect((await own(ANN))!.opponents).toEqual([]);
  expect((await own(ANN))!.all.games).toBe(1);
  expect(await rows()).toEqual(['Ann 1/1']);
});

test('what remains of a game is in the commit that ends it: a process that dies then loses nothing and counts nothing twice', async () => {
  await tables.statistics.begin(ANN.user);
  await tables.statistics.begin(BOB.user);
  tables.onChange(async () => {
    throw new Error('the process dies here');
  });
  await playing(ANN, BOB);
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'concede' }));
  await tables.drain();
  const left = (await store.outbox(CHANNEL)).filter(({ text }) => text.startsWith('remains '));
  expect(left).toHaveLength(1);
  expect(left[0]!.text).not.toContain('seed');
  tables = opened(store); // brings all of it again
  await tables.drain();
  expect((await own(ANN))!.all).toMatchObject({ games: 1, wins: 1 });
  expect((await own(BOB))!.all).toMatchObject({ games: 1, wins: 0 });
  expect(await rows()).toEqual(['Ann 1/1', 'Bob 0/1']);
  expect(await store.outbox(CHANNEL)).toEqual([]);
});

test('a game that is ended before somebody has won counts for nobody, and a practice game never does', async () => {
  await tables.statistics.begin(ANN.user);
  await playing(ANN, BOB);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  await tables.drain();
  done(await tables.beginPractice(requestOf(ANN), 'en'));
  done(await tables.perform(practiceOf(ANN.user), requestOf(ANN), { do: 'concede' }));
  expect(await store.outbox(practiceOf(ANN.user))).not.toContainEqual(
    expect.objectContaining({ text: expect.stringContaining('remains ') }),
  );
  await tables.drain();
  expect((await own(ANN))!.all.games).toBe(0);
});

test('one person against computers counts for that person, as that, and under no server', async () => {
  await tables.statistics.begin(ANN.user);
  done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en', server: SERVER, souls: 4 }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'addComputer', kind: 'simple' }));
  await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' });
  await concede(ANN);
  expect(Object.keys((await own(ANN))!.modes)).toEqual(['computers']);
  expect((await own(ANN))!.opponents).toEqual([]);
  expect(await rows()).toEqual([]);
});
