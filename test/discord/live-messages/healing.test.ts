import { REST } from 'discord.js';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAbsences } from '../../../src/discord/live-messages/absences.js';
import { createBudget } from '../../../src/discord/rest/budget.js';
import { messengerOn } from '../../../src/discord/rest/messenger.js';
import { requestsOn } from '../../../src/discord/rest/requests.js';
import { realTimers } from '../../../src/discord/rest/timers.js';
import type { Person } from '../../../playground/index.js';
import { isAbsent } from '../../../src/table/index.js';
import { HandClock, rest, stand } from '../../playground/bot.js';
import { CHANNEL, done, embedded, requestOf, silent, tablesOn } from '../../table/table-scene.js';
import { HandTimers } from '../support/hand-timers.js';
import {
  boardSeen,
  isEnding,
  isEphemeral,
  labelsOf,
  openHouse,
  plainSeed,
  speak,
  startedTable,
  textOf,
  type House,
  endGame,
  endTurn,
  leaveGame,
  typeEndTurn,
} from '../support/house.js';
import { stateIn } from '../../support/internals.js';

const { ViewChannel, SendMessages, EmbedLinks, ReadMessageHistory, SendMessagesInThreads } = PermissionFlagsBits;
const ALL = ViewChannel | SendMessages | EmbedLinks | ReadMessageHistory | SendMessagesInThreads;
const { healing, errors, lobby, quitting, ui } = speak('en');

/** Ann and Bob in the middle of a game in a thread of the first channel. */
const startedInThread = async ({ standIn, tables }: House) => {
  const { body } = await rest(standIn, 'POST', `/channels/${standIn.channelId}/threads`, { name: 'Table', type: 11 });
  const [ann, bob] = [(await standIn.user('Ann')).in(body.id), (await standIn.user('Bob')).in(body.id)];
  await ann.slash('souls new');
  await bob.slash('souls join');
  await ann.slash('souls start');
  await bob.waitFor((messages) => textOf(boardSeen(messages)).includes('Turn 1'));
  const { session } = (await tables.table(body.id))!;
  const active = stateIn(session!).turn.active === 'p1' ? ann : bob;
  return { ann, bob, active, thread: body.id };
};

const directTexts = async (person: Person): Promise<readonly string[]> =>
  (await person.direct()).messages().map(({ content }) => content);

/** Waits until the board, wherever it is posted by now, tells what has happened since. */
const boardMoves = async (person: Person, before: string): Promise<void> =>
  void (await person.waitFor((messages) => {
    const board = boardSeen(messages);
    return board !== undefined && textOf(board) !== before;
  }));

test('the table of a deleted channel is closed, and its host is told once, in a direct message', async () => {
  const house = await openHouse();
  const { ann, bob, thread } = await startedInThread(house);
  await house.standIn.deleteChannel(thread);
  const direct = await ann.direct();
  await direct.waitFor(([told]) => told?.content === healing.channelGone);
  expect((await house.tables.table(thread))!.data.phase).toBe('over');
  expect(await directTexts(bob)).toEqual([]);
  await ann.in(house.standIn.channelId).slash('souls new');
});

test('an archived thread is opened again by the next act; a locked one pauses the table until it is unlocked', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { ann, active, thread } = await startedInThread(house);
  await standIn.changeThread(thread, { archived: true });
  const before = textOf(boardSeen(ann.messages()));
  await typeEndTurn(active);
  await boardMoves(ann, before);

  await standIn.changeThread(thread, { archived: true, locked: true });
  const locked = textOf(boardSeen(ann.messages()));
  const direct = await ann.direct();
  const acting = (await house.tables.table(thread))!.data.game.window!.asked[0] === 'p1' ? 'Ann' : 'Bob';
  await (await standIn.user(acting)).in(thread).slash('act pass');
  await direct.waitFor((messages) => messages.some(({ content }) => content === healing.threadLocked(thread)));
  await standIn.changeThread(thread, { archived: false, locked: false });
  await boardMoves(ann, locked);
  expect(await directTexts(ann)).toHaveLength(1);
});

