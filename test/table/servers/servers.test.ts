import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { boardMessage } from '../../../src/discord/messages/board/board-message.js';
import { createSweep } from '../../../src/discord/live-messages/upkeep/sweep.js';
import { words } from '../../../src/text/index.js';
import { HandTimers } from '../../discord/support/hand-timers.js';
import { createServers } from '../../../src/table/servers/servers.js';
import { createTables, USUAL_SERVER, type GameStore, type Tables } from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import {
  ANN,
  answer,
  asked,
  BOB,
  CHANNEL,
  CYD,
  done,
  newInteraction,
  requestOf,
  refusal,
  silent,
} from '../table-scene.js';
import { HOUR } from '../../support/durations.js';

const SERVER = '700';

let store: GameStore;
let close: () => Promise<void>;
let now: number;
let tables: Tables;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  now = 1_000_000 * HOUR;
  tables = createTables({ store, cards: { card: cardById }, log: silent, random: () => 'a seed', now: () => now });
});
afterEach(() => close());

const open = (channel: string, host = ANN) => tables.open(channel, requestOf(host), { language: 'en', server: SERVER });

test('a server has so many tables at once, each counted until it is over', async () => {
  await tables.servers.change(SERVER, (before) => ({ ...before, tables: 2 }));
  const once = newInteraction();
  const settings = { language: 'en', server: SERVER } as const;
  done(await tables.open('1', { interaction: once, person: ANN }, settings));
  expect((await tables.open('1', { interaction: once, person: ANN }, settings)).is).toBe('duplicate');
  const together = await Promise.all(['2', '3', '4'].map(async (channel) => open(channel)));
  expect(together.map(({ is }) => is).toSorted((a, b) => a.localeCompare(b))).toEqual(['done', 'refused', 'refused']);
  expect(refusal(await open('5'))).toBe('serverFull');
  done(await tables.perform('1', requestOf(BOB), { do: 'end', manages: true }));
  const { revision: expectedRevision } = (await store.load('1'))!;
  const foreign = { entries: [], outbox: [], interaction: null, ended: true };
  await store.commit({ ...foreign, channel: '1', expectedRevision, answers: 'not a table' });
  done(await open('5'));
  done(await tables.open('6', requestOf(ANN), { language: 'en', server: 'another' }));
  expect((await tables.servers.settings(SERVER)).tables).toBe(2);
});

test('DISCORD 3: a server allows tables in some channels, and damaged settings count as none', async () => {
  await tables.servers.change(SERVER, (before) => ({ ...before, channels: ['1'] }));
  expect(refusal(await open('2'))).toBe('wrongChannel');
  done(await open('1'));
  done(await tables.open('11', requestOf(ANN), { language: 'en', server: SERVER, within: '1' }));
  await store.setServerData(SERVER, '{"format":1,"settings":{"tables":"many"}}');
  expect(await tables.servers.settings(SERVER)).toEqual(USUAL_SERVER);
  done(await open('2'));
});

test('a table that nobody has started is closed after a day, a game after the days of its server', async () => {
  done(await open(CHANNEL));
  const phase = async () => (await tables.table(CHANNEL))?.data.phase;
  const later = async (hours: number) => {
    now += hours * HOUR;
    await tables.closeIdle(CHANNEL);
    return phase();
  };
  expect(await later(23)).toBe('lobby');
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
  expect(await later(23)).toBe('lobby');
  expect(await later(1)).toBe('over');
  expect((await tables.table(CHANNEL))?.data.game.upkeep.idleHours).toBe(24);

  await tables.servers.change(SERVER, (before) => ({ ...before, idleDays: 3 }));
  done(await open(CHANNEL));
  done(await tables.perform(CHANNEL, requestOf(CYD), { do: 'join' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  expect(await later(71)).toBe('playing');
  const acted = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'setHoldPriority', hold: true }));
  expect(await later(71)).toBe('playing');
  expect(await later(1)).toBe('over');
  const log = await tables.latestLog(CHANNEL, null, 5);
  expect(log.at(-1)?.line).toMatchObject({ say: 'closed', amount: 3 });
  expect(refusal(await answer(tables, acted, asked(acted), 'end'))).toBe('gameOver');
});

