import { expect, onTestFinished, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { decisionOf } from '../../../src/engine/index.js';
import { openStore } from '../../../src/store/index.js';
import { createTables, type GameStore, type ReplayedMoment, type Tables } from '../../../src/table/index.js';
import { isEarlierGame, keepEarlierGame } from '../../../src/table/repository/earlier-games.js';
import { prefixed } from '../../store/scene.js';
import { stateIn } from '../../support/internals.js';
import { redisServer } from '../../support/redis.js';
import { ANN, answer, asked, BOB, CHANNEL, dealt, done, embedded, failing, requestOf, silent } from '../table-scene.js';
import { DAY } from '../../support/durations.js';

const onDisk = async (): Promise<GameStore> => {
  const { store, close } = await embedded();
  onTestFinished(close);
  return store;
};
const onRedis = async (): Promise<GameStore> => {
  const { url, prefix, stop } = await redisServer();
  const store = await openStore({ redisUrl: prefixed(url, prefix), dataDir: '/nowhere', log: silent });
  onTestFinished(async () => {
    await store.close();
    await stop();
  });
  return store;
};

const openTables = (store: GameStore, now: () => number = () => 1_000): Tables =>
  createTables({ store, cards: { card: cardById }, log: silent, random: () => 'a seed', now, later: () => undefined });

/** A game of Ann and Bob that was ended after some answers; its id. */
const endedGame = async (tables: Tables): Promise<string> => {
  let table = await dealt(tables, [ANN, BOB]);
  for (let answers = 0; answers < 40; answers += 1)
    table = done(await answer(tables, table, asked(table), ...decisionOf(table.session!)!.fallback));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  return table.data.game.id;
};

/** All that is left of the game of a channel. */
const leftOf = async (tables: Tables, channel: string) => {
  const replay = await tables.replay(channel);
  if (typeof replay === 'string') return replay;
  const read = ({ session, entries }: ReplayedMoment) => [JSON.stringify(stateIn(session)), entries.length];
  return {
    turns: [...replay.turnByTurn(read)],
    log: await tables.wholeLog(channel, null),
    chance: await tables.chanceTold(channel),
  };
};

const again = async (tables: Tables, game: string) => done(await tables.rematch(CHANNEL, requestOf(ANN), game));

test.each([
  { name: 'the embedded store', open: onDisk },
  { name: 'Redis', open: onRedis },
])('on $name a game that is over can be watched again after the next ones have begun', async ({ open }) => {
  const store = await open();
  const tables = openTables(store);
  const first = await endedGame(tables);
  const before = await leftOf(tables, CHANNEL);
  expect(before).toMatchObject({ chance: { secret: expect.anything() } });
  await again(tables, first);
  expect(await tables.earlierGame(CHANNEL, 'abcdef')).toBeNull();
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  const { id: game } = (await tables.table(CHANNEL))!.data.game;
  done(await tables.open(CHANNEL, requestOf(BOB), { language: 'en' }));
  const earlier = (await openTables(store).earlierGame(CHANNEL, first))!;
  expect(await leftOf(openTables(store), earlier.channel)).toEqual(before);
  expect((await tables.earlierGame(CHANNEL, game))?.data).toMatchObject({ game: { id: game }, phase: 'over' });
  expect(await store.history(CHANNEL)).toEqual([]);
  expect(await store.liveChannels()).toEqual([CHANNEL]);
});

test('nothing is kept of a lobby, and of a game only one copy', async () => {
  const store = await onDisk();
  const tables = openTables(store);
  done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  await endedGame(tables);
  expect((await store.allChannels()).filter(isEarlierGame)).toEqual([]);
  await keepEarlierGame(store, CHANNEL);
  await keepEarlierGame(store, CHANNEL);
  expect((await store.allChannels()).filter(isEarlierGame)).toHaveLength(1);
});

test('where a game cannot be kept the next one begins all the same', async () => {
  const store = failing(await onDisk());
  const tables = openTables(store);
  const game = await endedGame(tables);
  store.fail = ({ channel }) => (isEarlierGame(channel) ? 'before' : null);
  await again(tables, game);
  expect(await tables.earlierGame(CHANNEL, game)).toBeNull();
});

test('DISCORD 3: an earlier game is listed and deleted with the data of a person, tells nobody, and goes after 90 days', async () => {
  const store = await onDisk();
  let now = 1_000;
  const tables = openTables(store, () => now);
  const game = await endedGame(tables);
  await again(tables, game);
  const seats = await tables.seatsOf(BOB.user, false);
  expect(seats.map(({ channel, phase }) => `${channel} ${phase}`).toSorted()).toEqual(['900 lobby', '900 over']);
  await tables.forgetPerson(BOB, []);
  const { channel, data } = (await tables.earlierGame(CHANNEL, game))!;
  expect(data.game.seats.map(({ name, user }) => [name, user])).toEqual([
    [ANN.name, ANN.user],
    ['A former player', null],
  ]);
  expect(await tables.seatsOf(BOB.user, false)).toEqual([]);
  expect(await store.outbox(channel)).toEqual([]);
  now += 89 * DAY;
  await tables.removeOld(() => true);
  expect(await tables.earlierGame(CHANNEL, game)).not.toBeNull();
  now += DAY;
  await tables.removeOld(() => true);
  expect(await store.load(channel)).toBeNull();
  expect(await store.history(channel)).toEqual([]);
});