test('rights that are lost pause the table in words, tell the host once, and heal it when they return', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { ann, active } = await startedTable(house);
  const board = boardSeen(active.messages())!;
  const { revision } = await house.table();
  await standIn.setBotPermissions(standIn.channelId, ViewChannel | ReadMessageHistory);
  const direct = await ann.direct();
  const names = ['sendMessages', 'embedLinks'].map((one) => errors.permission(one as 'sendMessages'));
  await direct.waitFor(([told]) => told?.content === healing.boardHidden(standIn.channelId, names));
  for (const again of [await active.click(ui.play, board), await active.slash('act end-turn')]) {
    expect(again.message!.content).toBe(healing.paused(names));
    expect(isEphemeral(again.message!)).toBe(true);
  }
  expect((await house.table()).revision).toBe(revision);
  await standIn.setBotPermissions(standIn.channelId, ALL);
  await typeEndTurn(active);
  await boardMoves(ann, textOf(board));
  expect(await isEnding(house, 1)).toBe(true);
  expect(await directTexts(ann)).toHaveLength(1);
});

test('DISCORD section 1: what a table will lack when it starts is told as it is opened', async () => {
  const { standIn } = await openHouse();
  const ann = await standIn.user('Ann');
  await standIn.setBotPermissions(standIn.channelId, ALL);
  const opened = (await ann.slash('souls new', { picture: true })).message!;
  expect(opened.content).toContain(lobby.opened);
  expect(opened.content).toContain(errors.missingPermissions(['attachFiles']));
});

test('DISCORD section 1: a game whose board cannot be shown can still be left and ended', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { ann, bob } = await startedTable(house);
  await standIn.setBotPermissions(standIn.channelId, ViewChannel | ReadMessageHistory);
  expect((await leaveGame(bob)).message!.content).toBe(quitting.hasLeft);
  expect((await endGame(ann)).message!.content).toBe(lobby.closed);
  expect((await house.table()).data.phase).toBe('over');
});

test('closed direct messages lose nothing: the host reads it at their next click', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { ann } = await startedTable(house);
  const board = boardSeen(ann.messages())!;
  await ann.change({ takesMessages: false });
  await standIn.setBotPermissions(standIn.channelId, ViewChannel | ReadMessageHistory);
  await house.logged('the host could not be told');
  expect((await ann.click(ui.play, board)).message!.content).toContain(errors.permission('embedLinks'));
  expect(house.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('a server that removed the bot has its tables back when it asks it in again', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { ann, active } = await startedTable(house);
  const before = textOf(boardSeen(ann.messages()));
  await standIn.setInServer(false);
  await expect(active.slash('act end-turn')).rejects.toThrow('no command');
  const { server } = (await house.table()).data.game.upkeep;
  const left = async (): Promise<number | null> =>
    (JSON.parse((await house.store.serverData(server!))!) as { readonly left: number | null }).left;
  while ((await left()) === null) await new Promise((resolve) => setImmediate(resolve));
  await standIn.setInServer(true);
  await typeEndTurn(active);
  await boardMoves(ann, before);
  while ((await left()) !== null) await new Promise((resolve) => setImmediate(resolve));
});

test('somebody who left the server is taken to have left the table; of somebody timed out the host is told once', async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const tables = tablesOn(store, plainSeed('usual'));
  const standIn = await stand();
  const people = [];
  for (const name of ['Ann', 'Bob', 'Cyd']) people.push(await standIn.user(name));
  const [ann, bob, cyd] = people as [Person, Person, Person];
  const personOf = ({ id, name }: Person) => ({ user: id, name });
  done(await tables.open(CHANNEL, requestOf(personOf(ann)), { souls: 4, language: 'en' }));
  for (const guest of [bob, cyd]) done(await tables.perform(CHANNEL, requestOf(personOf(guest)), { do: 'join' }));
  const rest = new REST({ api: standIn.apiUrl, version: '10' }).setToken(standIn.token);
  const api = messengerOn(requestsOn(rest, createBudget(realTimers)), 'notice');
  const timers = new HandTimers();
  const guildState = { serverOf: () => standIn.guildId };
  const absences = createAbsences({ tables, words: speak, log: silent }, () => api, guildState, timers);
  const seats = async () =>
    (await tables.table(CHANNEL))!.data.game.seats.map(({ user, computer }) => computer ?? user);

  const until = Math.ceil(Date.now() / 1000) * 1000 + 3_600_000;
  await bob.change({ timedOutUntil: until });
  await cyd.change({ inServer: false });
  for (const _again of [1, 2]) {
    await absences.check(CHANNEL);
    await timers.pass(600_000);
  }
  expect(await seats()).toEqual([ann.id, bob.id]);
  expect(await directTexts(ann)).toEqual([healing.timedOut('Bob', CHANNEL, until / 1000)]);

  const { session } = done(await tables.perform(CHANNEL, requestOf(personOf(ann)), { do: 'start' }));
  const [active, other] = stateIn(session!).turn.active === 'p1' ? [ann, bob] : [bob, ann];
  absences.seen(standIn.guildId, active.id);
  await active.change({ inServer: false });
  await absences.check(CHANNEL);
  expect(await seats()).toEqual([ann.id, bob.id]);
  await timers.pass(600_000);
  await absences.check(CHANNEL);
  expect(new Set(await seats())).toEqual(new Set([other.id, 'simple']));
});

