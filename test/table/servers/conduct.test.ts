import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { createTables, type GameStore, type Person, type Table, type Tables } from '../../../src/table/index.js';
import { createConduct } from '../../../src/table/servers/conduct.js';
import * as scene from '../table-scene.js';
import { ANN, asked, BOB, CHANNEL, CYD, DAN, done, requestOf, silent } from '../table-scene.js';
import { DAY } from '../../support/durations.js';

const SERVER = '700';

let store: GameStore;
let close: () => Promise<void>;
let now: number;
let tables: Tables;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  now = 20_000 * DAY;
  tables = createTables({
    store: { ...store, beat: async () => 0 },
    cards: { card: cardById },
    log: silent,
    random: () => 'a seed',
    later: () => undefined,
    now: () => now,
  });
  tables.onChange(async () => undefined);
});
afterEach(() => close());

/** A game of these people in the server. */
const playing = async (people: readonly Person[], pace: 'tonight' | null = null): Promise<Table> => {
  const [host, ...others] = people;
  done(await tables.open(CHANNEL, requestOf(host!), { language: 'en', server: SERVER, souls: 4 }));
  done(await tables.perform(CHANNEL, requestOf(host!), { do: 'set', setting: { set: 'pace', pace } }));
  for (const person of others) done(await tables.perform(CHANNEL, requestOf(person), { do: 'join' }));
  for (const person of people)
    done(await tables.perform(CHANNEL, requestOf(person), { do: 'setStandingOrder', order: 'always' }));
  return done(await tables.perform(CHANNEL, requestOf(host!), { do: 'start' }));
};
const end = async (host: Person): Promise<Table> =>
  done(await tables.perform(CHANNEL, requestOf(host), { do: 'end', manages: true }));
const leave = async (person: Person): Promise<Table> =>
  done(await tables.perform(CHANNEL, requestOf(person), { do: 'leave' }));
const leavers = async (): Promise<readonly string[]> => {
  await tables.drain();
  return (await tables.servers.conduct.leavers(SERVER)).map(({ name, left, games }) => `${name} ${left}/${games}`);
};
/** All games that are counted of somebody. */
const gamesOf = async ({ user }: Person): Promise<string> => {
  await tables.drain();
  const [sum = { left: 0, games: 0 }] = await tables.servers.conduct.servers(user);
  return `${sum.left}/${sum.games}`;
};
const seatOf = ({ data }: Table, { user }: Person) => data.game.seats.find((seat) => seat.user === user)!;

test('whoever leaves a game that goes on has left it; whoever stays until its end has played it', async () => {
  await playing([ANN, BOB, CYD]);
  await leave(BOB);
  expect(await leavers()).toEqual(['Bob 1/1']);
  await end(ANN);
  await playing([ANN, BOB, CYD]);
  await end(ANN);
  expect(await leavers()).toEqual(['Bob 1/2']);
  expect([await gamesOf(ANN), await gamesOf(CYD)]).toEqual(['0/2', '0/2']);
});

test('giving a game up is no leaving, with two people and with more', async () => {
  await playing([ANN, BOB, CYD]);
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'concede' }));
  await end(ANN);
  await playing([ANN, BOB]);
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'concede' }));
  expect(await leavers()).toEqual([]);
  expect(await gamesOf(BOB)).toBe('0/2');
});

test('whoever takes their seat again has not left', async () => {
  await playing([ANN, BOB]);
  const left = await leave(BOB);
  expect(await leavers()).toEqual(['Bob 1/1']);
  const { vacant } = left.data.game.seats[1]!;
  const click = { game: left.data.game.id, id: vacant! };
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'takeVacantSeat', click }));
  expect(await leavers()).toEqual([]);
  await end(ANN);
  expect(await gamesOf(BOB)).toBe('0/1');
});

