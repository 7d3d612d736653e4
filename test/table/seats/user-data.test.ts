import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { createLogger } from '../../../src/ops/index.js';
import { openStore } from '../../../src/store/index.js';
import { createTables, GAME_ENDED, ForeignRecord, practiceOf, type Person } from '../../../src/table/index.js';

const ANN: Person = { user: '11', name: 'Ann the First' };
const BOB: Person = { user: '12', name: 'Bob' };

const NOTHING = { entries: [], outbox: [], interaction: null, ended: true } as const;

const opened = async (now?: () => number) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'souls-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const store = await openStore({ redisUrl: undefined, dataDir, log: createLogger({ level: 'silent' }) });
  onTestFinished(async () => store.close());
  const tables = createTables({ store, cards: { card: cardById }, random: () => 'a seed', ...(now && { now }) });
  return { store, tables };
};

test('DISCORD 3: deletion takes a person off every table, open, playing and over; computer players play on', async () => {
  const { store, tables } = await opened();
  for (const channel of ['1', '2', '3']) {
    await tables.open(channel, { interaction: `o${channel}`, person: ANN }, { language: 'en' });
    await tables.perform(channel, { interaction: `j${channel}`, person: BOB }, { do: 'join' });
    if (channel !== '1') await tables.perform(channel, { interaction: `s${channel}`, person: ANN }, { do: 'start' });
  }
  const said = { to: 'p2', gives: true, amount: 1, favour: 'do as Ann says' } as const;
  await tables.perform('2', { interaction: 'w2', person: ANN }, { do: 'offer', terms: said });
  const { id: game } = (await tables.table('2'))!.data.game;
  await tables.perform(
    '2',
    { interaction: 'a2', person: BOB },
    { do: 'answerOffer', click: { game, offer: 'w2', answer: 'accept' } },
  );
  expect((await store.load('2'))!.answers).toContain(said.favour);
  await tables.perform('3', { interaction: 'e3', person: ANN }, { do: 'end' });
  await tables.beginPractice({ interaction: 'p', person: ANN }, 'en');
  await tables.open('5', { interaction: 'o5', person: ANN }, { language: 'en' });
  await tables.perform('5', { interaction: 'j5', person: BOB }, { do: 'join' });
  await tables.perform('5', { interaction: 'e5', person: ANN }, { do: 'end' });
  await tables.rematch('5', { interaction: 'r5', person: ANN }, (await tables.table('5'))!.data.game.id);
  await store.setDraft('2', 'of Ann', 'chosen');
  await tables.open('4', { interaction: 'o4', person: BOB }, { language: 'fr' });
  expect(await tables.seatsOf(ANN.user, false)).toHaveLength(5);
  const awaited = (await tables.seatsOf(ANN.user, true)).filter(({ isAwaited }) => isAwaited);
  expect(awaited.map(({ channel }) => channel)).toContain(practiceOf(ANN.user));

  await store.commit({ ...NOTHING, channel: '0', expectedRevision: 0, answers: `{"format":9,"seat":"${ANN.user}"}` });

  await expect(tables.forgetPerson(ANN, ['of Ann'])).rejects.toThrow(ForeignRecord);
  expect(await store.draft('2', 'of Ann')).toBeNull();
  for (const channel of (await store.allChannels()).filter((one) => one !== '0')) {
    const { answers } = (await store.load(channel))!;
    expect(answers).not.toContain(ANN.name);
    expect(answers).not.toContain(`"${ANN.user}"`);
    expect(answers).not.toContain(said.favour);
  }
  expect((await tables.table('1'))?.data).toMatchObject({
    phase: 'lobby',
    game: { host: BOB.user, seats: [{ name: 'Bob' }] },
  });
  expect((await tables.table('2'))?.data).toMatchObject({
    phase: 'playing',
    game: { host: BOB.user, seats: [{ name: 'A former player', user: null, computer: 'simple' }, { name: 'Bob' }] },
  });
  expect((await tables.table('3'))?.data.game.seats[0]).toMatchObject({ name: 'A former player', user: null });
  expect(await tables.table(practiceOf(ANN.user))).toBeNull();
  expect((await tables.seatsOf(BOB.user, false)).map(({ channel }) => channel)).toEqual(['1', '2', '3', '4', '5']);
});

test('DISCORD 3: what is done when a game ends is done then only, not when a person is forgotten later', async () => {
  const { tables } = await opened();
  const heard: (readonly string[])[] = [];
  tables.onChange(async (_table, outbox) => void heard.push(outbox));
  await tables.open('1', { interaction: 'o1', person: ANN }, { language: 'en' });
  await tables.perform('1', { interaction: 'j1', person: BOB }, { do: 'join' });
  await tables.perform('1', { interaction: 's1', person: ANN }, { do: 'start' });
  await tables.noteMessages('1', { hands: { [ANN.user]: { channel: '7', message: '8' } } });
  await tables.drain();
  expect(heard.flat()).not.toContain(GAME_ENDED);
  await tables.perform('1', { interaction: 'e1', person: ANN }, { do: 'end' });
  await tables.drain();
  expect(heard.at(-1)).toEqual(['board', GAME_ENDED]);
  await tables.forgetPerson(ANN, []);
  await tables.drain();
  expect(heard.at(-1)).toEqual(['board']);
  expect((await tables.table('1'))!.data.display.messages.hands).toEqual({});
});