test('clocks ask about nobody who was there just now, and once about whom several ask about at once', async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const tables = tablesOn(store);
  const asked: string[] = [];
  const api = {
    async member(_server: string, user: string) {
      asked.push(user);
      return { is: 'member', timedOutUntil: null } as const;
    },
    tell: async () => undefined,
  };
  const timers = new HandTimers();
  const absences = createAbsences(
    { tables, words: speak, log: silent },
    () => api,
    { serverOf: () => 'the server' },
    timers,
  );
  const place = { channel: CHANNEL, server: 'the server' };
  absences.seen('the server', 'ann');
  absences.seen('another server', 'bob');
  const users = ['ann', 'bob', 'bob'];
  const ask = async () => Promise.all(users.map(async (user) => absences.presenceForClocks(place, user)));
  expect(await ask()).toEqual(['here', 'here', 'here']);
  expect(asked).toEqual(['bob']);
  await timers.pass(60_000);
  await ask();
  expect(asked).toEqual(['bob', 'ann', 'bob']);
  expect(await absences.presenceOf(place, 'ann')).toBe('here');
  expect(asked).toHaveLength(4);
});

test('somebody timed out is asked about each time, and never taken to be there for having been found', async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const timers = new HandTimers();
  const until = timers.now() + 3_600_000;
  const api = { member: async () => ({ is: 'member', timedOutUntil: until }) as const, tell: async () => undefined };
  const guildState = { serverOf: () => 'the server' };
  const tables = tablesOn(store);
  const absences = createAbsences({ tables, words: speak, log: silent }, () => api, guildState, timers);
  for (const _again of [1, 2])
    expect(await absences.presenceForClocks({ channel: CHANNEL, server: 'the server' }, 'ann')).toEqual({
      timedOutUntil: until,
    });
});

test.each(['gone', 'timed out', 'unknown'] as const)(
  'before somebody is told that they are awaited Discord is asked, who says %s',
  async (how) => {
    const time = new HandTimers(Date.now());
    const house = await openHouse({ time });
    const { active, other } = await startedTable(house);
    await typeEndTurn(active);
    if (how === 'gone') await other.change({ inServer: false });
    if (how === 'timed out') await other.change({ timedOutUntil: time.now() + 3_600_000 });
    if (how === 'unknown') await house.standIn.fail('GET /guilds/:guild/members/:user', { status: 403, times: 9 });
    await time.pass(61_000);
    await house.tables.keepTime(house.bot.presenceOf)();
    const { data } = await house.table();
    const seat = data.game.seats.find(({ user }) => user === other.id);
    expect(seat === undefined).toBe(how === 'gone');
    expect(seat !== undefined && isAbsent(data, seat.player)).toBe(how === 'timed out');
    const { pace } = speak('en');
    if (how === 'timed out')
      await active.waitFor((messages) => textOf(boardSeen(messages)).includes(pace.timedOut(other.name)));
  },
);

test('a name of markdown and right-to-left marks is read letter by letter, turns nothing round and pings nobody', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const ann = await standIn.user('Ann');
  const odd = await standIn.user('**<@1>** \u202Efdp.x `@here`');
  await ann.slash('souls new');
  await odd.slash('souls join');
  await ann.slash('souls start');
  const board = await ann.waitFor((messages) => {
    const seen = boardSeen(messages);
    return textOf(seen).includes('Turn 1') && seen;
  });
  const said = ann.messages().flatMap((message) => [textOf(message), ...labelsOf(message)]);
  expect(said.join('\n')).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  expect(textOf(board)).toContain('\\*\\*\\<@\u20601\\>\\*\\* fdp.x \\`@\u2060here\\`');
  expect(standIn.pings.flatMap(({ users, everyone }) => [...users, everyone])).not.toContain(true);
  expect(standIn.problems).toEqual([]);
});