test('a table of an older version is idle only from the moment on at which it was found', async () => {
  const { revision } = done(await open(CHANNEL));
  const stored = (await store.load(CHANNEL))!;
  const { format, table } = JSON.parse(stored.answers) as {
    readonly format: number;
    readonly table: { readonly game: Record<string, object> };
  };
  const { upkeep: _, options: __, ...game } = table.game;
  const answers = JSON.stringify({ format, table: { ...table, game }, game: null });
  const kept = { entries: [], outbox: [], interaction: null, ended: false };
  await store.commit({ channel: CHANNEL, expectedRevision: revision, answers, ...kept });
  for (const hours of [1, 23]) {
    now += hours * HOUR;
    await tables.closeIdle(CHANNEL);
    expect((await tables.table(CHANNEL))?.data.phase).toBe('lobby');
  }
  now += HOUR;
  await tables.closeIdle(CHANNEL);
  expect((await tables.table(CHANNEL))?.data.phase).toBe('over');
});

test('idle tables are looked for at the start and every hour, and the board says that one was closed', async () => {
  done(await open(CHANNEL));
  done(await open('2', BOB));
  const timers = new HandTimers();
  let looks = 0;
  let twice = (): void => undefined;
  const lookedTwice = new Promise<void>((resolve) => {
    twice = resolve;
  });
  const closeIdle = async (channel: string): Promise<void> => {
    await tables.closeIdle(channel);
    looks += 1;
    if (looks === 4) twice(); // two tables each time
  };
  const context = { tables: { ...tables, closeIdle }, log: silent };
  const sweep = createSweep(context, store, { isIn: () => null }, timers, { send: async () => undefined }, () => true);
  now += 23 * HOUR;
  await sweep.start();
  done(await tables.perform('2', requestOf(CYD), { do: 'join' }));
  now += HOUR;
  await timers.pass(HOUR);
  await lookedTwice;
  expect((await tables.table(CHANNEL))?.data.phase).toBe('over');
  expect((await tables.table('2'))?.data.phase).toBe('lobby');
  for (const language of ['en', 'fr'] as const) {
    const w = words(language, { card: cardById });
    const board = boardMessage((await tables.table(CHANNEL))!, w, []);
    expect(board.embeds[0]?.description).toBe(w.server.closedIdle(24));
  }
  sweep.stop();
});

test('a server that another process looks after is never taken to have removed the bot, and keeps its tables', async () => {
  done(await open(CHANNEL));
  done(await tables.open('2', requestOf(BOB), { language: 'en', server: 'another' }));
  const isIn = (server: string): boolean | null => (server === SERVER ? false : null);
  for (let days = 0; days < 31; days += 1) {
    now += 24 * HOUR;
    await tables.removeOld(isIn);
  }
  expect(await tables.table(CHANNEL)).toBeNull();
  expect(await tables.table('2')).not.toBeNull();
  expect(await tables.serverOf('2')).toBe('another');
});

test('a table that another process opens while this one looks at it stays counted', async () => {
  const [here, there] = [createServers(store, () => now), createServers(store, () => now)];
  const live = new Set<string>();
  const isLive = async (channel: string): Promise<boolean> => live.has(channel);
  let opened = (): void => undefined;
  let listed = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (opened = resolve));
  const isListed = new Promise<void>((resolve) => (listed = resolve));
  const other = there.enter(SERVER, '1', isLive, async () => {
    listed();
    await isOpen;
    live.add('1');
  });
  await isListed;
  let looks = 0;
  await here.enter(
    SERVER,
    '2',
    async (channel) => {
      const was = await isLive(channel);
      looks += 1;
      if (looks === 1) {
        opened();
        await other;
      }
      return was;
    },
    async () => void live.add('2'),
  );
  expect(looks).toBe(2);
  expect((await here.opened(SERVER)).toSorted((a, b) => a.localeCompare(b))).toEqual(['1', '2']);
});

test('a channel that was noted twice is counted and listed once', async () => {
  done(await open('1'));
  await store.setServerData(SERVER, JSON.stringify({ format: 1, settings: { tables: 2 }, opened: ['1', '1'] }));
  expect(await tables.servers.opened(SERVER)).toEqual(['1']);
  done(await open('2'));
  expect(await tables.servers.opened(SERVER)).toEqual(['1', '2']);
});