test('DISCORD 3: a game is kept for 90 days after its end, and one that goes on is kept', async () => {
  const day = 24 * 3_600_000;
  let time = 1_000 * day;
  const { store, tables } = await opened(() => time);
  for (const channel of ['1', '2', '3'])
    await tables.open(channel, { interaction: `o${channel}`, person: ANN }, { language: 'en' });
  for (const channel of ['1', '3'])
    await tables.perform(channel, { interaction: `e${channel}`, person: ANN }, { do: 'end' });
  const { revision: expectedRevision, answers } = (await store.load('3'))!;
  const older = answers.replace(/"touched":\d+/, '"touched":null'); // as v0.1.0 left them
  const plain = { entries: [], outbox: [], interaction: null, ended: true };
  await store.commit({ ...plain, channel: '3', expectedRevision, answers: older });
  const removed = async (after: number): Promise<readonly string[]> => {
    time += after;
    await tables.removeOld(() => null);
    return store.allChannels();
  };
  expect(await removed(day)).toEqual(['1', '2', '3']);
  expect(await removed(89 * day - 1)).toEqual(['1', '2', '3']);
  expect(await removed(1)).toEqual(['2', '3']);
  expect(await removed(day - 1)).toEqual(['2', '3']);
  expect(await removed(1)).toEqual(['2']);
});

test('hours and absences of people leave their seats with the end of a game, those of older versions with the next tidying', async () => {
  const { store, tables } = await opened();
  const away = { zone: 'Europe/Paris', quiet: { from: 60, to: 400 }, away: { until: 1 } };
  const host = { ...ANN, hours: away, showsHours: true };
  for (const channel of ['1', '2']) {
    await tables.open(channel, { interaction: `o${channel}`, person: host }, { language: 'en' });
    await tables.perform(channel, { interaction: `j${channel}`, person: BOB }, { do: 'join' });
    await tables.perform(channel, { interaction: `s${channel}`, person: ANN }, { do: 'start' });
  }
  const before = (await store.load('2'))!;
  expect(before.answers).toContain('Europe/Paris');
  await tables.perform('1', { interaction: 'e1', person: ANN }, { do: 'end' });
  expect((await store.load('1'))!.answers).not.toMatch(/Paris|hours|away/);
  const older = before.answers.replace('"phase":"playing"', '"phase":"over"'); // as v0.10.4 left it
  await store.commit({ ...NOTHING, channel: '2', expectedRevision: before.revision, answers: older });
  const last = (await tables.table('2'))!.data.game.upkeep.touched;
  await tables.removeOld(() => null);
  expect((await store.load('2'))!.answers).not.toMatch(/Paris|"away"|showsHours/);
  expect((await tables.table('2'))!.data.game.upkeep.touched).toBe(last);
});

test('DISCORD 3: the tables of a server that removed the bot go after 30 days, unless it is asked in again', async () => {
  const day = 24 * 3_600_000;
  let time = 1_000 * day;
  const { store, tables } = await opened(() => time);
  for (const [channel, server] of [
    ['1', '70'],
    ['2', '70'],
    ['3', '71'],
    ['4', '72'],
  ] as const)
    await tables.open(channel, { interaction: `o${channel}`, person: ANN }, { language: 'en', server });
  await tables.servers.change('70', (before) => ({ ...before, tables: 2 }));
  expect(await tables.servers.seen('70', false)).toBe(time);
  await store.setServerData('73.questions', '{}');
  time += 20 * day;
  await tables.removeOld((server) => server === '72'); // '71' went while the bot was away
  await tables.servers.seen('71', true);
  time += 10 * day - 1;
  await tables.removeOld(() => null);
  await tables.removeOld((server) => server !== '70');
  expect(await store.allChannels()).toEqual(['1', '2', '3', '4']);
  time += 1;
  await tables.removeOld((server) => server !== '70');
  expect(await store.allChannels()).toEqual(['3', '4']);
  expect(await tables.table('1')).toBeNull();
  expect(await store.allServers()).not.toContain('70');
  expect(await store.allServers()).toContain('73.questions');
  await tables.removeOld(() => false);
  time += 30 * day;
  await tables.removeOld(() => false);
  expect([await store.allServers(), await store.allChannels()]).toEqual([[], []]);
});

test('where a person is awaited is known without reading every table anew', async () => {
  const { store, tables } = await opened();
  const others = ['21', '22', '23'];
  for (const channel of others) await tables.open(channel, { interaction: channel, person: BOB }, { language: 'en' });
  await tables.open('20', { interaction: 'o20', person: ANN }, { language: 'en' });
  await tables.perform('20', { interaction: 'j20', person: BOB }, { do: 'join' });
  const started = await tables.perform('20', { interaction: 's20', person: ANN }, { do: 'start' });
  expect(started.is).toBe('done');
  const loaded: string[] = [];
  const load = store.load.bind(store);
  store.load = async (channel) => {
    loaded.push(channel);
    return load(channel);
  };
  const [first, second] = [await tables.awaitedSeatsOf(ANN.user), await tables.awaitedSeatsOf(BOB.user)];
  expect([...first, ...second].map(({ channel }) => channel)).toContain('20');
  expect(loaded.filter((channel) => others.includes(channel)).toSorted()).toEqual(others);
});