test('an act whose answer comes after 3 s has counted once; the next click shows how things stand', async () => {
  const clock = new HandClock();
  let release = (): void => undefined;
  let wait: Promise<void> | null = null;
  const house = await openHouse({
    clock,
    wrap: (store) => ({
      ...store,
      commit: async (commit) => {
        const before = wait;
        wait = null;
        await before;
        return store.commit(commit);
      },
    }),
  });
  const { standIn } = house;
  const { active } = await startedTable(house);
  const panel = (await active.slash('hand')).message!;
  wait = new Promise((resolve) => {
    release = resolve;
  });
  const late = endTurn(active, panel).catch((error: unknown) => error);
  while (wait !== null) await new Promise((resolve) => setImmediate(resolve));
  clock.advance(3_001);
  await standIn.checkDeadlines();
  expect(await late).toMatchObject({ message: 'This interaction failed' });
  release();
  await house.logged('an answer did not reach its person');
  expect(await isEnding(house, 1)).toBe(true);
  const after = await active.click(ui.endTurn, panel);
  expect(textOf(await after.finished())).toContain(
    speak('en').errors.refusal({ why: 'movedOn' }, { player: (id) => id, card: (id) => id }),
  );
});

test('one button pressed by two people in the same instant counts for both', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const [ann, bob, cyd] = await Promise.all(['Ann', 'Bob', 'Cyd'].map(async (name) => standIn.user(name)));
  await ann!.slash('souls new');
  const lobby = await bob!.waitFor((messages) => boardSeen(messages));
  await Promise.all([bob!.click(ui.join, lobby), cyd!.click(ui.join, lobby)]);
  expect((await house.table()).data.game.seats.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Bob', 'Cyd']);
  const full = await ann!.waitFor((messages) => {
    const board = boardSeen(messages);
    return textOf(board).includes('Cyd') && textOf(board).includes('Bob') && board;
  });
  const started = await Promise.all([ann!.click(ui.start, full), ann!.click(ui.start, full)]);
  expect(started.map(({ message }) => message?.content)).toContain(
    errors.refusal({ why: 'alreadyStarted' }, { player: (id) => id, card: (id) => id }),
  );
  expect((await house.table()).data.phase).toBe('playing');
});

test('DISCORD 2: of an act that goes with a lost session (op 9) nothing is done; done again it counts once', async () => {
  const clock = new HandClock();
  const house = await openHouse({ clock });
  const { standIn } = house;
  const ann = await standIn.user('Ann');
  await ann.slash('souls new');
  const lobby = await ann.waitFor((messages) => boardSeen(messages));
  const add = `v1:${(await house.table()).data.game.id}::addcpu:`;
  const seats = async () => (await house.table()).data.game.seats.length;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 }); // discord.js identifies once in 5 s
  onTestFinished(() => void vi.useRealTimers());
  await standIn.invalidateSession(false);
  const lost = { said: '' };
  void ann.force(add, lobby).catch((error: Error) => (lost.said = error.message));
  while (lost.said === '') {
    clock.advance(500);
    await standIn.checkDeadlines();
  }
  expect(lost.said).toBe('This interaction failed');
  expect(await seats()).toBe(1);
  await standIn.botIs('online');
  expect(await seats()).toBe(1);
  await ann.force(add, lobby);
  await standIn.duplicateLastInteraction();
  await ann.waitFor((messages) => textOf(boardSeen(messages)).includes('Computer 1'));
  expect(await seats()).toBe(2);
  expect(standIn.problems).toEqual([]);
});

test('under every fault of the connection and of the routes an act is done once, and the board shows it', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const ann = await standIn.user('Ann');
  await ann.slash('souls new');
  const lobby = await ann.waitFor((messages) => boardSeen(messages));
  const { id: game } = (await house.table()).data.game;
  const board = '/channels/:channel/messages/:message';
  const limited = { 'Retry-After': '0.2', 'X-RateLimit-Scope': 'shared' };
  const faults = [
    async () => standIn.dropConnections(),
    async () => standIn.requestReconnect(),
    async () => standIn.invalidateSession(true),
    async () => standIn.fail(`PATCH ${board}`, { status: 503, times: 1 }),
    async () => standIn.fail(`PATCH ${board}`, { status: 429, headers: limited, times: 1 }),
    async () => standIn.fail(`PATCH ${board}`, { delay: 300, times: 1 }),
    async () => standIn.fail('POST /interactions/:interaction/:token/callback', { status: 500, times: 1 }),
  ];
  for (const [index, fault] of faults.entries()) {
    await fault();
    const computers = index % 2 === 0 ? 1 : 0;
    await ann.force(`v1:${game}::${computers === 1 ? 'addcpu' : 'delcpu'}:`, lobby);
    expect((await house.table()).data.game.seats).toHaveLength(1 + computers);
  }
  await standIn.duplicateLastInteraction();
  await ann.waitFor((messages) => textOf(boardSeen(messages)).includes('Computer 1'));
  expect((await house.table()).data.game.seats).toHaveLength(2);
  expect(standIn.problems).toEqual([]);
});
