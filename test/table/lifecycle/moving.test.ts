import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tables } from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, asked, BOB, CHANNEL, CYD, done, newInteraction, requestOf, refusal } from '../table-scene.js';

const THREAD = '901';
const SERVER = '700';

let store: ReturnType<typeof scene.failing>;
let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  const embedded = await scene.embedded();
  ({ close } = embedded);
  store = scene.failing(embedded.store);
  tables = scene.tablesOn(store);
});
afterEach(() => close());

const ready = async (): Promise<void> => {
  done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en', thread: true, server: SERVER }));
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
  await tables.noteMessages(CHANNEL, { board: THREAD });
};
const move = (interaction = newInteraction(), person = ANN) => tables.move(CHANNEL, { interaction, person }, THREAD);

/** What the outbox does after every commit and at every start. */
const delivering = (here: Tables): void => here.onChange(async ({ channel }) => here.arrive(channel));

test('a game that moves to a thread begins there once, with the people of its lobby, however often it is asked for', async () => {
  await ready();
  expect(refusal(await move(newInteraction(), BOB))).toBe('notHost');
  const once = newInteraction();
  const pressed = await Promise.all([
    move(once),
    move(once),
    move(),
    tables.perform(CHANNEL, requestOf(CYD), { do: 'join' }),
  ]);
  expect(pressed.map(({ is }) => is)).toEqual(['done', 'duplicate', 'refused', 'refused']);
  expect(pressed.slice(2).map((outcome) => refusal(outcome))).toEqual(['moved', 'moved']);
  await Promise.all([tables.arrive(CHANNEL), tables.arrive(CHANNEL)]);
  const game = (await tables.table(THREAD))!;
  expect(game.data).toMatchObject({
    phase: 'playing',
    game: { host: ANN.user, upkeep: { moved: null, origin: { channel: CHANNEL, message: THREAD } } },
  });
  await tables.arrive(CHANNEL);
  expect((await tables.table(THREAD))!.revision).toBe(game.revision);
  expect([ANN, BOB]).toContain(asked(game));
});

test('a crash between closing the lobby and dealing in the thread loses nothing', async () => {
  await ready();
  store.fail = ({ channel }) => (channel === THREAD ? 'before' : null);
  done(await move());
  await expect(tables.arrive(CHANNEL)).rejects.toThrow('away');
  expect(await tables.table(THREAD)).toBeNull();
  await expect(tables.open(CHANNEL, requestOf(CYD), { language: 'en' })).rejects.toThrow('away');
  store.fail = null;
  const restarted = scene.tablesOn(store);
  delivering(restarted);
  await restarted.drain();
  expect((await restarted.table(THREAD))?.data.phase).toBe('playing');
  expect(await store.liveChannels()).toEqual([THREAD]);
});

test('dealing whose reply is lost is not done again, and the channel is free for another table', async () => {
  await ready();
  done(await move());
  store.fail = ({ channel }) => (channel === THREAD ? 'after' : null);
  await expect(tables.arrive(CHANNEL)).rejects.toThrow('away');
  store.fail = null;
  const dealt = (await tables.table(THREAD))!;
  const lobby = done(await tables.open(CHANNEL, requestOf(CYD), { language: 'en', server: SERVER }));
  expect(lobby.data).toMatchObject({ phase: 'lobby', game: { host: CYD.user, upkeep: { moved: null } } });
  expect((await tables.table(THREAD))!.revision).toBe(dealt.revision);
  await tables.servers.change(SERVER, (before) => ({ ...before, tables: 2 }));
  expect(refusal(await tables.open('5', requestOf(ANN), { language: 'en', server: SERVER }))).toBe('serverFull');
});

test('where another table plays in the thread the lobby opens again', async () => {
  await ready();
  done(await tables.open(THREAD, requestOf(CYD), { language: 'en' }));
  done(await move());
  await tables.arrive(CHANNEL);
  expect((await tables.table(CHANNEL))!.data).toMatchObject({ phase: 'lobby', game: { upkeep: { moved: null } } });
  expect((await tables.table(THREAD))!.data.game.host).toBe(CYD.user);
  done(await tables.perform(CHANNEL, requestOf(CYD), { do: 'join' }));
});

test('a rematch in the thread stays there, and does not bring the lobby back', async () => {
  await ready();
  done(await move());
  await tables.arrive(CHANNEL);
  const game = done(await tables.perform(THREAD, requestOf(ANN), { do: 'end' }));
  await tables.noteMessages(THREAD, { board: 'result', former: { message: 'before the result', told: true } });
  const again = done(await tables.rematch(THREAD, requestOf(BOB), game.data.game.id));
  expect(again.data).toMatchObject({ game: { options: { thread: false }, upkeep: { origin: null } } });
  expect(again.data.display.messages).toMatchObject({ board: null, former: null });
  await tables.arrive(CHANNEL);
  expect((await tables.table(CHANNEL))!.data.phase).toBe('over');
  expect(refusal(await tables.rematch(CHANNEL, requestOf(ANN), game.data.game.id))).toBe('moved');
});
