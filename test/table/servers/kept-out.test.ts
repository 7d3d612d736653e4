import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { createTables, type GameStore, type Outcome, type Person, type Tables } from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, BOB, CHANNEL, CYD, DAN, done, newInteraction, requestOf, refusal, silent } from '../table-scene.js';

const SERVER = '700';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  tables = createTables({ store, cards: { card: cardById }, log: silent, random: () => 'a seed', now: () => 1000 });
});
afterEach(() => close());

const open = (channel: string, host: Person, server = SERVER): Promise<Outcome> =>
  tables.open(channel, requestOf(host), { language: 'en', server });
const join = (person: Person, channel = CHANNEL): Promise<Outcome> =>
  tables.perform(channel, requestOf(person), { do: 'join' });
const keepOut = (person: Person): Promise<void> => tables.keepOut(SERVER, requestOf(person), person);
const seated = async (channel = CHANNEL): Promise<readonly string[]> =>
  (await tables.table(channel))!.data.game.seats.map(({ name }) => name);

test('who is kept out neither opens nor joins a table of that server, and does so in others', async () => {
  done(await open(CHANNEL, ANN));
  await keepOut(BOB);
  expect(refusal(await join(BOB))).toBe('keptOut');
  expect(refusal(await open('1', BOB))).toBe('keptOut');
  done(await open('2', BOB, 'another'));
  done(await tables.open('3', requestOf(BOB), { language: 'en' }));
  expect(await tables.servers.keptOut.of(SERVER)).toEqual([{ user: BOB.user, name: 'Bob', since: 1000 }]);
  await tables.servers.keptOut.remove(SERVER, BOB.user);
  done(await join(BOB));
});

test('who is kept out goes on with what has begun, and leaves what has not', async () => {
  done(await open(CHANNEL, ANN));
  done(await join(BOB));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  done(await open('1', BOB));
  done(await join(CYD, '1'));
  await keepOut(BOB);
  expect(await seated()).toEqual(['Ann', 'Bob']);
  const lobby = (await tables.table('1'))!;
  expect([lobby.data.game.seats.map(({ name }) => name), lobby.data.game.host]).toEqual([['Cyd'], CYD.user]);
});

test('nor do they wait for a seat, take one that is free, or one that was offered to them', async () => {
  done(await open(CHANNEL, ANN));
  done(await join(BOB));
  done(await join(CYD));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  done(await join(DAN));
  await keepOut(DAN);
  expect((await tables.table(CHANNEL))!.data.social.finding.waiting).toEqual([]);
  expect(refusal(await join(DAN))).toBe('keptOut');
  const left = done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'leave' }));
  const seat = left.data.game.seats[1]!;
  const vacancy = { game: left.data.game.id, id: seat.vacant! };
  expect(refusal(await tables.perform(CHANNEL, requestOf(DAN), { do: 'takeVacantSeat', click: vacancy }))).toBe(
    'keptOut',
  );
  const id = newInteraction();
  done(
    await tables.perform(
      CHANNEL,
      { interaction: id, person: ANN },
      { do: 'invite', seat: { player: seat.player, user: DAN.user, manages: false } },
    ),
  );
  const click = { game: left.data.game.id, id, manages: false };
  const answer = (how: 'accept' | 'decline') =>
    tables.perform(CHANNEL, requestOf(DAN), { do: 'answerInvitation', click: { ...click, answer: how } });
  expect(refusal(await answer('accept'))).toBe('keptOut');
  done(await answer('decline'));
});

test('nor is a rematch theirs, or with them', async () => {
  done(await open(CHANNEL, ANN));
  for (const person of [BOB, CYD]) done(await join(person));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  await keepOut(BOB);
  const { id: game } = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' })).data.game;
  expect(refusal(await tables.rematch(CHANNEL, requestOf(BOB), game))).toBe('keptOut');
  done(await tables.rematch(CHANNEL, requestOf(CYD), game));
  expect(await seated()).toEqual(['Ann', 'Cyd']);
});

test('another reason not to sit down comes first, so that nobody learns that who cannot sit anyway is kept out', async () => {
  done(await open(CHANNEL, ANN));
  done(await join(BOB));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  await keepOut(BOB);
  expect(refusal(await join(BOB))).toBe('alreadySeated');
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  expect(refusal(await join(BOB))).toBe('gameOver');
});

test('kept out twice is kept out since the first time; damaged data keep nobody out', async () => {
  await keepOut(BOB);
  await keepOut({ ...BOB, name: 'Bobby' });
  expect(await tables.servers.keptOut.of(SERVER)).toHaveLength(1);
  await Promise.all([CYD, DAN].map(keepOut));
  expect(new Set((await tables.servers.keptOut.of(SERVER)).map(({ name }) => name))).toEqual(
    new Set(['Bob', 'Cyd', 'Dan']),
  );
  await store.setServerData(`${SERVER}.kept-out`, '{"format":1}');
  expect(await tables.servers.keptOut.of(SERVER)).toEqual([]);
});

test('PRIVACY.md: who has their data deleted stays kept out, under no name', async () => {
  await keepOut(BOB);
  expect(await tables.servers.keptOut.servers(BOB.user)).toEqual([{ server: SERVER, since: 1000 }]);
  await tables.servers.keptOut.forgetName(BOB.user);
  expect(await tables.servers.keptOut.of(SERVER)).toEqual([{ user: BOB.user, name: null, since: 1000 }]);
  await tables.servers.forget(SERVER);
  expect(await store.allServers()).toEqual([]);
});