test('being replaced counts for whoever has stopped answering, and not for whoever is there', async () => {
  const table = await playing([ANN, BOB, CYD], 'tonight');
  const replace = async (person: Person): Promise<Table> => {
    const { player } = seatOf((await tables.table(CHANNEL))!, person);
    return done(
      await tables.perform(CHANNEL, requestOf(DAN), { do: 'giveToComputer', seat: { player, manages: true } }),
    );
  };
  expect(table.data.clock.missed).toEqual([]);
  await replace(CYD);
  expect(await leavers()).toEqual([]);
  const { player } = seatOf(table, BOB);
  const missed = async () =>
    (await tables.table(CHANNEL))!.data.clock.missed.find((one) => one.player === player)?.times ?? 0;
  for (let minutes = 0; (await missed()) < 2 && minutes < 60; minutes += 5) {
    now += 5 * 60_000;
    await tables.keepTime()();
  }
  await replace(BOB);
  expect(await leavers()).toEqual(['Bob 1/1']);
  expect(await gamesOf(CYD)).toBe('0/0');
});

test('whoever is found to have left the server has left the game', async () => {
  const table = await playing([ANN, BOB, CYD], 'tonight');
  const active = asked(table);
  now += 60_000;
  await tables.keepTime(async (_place, user) => (user === active.user ? 'gone' : 'here'))();
  expect(await leavers()).toEqual([`${active.name} 1/1`]);
});

test('nobody leaves a game that they play alone, a lobby, or a game that nobody plays any more', async () => {
  done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en', server: SERVER }));
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
  await leave(BOB);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'addComputer', kind: 'random' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  await leave(ANN);
  await playing([ANN, BOB]);
  now += 40 * DAY;
  await tables.closeIdle(CHANNEL);
  expect((await tables.table(CHANNEL))?.data.phase).toBe('over');
  expect([await leavers(), await gamesOf(ANN), await gamesOf(BOB)]).toEqual([[], '0/0', '0/0']);
});

test('after 90 days it is forgotten, when it is read and by itself', async () => {
  await playing([ANN, BOB]);
  await leave(BOB);
  await end(ANN);
  now += 50 * DAY;
  await playing([ANN, BOB]);
  await end(ANN);
  expect(await leavers()).toEqual(['Bob 1/2']);
  now += 40 * DAY - 1;
  expect(await leavers()).toEqual(['Bob 1/2']);
  now += 1;
  expect(await leavers()).toEqual([]);
  expect(await store.serverData(`${SERVER}.conduct`)).not.toBeNull();
  now += 50 * DAY;
  await tables.removeOld(() => true);
  expect(await store.serverData(`${SERVER}.conduct`)).toBeNull();
});

test('PRIVACY.md: it goes with the data of a person, and with the server', async () => {
  await playing([ANN, BOB, CYD]);
  await leave(BOB);
  await leave(CYD);
  expect(await leavers()).toEqual(['Bob 1/1', 'Cyd 1/1']);
  await tables.forgetPerson(BOB, []);
  await tables.servers.conduct.forget(BOB.user);
  await end(ANN);
  expect(await leavers()).toEqual(['Cyd 1/1']);
  expect((await store.load(CHANNEL))!.answers).not.toContain('"Bob"');
  await tables.servers.forget(SERVER);
  expect(await store.allServers()).toEqual([]);
});

test('deleting one’s data in a game that goes on leaves nothing behind, and nothing is counted for it', async () => {
  await playing([ANN, BOB, CYD]);
  await tables.forgetPerson(BOB, []);
  await end(ANN);
  expect(await leavers()).toEqual([]);
  expect(await gamesOf(BOB)).toBe('0/0');
  expect(await gamesOf(ANN)).toBe('0/1');
});

test('what several processes note at once is all kept; what is damaged counts as nothing', async () => {
  await store.setServerData(`${SERVER}.conduct`, '{"format":1,"people":"many"}');
  const open = () => createConduct(store, () => now);
  const games = Array.from({ length: 20 }, (_, index) => `g${index}`);
  await Promise.all(
    games.map(async (game, index) => open().note(SERVER, game, [{ user: '1', name: 'Ann', left: index % 2 === 0 }])),
  );
  expect(await open().leavers(SERVER)).toEqual([{ user: '1', name: 'Ann', left: 10, games: 20 }]);
  await open().note(SERVER, 'g1', [{ user: '1', name: 'Ann', left: true }]);
  await open().note(SERVER, 'g1', [{ user: '1', name: 'Ann', left: true }]);
  expect(await open().leavers(SERVER)).toMatchObject([{ left: 11, games: 20 }]);
});
